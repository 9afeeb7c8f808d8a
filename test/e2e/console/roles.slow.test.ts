import { expect } from "chai";
import { realBrowser } from "../../support/browser/browser.js";
import { demonstration, expectNoFaults, goTo, signIn } from "../../support/browser/console.js";

const OWN = "x-isogloss-console";

describe("the console by roles", function () {
  this.timeout(180_000);
  const demo = demonstration();
  const open = realBrowser();

  let people = 0;

  async function tokenOf(role: string): Promise<string> {
    const response = await fetch(`${demo().url}/admin/api/admins`, {
      method: "POST",
      headers: { authorization: `Bearer ${demo().adminToken}`, "content-type": "application/json" },
      body: JSON.stringify({ name: `person ${(people += 1)}`, role }),
    });
    expect(response.status).to.equal(201);
    return ((await response.json()) as { token: string }).token;
  }

  async function openAs(role: string, path: string) {
    const opened = await open(demo().url);
    await signIn(opened.page, await tokenOf(role), path);
    return opened;
  }

  it("shows who may only read all pages, and none of the buttons that change something", async () => {
    const opened = await openAs("read-only", "/console");
    const { page } = opened;
    await page.getByText("read-only", { exact: true }).waitFor();
    for (const name of ["Wallets", "Keys"]) {
      await goTo(page, name);
      await page.getByRole("table").getByRole("row").nth(1).waitFor();
      expect(await page.getByRole("button", { name: /^(Create|Revoke)/ }).count(), name).to.equal(0);
    }
    await page.getByRole("link", { name: "demo" }).first().click();
    await page.getByRole("table", { name: "Ledger" }).waitFor();
    expect(await page.getByRole("button", { name: /^(Add|Create)/ }).count()).to.equal(0);
    expectNoFaults(opened);
  });

  it("names who may do what it does not do", async () => {
    const opened = await openAs("read-only", "/console/models");
    const { page } = opened;
    await page.getByText("Only an operator may enable and disable models.").waitFor();
    const switches = page.getByRole("switch", { name: "Enabled" });
    await switches.first().waitFor();
    expect(await switches.first().isDisabled()).to.equal(true);
    await page.getByRole("button", { name: "Edit catalog" }).click();
    await page.getByText("Only an operator may check a catalog. Only an owner may apply a catalog.").waitFor();
    for (const name of ["Check", "Apply"])
      expect(await page.getByRole("button", { name }).isDisabled(), name).to.equal(true);
    await goTo(page, "Playground");
    await page.getByText("Paste one: only operators may have one made.").waitFor();
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByText("Paste an API key: only operators may make one.").waitFor();
    expectNoFaults(opened);
  });

  it("tells an operator that a catalog is correct, and not what it would change", async () => {
    const { page } = await openAs("operator", "/console/models");
    await page.getByRole("button", { name: "Edit catalog" }).click();
    await page.getByRole("textbox", { name: "Catalog" }).waitFor();
    await page.getByRole("button", { name: "Check" }).click();
    await page.getByText("The catalog is correct.").waitFor();
    expect(await page.getByRole("list", { name: "Changes" }).count()).to.equal(0);
  });

  it("is refused with a clear text where a button is pressed by other means", async () => {
    const { page } = await openAs("read-only", "/console/wallets");
    const answer = (await page.evaluate(
      `fetch("/console/api/wallets", {
        method: "POST",
        headers: { "content-type": "application/json", "${OWN}": "1" },
        body: JSON.stringify({ name: "mine" }),
      }).then(async (response) => [response.status, (await response.json()).error.message])`,
    )) as readonly [number, string];
    expect(answer).to.deep.equal([
      403,
      "createWallet needs a token with the role operator. The role of this one is read-only.",
    ]);
  });

  it("shows an operator the buttons of wallets, keys and models, and keeps the catalog for owners", async () => {
    const { page } = await openAs("operator", "/console/wallets");
    await page.getByRole("button", { name: "Create wallet" }).waitFor();
    await goTo(page, "Models");
    expect(await page.getByRole("switch", { name: "Enabled" }).first().isEnabled()).to.equal(true);
    await page.getByRole("button", { name: "Edit catalog" }).click();
    await page.getByText("Only an owner may apply a catalog.").waitFor();
  });
});
