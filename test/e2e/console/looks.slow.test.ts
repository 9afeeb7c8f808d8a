import { expect } from "chai";
import type { Page } from "playwright-core";
import { realBrowser } from "../../support/browser/browser.js";
import {
  type Demonstration,
  demonstration,
  expectNoFaults,
  expectUsable,
  LOOKS,
  signIn,
} from "../../support/browser/console.js";
import { createAmbiguous, createVideo, silentProvider } from "./videos.js";

interface Seen {
  readonly name: string;
  /** Absent: it is seen before the sign-in. */
  readonly path?: string;
  open(page: Page): Promise<void>;
}

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name }).waitFor();

const openRow = async (page: Page, table: string, row: RegExp, name: RegExp) => {
  await page
    .getByRole("table", { name: table })
    .getByRole("row", { name: row })
    .first()
    .getByRole("link")
    .first()
    .click();
  await heading(page, name);
};

const PAGES: readonly Seen[] = [
  { name: "sign-in", open: (page) => heading(page, "Sign in") },
  {
    name: "wallet",
    path: "/console/wallets/demo",
    open: (page) => page.getByRole("table", { name: "Ledger" }).waitFor(),
  },
  {
    name: "request",
    path: "/console/requests?model=demo/assistant-messages",
    async open(page) {
      await openRow(page, "Requests", /assistant-messages/, /^Request log_/);
      await page.getByRole("table", { name: "Charges" }).waitFor();
      await page.getByRole("region", { name: "Sent to the provider" }).getByText('"max_tokens"').waitFor();
    },
  },
  {
    name: "request-of-a-task",
    path: "/console/requests?model=demo/videographer",
    async open(page) {
      await openRow(page, "Requests", /videographer/, /^Request log_/);
      await page.getByRole("region", { name: "Cost" }).getByText("Cost of the task").waitFor();
    },
  },
  {
    name: "task",
    path: "/console/tasks?state=succeeded",
    async open(page) {
      await openRow(page, "Tasks", /succeeded/, /^Task task_/);
      await page.getByRole("table", { name: "Charges" }).waitFor();
      await page.locator("video").waitFor();
    },
  },
  {
    name: "task-ambiguous",
    path: "/console/tasks?state=ambiguous",
    async open(page) {
      await openRow(page, "Tasks", /ambiguous/, /^Task task_/);
      await page.getByRole("button", { name: "Resolve" }).waitFor();
    },
  },
  {
    name: "resolve",
    path: "/console/tasks?state=ambiguous",
    async open(page) {
      await openRow(page, "Tasks", /ambiguous/, /^Task task_/);
      await page.getByRole("button", { name: "Resolve" }).click();
      await page.getByRole("dialog").getByLabel("Outcome").selectOption("charged");
      await page.getByRole("dialog").getByLabel("Charge (USD)").waitFor();
    },
  },
  {
    name: "catalog-editor",
    path: "/console/models",
    async open(page) {
      await page.getByRole("button", { name: "Edit catalog" }).click();
      const catalog = page.getByRole("textbox", { name: "Catalog" });
      const written = await catalog.inputValue();
      await catalog.fill(written.replace("models:", "modles:"));
      await page.getByText(/Line \d+, column \d+: .*modles/).waitFor();
      await catalog.fill(written.replace(/(id: demo\/assistant\b(?!-).*?input: )[\d.]+/s, "$1123"));
      await page.getByRole("button", { name: "Check" }).click();
      await page.getByRole("list", { name: "Changes" }).getByText("demo/assistant").waitFor();
    },
  },
];

async function call({ url, key }: Demonstration): Promise<void> {
  const response = await fetch(`${url}/v1/chat/completions`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({
      model: "demo/assistant-messages",
      messages: [{ role: "user", content: "What is 2 + 3?" }],
      logit_bias: { 50: 1 },
    }),
  });
  expect(response.status).to.equal(200);
}

describe("the console's detail pages and forms", function () {
  this.timeout(180_000);
  const demo = demonstration();
  const open = realBrowser();
  const silent = silentProvider();

  before(async () => {
    await call(demo());
    await createVideo(demo());
    await createAmbiguous(demo(), silent());
  });

  it("can be used by everyone, light and dark, on a desk and on a phone", async () => {
    const opened = await open(demo().url, LOOKS[0]);
    const { page } = opened;
    for (const { name, path, open: openPage } of PAGES) {
      if (path === undefined) await page.goto("/console");
      else if (page.url().endsWith("/console")) await signIn(page, demo().adminToken, path);
      else await page.goto(path);
      await openPage(page);
      await expectUsable(page, name);
    }
    expectNoFaults(opened);
  });

  for (const theme of ["system", "dark"])
    it(`are printed whole and on white, without what is there to press: ${theme}`, async () => {
      const opened = await open(demo().url, LOOKS[2]);
      const { page } = opened;
      await signIn(page, demo().adminToken, "/console/requests");
      await openRow(page, "Requests", /assistant-messages/, /^Request log_/);
      await page.locator("pre").first().waitFor();
      await page.evaluate(`document.documentElement.dataset.theme = "${theme}"`);
      await page.emulateMedia({ media: "print" });
      const styles = `[getComputedStyle(document.documentElement).getPropertyValue("--surface").trim(),
        ...[...document.querySelectorAll("pre")].map((body) => getComputedStyle(body).maxHeight)]`;
      expect(new Set((await page.evaluate(styles)) as string[])).to.deep.equal(new Set(["#ffffff", "none"]));
      expect(await page.getByRole("navigation").or(page.getByRole("button")).count()).to.equal(0);
      expectNoFaults(opened);
    });

  it("are printed with their tables whole, what is named there, and charts that were drawn on dark", async () => {
    const opened = await open(demo().url, { colorScheme: "dark" });
    const { page } = opened;
    await signIn(page, demo().adminToken);
    await page.locator("canvas").first().waitFor();
    await page.locator("td button.link").first().waitFor();
    await page.emulateMedia({ media: "print" });
    const styles = `["td button.link", "button:not(.link)", ".table-box", "canvas"].map((place) => {
      const { display, overflowX, filter } = getComputedStyle(document.querySelector(place));
      return [display !== "none", overflowX, filter];
    })`;
    expect(await page.evaluate(styles)).to.deep.equal([
      [true, "visible", "none"],
      [false, "visible", "none"],
      [true, "visible", "none"],
      [true, "clip", "invert(1) hue-rotate(180deg)"],
    ]);
    expectNoFaults(opened);
  });
});
