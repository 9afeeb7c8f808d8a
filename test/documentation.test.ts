/** The documentation agrees with the program: its links, its paths and its examples. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect } from "chai";
import { parseCatalog } from "../src/catalog/parse.js";
import { loadCatalogWords } from "../src/catalog/load-words.js";
import { DEFAULTS } from "../src/config/defaults.js";
import { loadConfig } from "../src/config/load.js";
import { SpecTree } from "./support/codegen/spec-tree.js";
import { CHECKOUT } from "./support/checkout.js";

const read = (page: string): string => readFileSync(join(CHECKOUT, page), "utf8");
/** Places that the pages name before they are built. */
const planned = ["src/console/"];
const manual = readdirSync(join(CHECKOUT, "docs")).filter((name) => name.endsWith(".md"));
const pages = ["README.md", "specs/README.md", ...manual.map((name) => `docs/${name}`)];

/** The fenced YAML of a page that contains a text. */
function yamlWith(page: string, text: string): string {
  const blocks = [...read(page).matchAll(/^```yaml\n([\s\S]*?)^```$/gm)].map(([, yaml]) => yaml ?? "");
  return blocks.find((yaml) => yaml.includes(text)) ?? expect.fail(`${page} has no YAML with ${text}`);
}

/** The anchor that a heading has on a rendered page. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");
}

describe("the documentation", () => {
  for (const page of pages) {
    it(`${page} links to existing pages and headings`, () => {
      for (const [, target = "", anchor] of read(page).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)) {
        const path = target === "" ? page : join(dirname(page), target);
        expect(planned.includes(path) || existsSync(join(CHECKOUT, path)), `${page} links to ${path}`).to.equal(true);
        if (anchor === undefined) continue;
        const headings = [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));
        expect(headings, `headings of ${path}`).to.include(anchor);
      }
    });
  }

  it("README.md has at most 900 words", () => {
    expect(read("README.md").trim().split(/\s+/)).to.have.length.at.most(900);
  });

  for (const name of readdirSync(join(CHECKOUT, "docs")).filter((one) => one.endsWith(".svg")))
    it(`docs/${name} is shown with a description, and has colours for dark and light`, () => {
      const shown = pages.some((page) => new RegExp(`!\\[[^\\]]+\\]\\([^)]*${name}\\)`).test(read(page)));
      expect(shown).to.equal(true);
      expect(read(`docs/${name}`))
        .to.include("@media (prefers-color-scheme: dark)")
        .and.not.to.match(/(?:href|src)="http/);
    });

  it("README.md names existing folders and files, and every folder of src/", () => {
    const named = [...read("README.md").matchAll(/`((?:src|specs|docs|test|tools|codegen|generated)\/[^`<>*]*)`/g)].map(
      ([, path = ""]) => path,
    );
    for (const path of named.filter((path) => !planned.includes(path)))
      expect(existsSync(join(CHECKOUT, path)), path).to.equal(true);
    const folders = readdirSync(join(CHECKOUT, "src"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(named).to.include.members(folders.map(({ name }) => `src/${name}/`));
  });

  for (const [page, text] of [
    ["README.md", "preset: anthropic"],
    ["docs/configuration.md", "preset: openai"],
  ] as const) {
    it(`the catalog of ${page} is valid`, async () => {
      const words = await loadCatalogWords();
      const keys = { ANTHROPIC_API_KEY: "a-key", OPENAI_API_KEY: "a-key" };
      expect(parseCatalog("catalog.yaml", yamlWith(page, text), words, keys).models).to.have.length(1);
    });
  }

  it("docs/configuration.md shows every default", () => {
    const directory = mkdtempSync(join(tmpdir(), "config-"));
    const environment = { ISOGLOSS_ADMIN_TOKEN: "a-long-token" };
    try {
      const file = join(directory, "isogloss.yaml");
      writeFileSync(file, yamlWith("docs/configuration.md", "listen:"));
      const shown = loadConfig({ directory, environment });
      expect(shown.admin.token?.reveal()).to.equal("a-long-token");
      expect({ ...shown, admin: {} }).to.deep.equal({ ...silentConfig(directory), isCatalogNamed: true });
      for (const key of Object.keys(DEFAULTS)) expect(readFileSync(file, "utf8")).to.include(`${key}:`);
    } finally {
      rmSync(directory, { recursive: true });
    }
  });

  it("a field is added with the lines that README.md shows", async () => {
    const property = yamlWith("README.md", "Samples from this many").trim();
    const line = yamlWith("README.md", "top_k: top_k").split("\n").at(-2) ?? "";
    const tree = new SpecTree([
      ["dialects/chat/dialect.yaml", "        seed: {", `        ${property}\n        seed: {`],
      ["dialects/chat/mapping.yaml", "    top_k: { absent: sampling here is by temperature }", line],
    ]);
    try {
      expect((await tree.compile()).get("chat/read.ts")).to.include("top_k");
    } finally {
      tree.remove();
    }
  });
});

/** The values that apply without a file. */
function silentConfig(directory: string): object {
  return loadConfig({ directory, file: emptyFile(directory), environment: {} });
}

function emptyFile(directory: string): string {
  const file = join(directory, "empty.yaml");
  writeFileSync(file, "");
  return file;
}
