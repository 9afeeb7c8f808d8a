import { expect } from "chai";
import { expectNoFaults, signedIn } from "../../support/browser/console.js";

describe("the console's wallets and keys", function () {
  this.timeout(60_000);
  const open = signedIn();

  it("creates a wallet with credit, and shows its ledger", async () => {
    const opened = await open("/console/wallets");
    const { page } = opened;
    await page.getByRole("button", { name: "Create wallet" }).click();
    await page.getByLabel("Name").fill("team");
    await page.getByLabel("Credit (USD)").fill("12.50");
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await page.getByRole("link", { name: "team" }).click();
    await page.getByRole("heading", { level: 1, name: "team" }).waitFor();
    await page.getByRole("button", { name: "Add credit" }).click();
    await page.getByLabel("Credit (USD)").fill("2");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByText("$14.50").waitFor();
    expect(await page.getByRole("table", { name: "Ledger" }).getByRole("row").count()).to.equal(3);
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
});
