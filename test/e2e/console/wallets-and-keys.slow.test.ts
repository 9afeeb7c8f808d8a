import { expect } from "chai";
import { expectNoFaults, signedIn } from "../../support/browser/console.js";
import { until } from "../../support/until.js";

describe("the console's wallets and keys", function () {
  this.timeout(180_000);
  const open = signedIn();

  it("creates a wallet with credit, takes some back, and shows its ledger to the last digit", async () => {
    const opened = await open("/console/wallets");
    const { page } = opened;
    await page.getByRole("button", { name: "Create wallet" }).click();
    await page.getByLabel("Name").fill("team");
    await page.getByLabel("Credit (USD)").fill("12.50");
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await page.getByRole("link", { name: "team" }).click();
    await page.getByRole("heading", { level: 1, name: "team" }).waitFor();
    await page.getByRole("button", { name: "Add credit" }).click();
    await page.getByLabel("Credit (USD)").fill("2.0000000001");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByText("$14.5000000001").waitFor();
    await page.getByRole("button", { name: "Take credit back" }).click();
    await page.getByLabel("Credit (USD)").fill("4");
    await page.getByRole("button", { name: "Take back", exact: true }).click();
    await page.getByText("$10.5000000001").waitFor();
    const rows = page.getByRole("table", { name: "Ledger" }).getByRole("row");
    // The ledger is loaded beside the balance.
    await rows.nth(3).waitFor();
    const amounts = (await rows.allInnerTexts()).map((row) => /\$[\d.]+/.exec(row)?.[0]);
    expect(amounts).to.deep.equal([undefined, "$4.00", "$2.0000000001", "$12.50"]);
    expectNoFaults(opened);
  });

  it("says once that there is no such wallet, and offers nothing that needs it", async () => {
    const opened = await open("/console/wallets");
    const { page } = opened;
    const requested: string[] = [];
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\/wallets\/nobody/, async (route) => {
      requested.push(new URL(route.request().url()).pathname);
      await held;
      await route.continue();
    });
    await page.evaluate("history.pushState(null, '', '/console/wallets/nobody')");
    await page.evaluate("dispatchEvent(new PopStateEvent('popstate'))");
    const main = page.locator("main");
    await main.getByText("Loading…").waitFor();
    expect(await main.getByRole("button").count()).to.equal(0);
    answer();
    await main.getByText('There is no wallet "nobody".').waitFor();
    expect(await page.getByRole("alert").count()).to.equal(1);
    expect(await main.getByRole("button").count()).to.equal(0);
    expect(requested).to.have.lengthOf(1);
    await page.getByRole("link", { name: "All wallets" }).click();
    await page.getByRole("link", { name: "demo" }).waitFor();
    expectNoFaults(opened);
  });

  it("shows the keys of a wallet whose address spells its name in another way", async () => {
    const opened = await open("/console/wallets");
    const { page } = opened;
    await page.getByRole("button", { name: "Create wallet" }).click();
    await page.getByLabel("Name").fill("Zo\u00eb");
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await page.getByRole("link", { name: "Zo\u00eb" }).waitFor();
    await page.evaluate("history.pushState(null, '', '/console/wallets/Zoe%CC%88')");
    await page.evaluate("dispatchEvent(new PopStateEvent('popstate'))");
    await page.getByRole("button", { name: "Create key" }).click();
    await until(async () => (await page.getByLabel("Wallet").inputValue()) === "Zo\u00eb");
    await page.getByLabel("Name").fill("laptop");
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await page.getByRole("button", { name: "Close" }).click();
    await page.getByRole("cell", { name: "laptop" }).waitFor();
    expectNoFaults(opened);
  });

  it("makes no key before the wallets are there, and says why", async () => {
    const opened = await open("/console/keys");
    const { page } = opened;
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route("**/wallets*", async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole("button", { name: "Create key" }).click();
    const create = page.getByRole("button", { name: "Create", exact: true });
    await page.getByText("The wallets are being loaded.").waitFor();
    expect(await create.isDisabled()).to.equal(true);
    answer();
    await page.getByRole("dialog").getByRole("option", { name: "demo" }).waitFor({ state: "attached" });
    expect(await create.isEnabled()).to.equal(true);
    expectNoFaults(opened);
  });

  it("shows a new key once; it is valid until it is revoked", async () => {
    const opened = await open("/console/keys");
    const { page, demo } = opened;
    await page.getByRole("button", { name: "Create key" }).click();
    await page.getByLabel("Wallet").selectOption("demo");
    await page.getByLabel("Name").fill("spare");
    await page.getByRole("button", { name: "Create", exact: true }).click();
    const key = await page.getByRole("textbox", { name: "New key" }).inputValue();
    const listModels = () => fetch(`${demo.url}/v1/models`, { headers: { authorization: `Bearer ${key}` } });
    expect((await listModels()).status).to.equal(200);
    await page.getByRole("button", { name: "Close" }).click();
    expect(await page.content()).not.to.contain(key);

    const row = page.getByRole("row", { name: /spare/ });
    await row.getByRole("button", { name: "Revoke" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Revoke key" }).click();
    await row.getByText("revoked").waitFor();
    expect((await listModels()).status).to.equal(401);
    expectNoFaults(opened);
  });

  it("makes no key with an end that is typed in part", async () => {
    const opened = await open("/console/keys");
    const { page } = opened;
    await page.getByRole("button", { name: "Create key" }).click();
    await page.getByLabel("Wallet").selectOption("demo");
    await page.getByLabel("Name").fill("halfway");
    await page.getByText("What it may call").click();
    await page.getByLabel("Ends").focus();
    await page.keyboard.type("12312040");
    await page.getByRole("button", { name: "Create", exact: true }).click();
    expect(await page.getByRole("textbox", { name: "New key" }).count()).to.equal(0);
    expect(await page.evaluate('document.querySelector("[type=datetime-local]").validity.badInput')).to.equal(true);
    await page.getByLabel("Ends").fill("2040-12-31T10:00");
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await page.getByRole("textbox", { name: "New key" }).waitFor();
    expectNoFaults(opened);
  });

  it("shows a new key also when Escape is pressed while it is made", async () => {
    const opened = await open("/console/keys");
    const { page } = opened;
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.getByRole("button", { name: "Create key" }).click();
    await page.getByLabel("Wallet").selectOption("demo");
    await page.route("**/console/api/keys", async (route) => {
      if (route.request().method() === "POST") await held;
      await route.continue();
    });
    const sent = page.waitForRequest((request) => request.method() === "POST");
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await sent;
    for (let count = 0; count < 3; count += 1) await page.keyboard.press("Escape");
    expect(await page.getByRole("button", { name: "Cancel" }).isDisabled()).to.equal(true);
    answer();
    expect(await page.getByRole("textbox", { name: "New key" }).inputValue()).to.match(/^sk-iso-/);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expectNoFaults(opened);
  });

  it("selects a new key where the page may not copy it, over plain http from another host", async () => {
    const opened = await open("/console/keys", { host: "gateway.test" });
    const { page } = opened;
    await page.getByRole("button", { name: "Create key" }).click();
    await page.getByLabel("Wallet").selectOption("demo");
    await page.getByRole("button", { name: "Create", exact: true }).click();
    const key = await page.getByRole("textbox", { name: "New key" }).inputValue();
    await page.getByRole("button", { name: "Copy" }).click();
    await page.getByText("The text is selected").waitFor();
    expect(await page.evaluate("getSelection().toString()")).to.equal(key);
    expectNoFaults(opened);
  });

  it("creates a key with rules, and refuses what they exclude", async () => {
    const opened = await open("/console/wallets/demo");
    const { page, demo } = opened;
    await page.getByRole("button", { name: "Create key" }).click();
    await page.getByLabel("Name").fill("narrow");
    await page.getByText("What it may call").click();
    await page.getByLabel("Models").fill("demo/assistant, demo/assistant-chat");
    await page.getByRole("checkbox", { name: "messages" }).check();
    await page.getByLabel("Networks").fill("127.0.0.0/8 ::1");
    await page.getByLabel("Ends").fill("2040-05-06T07:08");
    await page.getByText("Limits and budgets").click();
    await page.getByLabel("Requests per minute").fill("30");
    await page.getByLabel("Budget per day (USD)").fill("1.50");
    await page.getByRole("button", { name: "Create", exact: true }).click();
    const key = await page.getByRole("textbox", { name: "New key" }).inputValue();
    await page.getByRole("button", { name: "Close" }).click();
    const row = page.getByRole("table", { name: "Keys" }).getByRole("row", { name: /narrow/ });
    for (const rule of ["30 requests a minute", "$1.50 a day", "dialects messages", "from 127.0.0.0/8, ::1", "2040"])
      await row.getByText(rule).waitFor();
    const response = await fetch(`${demo.url}/v1/chat/completions`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify({ model: "demo/assistant", messages: [{ role: "user", content: "Hello" }] }),
    });
    expect(response.status).to.equal(403);
    expectNoFaults(opened);
  });

  it("says what is wrong with a rule", async () => {
    const { page } = await open("/console/keys");
    await page.getByRole("button", { name: "Create key" }).click();
    await page.getByText("What it may call").click();
    await page.getByLabel("Networks").fill("somewhere");
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await page
      .getByRole("alert")
      .getByText(/somewhere/)
      .waitFor();
  });

  it("lists the keys of the playground apart", async () => {
    const opened = await open("/console/playground");
    const { page } = opened;
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByRole("region", { name: "Answer" }).getByText("200", { exact: true }).waitFor();
    await page.goto("/console/keys");
    const keys = page.getByRole("table", { name: "Keys", exact: true });
    await keys.getByText("demo").first().waitFor();
    expect(await keys.getByText("playground").count()).to.equal(0);
    await page.getByText("1 key of the playground").click();
    await page.getByRole("table", { name: "Keys of the playground" }).getByText("playground").waitFor();
    expectNoFaults(opened);
  });
});
