/** The main ways through the console without a mouse. */
import { expect } from "chai";
import type { Locator, Page } from "playwright-core";
import { realBrowser } from "../../support/browser/browser.js";
import { until } from "../../support/until.js";
import { demonstration, expectNoFaults } from "../../support/browser/console.js";

const MOST_STEPS = 120;
const IS_FOCUSED = (element: unknown) =>
  element === (globalThis as { document?: { activeElement: unknown } }).document?.activeElement;
const OUTLINE = "getComputedStyle(document.activeElement).outlineStyle";

/** Steps forward until the focus is there. Each place on the way can be seen. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor({ state: "attached" });
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await wanted.evaluate(IS_FOCUSED)) {
      expect(await page.evaluate(OUTLINE), "the focus can be seen").not.to.equal("none");
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`${MOST_STEPS} steps do not reach ${String(wanted)}`);
}

async function press(page: Page, wanted: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole("textbox", { name: label }));
  await page.keyboard.type(text);
}

const link = (page: Page, name: string) => page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

describe("the console by the keyboard alone", function () {
  this.timeout(180_000);
  const demo = demonstration();
  const open = realBrowser();

  async function signIn(path: string) {
    const opened = await open(demo().url);
    await opened.page.goto(path);
    await type(opened.page, "Admin token", demo().adminToken);
    await opened.page.keyboard.press("Enter");
    await opened.page.getByRole("navigation", { name: "Main" }).waitFor();
    return opened;
  }

  it("skips the navigation", async () => {
    const { page } = await signIn("/console");
    await press(page, page.getByRole("link", { name: "Skip to the content" }));
    expect(await page.evaluate("document.activeElement.id")).to.equal("content");
  });

  it("keeps the address of the explorer when it skips the navigation", async () => {
    const { page } = await signIn("/console/explorer#from=chat&to=messages");
    await press(page, page.getByRole("link", { name: "Skip to the content" }));
    expect(await page.evaluate("document.activeElement.id")).to.equal("content");
    expect(new URL(page.url()).hash).to.equal("#from=chat&to=messages");
  });

  it("creates a wallet and a key, and revokes it", async () => {
    const opened = await signIn("/console");
    const { page } = opened;
    await press(page, link(page, "Wallets"));
    await heading(page, "Wallets").waitFor();
    const create = page.getByRole("button", { name: "Create wallet" });
    await press(page, create);
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
    expect(await create.evaluate(IS_FOCUSED), "the focus returns").to.equal(true);
    await page.keyboard.press("Enter");
    await type(page, "Name", "keys alone");
    await type(page, "Credit (USD)", "3");
    await page.keyboard.press("Enter");
    await press(page, page.getByRole("link", { name: "keys alone" }));
    await heading(page, "keys alone").waitFor();
    await press(page, page.getByRole("button", { name: "Create key" }));
    await type(page, "Name", "typed");
    await page.keyboard.press("Enter");
    await page.getByRole("textbox", { name: "New key" }).waitFor();
    await press(page, page.getByRole("button", { name: "Close" }));
    await press(page, page.getByRole("row", { name: /typed/ }).getByRole("button", { name: "Revoke" }));
    await press(page, page.getByRole("dialog").getByRole("button", { name: "Revoke key" }));
    const row = page.getByRole("row", { name: /typed/ });
    await row.getByText("revoked").waitFor();
    await until(() => row.getByRole("cell").last().evaluate(IS_FOCUSED));
    expectNoFaults(opened);
  });

  it("asks a model, and opens its call in the log", async () => {
    const opened = await signIn("/console/playground");
    const { page } = opened;
    await tabTo(page, page.getByRole("textbox", { name: "Prompt" }));
    await page.keyboard.press("Control+A");
    await page.keyboard.type("What is 6 * 7?");
    await press(page, page.getByRole("button", { name: "Send" }));
    await page.getByRole("region", { name: "Answer" }).locator(".answer", { hasText: "42" }).waitFor();
    await press(page, link(page, "Requests"));
    const row = page.getByRole("table", { name: "Requests" }).getByRole("row").nth(1);
    await row.getByText("demo").first().waitFor();
    await press(page, row.getByRole("link").first());
    await heading(page, "Request log_").waitFor();
    expectNoFaults(opened);
  });

  it("stays at the controls of the form when an answer is stopped", async () => {
    const { page } = await signIn("/console/playground");
    await page.route("**/v1/**", () => undefined);
    const send = page.getByRole("button", { name: "Send" });
    await press(page, send);
    const actions = page.locator(".actions", { has: send });
    await press(page, page.getByRole("button", { name: "Stop" }));
    await until(() => actions.evaluate(IS_FOCUSED));
    await page.keyboard.press("Tab");
    expect(await send.evaluate(IS_FOCUSED), "the controls are next").to.equal(true);
  });

  it("switches a model off and on, and chooses two dialects in the explorer", async () => {
    const opened = await signIn("/console/models");
    const { page } = opened;
    await type(page, "Find", "demo/assistant-chat");
    const switched = page.getByRole("switch", { name: "Enabled" }).first();
    await press(page, switched, "Space");
    await page.getByText("is disabled: its calls are refused").waitFor();
    await press(page, switched, "Space");
    await page.getByText("is enabled: clients can call it").waitFor();
    await press(page, link(page, "Explorer"));
    await tabTo(page, page.getByRole("combobox", { name: "From" }));
    await page.keyboard.type("chat");
    await tabTo(page, page.getByRole("combobox", { name: "To" }));
    await page.keyboard.type("messages");
    await page.getByRole("region", { name: "Fields" }).waitFor();
    expectNoFaults(opened);
  });
});
