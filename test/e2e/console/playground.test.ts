import { expect } from "chai";
import type { Page } from "playwright-core";
import { expectAccessible, takePicture } from "../../support/browser/browser.js";
import { expectNoFaults, signedIn } from "../../support/browser/console.js";
import { until } from "../../support/until.js";

async function ask(page: Page, dialect: string, model: string, { prompt = "What is 12 * 12?", stream = true } = {}) {
  await page.getByRole("combobox", { name: "Dialect" }).selectOption(dialect);
  await page.getByRole("combobox", { name: "Model" }).selectOption(model);
  await page.getByRole("textbox", { name: "Prompt" }).fill(prompt);
  const streamed = page.getByRole("checkbox", { name: "Stream" });
  if (await streamed.isEnabled()) await streamed.setChecked(stream);
  await page.getByRole("button", { name: "Send" }).click();
}

describe("the console's playground", function () {
  this.timeout(120_000);
  const open = signedIn();

  it("asks a model in every dialect of text, streamed and whole", async () => {
    const opened = await open("/console/playground");
    const { page } = opened;
    const dialects = page.getByRole("combobox", { name: "Dialect" });
    await dialects.waitFor();
    const names = await dialects.locator("option").allInnerTexts();
    const model = "demo/assistant";
    const asked: string[] = [];
    for (const name of names) {
      await dialects.selectOption(name);
      if (!(await page.getByRole("checkbox", { name: "Offer a tool" }).isEnabled())) continue;
      for (const stream of [true, false]) {
        const prompt = `What is ${asked.length + 2} * 12?`;
        await ask(page, name, model, { prompt, stream });
        const answer = page.getByRole("region", { name: "Answer" });
        await answer
          .getByText(`${(asked.length + 2) * 12}`)
          .first()
          .waitFor();
        await answer.getByText(/all \d/).waitFor();
        asked.push(name);
      }
    }
    expect(asked.length, asked.join()).to.be.at.least(12);
    expectNoFaults(opened);
  });

  it("shows the raw exchange without the key, and a tool that the model calls", async () => {
    const opened = await open("/console/playground");
    const { page } = opened;
    await page.getByRole("checkbox", { name: "Offer a tool" }).check();
    for (const stream of [true, false]) {
      await ask(page, "messages", "demo/assistant", { prompt: "What is the weather in Paris?", stream });
      await page.getByRole("region", { name: "Answer" }).getByText("Calls a tool").waitFor();
    }
    const raw = page.getByRole("region", { name: "Raw exchange" });
    await raw
      .getByText(/get_weather/)
      .first()
      .waitFor();
    await raw.getByText(/^POST \/v1\/messages/).waitFor();
    await page.getByRole("region", { name: "Answer" }).getByText("200").waitFor();
    expect(await page.content()).not.to.match(/sk-iso-\w/);
    await expectAccessible(page, "playground");
    await takePicture(page, "playground");
    expectNoFaults(opened);
  });

  it("shows an image, a vector, and a video when it is made", async () => {
    const opened = await open("/console/playground");
    const { page } = opened;
    const answer = page.getByRole("region", { name: "Answer" });
    await ask(page, "images", "demo/painter-images", { prompt: "A boat" });
    await answer.getByRole("img", { name: "What the model made" }).waitFor();
    await ask(page, "embeddings", "demo/embedder-embeddings", { prompt: "A boat" });
    await answer.getByText(/\d+ numbers/).waitFor();
    await ask(page, "video-generation", "demo/videographer", { prompt: "A boat" });
    await answer.getByRole("link", { name: /^task_/ }).waitFor();
    await answer.locator("video").waitFor({ timeout: 30_000 });
    expectNoFaults(opened);
  });

  it("sends instructions, and shows binary messages as they come", async () => {
    const opened = await open("/console/playground");
    const { page } = opened;
    await page.getByRole("textbox", { name: "Instructions" }).fill("Answer in one word.");
    await ask(page, "bedrock-converse", "demo/assistant", { prompt: "What is 3 * 4?" });
    const raw = page.getByRole("region", { name: "Raw exchange" });
    await raw.getByText("The messages are binary.").waitFor();
    await raw.getByText(/^POST .*converse-stream/).waitFor();
    await raw.getByText(/"Answer in one word\."/).waitFor();
    await raw.getByText(/^contentBlockDelta \{/m).waitFor();
    await page.getByRole("region", { name: "Answer" }).getByText("12").first().waitFor();
    expectNoFaults(opened);
  });

  it("sends the settings of images and videos that the dialect offers", async () => {
    const opened = await open("/console/playground");
    const { page } = opened;
    await page.getByRole("combobox", { name: "Dialect" }).selectOption("images");
    await page.getByLabel("Count").fill("2");
    await page.getByLabel("Size").fill("1024x1024");
    await ask(page, "images", "demo/painter-images", { prompt: "A boat" });
    const answer = page.getByRole("region", { name: "Answer" });
    await answer.getByRole("img", { name: "What the model made" }).nth(1).waitFor();
    await page.getByRole("combobox", { name: "Dialect" }).selectOption("video-long-running");
    await page.getByLabel("Duration (seconds)").fill("6");
    await page.getByLabel("Aspect ratio").fill("9:16");
    expect(await page.getByLabel("Size").count()).to.equal(0);
    await ask(page, "video-long-running", "demo/videographer", { prompt: "A boat" });
    const raw = page.getByRole("region", { name: "Raw exchange" });
    await raw.getByText(/"durationSeconds": 6/).waitFor();
    await raw.getByText(/"aspectRatio": "9:16"/).waitFor();
    await expectAccessible(page, "settings of a video");
    await takePicture(page, "playground-settings");
    expectNoFaults(opened);
  });

  it("selects a call as a snippet where the page may not copy it, over plain http from another host", async () => {
    const opened = await open("/console/playground", { host: "gateway.test" });
    const { page } = opened;
    await ask(page, "chat", "demo/assistant");
    const raw = page.getByRole("region", { name: "Raw exchange" });
    await raw.getByRole("button", { name: "Copy as curl" }).click();
    const snippet = raw.getByRole("textbox", { name: "As curl" });
    await until(async () => (await snippet.inputValue()).startsWith("curl "), 10_000);
    const text = await snippet.inputValue();
    await until(async () => (await page.evaluate("getSelection().toString()")) === text, 10_000);
    expectNoFaults(opened);
  });

  it("shows why a call was refused", async () => {
    const { page } = await open("/console/playground");
    await ask(page, "chat", "demo/assistant-error-429", {});
    const answer = page.getByRole("region", { name: "Answer" });
    await answer.getByText("429").first().waitFor();
    expect(await answer.locator(".error").innerText()).not.to.equal("");
  });
});
