import { setTimeout as delay } from "node:timers/promises";
import { expect } from "chai";
import { until } from "../../support/until.js";
import { expectAccessible, takePicture } from "../../support/browser/browser.js";
import {
  cutTables,
  type Demonstration,
  expectNoFaults,
  expectUsable,
  goTo,
  LOOKS,
  signedIn,
} from "../../support/browser/console.js";

const PAGES = ["Overview", "Requests", "Models", "Wallets", "Keys", "Tasks", "Playground", "Explorer"];
async function call({ url, key }: Demonstration, model = "demo/assistant"): Promise<Response> {
  return fetch(`${url}/v1/chat/completions`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ model, messages: [{ role: "user", content: "What is 2 + 3?" }], logit_bias: { 50: 1 } }),
  });
}

/** Whether the link of the page is within the navigation, which scrolls on phones. */
const IS_CURRENT_SHOWN = `(() => {
  const [nav, link] = ["nav", "nav [aria-current]"].map((name) => document.querySelector(name).getBoundingClientRect());
  return link.left >= nav.left && link.right <= nav.right + 1;
})()`;

describe("the console's pages", function () {
  this.timeout(180_000);
  const open = signedIn();

  it("can be used by everyone, light and dark, on a desk and on a phone", async () => {
    const opened = await open("/console", LOOKS[0]);
    const { page, demo } = opened;
    await call(demo);
    for (const name of PAGES) {
      await goTo(page, name);
      await page.getByText("Loading…").first().waitFor({ state: "detached" });
      await expectUsable(page, name.toLowerCase(), async ({ viewport }, title) => {
        if (viewport.width > 1_000) expect(await cutTables(page), `${title} has room for its tables`).to.equal(0);
      });
    }
    expectNoFaults(opened);
  });

  it("are shown in the navigation of a phone, also the last", async () => {
    const opened = await open("/console/explorer", LOOKS[1]);
    const { page } = opened;
    await page.getByRole("heading", { level: 1, name: "Explorer" }).waitFor();
    expect(await page.evaluate(IS_CURRENT_SHOWN)).to.equal(true);
    expectNoFaults(opened);
  });

  it("are named in the tab, also those whose code is loaded later", async () => {
    const opened = await open("/console");
    const { page } = opened;
    for (const name of PAGES) {
      await goTo(page, name);
      await until(async () => (await page.title()) === `${name} · Isogloss`);
    }
    expectNoFaults(opened);
  });

  it("can be tried again where their code could not be loaded", async () => {
    const { page } = await open("/console");
    await page.route("**/console/assets/*.js", (route) => route.abort());
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Playground" }).click();
    const again = page.getByRole("button", { name: "Try again" });
    await again.waitFor();
    await page.unroute("**/console/assets/*.js");
    await again.click();
    await page.getByRole("heading", { level: 1, name: "Playground" }).waitFor();
  });

  it("are marked in the navigation, also with a slash at the end of the address", async () => {
    const { page } = await open("/console/");
    const current = page.getByRole("navigation", { name: "Main" }).locator("[aria-current=page]");
    expect(await current.innerText()).to.equal("Overview");
  });

  it("are found with a slash at the end of the address, and nowhere else", async () => {
    const { page } = await open("/console");
    for (const [path, heading] of [
      ["keys/", "Keys"],
      ["wallets/", "Wallets"],
      ["wallets/demo/", "Wallet demo"],
      ["wallets/demo/ledger", "No such page"],
      ["keys/demo", "No such page"],
    ]) {
      await page.goto(`/console/${path}`);
      await page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor();
    }
  });

  it("are no wider than a phone where a filter has a long name", async () => {
    const { page } = await open(`/console?wallet=${"a".repeat(100)}`, LOOKS[1]);
    await page.getByText(/^Only calls of the wallet a+/).waitFor();
    await page.getByText(/no wallet "a+"/).waitFor();
    expect(await page.evaluate("document.documentElement.scrollWidth")).to.equal(LOOKS[1].viewport.width);
  });

  it("show a call in the log, with all that is known of it, and in the charts", async () => {
    const opened = await open("/console");
    const { page, demo } = opened;
    const requests = page.locator(".tiles div", { hasText: "Requests" }).locator("dd");
    await requests.waitFor();
    const before = Number.parseInt(await requests.innerText(), 10);
    await call(demo, "demo/assistant-messages");
    await until(async () => Number.parseInt(await requests.innerText(), 10) > before, 15_000);
    await goTo(page, "Requests");
    const table = page.getByRole("table", { name: "Requests" });
    await page.getByLabel("Model").fill("demo/assistant-messages");
    await page.getByLabel("Status").fill("200");
    await table
      .getByRole("row", { name: /demo\/assistant-messages/ })
      .getByRole("link")
      .first()
      .click();
    await page.getByRole("heading", { level: 1, name: /^Request log_/ }).waitFor();
    await page
      .getByRole("region", { name: "Attempts" })
      .getByText(/success/)
      .waitFor();
    await page.getByRole("region", { name: "Dropped parameters" }).getByText("logit_bias").waitFor();
    await page.getByRole("region", { name: "Dropped parameters" }).locator(".hint").getByText(/\w/).waitFor();
    const charges = page.getByRole("region", { name: "Cost" }).getByRole("table", { name: "Charges" });
    await charges.getByRole("row", { name: /^Input tokens [\d,]+ \$[\d.]+ per million \$[\d.]+$/ }).waitFor();
    await page.getByRole("region", { name: "Question" }).getByText("What is 2 + 3?").waitFor();
    await page.getByRole("region", { name: "Answer" }).getByText("completion").waitFor();
    const sent = page.getByRole("region", { name: "Sent to the provider" });
    await sent.getByText("POST /messages").waitFor();
    await sent.getByText('"max_tokens"').waitFor();
    await expectAccessible(page, "a request");
    await takePicture(page, "request");
    expectNoFaults(opened);
  });

  it("show a period of one's own, and a line for each group", async () => {
    const opened = await open("/console");
    const { page, demo } = opened;
    await call(demo);
    await call(demo, "demo/assistant-responses");
    await page.getByRole("group", { name: "Time range" }).getByRole("button", { name: "Other" }).click();
    const since = page.getByLabel("From", { exact: true });
    await since.fill(`${await since.inputValue()}`.replace(/^\d{4}/, "2026"));
    await page.getByRole("combobox", { name: "Charts" }).selectOption("the largest by model");
    const chart = page.getByRole("img", { name: /^Requests\. Latest:/ });
    await page
      .getByRole("img", { name: /demo\/assistant-responses/ })
      .first()
      .waitFor();
    await chart.waitFor();
    await page.getByRole("combobox", { name: "Group by" }).selectOption("dialect");
    await page.getByRole("img", { name: /^Duration, p95\. Latest: chat/ }).waitFor();
    await page.getByRole("table", { name: "Calls by dialect" }).getByRole("button", { name: "chat" }).click();
    await page.getByText("Only calls of the dialect chat.").waitFor();
    const until = page.getByLabel("To", { exact: true });
    await until.fill("2020-01-01T00:00");
    await page.getByText("since must be before until").waitFor();
    await page.reload();
    expect(await page.getByLabel("To", { exact: true }).inputValue()).to.equal("2020-01-01T00:00");
    await page.getByRole("group", { name: "Time range" }).getByRole("button", { name: "1 hour" }).click();
    await page.getByLabel("From", { exact: true }).waitFor({ state: "detached" });
    expectNoFaults(opened);
  });

  it("take a date when all of it is typed", async () => {
    const opened = await open("/console?since=2026-01-02T03:04:00.000Z", { timezoneId: "UTC", locale: "en-US" });
    const { page } = opened;
    const since = page.getByLabel("From", { exact: true });
    const chosen = () => new URL(page.url()).searchParams.get("since");
    await since.focus();
    await page.keyboard.type("05062025", { delay: 50 });
    expect(chosen()).to.equal("2026-01-02T03:04:00.000Z");
    await page.keyboard.press("Enter");
    await until(async () => chosen() === "2025-05-06T03:04:00.000Z");
    expect(await since.inputValue()).to.equal("2025-05-06T03:04");
    expectNoFaults(opened);
  });

  it("put a date back that is left half typed", async () => {
    const opened = await open("/console?since=2026-01-02T03:04:00.000Z", { timezoneId: "UTC", locale: "en-US" });
    const { page } = opened;
    const since = page.getByLabel("From", { exact: true });
    await since.focus();
    await page.keyboard.press("Backspace");
    expect(await since.inputValue()).to.equal("");
    await since.blur();
    expect(await since.inputValue()).to.equal("2026-01-02T03:04");
    expect(new URL(page.url()).searchParams.get("since")).to.equal("2026-01-02T03:04:00.000Z");
    expectNoFaults(opened);
  });

  it("find calls by dialect and by time", async () => {
    const opened = await open("/console/requests");
    const { page, demo } = opened;
    await call(demo, "demo/assistant-messages");
    const table = page.getByRole("table", { name: "Requests" });
    await table
      .getByRole("row", { name: /demo\/assistant-messages/ })
      .first()
      .waitFor();
    await page.getByLabel("Dialect").selectOption("responses");
    await table.getByText("No call matches.").waitFor();
    await page.getByLabel("Dialect").selectOption("chat");
    await table
      .getByRole("row", { name: /demo\/assistant-messages/ })
      .first()
      .waitFor();
    await page.getByLabel("To", { exact: true }).fill("2020-01-01T00:00");
    await table.getByText("No call matches.").waitFor();
    await page.getByLabel("To", { exact: true }).fill("");
    await page.getByLabel("From", { exact: true }).fill("2020-01-01T00:00");
    await table
      .getByRole("row", { name: /demo\/assistant-messages/ })
      .first()
      .waitFor();
    expectNoFaults(opened);
  });

  it("lead from the number of failed calls to these calls alone", async () => {
    const opened = await open("/console");
    const { page, demo } = opened;
    await Promise.all(
      ["demo/assistant", "demo/assistant-error-503", "demo/assistant-error-429"].map((model) => call(demo, model)),
    );
    await page.locator(".tiles div", { hasText: "Failed" }).getByRole("link").click();
    const rows = page.getByRole("table", { name: "Requests" }).locator("tbody tr");
    await rows.getByText("demo/assistant-error-503").first().waitFor();
    const statuses = async () => new Set((await rows.allInnerTexts()).map((row) => /\b[2-5]\d\d\b/.exec(row)?.[0]));
    expect(await statuses()).to.deep.equal(new Set(["502"]));
    expect(await page.getByLabel("Outcome").inputValue()).to.equal("failed");
    await page.getByLabel("Outcome").selectOption("refused");
    await rows.getByText("demo/assistant-error-429").first().waitFor();
    await until(async () => (await rows.getByText("demo/assistant-error-503").count()) === 0, 5_000);
    expectNoFaults(opened);
  });

  it("show no rows of a former filter beside the error of the next", async () => {
    const { page, demo } = await open("/console/requests");
    await call(demo);
    const table = page.getByRole("table", { name: "Requests" });
    await table.getByRole("link").first().waitFor();
    await page.route("**/console/api/requests*", (route) => route.fulfill({ status: 503, body: "" }));
    await page.getByLabel("Model").fill("demo/assistant-messages");
    await table.waitFor({ state: "detached" });
    await page.getByRole("alert").waitFor();
  });

  it("keep the rows that are shown when more are loaded while calls come in", async () => {
    const opened = await open("/console/models");
    const { page, demo } = opened;
    for (let count = 0; count < 4; count += 1) await call(demo);
    await page.route("**/console/api/requests*", async (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set("limit", "2");
      if (url.searchParams.has("cursor")) {
        await Promise.all([call(demo), call(demo)]);
        await delay(3_000);
      }
      await route.continue({ url: url.href });
    });
    await goTo(page, "Requests");
    const links = page.getByRole("table", { name: "Requests" }).getByRole("row").getByRole("link");
    const shown = () => links.evaluateAll((all) => all.map((one) => one.getAttribute("href")));
    await links.nth(1).waitFor();
    await delay(3_000);
    const before = await shown();
    await page.getByRole("button", { name: "Show more" }).click();
    await links.nth(3).waitFor();
    await delay(1_000);
    expect((await shown()).slice(0, 2)).to.deep.equal(before);
    expectNoFaults(opened);
  });

  it("disable a model, whose calls are refused, and enable it again", async () => {
    const opened = await open("/console/models");
    const { page, demo } = opened;
    await page.getByLabel("Find").fill("demo/assistant-responses");
    const enabled = page
      .getByRole("row", { name: /demo\/assistant-responses/ })
      .first()
      .getByRole("switch");
    await enabled.click();
    await page.locator('[role="switch"][aria-checked="false"]').waitFor();
    expect((await call(demo, "demo/assistant-responses")).status).to.equal(404);
    await enabled.click();
    await page.locator('[role="switch"][aria-checked="false"]').waitFor({ state: "detached" });
    expect((await call(demo, "demo/assistant-responses")).status).to.equal(200);
    expectNoFaults(opened);
  });

  it("switch a model once where the switch is pressed twice", async () => {
    const opened = await open("/console/models");
    const { page } = opened;
    let switches = 0;
    await page.route("**/disable", async (route) => {
      switches += 1;
      await delay(500);
      await route.continue();
    });
    const enabled = page.getByRole("row", { name: /demo\/assistant-refusal/ }).getByRole("switch");
    await enabled.dblclick();
    await page.getByText("demo/assistant-refusal is disabled").waitFor();
    expect(switches).to.equal(1);
    await enabled.click();
    await page.getByText("demo/assistant-refusal is enabled").waitFor();
    expectNoFaults(opened);
  });

  it("edit a price in the catalog: faults are named as it is written, and the old price is kept", async () => {
    const opened = await open("/console/models");
    const { page } = opened;
    await page.getByRole("button", { name: "Edit catalog" }).click();
    const catalog = page.getByRole("textbox", { name: "Catalog" });
    const written = await catalog.inputValue();
    const apply = page.getByRole("button", { name: "Apply" });
    expect(await apply.isDisabled(), "before a difference is shown").to.equal(true);
    await catalog.fill(written.replace("models:", "modles:"));
    await page.getByText(/Line \d+, column \d+: .*modles/).waitFor();
    expect(await apply.isDisabled(), "with a fault").to.equal(true);
    const dearer = written.replace(/(id: demo\/assistant\b(?!-).*?input: )[\d.]+/s, "$1123");
    expect(dearer).not.to.equal(written);
    await catalog.fill(dearer);
    await page.getByRole("button", { name: "Check" }).click();
    await page.getByRole("list", { name: "Changes" }).getByText("demo/assistant").waitFor();
    await apply.click();
    await page.getByText("Applied.").waitFor();
    await page.getByRole("button", { name: /^Prices of demo\/assistant:/ }).click();
    const prices = page.getByRole("dialog");
    await prices.getByText(/123/).waitFor();
    expect(await prices.getByRole("heading", { level: 3 }).count()).to.equal(2);
    await takePicture(page, "prices");
    expectNoFaults(opened);
  });

  it("forget what was wrong with the catalog when it is undone", async () => {
    const opened = await open("/console/models");
    const { page } = opened;
    await page.getByRole("button", { name: "Edit catalog" }).click();
    const catalog = page.getByRole("textbox", { name: "Catalog" });
    const written = await catalog.inputValue();
    await catalog.fill(written.replace("models:", "modles:"));
    const problems = page.getByRole("list", { name: "Problems" });
    await problems.waitFor();
    await catalog.fill(written);
    await problems.waitFor({ state: "detached" });
    expectNoFaults(opened);
  });

  it("load the catalog again where it could not be loaded", async () => {
    const { page } = await open("/console/models");
    await page.route("**/catalog/file", (route) => route.fulfill({ status: 503, body: "" }));
    await page.getByRole("button", { name: "Edit catalog" }).click();
    const failed = page.getByRole("alert");
    await failed.getByText("The gateway answered with 503.").waitFor();
    await page.unroute("**/catalog/file");
    await failed.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("textbox", { name: "Catalog" }).waitFor();
  });

  it("apply no change of the catalog that they have not shown", async () => {
    const opened = await open("/console/models");
    const { page } = opened;
    await page.getByRole("button", { name: "Edit catalog" }).click();
    const catalog = page.getByRole("textbox", { name: "Catalog" });
    await catalog.fill((await catalog.inputValue()).replace(/(id: demo\/assistant-slow\b.*?input: )[\d.]+/s, "$1124"));
    const changes = page.getByRole("list", { name: "Changes" });
    await changes.getByText("demo/assistant-slow").waitFor();
    const cut = page.getByRole("row", { name: /demo\/assistant-cut/ }).getByRole("switch");
    await cut.click();
    await page.getByText("demo/assistant-cut is disabled").waitFor();
    const apply = page.getByRole("button", { name: "Apply" });
    await apply.click();
    await page.getByText("Nothing is applied: the stored catalog has changed meanwhile.").waitFor();
    await changes.getByText("demo/assistant-cut").waitFor();
    expect(await cut.getAttribute("aria-checked")).to.equal("false");
    await apply.click();
    await page.getByText("Applied.").waitFor();
    expectNoFaults(opened);
  });
});
