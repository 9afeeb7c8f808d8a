/** The documentation's site: every link and anchor leads somewhere, and nothing of another host is loaded. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, posix } from "node:path";
import { expect } from "chai";
import { buildSite } from "../../../tools/docs/build-site.js";
import { expectAccessible, realBrowser, takePicture } from "../../support/browser/browser.js";
import { expectNoFaults } from "../../support/browser/console.js";
import { CHECKOUT } from "../../support/checkout.js";
import { suiteDirectory } from "../../support/directories.js";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};
const PHONE = { viewport: { width: 390, height: 844 } };

describe("the documentation's site", function () {
  this.timeout(180_000);
  const directory = suiteDirectory();
  const open = realBrowser();
  let server: Server;
  let origin: string;

  before(async () => {
    await buildSite(CHECKOUT, directory());
    server = createServer((request, response) => {
      const path = join(directory(), new URL(request.url ?? "/", "http://localhost").pathname);
      const file = existsSync(path) && statSync(path).isDirectory() ? join(path, "index.html") : path;
      if (!existsSync(file)) return void response.writeHead(404).end();
      response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" });
      response.end(readFileSync(file));
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  after(() => server.close());

  const files = () => readdirSync(directory(), { recursive: true, encoding: "utf8" });
  const pages = () => files().filter((name) => name.endsWith(".html"));
  const textOf = (page: string) => readFileSync(join(directory(), page), "utf8");

  it("has the guide, the reference, every page of docs/, a table for each pair, and the explorer", () => {
    const manual = readdirSync(join(CHECKOUT, "docs")).filter((name) => name.endsWith(".md"));
    const docs = manual.map((name) => name.replace(/\.md$/, ".html"));
    expect(pages()).to.include.members(["index.html", "guide.html", "reference.html", "explorer.html", ...docs]);
    expect(pages()).to.include.members(["tables/index.html", "tables/chat-to-messages.html", "benchmarks.html"]);
  });

  it("has no link or anchor that leads nowhere", () => {
    const broken: string[] = [];
    for (const page of pages())
      for (const href of attributesOf(textOf(page), "href").filter((one) => !/^(?:https?|data):/.test(one))) {
        const [path = "", anchor = ""] = href.split("#");
        const target = path === "" ? page : posix.join(posix.dirname(page), path);
        const isThere = existsSync(join(directory(), target));
        const isState = anchor.startsWith("from=");
        if (!isThere || (anchor !== "" && !isState && !textOf(target).includes(`id="${anchor}"`)))
          broken.push(`${page}: ${href}`);
      }
    expect(broken).to.deep.equal([]);
  });

  it("loads nothing of another host, and has no script or style in a page itself", () => {
    for (const page of pages()) {
      const text = textOf(page);
      expect(
        attributesOf(text, "src").filter((one) => /^(?:[a-z]+:|\/)/.test(one)),
        page,
      ).to.deep.equal([]);
      expect(text, page).not.to.match(/<script(?![^>]*src=)|<style|style="|<img(?! src="[^"]+" alt="[^"]+")|url\(/);
      expect(text, page).not.to.match(/<link[^>]*href="(?:https?:|\/)/);
    }
  });

  it("has every picture that a page shows as a file, and no picture as the text that it is drawn from", () => {
    for (const page of pages()) {
      const pictures = attributesOf(textOf(page), "src").map((src) => posix.join(posix.dirname(page), src));
      for (const path of pictures) expect(existsSync(join(directory(), path)), `${page}: ${path}`).to.equal(true);
      expect(textOf(page), page).not.to.match(/<code>(?:flowchart|graph|sequenceDiagram) /);
    }
  });

  for (const colorScheme of ["light", "dark"] as const)
    it(`shows how a call travels as a picture: ${colorScheme}`, async () => {
      const opened = await open(origin, { colorScheme });
      const { page } = opened;
      await page.goto("/index.html");
      await page.getByRole("img", { name: /shared vocabulary/ }).waitFor();
      expect(
        await page.evaluate("document.images[0].decode().then(() => document.images[0].naturalWidth)"),
      ).to.be.above(0);
      await takePicture(page, `docs-index-${colorScheme}`);
      expectNoFaults(opened);
    });

  it("converts a request in the explorer, from plain files", async () => {
    const opened = await open(origin);
    const { page } = opened;
    await page.goto("/explorer.html#from=chat&to=messages");
    await page.getByRole("region", { name: "Upstream request" }).getByText('"system": [').waitFor();
    await page.getByRole("region", { name: "Fields" }).getByText("the vendor offers no seed").first().waitFor();
    await page.getByRole("link", { name: "Isogloss" }).click();
    await page.getByRole("heading", { level: 1, name: "Isogloss" }).waitFor();
    expectNoFaults(opened);
  });

  for (const [width, options] of Object.entries({ wide: {}, phone: PHONE }))
    it(`is read from the first page to a table: ${width}`, async () => {
      const opened = await open(origin, options);
      const { page } = opened;
      await page.goto("/index.html");
      await expectAccessible(page, "the first page");
      await takePicture(page, `docs-index-${width}`);
      await page
        .getByRole("navigation", { name: "Main" })
        .getByRole("link", { name: "Conversion", exact: true })
        .click();
      await page.getByRole("heading", { level: 1, name: "Conversion" }).waitFor();
      await page.getByRole("link", { name: "Conversion tables" }).click();
      await page.getByRole("link", { name: "chat to messages", exact: true }).click();
      await page.getByRole("cell", { name: "the vendor offers no seed" }).first().waitFor();
      await takePicture(page, `docs-table-${width}`);
      expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).to.be.at.most(0);
      expectNoFaults(opened);
    });
});

function attributesOf(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, "g"))].map(([, value = ""]) =>
    value.replace(/&#(\d+);/g, (_whole, character: string) => String.fromCharCode(Number(character))),
  );
}
