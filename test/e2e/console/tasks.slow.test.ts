import { expect } from "chai";
import { expectAccessible, takePicture } from "../../support/browser/browser.js";
import { cutTables, expectNoFaults, LOOKS, signedIn } from "../../support/browser/console.js";
import { createAmbiguous, createVideo, receiver, silentProvider } from "./videos.js";

describe("the console's tasks", function () {
  this.timeout(180_000);
  const open = signedIn({ callbacks: { allowPrivateAddresses: true } });
  const receive = receiver();
  const silent = silentProvider();

  const decisions = [
    { outcome: "released", end: "Nothing was charged.", charge: undefined },
    { outcome: "charged", end: "$0.12", charge: " 0.12 " },
  ];
  for (const { outcome, end, charge } of decisions)
    it(`are resolved where nobody knows whether the provider accepted them: ${outcome}`, async () => {
      const opened = await open("/console/tasks?state=ambiguous");
      const { page, demo } = opened;
      await createAmbiguous(demo, silent());
      await page.getByRole("table", { name: "Tasks" }).getByRole("link").first().click();
      await page.getByText("It is not known whether the provider accepted this task.").waitFor();
      await page.getByRole("region", { name: "Timeline" }).getByText("ambiguous").waitFor();
      await page.getByRole("button", { name: "Resolve" }).click();
      const dialog = page.getByRole("dialog", { name: "Resolve the task" });
      await dialog.getByText("It cannot be undone.").waitFor();
      await dialog.getByLabel("Outcome").selectOption(outcome);
      if (charge !== undefined) await dialog.getByLabel("Charge (USD)").fill(charge);
      await expectAccessible(page, "the dialog of a task that is resolved");
      await dialog.getByRole("button", { name: "Resolve task" }).click();
      await dialog.waitFor({ state: "detached" });
      await page.getByRole("region", { name: "Cost" }).getByText(end).first().waitFor();
      await page.getByRole("button", { name: "Resolve" }).waitFor({ state: "detached" });
      expectNoFaults(opened);
    });

  it("has room for all columns on a window of usual width", async () => {
    const opened = await open("/console/tasks", LOOKS[0]);
    const { page, demo } = opened;
    const id = await createVideo(demo, undefined, "demo/videographer-moderated");
    const tasks = page.getByRole("table", { name: "Tasks" });
    await tasks.getByRole("link", { name: id }).waitFor();
    await tasks.getByRole("columnheader", { name: "Cost" }).waitFor();
    expect(await cutTables(page)).to.equal(0);
    expectNoFaults(opened);
  });

  it("leads to the call that created it and back, with what it cost in both", async () => {
    const opened = await open("/console/tasks");
    const { page, demo } = opened;
    const id = await createVideo(demo);
    const key = page.locator("dt", { hasText: "Request" }).locator("xpath=following-sibling::dd[1]");
    await page.getByRole("table", { name: "Tasks" }).getByRole("link", { name: id }).click();
    const cost = page.getByRole("region", { name: "Cost" });
    await cost
      .getByRole("row", { name: /Seconds of video/ })
      .getByText("$0.05")
      .first()
      .waitFor();
    await key.getByRole("link").click();
    await page.getByRole("heading", { level: 1, name: /^Request log_/ }).waitFor();
    await cost.getByText("Cost of the task").waitFor();
    await cost.getByRole("link", { name: id }).click();
    await page.getByRole("heading", { level: 1, name: `Task ${id}` }).waitFor();
    expectNoFaults(opened);
  });

  const withoutMedia = [
    ["demo/videographer-stuck", "It has made nothing yet."],
    ["demo/videographer-moderated", "It has made nothing."],
    ["demo/videographer-video-generation", "Its video is at its host, where its owner reads it."],
  ] as const;
  for (const [model, words] of withoutMedia)
    it(`says why there is no video to play: ${words}`, async () => {
      const opened = await open("/console/tasks");
      const { page, demo } = opened;
      const id = await createVideo(demo, undefined, model);
      await page.getByRole("table", { name: "Tasks" }).getByRole("link", { name: id }).click();
      await page.getByText(words).waitFor();
      expectNoFaults(opened);
    });

  it("runs to its end with its video, its time line and its callback, which is delivered again", async () => {
    const opened = await open("/console/tasks");
    const { page, demo } = opened;
    const { url, received } = receive();
    const id = await createVideo(demo, url);
    await page.getByRole("table", { name: "Tasks" }).getByRole("link", { name: id }).click();
    await page.getByRole("heading", { level: 1, name: `Task ${id}` }).waitFor();
    await page.getByText("succeeded").first().waitFor();
    const plays = "document.querySelector('video')?.readyState >= 1";
    await page.locator("video").waitFor();
    for (let tries = 0; tries < 100 && !(await page.evaluate(plays)); tries += 1) await page.waitForTimeout(100);
    expect(await page.evaluate(plays), "the video can be played").to.equal(true);
    await page
      .getByRole("region", { name: "What its owner reads" })
      .getByText(/^\{\n {2}"/)
      .waitFor();
    const timeline = page.getByRole("region", { name: "Timeline" });
    for (const state of ["created", "running", "succeeded"])
      await timeline.getByRole("listitem").filter({ hasText: state }).first().waitFor();
    const callbacks = page.getByRole("region", { name: "Callbacks", exact: true });
    await callbacks.getByText("delivered", { exact: true }).first().waitFor();
    await callbacks.getByRole("button", { name: "Deliver again" }).click();
    for (let tries = 0; tries < 100 && received.length < 2; tries += 1) await page.waitForTimeout(100);
    expect(received.length).to.equal(2);
    await expectAccessible(page, "a task");
    await takePicture(page, "task");
    expectNoFaults(opened);
  });
});
