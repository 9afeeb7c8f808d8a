import { expect } from "chai";
import type { Page } from "playwright-core";
import {
  cutTables,
  type Demonstration,
  expectNoFaults,
  expectUsable,
  signedIn,
} from "../../support/browser/console.js";

const LONG = "w".repeat(100);

function post({ url, adminToken }: Demonstration, path: string, body: string, type = "json"): Promise<Response> {
  const headers = { authorization: `Bearer ${adminToken}`, "content-type": `application/${type}` };
  return fetch(`${url}/admin/api/${path}`, { method: "POST", headers, body });
}

const listed = (page: Page, table: string) => page.getByRole("table", { name: table, exact: true }).locator("tbody tr");

describe("the console's lists", function () {
  this.timeout(180_000);
  const open = signedIn();

  it("find a wallet by a part of its name, also when one comes back from it", async () => {
    const opened = await open("/console/wallets");
    const { page, demo } = opened;
    for (const name of ["sales", "support", "research"]) await post(demo, "wallets", JSON.stringify({ name }));
    await page.reload();
    await page.getByRole("link", { name: "sales" }).waitFor();
    await page.getByLabel("Find").fill(" SEARCH");
    await page.getByRole("link", { name: "sales" }).waitFor({ state: "detached" });
    expect(await listed(page, "Wallets").count()).to.equal(1);
    await page.getByRole("link", { name: "research" }).click();
    await page.getByRole("heading", { level: 1, name: "Wallet research" }).waitFor();
    await page.goBack();
    await page.getByRole("link", { name: "research" }).waitFor();
    expect(await listed(page, "Wallets").count()).to.equal(1);
    await page.getByLabel("Find").fill("nobody");
    await page.getByText("No wallet matches.").waitFor();
    await expectUsable(page, "wallets-found");
    expectNoFaults(opened);
  });

  it("find a key by its name, its ID or its wallet", async () => {
    const opened = await open("/console/keys");
    const { page, demo } = opened;
    await post(demo, "wallets", JSON.stringify({ name: "payer" }));
    const created = await post(demo, "keys", JSON.stringify({ wallet: "payer", name: "nightly jobs" }));
    const { id } = (await created.json()) as { id: string };
    await page.reload();
    for (const text of ["nightly", id, "payer"]) {
      await page.getByLabel("Find").fill("");
      await listed(page, "Keys").nth(1).waitFor();
      await page.getByLabel("Find").fill(text);
      await listed(page, "Keys").nth(1).waitFor({ state: "detached" });
      expect(await listed(page, "Keys").innerText(), text).to.contain("nightly jobs");
    }
    await page.getByLabel("Find").fill("nobody");
    await page.getByText("No key matches.").waitFor();
    expectNoFaults(opened);
  });

  it("have all their columns in sight beside the longest names", async () => {
    const opened = await open("/console/wallets");
    const { page, demo } = opened;
    const route = `{ provider: p, model: ${LONG}, dialect: chat }`;
    const catalog = [
      `providers: [{ id: p, baseUrl: "http://127.0.0.1:1", apiKey: k }]`,
      `models: [{ id: vendor/${LONG}, kind: text, routes: [${route}], pricing: { input: 1, output: 2 } }]`,
    ].join("\n");
    expect((await post(demo, "catalog/apply", catalog, "yaml")).status).to.equal(200);
    await post(demo, "wallets", JSON.stringify({ name: LONG }));
    await post(demo, "keys", JSON.stringify({ wallet: LONG, name: LONG }));
    for (const name of ["wallets", "models", "keys"]) {
      await page.goto(`/console/${name}`);
      await page.getByText(LONG).first().waitFor();
      await expectUsable(page, `long-${name}`, async (_, title) => {
        expect(await cutTables(page), title).to.equal(0);
      });
    }
    expectNoFaults(opened);
  });

  it("break the longest names also in dialogs, and long addresses", async () => {
    const opened = await open("/console/wallets");
    const { page, demo } = opened;
    const name = LONG.replace("w", "v");
    await post(demo, "wallets", JSON.stringify({ name, credit: { usd: "1" } }));
    const created = await post(demo, "keys", JSON.stringify({ wallet: name, name }));
    const { key } = (await created.json()) as { key: string };
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const video = { model: "demo/videographer", prompt: "A boat", callback_url: `https://127.0.0.1/${LONG.repeat(3)}` };
    const task = await fetch(`${demo.url}/v1/videos/generations`, {
      method: "POST",
      headers,
      body: JSON.stringify(video),
    });
    const { request_id } = (await task.json()) as { request_id: string };
    await page.goto(`/console/tasks/${request_id}`);
    await page.getByText(LONG.repeat(3)).waitFor();
    await expectUsable(page, "long-address");
    await page.goto(`/console/wallets/${name}`);
    await page.getByRole("button", { name: "Revoke" }).click();
    await expectUsable(page, "long-dialog", async (_, title) => {
      const isCut = "(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)(document.querySelector('dialog'))";
      expect(await page.evaluate(isCut), title).to.equal(false);
    });
    expectNoFaults(opened);
  });

  it("say of each switch which model it is for", async () => {
    const { page } = await open("/console/models");
    const row = page.getByRole("row", { name: /^demo\/assistant-cut/ });
    const by = await row.getByRole("switch", { name: "Enabled" }).getAttribute("aria-describedby");
    expect(await page.locator(`[id="${by}"]`).innerText()).to.equal("demo/assistant-cut");
  });

  it("show no call where the status that is searched for is none", async () => {
    const { page, demo } = await open("/console/requests");
    await fetch(`${demo.url}/v1/models/nothing`, { headers: { authorization: `Bearer ${demo.key}` } });
    await fetch(`${demo.url}/v1/chat/completions`, {
      method: "POST",
      headers: { authorization: `Bearer ${demo.key}`, "content-type": "application/json" },
      body: JSON.stringify({ model: "demo/assistant", messages: [{ role: "user", content: "Hello" }] }),
    });
    await listed(page, "Requests").getByRole("link").first().waitFor();
    await page.getByLabel("Status").fill("4xx");
    await page.getByText("No call matches.").waitFor();
    await page.getByLabel("Status").fill("200");
    await listed(page, "Requests").getByRole("link").first().waitFor();
  });

  for (const [list, empty] of [
    ["requests", "No call matches."],
    ["tasks", "No task matches."],
  ] as const)
    it(`show no row and no error while the name of a wallet is typed: ${list}`, async () => {
      const opened = await open(`/console/${list}`);
      const { page } = opened;
      await page.getByLabel("Wallet").fill("dem");
      await page.getByText(empty).waitFor();
      expect(await page.getByRole("alert").count()).to.equal(0);
      expectNoFaults(opened);
    });

  it("take amounts and names that were pasted with spaces around them", async () => {
    const opened = await open("/console/wallets");
    const { page } = opened;
    await page.getByRole("button", { name: "Create wallet" }).click();
    await page.getByLabel("Name").fill(" pasted ");
    await page.getByLabel("Credit (USD)").fill(" 7.50 ");
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await page.getByRole("link", { name: "pasted", exact: true }).click();
    await page.getByRole("button", { name: "Add credit" }).click();
    await page.getByLabel("Credit (USD)").fill("\t1 ");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByText("$8.50").waitFor();
    await page.getByRole("button", { name: "Create key" }).click();
    await page.getByText("Limits and budgets").click();
    await page.getByLabel("Budget per day (USD)").fill(" 3 ");
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await page.getByRole("button", { name: "Close" }).click();
    await page.getByText("$3.00 a day").waitFor();
    expectNoFaults(opened);
  });

  it("show keys before what they have spent, which may take long to sum up", async () => {
    const opened = await open("/console");
    const { page } = opened;
    let sum: () => void = () => undefined;
    const isSummed = new Promise<void>((resolve) => (sum = resolve));
    await page.route(/\/api\/usage/, async (route) => {
      await isSummed;
      await route.continue();
    });
    for (const path of ["/console/keys", "/console/wallets/demo"]) {
      await page.goto(path);
      await listed(page, "Keys").first().getByText("…").first().waitFor();
    }
    sum();
    await listed(page, "Keys").getByText("…").first().waitFor({ state: "detached" });
    await listed(page, "Keys").getByText("$").first().waitFor();
    expectNoFaults(opened);
  });

  it("show their first rows, and more when asked, where there are thousands", async () => {
    const opened = await open("/console/wallets");
    const { page, demo } = opened;
    const names = Array.from({ length: 210 }, (_, number) => `many ${String(number).padStart(3, "0")}`);
    for (const name of names) await post(demo, "wallets", JSON.stringify({ name }));
    for (const name of names) await post(demo, "keys", JSON.stringify({ wallet: names[0], name }));
    for (const table of ["Wallets", "Keys"]) {
      await page.goto(`/console/${table.toLowerCase()}`);
      await listed(page, table).nth(199).waitFor();
      expect(await listed(page, table).count()).to.equal(200);
      await page.getByLabel("Find").fill("many 209");
      await listed(page, table).nth(1).waitFor({ state: "detached" });
      await page.getByLabel("Find").fill("many");
      await page.getByRole("button", { name: "Show more" }).click();
      await listed(page, table).nth(209).waitFor();
      await page.getByRole("button", { name: "Show more" }).waitFor({ state: "detached" });
    }
    expectNoFaults(opened);
  });
});
