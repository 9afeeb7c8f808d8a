/** `/docs` in a real browser. */
import { expect } from "chai";
import type { Page } from "playwright-core";
import { expectAccessible, type OpenPage, realBrowser, takePicture } from "../../support/browser/browser.js";
import { demonstration, expectNoFaults } from "../../support/browser/console.js";

/** A page shows a change of these at once. It takes seconds to load. */
const LOOKS = [
  { colorScheme: "light", viewport: { width: 1280, height: 900 } },
  { colorScheme: "dark", viewport: { width: 1280, height: 900 } },
  { colorScheme: "light", viewport: { width: 390, height: 800 } },
  { colorScheme: "dark", viewport: { width: 390, height: 800 } },
] as const;

describe("the pages of the API description", function () {
  this.timeout(180_000);
  const demo = demonstration();
  const open = realBrowser();

  async function openDocs(): Promise<OpenPage> {
    const opened = await open(demo().url);
    await opened.page.goto("/docs");
    await opened.page.getByRole("heading", { level: 1 }).waitFor();
    await operation(opened.page, "/v1/messages").waitFor();
    return opened;
  }

  function operation(page: Page, path: string) {
    return page.locator(`.opblock-summary-path[data-path="${path}"]`).first();
  }

  describe("with an open operation", () => {
    let opened: OpenPage;
    before(async () => {
      opened = await openDocs();
      await operation(opened.page, "/v1/messages").click();
    });

    for (const { colorScheme, viewport } of LOOKS)
      it(`are accessible and load nothing of other hosts: ${colorScheme}, ${viewport.width} pixels`, async () => {
        const { page } = opened;
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(viewport);
        expect(await page.getByRole("heading", { level: 1 }).count()).to.equal(1);
        expect(await operation(page, "/v1/messages").innerText()).to.match(/^\W*v1\W*messages\W*$/);
        await page.getByRole("region", { name: "Examples of POST /v1/messages" }).waitFor();
        await takePicture(page, `docs-${colorScheme}-${viewport.width}`);
        expect(await page.evaluate("document.documentElement.scrollWidth")).to.be.at.most(viewport.width);
        await expectAccessible(page, `${colorScheme}, ${viewport.width} pixels`);
        expectNoFaults(opened);
      });

    it("show the example in the language that the reader chooses", async () => {
      const { page } = opened;
      const examples = page.getByRole("region", { name: "Examples of POST /v1/messages" });
      await examples.getByText('curl "').waitFor();
      await examples.getByRole("button", { name: "Python", exact: true }).click();
      await examples.getByText("urllib.request.urlopen").waitFor();
      await operation(page, "/v1/responses").click();
      await page.getByRole("region", { name: "POST /v1/responses" }).getByText("urllib.request.urlopen").waitFor();
    });
  });

  it("call the gateway with the reader's key", async () => {
    const opened = await openDocs();
    const { page } = opened;
    await page.getByRole("button", { name: "Authorize" }).first().click();
    await page.getByLabel("auth-bearer-value").fill(demo().key);
    await page.getByRole("button", { name: "Apply credentials" }).first().click();
    await page.getByRole("button", { name: "Close" }).first().click();
    await operation(page, "/v1/chat/completions").click();
    await page.getByRole("button", { name: "Try it out" }).click();
    await page.getByRole("button", { name: "Execute" }).click();
    await page.locator(".live-responses-table .response-col_status").getByText("200").waitFor();
    expectNoFaults(opened);
  });

  it("allow no script or style in the page itself", async () => {
    const response = await fetch(`${demo().url}/docs`);
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).to.contain("default-src 'none'").and.to.contain("script-src 'self'");
    expect(policy).not.to.contain("unsafe");
    expect(await response.text()).not.to.match(/<script>|style=|https?:/);
  });

  it("move the description compressed to a client that accepts it", async () => {
    const read = (accepted: string) =>
      fetch(`${demo().url}/openapi.json`, { headers: { "accept-encoding": accepted } });
    const [compressed, plain] = [await read("gzip"), await read("identity")];
    expect(compressed.headers.get("content-encoding")).to.equal("gzip");
    expect(plain.headers.get("content-encoding")).to.equal(null);
    expect(Number(compressed.headers.get("content-length"))).to.be.below(200_000);
    expect(await compressed.json()).to.deep.equal(await plain.json());
  });
});
