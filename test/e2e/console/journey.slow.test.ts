/** What an operator does on the first day, from page to page. */
import { expect } from "chai";
import type { Page } from "playwright-core";
import { until } from "../../support/until.js";
import { expectNoFaults, goTo, signedIn } from "../../support/browser/console.js";

const MODEL = "demo/assistant";
const WAIT_MS = 30_000;

async function createWallet(page: Page, name: string): Promise<void> {
  await goTo(page, "Wallets");
  await page.getByRole("button", { name: "Create wallet" }).click();
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Credit (USD)").fill("5");
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await page.getByRole("link", { name }).waitFor();
}

async function createKey(page: Page, wallet: string): Promise<string> {
  await goTo(page, "Keys");
  await page.getByRole("button", { name: "Create key" }).click();
  await page.getByLabel("Wallet").selectOption(wallet);
  await page.getByLabel("Name").fill("first");
  await page.getByRole("button", { name: "Create", exact: true }).click();
  const key = await page.getByRole("textbox", { name: "New key" }).inputValue();
  await page.getByRole("button", { name: "Close" }).click();
  return key;
}

async function ask(page: Page, { dialect, model, prompt }: { dialect: string; model: string; prompt: string }) {
  await page.getByRole("combobox", { name: "Dialect" }).selectOption(dialect);
  await page.getByRole("combobox", { name: "Model" }).selectOption(model);
  await page.getByRole("textbox", { name: "Prompt" }).fill(prompt);
  await page.getByRole("button", { name: "Send" }).click();
}

const requests = (page: Page) => page.getByRole("img", { name: /^Requests\. Latest:/ });

/** The charts are of the last day, so that the last point is that of an hour. */
async function openDay(page: Page): Promise<void> {
  await goTo(page, "Overview");
  await page.getByRole("group", { name: "Time range" }).getByRole("button", { name: "24 hours" }).click();
  await requests(page).waitFor();
}

describe("a day with the console", function () {
  this.timeout(180_000);
  const open = signedIn();

  it("goes from a wallet to a call in the log, a video, a price, a switch and a comparison of dialects", async () => {
    const opened = await open("/console");
    const { page, demo } = opened;
    await openDay(page);
    const before = await requests(page).getAttribute("aria-label");

    await createWallet(page, "team");
    const key = await createKey(page, "team");

    await goTo(page, "Playground");
    await page.getByLabel("API key").fill(key);
    await page.getByRole("checkbox", { name: "Stream" }).setChecked(true);
    await ask(page, { dialect: "messages", model: MODEL, prompt: "What is 21 * 2?" });
    await page.getByRole("region", { name: "Answer" }).locator(".answer", { hasText: "42" }).waitFor();
    await page
      .getByRole("region", { name: "Raw exchange" })
      .getByText(/event: content_block_delta/)
      .waitFor();

    await goTo(page, "Requests");
    await page.getByLabel("Wallet").fill("team");
    const row = page.getByRole("table", { name: "Requests" }).getByRole("row", { name: /messages/ });
    await row.first().getByRole("link").first().click();
    await page.getByRole("heading", { level: 1, name: /^Request log_/ }).waitFor();

    await openDay(page);
    await until(async () => (await requests(page).getAttribute("aria-label")) !== before, 15_000);

    await goTo(page, "Playground");
    await page.getByLabel("API key").fill(key);
    await ask(page, { dialect: "video-generation", model: "demo/videographer", prompt: "A paper boat" });
    await page.getByRole("region", { name: "Answer" }).locator("video").waitFor({ timeout: WAIT_MS });
    await page.getByRole("link", { name: /^task_/ }).click();
    await page.locator("video").waitFor();

    await goTo(page, "Models");
    await page.getByRole("button", { name: "Edit catalog" }).click();
    const catalog = page.getByRole("textbox", { name: "Catalog" });
    const written = await catalog.inputValue();
    await catalog.fill(written.replace(/(id: demo\/assistant\b(?!-).*?input: )[\d.]+/s, "$145"));
    await page.getByRole("button", { name: "Apply" }).click();
    await page.getByText("Applied.").waitFor();
    await page.getByRole("button", { name: "Edit catalog" }).click();
    await page.getByRole("button", { name: /^Prices of demo\/assistant: input \$45/ }).waitFor();

    await page.getByLabel("Find").fill(MODEL);
    await page
      .getByRole("row", { name: /^demo\/assistant text/ })
      .first()
      .getByRole("switch", { name: "Enabled" })
      .click();
    await page.getByText(`${MODEL} is disabled: its calls are refused.`).waitFor();
    const refused = await fetch(`${demo.url}/v1/chat/completions`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify({ model: MODEL, messages: [{ role: "user", content: "Hello" }] }),
    });
    expect(refused.status).to.equal(404);

    await goTo(page, "Explorer");
    await page.getByRole("combobox", { name: "From" }).selectOption("chat");
    await page.getByRole("combobox", { name: "To" }).selectOption("messages");
    await page
      .getByRole("textbox", { name: "Request" })
      .fill('{"model":"m","seed":7,"messages":[{"role":"user","content":"Hello"}]}');
    await page.getByRole("region", { name: "Dropped parameters" }).getByText("x-dropped-params: seed").waitFor();
    await page.getByRole("region", { name: "Upstream request" }).getByText('"max_tokens"').waitFor();
    expectNoFaults(opened);
  });
});
