import { expect } from "chai";
import { setTimeout as delay } from "node:timers/promises";
import type { Page } from "playwright-core";
import { expectAccessible, takePicture } from "../../support/browser/browser.js";
import { expectNoFaults, expectUsable, goTo, LOOKS, signedIn } from "../../support/browser/console.js";
import { until } from "../../support/until.js";

/** One pixel. */
const DOT = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

async function ask(page: Page, dialect: string, model: string, { prompt = "What is 12 * 12?", stream = true } = {}) {
  await page.getByRole("combobox", { name: "Dialect" }).selectOption(dialect);
  await page.getByRole("combobox", { name: "Model" }).selectOption(model);
  await page.getByRole("textbox", { name: "Prompt" }).fill(prompt);
  const streamed = page.getByRole("checkbox", { name: "Stream" });
  if (await streamed.isEnabled()) await streamed.setChecked(stream);
  await page.getByRole("button", { name: "Send" }).click();
}

describe("the console's playground", function () {
  this.timeout(180_000);
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
      if (!(await page.getByRole("checkbox", { name: "Offer tools" }).isEnabled())) continue;
      for (const stream of [true, false]) {
        const prompt = `What is ${asked.length + 2} * 12?`;
        await ask(page, name, model, { prompt, stream });
        const answer = page.getByRole("region", { name: "Answer" });
        await answer
          .getByText(`${(asked.length + 2) * 12}`)
          .first()
          .waitFor();
        await answer.getByText(/all \d/).waitFor();
        await page.getByRole("button", { name: "Stop" }).waitFor({ state: "detached" });
        asked.push(name);
      }
    }
    expect(asked.length, asked.join()).to.be.at.least(12);
    expectNoFaults(opened);
  });

  it("shows the raw exchange without the key, and a tool that the model calls", async () => {
    const opened = await open("/console/playground");
    const { page } = opened;
    await page.getByRole("checkbox", { name: "Offer tools" }).check();
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
    await page.getByRole("region", { name: "Answer" }).getByText("200", { exact: true }).waitFor();
    expect(await page.content()).not.to.match(/sk-iso-\w/);
    await expectAccessible(page, "playground");
    await takePicture(page, "playground");
    expectNoFaults(opened);
  });

  it("goes on with the results of edited tools", async () => {
    const opened = await open("/console/playground");
    const { page } = opened;
    await page.getByRole("checkbox", { name: "Offer tools" }).check();
    const tools = page.getByRole("textbox", { name: "Tools" });
    await tools.fill((await tools.inputValue()).replace("The weather in a city", "How warm a city is"));
    await ask(page, "messages", "demo/assistant", { prompt: "What is the weather in Paris?" });
    const answer = page.getByRole("region", { name: "Answer" });
    await answer.getByRole("textbox", { name: "Result of get_weather" }).fill("Sunny, 21 degrees");
    await expectAccessible(page, "the next turn");
    await takePicture(page, "playground-tools");
    await answer.getByRole("button", { name: "Continue" }).click();
    const turns = answer.getByRole("list", { name: "Conversation" });
    await turns.getByText("Sunny, 21 degrees").waitFor();
    await answer.getByRole("textbox", { name: "Next turn" }).waitFor();
    const raw = page.getByRole("region", { name: "Raw exchange" });
    await raw.getByText(/"tool_result"/).waitFor();
    await raw.getByText(/"How warm a city is"/).waitFor();
    await answer.getByText("200", { exact: true }).waitFor();
    await answer.getByRole("textbox", { name: "Next turn" }).fill("What is 12 * 12?");
    await answer.getByRole("button", { name: "Continue" }).click();
    await answer.locator(".answer", { hasText: "144" }).first().waitFor();
    await turns.getByText("What is 12 * 12?").waitFor();
    await takePicture(page, "playground-conversation");
    expectNoFaults(opened);
  });

  it("goes on in every dialect of text", async () => {
    const opened = await open("/console/playground");
    const { page } = opened;
    const dialects = page.getByRole("combobox", { name: "Dialect" });
    await dialects.waitFor();
    const names = await dialects.locator("option").allInnerTexts();
    let count = 0;
    const answer = page.getByRole("region", { name: "Answer" });
    for (const name of names) {
      await dialects.selectOption(name);
      if (!(await page.getByRole("checkbox", { name: "Offer tools" }).isEnabled())) continue;
      count += 1;
      await page.getByRole("checkbox", { name: "Offer tools" }).check();
      await ask(page, name, "demo/assistant", { prompt: "What is the weather in Paris?" });
      await answer.getByRole("textbox", { name: "Result of get_weather" }).fill(`Sunny in ${name}`);
      await answer.getByRole("button", { name: "Continue" }).click();
      await answer.getByRole("list", { name: "Conversation" }).getByText(`Sunny in ${name}`).waitFor();
      await answer.getByText("200", { exact: true }).waitFor();
      await answer.getByRole("textbox", { name: "Next turn" }).waitFor();
    }
    expect(count).to.be.at.least(6);
    expectNoFaults(opened);
  });

  it("sends a turn again that was not answered, with the conversation before it", async () => {
    const { page } = await open("/console/playground");
    await ask(page, "chat", "demo/assistant", { prompt: "What is 12 * 12?" });
    const answer = page.getByRole("region", { name: "Answer" });
    await answer.getByRole("textbox", { name: "Next turn" }).fill("What is 13 * 13?");
    await page.context().setOffline(true);
    await answer.getByRole("button", { name: "Continue" }).click();
    await answer.getByText("The gateway cannot be reached.").waitFor();
    await page.context().setOffline(false);
    await answer.getByRole("button", { name: "Send the turn again" }).click();
    await answer.locator(".answer", { hasText: "169" }).first().waitFor();
    await answer.getByRole("list", { name: "Conversation" }).getByText("What is 12 * 12?", { exact: true }).waitFor();
    await answer.getByRole("textbox", { name: "Next turn" }).waitFor();
    expect(await answer.getByRole("button", { name: "Send the turn again" }).count()).to.equal(0);
  });

  it("says what is wrong with tools", async () => {
    const { page } = await open("/console/playground");
    const answer = page.getByRole("region", { name: "Answer" });
    await ask(page, "chat", "demo/assistant");
    await answer.getByText("144").first().waitFor();
    await page.getByRole("checkbox", { name: "Offer tools" }).check();
    await page.getByRole("textbox", { name: "Tools" }).fill("[{");
    await page.getByRole("button", { name: "Send" }).click();
    await answer.getByText("The tools are no JSON").waitFor();
    // What another question was answered is no answer to this one.
    await answer.getByText("144").first().waitFor({ state: "detached" });
  });

  it("sends an image as a file or as an address, where the dialect takes it", async () => {
    const opened = await open("/console/playground");
    const { page } = opened;
    const raw = page.getByRole("region", { name: "Raw exchange" });
    const answer = page.getByRole("region", { name: "Answer" });
    await page.getByRole("combobox", { name: "Dialect" }).selectOption("messages");
    await page.getByLabel("Image file").setInputFiles({ name: "dot.png", mimeType: "image/png", buffer: DOT });
    await page.getByRole("img", { name: "The image that is sent" }).waitFor();
    await ask(page, "messages", "demo/assistant", { prompt: "What is 12 * 12?" });
    await raw.getByText(DOT.toString("base64")).first().waitFor();
    await answer.getByText("200", { exact: true }).waitFor();
    await expectAccessible(page, "an image");
    await takePicture(page, "playground-image");
    await page.getByRole("combobox", { name: "Dialect" }).selectOption("images");
    await ask(page, "images", "demo/painter-images", { prompt: "A boat" });
    await raw.getByText(/^POST \/v1\/images\/edits/).waitFor();
    await answer.getByRole("img", { name: "What the model made" }).waitFor();
    await page.getByRole("button", { name: "Remove the image" }).click();
    await ask(page, "images", "demo/painter-images", { prompt: "A boat" });
    await raw.getByText(/^POST \/v1\/images\/generations/).waitFor();
    await page.getByRole("combobox", { name: "Dialect" }).selectOption("chat");
    await page.getByLabel("Image address").fill("https://pictures.example/boat.png");
    await ask(page, "chat", "demo/assistant-chat", { prompt: "What is 12 * 12?" });
    await raw.getByText(/"https:\/\/pictures\.example\/boat\.png"/).waitFor();
    await page.getByRole("combobox", { name: "Dialect" }).selectOption("embeddings");
    await page.getByLabel("Image file").waitFor({ state: "hidden" });
    expectNoFaults(opened);
  });

  it("brings the answer into sight where the form is long", async () => {
    const { page } = await open("/console/playground", { viewport: { width: 390, height: 844 } });
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByRole("region", { name: "Answer" }).locator(".answer", { hasText: "391" }).first().waitFor();
    const top = "document.querySelector('[aria-label=Answer]').getBoundingClientRect().top";
    await until(async () => Number(await page.evaluate(top)) < 400);
  });

  describe("while a call is slow", () => {
    const FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))";

    async function sendSlowly(page: Page): Promise<void> {
      await page.route("**/v1/**", async (route) => {
        await delay(1_500);
        await route.continue();
      });
      const sent = page.waitForRequest("**/v1/**");
      await page.getByRole("button", { name: "Send" }).click();
      await sent;
      await page.getByRole("button", { name: "Stop" }).waitFor();
      await page.evaluate(FRAMES);
    }

    it("leaves the other controls where they are", async () => {
      const { page } = await open("/console/playground");
      const stream = page.getByRole("checkbox", { name: "Stream" });
      const before = await stream.boundingBox();
      await sendSlowly(page);
      expect((await stream.boundingBox())?.x).to.equal(before?.x);
    });

    it("says that it was stopped", async () => {
      const { page } = await open("/console/playground");
      await sendSlowly(page);
      await page.getByRole("button", { name: "Stop" }).click();
      await page.getByRole("region", { name: "Answer" }).getByText("It was stopped.").waitFor();
      await page.getByRole("region", { name: "Raw exchange" }).getByText("There is none.").waitFor();
    });

    it("does not scroll again when it is answered", async () => {
      const { page } = await open("/console/playground", { viewport: { width: 390, height: 844 } });
      await sendSlowly(page);
      await page.evaluate("scrollTo(0, 0)");
      await page.getByRole("region", { name: "Answer" }).getByText("200", { exact: true }).waitFor();
      await page.getByRole("button", { name: "Stop" }).waitFor({ state: "detached" });
      await page.evaluate(FRAMES);
      expect(await page.evaluate("scrollY")).to.equal(0);
    });
  });

  it("says that the gateway cannot be reached, where it answers nothing", async () => {
    const { page } = await open("/console/playground");
    await page.getByRole("button", { name: "Send" }).waitFor();
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByText("The gateway cannot be reached.").waitFor();
  });

  it("says that an image could not be read, and keeps none before it", async () => {
    const opened = await open("/console/playground");
    const { page } = opened;
    const field = page.getByLabel("Image file");
    const file = { name: "a.png", mimeType: "image/png", buffer: Buffer.from("one") };
    await field.setInputFiles(file);
    await page.getByRole("button", { name: "Remove the image" }).waitFor();
    await page.evaluate("FileReader.prototype.readAsDataURL = function () { this.onerror(new Event('error')); }");
    await field.setInputFiles({ ...file, name: "b.png" });
    await page.getByRole("alert").getByText("The file could not be read.").waitFor();
    expect(await page.getByRole("button", { name: "Remove the image" }).count()).to.equal(0);
    expectNoFaults(opened);
  });

  it("keeps an image over a dialect that takes none, and forgets it when it is removed", async () => {
    const { page } = await open("/console/playground");
    const dialects = page.getByRole("combobox", { name: "Dialect" });
    const file = page.getByLabel("Image file");
    await dialects.selectOption("messages");
    await file.setInputFiles({ name: "dot.png", mimeType: "image/png", buffer: DOT });
    await dialects.selectOption("embeddings");
    await file.waitFor({ state: "hidden" });
    await dialects.selectOption("messages");
    await page.getByRole("img", { name: "The image that is sent" }).waitFor();
    expect(await file.inputValue()).to.match(/dot\.png$/);
    await page.getByRole("button", { name: "Remove the image" }).click();
    expect(await file.inputValue()).to.equal("");
  });

  it("can be used by everyone, light and dark, on a desk and on a phone", async () => {
    const opened = await open("/console/playground", LOOKS[1]);
    const { page } = opened;
    await page.getByRole("checkbox", { name: "Offer tools" }).check();
    await page.getByLabel("Image file").setInputFiles({ name: "dot.png", mimeType: "image/png", buffer: DOT });
    await ask(page, "messages", "demo/assistant", { prompt: "What is the weather in Paris?" });
    await page.getByRole("textbox", { name: "Result of get_weather" }).fill("Sunny");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("list", { name: "Conversation" }).waitFor();
    await page.getByRole("textbox", { name: "Next turn" }).waitFor();
    await expectUsable(page, "playground-turns");
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
    await answer.locator("video").waitFor();
    expectNoFaults(opened);
  });

  it("looks no more after a video when its page is left", async () => {
    const { page } = await open("/console/playground");
    let looks = 0;
    await page.route("**/console/api/tasks/*", async (route) => {
      looks += 1;
      await delay(500);
      await route.continue().catch(() => undefined);
    });
    const looked = page.waitForRequest("**/console/api/tasks/*");
    await ask(page, "video-generation", "demo/videographer-stuck", { prompt: "A boat" });
    await looked;
    await goTo(page, "Models");
    const before = looks;
    await delay(2_500);
    expect(looks).to.equal(before);
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
    await page.getByRole("region", { name: "Answer" }).locator(".answer", { hasText: "12" }).first().waitFor();
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
    await until(async () => (await snippet.inputValue()).startsWith("curl "));
    const text = await snippet.inputValue();
    await until(async () => (await page.evaluate("getSelection().toString()")) === text);
    expectNoFaults(opened);
  });

  it("offers to send once it knows who can pay", async () => {
    const { page } = await open("/console/overview");
    await page.route("**/console/api/wallets*", async (route) => {
      await delay(1_500);
      await route.continue();
    });
    await page.goto("/console/playground");
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByRole("region", { name: "Answer" }).getByText("200", { exact: true }).waitFor();
  });

  it("shows why a call was refused", async () => {
    const { page } = await open("/console/playground");
    await ask(page, "chat", "demo/assistant-error-429", {});
    const answer = page.getByRole("region", { name: "Answer" });
    await answer.getByText("429", { exact: true }).first().waitFor();
    expect(await answer.locator(".error").innerText()).not.to.equal("");
  });
});
