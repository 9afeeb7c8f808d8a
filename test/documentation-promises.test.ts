/** docs/promises.md names tests that exist, and has a row for each promise. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { CHECKOUT } from "./support/checkout.js";

const read = (path: string): string => readFileSync(join(CHECKOUT, path), "utf8");
const page = read("docs/promises.md");
/** The page up to what has no test. */
const [held = ""] = page.split("## Not held");

/** A file, and the titles that follow it. */
const named = [...held.matchAll(/`(test\/[^`]+)`((?:,? “[^”]+”)+)/g)].map(([, path = "", titles = ""]) => ({
  path,
  titles: [...titles.matchAll(/“([^”]+)”/g)].map(([, title = ""]) => title),
}));
const idsOf = (text: string) => [...text.matchAll(/^\| ([PABS]\d+) \|/gm)].map(([, id = ""]) => id);
const numbered = (letter: string, last: number) => Array.from({ length: last }, (_, index) => `${letter}${index + 1}`);

/** A title as its test has it in the source: what differs from case to case is an expression there. */
function declarationOf(title: string): RegExp {
  const written = title
    .split("…")
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join("\\$\\{.+\\}");
  return new RegExp(`(?:\\b(?:it|describe|crashAt|forEachEngine))\\(\\s*["'\`]${written}["'\`]`);
}

describe("docs/promises.md", () => {
  it("has each promise, each mistake and each setting once, in order", () =>
    expect(idsOf(held)).to.deep.equal([
      ...numbered("P", 24),
      ...numbered("A", 8),
      ...numbered("B", 46),
      ...numbered("S", 21),
    ]));

  it("names a test for each", () => {
    for (const row of held.split("\n").filter((line) => /^\| [PABS]\d/.test(line)))
      expect(row).to.match(/`test\/[^`]+\.test\.ts` “/);
    expect(named.flatMap(({ titles }) => titles)).to.have.lengthOf(held.split("“").length - 2);
  });

  for (const { path, titles } of named) {
    for (const title of titles) {
      it(`names “${title}” of ${path}`, () => {
        expect(existsSync(join(CHECKOUT, path)), path).to.equal(true);
        expect(read(path)).to.match(declarationOf(title));
      });
    }
  }

  it("names commands that exist", () => {
    const targets = [...page.matchAll(/`make ([a-z-]+)/g)].map(([, target = ""]) => target);
    for (const target of targets) expect(read("Makefile"), target).to.match(new RegExp(`^${target}:`, "m"));
  });

  it("names only promises of its tables as not held", () => {
    const missing = idsOf(page.slice(held.length));
    expect(missing).not.to.deep.equal([]);
    expect(idsOf(held)).to.include.members(missing);
  });
});
