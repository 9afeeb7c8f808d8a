import { expect } from "chai";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { CHECKOUT } from "../../support/checkout.js";

const FOLDERS = ["src", "codegen", "specs", "test", "tools", "generated"];
const SOURCE = /\.tsx?$/;
/** A statement that names another file of the checkout. Who reads a file follows its types too. */
const IMPORT = /^(?:import|export)\s+(?:[^;"']*?\s+from\s+)?"(\.[^"]+)"/gm;

/** The files whose names or types a file uses. */
function importedBy(file: string, text: string): string[] {
  return [...text.matchAll(IMPORT)].flatMap(([, path = ""]) => {
    const target = join(dirname(file), path);
    return [target.replace(/\.js$/, ".ts"), target.replace(/\.js$/, ".tsx")].filter((one) => existsSync(one));
  });
}

/** The first circle that is found on the way down from each file, once per file that closes one. */
function circlesIn(files: ReadonlyMap<string, readonly string[]>): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): void => {
    const at = way.indexOf(file);
    if (at >= 0) circles.push([...way.slice(at), file].join(" → "));
    if (at >= 0 || done.has(file)) return;
    for (const next of files.get(file) ?? []) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of files.keys()) visit(file, []);
  return circles;
}

function sources(): Map<string, readonly string[]> {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(join(CHECKOUT, folder), { recursive: true, encoding: "utf8" }).map((path) => join(folder, path)),
  );
  const texts = paths
    .filter((path) => SOURCE.test(path))
    .map((path) => [path, readFileSync(join(CHECKOUT, path), "utf8")] as const);
  return new Map(
    texts.map(([path, text]) => [
      path,
      importedBy(join(CHECKOUT, path), text).map((imported) => relative(CHECKOUT, imported)),
    ]),
  );
}

describe("imports", () => {
  it("lead in no circle", () => expect(circlesIn(sources())).to.deep.equal([]));

  it("are found in a circle of three files", () => {
    const files = new Map([
      ["a.ts", ["b.ts"]],
      ["b.ts", ["c.ts", "d.ts"]],
      ["c.ts", ["a.ts"]],
      ["d.ts", []],
    ]);
    expect(circlesIn(files)).to.deep.equal(["a.ts → b.ts → c.ts → a.ts"]);
  });

  for (const [text, count] of [
    ['import { join } from "./import-circles.test.js";', 1],
    ['import "./import-circles.test.js";', 1],
    ['export { join } from "./import-circles.test.js";', 1],
    ['import {\n  type A,\n  join,\n} from "./import-circles.test.js";', 1],
    ['import type { A } from "./import-circles.test.js";', 1],
    ['import { join } from "node:path";', 0],
  ] as const)
    it(`are ${count} in ${JSON.stringify(text)}`, () => {
      const file = join(CHECKOUT, "test/tools/lint/a.ts");
      expect(importedBy(file, text)).to.have.lengthOf(count);
    });
});
