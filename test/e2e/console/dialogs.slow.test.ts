import { expect } from "chai";
import type { Page } from "playwright-core";
import { expectNoFaults, expectUsable, LOOKS, signedIn } from "../../support/browser/console.js";

interface Opening {
  readonly name: string;
  readonly path: string;
  open(page: Page): Promise<void>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).first();

const OPENINGS: readonly Opening[] = [
  { name: "create a wallet", path: "/console/wallets", open: (page) => button(page, "Create wallet").click() },
  { name: "add credit", path: "/console/wallets/demo", open: (page) => button(page, "Add credit").click() },
  { name: "take credit back", path: "/console/wallets/demo", open: (page) => button(page, "Take credit back").click() },
  { name: "prices", path: "/console/models", open: (page) => button(page, /^Prices of /).click() },
  {
    name: "create a key",
    path: "/console/keys",
    async open(page) {
      await button(page, "Create key").click();
      await page.getByText("What it may call").click();
      await page.getByText("Limits and budgets").click();
      await page.getByRole("group", { name: "Dialects" }).getByRole("checkbox").first().waitFor();
    },
  },
  {
    name: "a new key",
    path: "/console/keys",
    async open(page) {
      await button(page, "Create key").click();
      await button(page, "Create").click();
      await page.getByRole("textbox", { name: "New key" }).waitFor();
    },
  },
  { name: "revoke a key", path: "/console/keys", open: (page) => button(page, "Revoke").click() },
];

describe("the console's dialogs", function () {
  this.timeout(180_000);
  const open = signedIn();

  it("can be used by everyone, light and dark, on a desk and on a phone", async () => {
    const opened = await open("/console", LOOKS[0]);
    const { page } = opened;
    for (const { name, path, open: openDialog } of OPENINGS) {
      await page.goto(path);
      await openDialog(page);
      const dialog = page.getByRole("dialog");
      await dialog.waitFor();
      await expectUsable(page, `dialog-${name.replaceAll(" ", "-")}`, async ({ viewport }, title) => {
        const box = await dialog.boundingBox();
        expect(box?.width, `${title} is wider than the window`).to.be.at.most(viewport.width);
      });
    }
    expectNoFaults(opened);
  });
});
