/** The console behind a network that is slow, and in the hands of people who press twice. */
import { setTimeout as delay } from "node:timers/promises";
import { expect } from "chai";
import type { Page } from "playwright-core";
import { expectNoFaults, goTo, signedIn } from "../../support/browser/console.js";
import { createVideo, receiver } from "./videos.js";

/** The answers of an operation come when they are let go. */
async function hold(page: Page, operation: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(`**/console/api/${operation}*`, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

describe("the console behind a slow network", function () {
  this.timeout(180_000);
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
    const letGo = await hold(page, "requests");
    await page.getByLabel("Model").fill("demo/assistant-chat");
    await more.waitFor({ state: "detached" });
    letGo();
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
    const letGo = await hold(page, "tasks");
    await page.getByLabel("Wallet").fill("nobody");
    const former = page.locator("[aria-busy=true]").filter({ has: link });
    await former.waitFor();
    letGo();
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
    await page.locator("button:enabled", { hasText: "Deliver again" }).waitFor();
    let delivered = 0;
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/redeliver")) delivered += 1;
    });
    const letDeliveryGo = await hold(page, "tasks/*/");
    const letPageGo = await hold(page, "tasks/");
    for (const goOn of [letDeliveryGo, letPageGo]) {
      for (const pauseMs of [0, 300, 700]) {
        await delay(pauseMs);
        if (await again.isEnabled()) await again.click();
      }
      goOn();
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
    const letGo = await hold(page, "keys");
    await page.getByRole("button", { name: "Send" }).dblclick();
    letGo();
    await page.getByRole("region", { name: "Answer" }).getByText("first byte").waitFor();
    expect(made).to.equal(1);
    expectNoFaults(opened);
  });
});
