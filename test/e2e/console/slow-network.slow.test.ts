/** The console behind a network that is slow, and in the hands of people who press twice. */
import { setTimeout as delay } from "node:timers/promises";
import { expect } from "chai";
import type { Page } from "playwright-core";
import { expectNoFaults, goTo, signedIn } from "../../support/browser/console.js";
import { createVideo, receiver } from "./videos.js";

const SLOW_MS = 1_500;

/** Answers of an operation come late. */
async function slow(page: Page, operation: string): Promise<void> {
  await page.route(`**/console/api/${operation}*`, async (route) => {
    await delay(SLOW_MS);
    await route.continue();
  });
}

describe("the console behind a slow network", function () {
  this.timeout(120_000);
  const open = signedIn({ callbacks: { allowPrivateAddresses: true } });
  const receive = receiver();

  it("asks for no more rows of a filter whose first ones are not there yet", async () => {
    const opened = await open("/console/requests");
    const { page, demo } = opened;
    const send = (model: string) =>
      fetch(`${demo.url}/v1/chat/completions`, {
        method: "POST",
        headers: { authorization: `Bearer ${demo.key}`, "content-type": "application/json" },
        body: JSON.stringify({ model, messages: [{ role: "user", content: "hi" }] }),
      }).then((answer) => answer.text());
    for (let count = 0; count < 60; count += 1) await send(count < 5 ? "demo/assistant-chat" : "demo/assistant");
    const more = page.getByRole("button", { name: "Show more" });
    await more.waitFor();
    await slow(page, "requests");
    await page.getByLabel("Model").fill("demo/assistant-chat");
    await more.waitFor({ state: "detached", timeout: SLOW_MS });
    const rows = page.getByRole("table", { name: "Requests" }).locator("tbody tr");
    await rows.filter({ hasNotText: "demo/assistant-chat" }).first().waitFor({ state: "detached" });
    expect(await rows.count()).to.equal(5);
    expectNoFaults(opened);
  });

  it("shows rows of a former filter as such until the next ones are there", async () => {
    const opened = await open("/console/tasks");
    const { page, demo } = opened;
    const id = await createVideo(demo);
    const link = page.getByRole("link", { name: id });
    await link.waitFor();
    await slow(page, "tasks");
    await page.getByLabel("Wallet").fill("nobody");
    const former = page.locator("[aria-busy=true]").filter({ has: link });
    await former.waitFor({ timeout: SLOW_MS });
    await link.waitFor({ state: "detached" });
    expect(await page.locator("[aria-busy=true]").count()).to.equal(0);
    expectNoFaults(opened);
  });

  it("delivers a callback again once where the button is pressed until its page is loaded again", async () => {
    const opened = await open("/console/tasks");
    const { page, demo } = opened;
    const { url } = receive();
    await page.getByRole("link", { name: await createVideo(demo, url) }).click();
    const again = page.getByRole("button", { name: "Deliver again" });
    await page.locator("button:enabled", { hasText: "Deliver again" }).waitFor({ timeout: 30_000 });
    let delivered = 0;
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/redeliver")) delivered += 1;
    });
    await slow(page, "tasks/**/");
    for (const pauseMs of [0, 300, 700, 1_000]) {
      await delay(pauseMs);
      if (await again.isEnabled()) await again.click();
    }
    expect(delivered).to.equal(1);
    expectNoFaults(opened);
  });

  it("makes one key for the playground where Send is pressed twice", async () => {
    const opened = await open("/console/models");
    const { page } = opened;
    let made = 0;
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/console/api/keys")) made += 1;
    });
    await goTo(page, "Playground");
    await slow(page, "keys");
    await page.getByRole("button", { name: "Send" }).dblclick();
    await page.getByRole("region", { name: "Answer" }).getByText("first byte").waitFor();
    expect(made).to.equal(1);
    expectNoFaults(opened);
  });
});
