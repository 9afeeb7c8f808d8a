import { createServer, request, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect } from "chai";
import { realBrowser } from "../../support/browser/browser.js";
import { demonstration, expectNoFaults, goTo, signIn } from "../../support/browser/console.js";

const PREFIX = "/models/v2";

/** A proxy that serves the gateway below a path, and takes the path away. It has nothing else. */
async function startProxy(gateway: string): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const { url = "", method, headers } = incoming;
    if (!url.startsWith(`${PREFIX}/`)) return void outgoing.writeHead(404).end();
    const forwarded = request(new URL(url.slice(PREFIX.length), gateway), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on("error", () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return server;
}

describe("the console below a path of a proxy", function () {
  this.timeout(180_000);
  const demo = demonstration();
  const open = realBrowser();
  let proxy: Server;
  let address: string;

  before(async () => {
    proxy = await startProxy(demo().url);
    address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}${PREFIX}`;
  });
  after(() => {
    proxy.closeAllConnections();
    proxy.close();
  });

  /** Every request to an address outside the path is a fault. */
  async function signedIn(path: string) {
    const opened = await open(address);
    await signIn(opened.page, demo().adminToken, PREFIX + path);
    return opened;
  }

  for (const path of ["/console", "/console/", "/console/requests", "/console/wallets/demo"])
    it(`opens ${path}, and stays signed in`, async () => {
      const opened = await signedIn(path);
      await opened.page.reload();
      await opened.page.getByRole("heading", { level: 1 }).waitFor();
      expectNoFaults(opened);
    });

  it("leads from page to page", async () => {
    const opened = await signedIn("/console");
    const { page } = opened;
    await goTo(page, "Wallets");
    await page.getByRole("link", { name: "demo" }).click();
    await page.getByRole("heading", { level: 1, name: "demo" }).waitFor();
    expect(new URL(page.url()).pathname).to.equal(`${PREFIX}/console/wallets/demo`);
    expectNoFaults(opened);
  });

  it("asks a model, and shows how others ask it", async () => {
    const opened = await signedIn("/console/playground");
    const { page } = opened;
    await page.getByRole("textbox", { name: "Prompt" }).fill("What is 12 * 12?");
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByRole("region", { name: "Answer" }).getByText("144").first().waitFor();
    await page.getByRole("button", { name: "curl" }).click();
    await page.getByText("Copied").waitFor();
    expectNoFaults(opened);
  });

  it("ends a session", async () => {
    const { page } = await signedIn("/console/keys");
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    expect(await page.context().cookies()).to.deep.equal([]);
  });

  it("opens the explorer", async () => {
    const opened = await open(address);
    await opened.page.goto(`${PREFIX}/explorer`);
    await opened.page.getByRole("heading", { level: 1, name: "Explorer" }).waitFor();
    expectNoFaults(opened);
  });

  it("sends the calls of the description", async () => {
    const opened = await open(address);
    const { page } = opened;
    await page.goto(`${PREFIX}/docs`);
    await page.locator('.opblock-summary-path[data-path="/v1/chat/completions"]').first().click();
    await page.getByRole("button", { name: "Try it out" }).click();
    await page.getByRole("button", { name: "Execute" }).click();
    // The gateway refuses a call without a key. The proxy would know nothing of its path.
    await page.locator(".live-responses-table .response-col_status").getByText("401").waitFor();
    expectNoFaults(opened);
  });
});
