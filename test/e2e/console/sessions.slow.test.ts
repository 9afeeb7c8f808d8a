import { expect } from "chai";
import type { Page, Route } from "playwright-core";
import { expectAccessible, realBrowser, takePicture } from "../../support/browser/browser.js";
import { demonstration, expectNoFaults, goTo, signedIn } from "../../support/browser/console.js";

const OWN = { "x-isogloss-console": "1" };

describe("sign-in to the console", function () {
  this.timeout(180_000);
  const open = signedIn();

  it("refuses a wrong token with the reason, and accepts the right one", async () => {
    const { page, demo } = await open();
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    await page.getByRole("textbox", { name: "Admin token" }).fill("wrong");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByText("The admin token is not valid.").waitFor();
    await page.getByRole("textbox", { name: "Admin token" }).fill(demo.adminToken);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("heading", { level: 1, name: "Overview" }).waitFor();
  });

  it("lasts when the page is loaded again, and ends with the button", async () => {
    const opened = await open();
    const { page } = opened;
    await page.reload();
    await page.getByRole("heading", { level: 1, name: "Overview" }).waitFor();
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    expectNoFaults(opened);
  });

  it("ends in every page of the browser, which forgets what was written", async () => {
    const { page, demo } = await open();
    const other = await page.context().newPage();
    await other.goto("/console/playground");
    const prompt = other.getByRole("textbox", { name: "Prompt" });
    await prompt.fill("forget this");
    await page.getByRole("button", { name: "Sign out" }).click();
    await other.getByRole("textbox", { name: "Admin token" }).fill(demo.adminToken);
    await other.getByRole("button", { name: "Sign in" }).click();
    await prompt.waitFor();
    expect(await prompt.inputValue()).not.to.equal("forget this");
  });

  describe("that ends while something is written", () => {
    const catalog = (page: Page) => page.getByRole("textbox", { name: "Catalog" });

    /** Ends the session as the gateway does. A page hears of it with its next request. */
    async function end(page: Page): Promise<void> {
      await page.context().clearCookies();
      await page.getByRole("heading", { name: "Sign in" }).waitFor();
    }

    async function signInAgain(page: Page, token: string): Promise<void> {
      await page.getByRole("textbox", { name: "Admin token" }).fill(token);
      await page.getByRole("button", { name: "Sign in" }).click();
    }

    async function withDraft() {
      const opened = await open("/console/models");
      const { page } = opened;
      await page.getByRole("button", { name: "Edit catalog" }).click();
      const written = await catalog(page).inputValue();
      await catalog(page).fill(`${written}# mine\n`);
      return { ...opened, written };
    }

    it("says so, and is begun again with the keyboard alone", async () => {
      const { page, demo } = await open("/console/wallets/demo");
      await page.getByRole("button", { name: "Add credit" }).click();
      await page.getByLabel("Credit (USD)").fill("1");
      await page.context().clearCookies();
      await page.keyboard.press("Enter");
      await page.getByRole("alert").getByText("The session has ended.").waitFor();
      await page.keyboard.type(demo.adminToken);
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: "Wallet demo" }).waitFor();
      await page.getByRole("button", { name: "Sign out" }).click();
      await page.getByRole("heading", { name: "Sign in" }).waitFor();
      expect(await page.getByRole("alert").count()).to.equal(0);
    });

    it("keeps the catalog that is edited, until it is discarded", async () => {
      const { page, demo, written } = await withDraft();
      await end(page);
      await signInAgain(page, demo.adminToken);
      expect(await catalog(page).inputValue()).to.equal(`${written}# mine\n`);
      await page.getByRole("button", { name: "Discard changes" }).click();
      expect(await catalog(page).inputValue()).to.equal(written);
      await goTo(page, "Wallets");
      await goTo(page, "Models");
      await page.getByRole("button", { name: "Edit catalog", expanded: false }).waitFor();
    });

    it("asks before the catalog that is edited is lost with its tab", async () => {
      const { page } = await withDraft();
      await catalog(page).press("End");
      const asked: string[] = [];
      page.on("dialog", (dialog) => {
        asked.push(dialog.type());
        void dialog.accept();
      });
      await page.reload();
      expect(asked).to.deep.equal(["beforeunload"]);
      await page.getByRole("heading", { level: 1, name: "Models" }).waitFor();
      await page.reload();
      expect(asked, "with nothing to lose").to.have.lengthOf(1);
    });

    it("keeps it for nobody else", async () => {
      const { page, demo } = await withDraft();
      const created = await fetch(`${demo.url}/admin/api/admins`, {
        method: "POST",
        headers: { authorization: `Bearer ${demo.adminToken}`, "content-type": "application/json" },
        body: JSON.stringify({ name: "another", role: "owner" }),
      });
      const { token } = (await created.json()) as { token: string };
      await end(page);
      await signInAgain(page, token);
      await page.getByRole("button", { name: "Edit catalog", expanded: false }).waitFor();
    });

    it("keeps it not beyond a sign-out", async () => {
      const { page, demo } = await withDraft();
      await page.getByRole("button", { name: "Sign out" }).click();
      await signInAgain(page, demo.adminToken);
      await page.getByRole("button", { name: "Edit catalog", expanded: false }).waitFor();
    });

    it("keeps a key with its rules, until its dialog is closed", async () => {
      const { page, demo } = await open("/console/keys");
      await page.getByRole("button", { name: "Create key" }).click();
      await page.getByLabel("Name").fill("nightly");
      await page.getByText("Limits and budgets").click();
      await page.getByLabel("Requests per minute").fill("7");
      await page.context().clearCookies();
      await page.getByRole("button", { name: "Create", exact: true }).click();
      await signInAgain(page, demo.adminToken);
      const dialog = page.getByRole("dialog", { name: "Create a key" });
      expect(await dialog.getByLabel("Name").inputValue()).to.equal("nightly");
      await page.getByText("Limits and budgets").click();
      expect(await dialog.getByLabel("Requests per minute").inputValue()).to.equal("7");
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      await goTo(page, "Wallets");
      await goTo(page, "Keys");
      await page.getByRole("button", { name: "Create key" }).click();
      expect(await dialog.getByLabel("Name").inputValue()).to.equal("");
    });

    describe("in the playground", () => {
      /** The names of its controls, and what is chosen there. */
      async function fillIn(page: Page): Promise<void> {
        await page.getByRole("textbox", { name: "Prompt" }).fill("A long question");
        await page.getByRole("checkbox", { name: "Offer tools" }).check();
        await page.getByRole("textbox", { name: "Tools" }).fill("[]");
        await page.getByRole("checkbox", { name: "Stream" }).uncheck();
        await page.getByRole("combobox", { name: "Dialect" }).selectOption("video-content-task");
        await page.getByRole("combobox", { name: "Model" }).selectOption("demo/videographer-stuck");
        await page.getByLabel("Image address").fill("https://pictures.example/boat.png");
        await page.getByLabel("Seed").fill("7");
      }

      async function expectFilledIn(page: Page): Promise<void> {
        expect(await page.getByRole("textbox", { name: "Prompt" }).inputValue()).to.equal("A long question");
        expect(await page.getByRole("combobox", { name: "Model" }).inputValue()).to.equal("demo/videographer-stuck");
        expect(await page.getByLabel("Image address").inputValue()).to.equal("https://pictures.example/boat.png");
        expect(await page.getByLabel("Seed").inputValue()).to.equal("7");
        await page.getByRole("combobox", { name: "Dialect" }).selectOption("chat");
        expect(await page.getByRole("textbox", { name: "Tools" }).inputValue()).to.equal("[]");
        expect(await page.getByRole("checkbox", { name: "Stream" }).isChecked()).to.equal(false);
      }

      it("keeps the question with its settings, tools and image", async () => {
        const { page, demo } = await open("/console/playground");
        await fillIn(page);
        await page.context().clearCookies();
        await page.getByRole("button", { name: "Send" }).click();
        await signInAgain(page, demo.adminToken);
        await expectFilledIn(page);
      });

      it("keeps them also while another page is open", async () => {
        const { page } = await open("/console/playground");
        await fillIn(page);
        await goTo(page, "Wallets");
        await goTo(page, "Playground");
        await expectFilledIn(page);
      });

      it("chooses another model where the chosen one is disabled meanwhile", async () => {
        const { page } = await open("/console/playground");
        await page.getByRole("combobox", { name: "Model" }).selectOption("demo/assistant-refusal");
        await goTo(page, "Models");
        const row = page.getByRole("row", { name: /^demo\/assistant-refusal/ });
        await row.getByRole("switch", { name: "Enabled" }).click();
        await page.getByText("demo/assistant-refusal is disabled").waitFor();
        await goTo(page, "Playground");
        expect(await page.getByRole("combobox", { name: "Model" }).inputValue()).to.equal("demo/assistant");
      });
    });
  });

  const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
    "The gateway answered with 503.": (route) => route.fulfill({ status: 503, body: "" }),
    "The gateway cannot be reached.": (route) => route.abort(),
  };
  for (const [reason, fail] of Object.entries(failures))
    it(`is not said to have ended where the end fails: ${reason}`, async () => {
      const { page, faults } = await open();
      await page.route("**/console/session", fail);
      await page.getByRole("button", { name: "Sign out" }).click();
      await page.getByRole("alert").getByText(`Not signed out: ${reason}`).waitFor();
      await page.getByRole("heading", { level: 1, name: "Overview" }).waitFor();
      await page.unroute("**/console/session");
      await page.getByRole("button", { name: "Sign out" }).click();
      await page.getByRole("heading", { name: "Sign in" }).waitFor();
      expect(faults.filter((fault) => fault.startsWith("error:"))).to.deep.equal([]);
    });
});

describe("sign-in to the console after too many wrong tokens", function () {
  this.timeout(180_000);
  const demo = demonstration({ limits: { failedAuthenticationsPerMinute: 2 } });
  const open = realBrowser();

  it("is refused with a message that says how long to wait", async () => {
    const opened = await open(demo().url);
    const { page } = opened;
    await page.goto("/console");
    const answers: number[] = [];
    page.on("response", (response) => {
      if (response.request().method() === "POST") answers.push(response.status());
    });
    for (const guess of ["one", "two", "three"]) {
      await page.getByRole("textbox", { name: "Admin token" }).fill(guess);
      const answered = page.waitForResponse((response) => response.request().method() === "POST");
      await page.getByRole("button", { name: "Sign in" }).click();
      await answered;
    }
    await page
      .getByRole("alert")
      .getByText(/^Too many tokens from this address were wrong\. Try again in \d+ seconds/)
      .waitFor();
    expect(answers).to.deep.equal([401, 401, 429]);
    await expectAccessible(page, "a sign-in that is refused for a while");
    await takePicture(page, "sign-in-refused");
    expectNoFaults(opened);
  });
});

describe("the console's API", function () {
  this.timeout(180_000);
  const demo = demonstration();

  async function signIn(): Promise<string> {
    const response = await fetch(`${demo().url}/console/session`, {
      method: "POST",
      headers: { ...OWN, "content-type": "application/json" },
      body: JSON.stringify({ token: demo().adminToken }),
    });
    expect(response.status).to.equal(200);
    return response.headers.get("set-cookie") ?? "";
  }

  it("sets a cookie that scripts cannot read and that other sites do not send", async () => {
    const cookie = await signIn();
    expect(cookie).to.match(/^isogloss_session=\w{43}; Path=\/console; HttpOnly; SameSite=Strict; Max-Age=\d+$/);
  });

  const foreign: Readonly<Record<string, Record<string, string>>> = {
    "a page of another site": { ...OWN, "sec-fetch-site": "cross-site" },
    "a page of a sister site": { ...OWN, "sec-fetch-site": "same-site" },
    "a form, which cannot send the console's header": {},
  };
  for (const [who, headers] of Object.entries(foreign))
    it(`refuses ${who}, though it has the cookie`, async () => {
      const [cookie = ""] = (await signIn()).split(";");
      const wallets = `${demo().url}/console/api/wallets`;
      expect((await fetch(wallets, { headers: { ...OWN, cookie } })).status).to.equal(200);
      expect((await fetch(wallets, { headers: { ...headers, cookie } })).status).to.equal(403);
    });

  it("wants a session, and accepts none that ended", async () => {
    const [cookie = ""] = (await signIn()).split(";");
    const ask = (given: string) => fetch(`${demo().url}/console/api/wallets`, { headers: { ...OWN, cookie: given } });
    expect((await ask("")).status).to.equal(401);
    expect((await ask("isogloss_session=guess")).status).to.equal(401);
    expect((await ask(cookie)).status).to.equal(200);
    await fetch(`${demo().url}/console/session`, { method: "DELETE", headers: { ...OWN, cookie } });
    expect((await ask(cookie)).status).to.equal(401);
  });

  it("serves pages that load nothing of other hosts and run no script of their own", async () => {
    const response = await fetch(`${demo().url}/console/requests`);
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).to.contain("default-src 'none'").and.to.contain("script-src 'self'");
    expect(policy).not.to.contain("unsafe");
    expect(await response.text()).not.to.match(/<script>|style=|https?:/);
  });
});
