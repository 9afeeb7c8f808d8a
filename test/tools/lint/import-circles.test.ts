import { expect } from "chai";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { CHECKOUT } from "../../support/checkout.js";

const FOLDERS = ["src", "codegen", "specs", "tools", "generated"];
const SOURCE = /\.tsx?$/;
/** A statement that loads another file of the checkout. One of types alone is gone when the program runs. */
const LOADED = /^(?:import|export)\s+(?!type\b)(?:([^;"']*?)\s+from\s+)?"(\.[^"]+)"/gm;
const TYPES_ALONE = /^\{(?:\s*type\s[^,}]*,?)+\s*\}$/;

/** The files that a file loads before it runs. */
function loadedBy(file: string, text: string): string[] {
  return [...text.matchAll(LOADED)].flatMap(([, names = "", path = ""]) => {
    if (TYPES_ALONE.test(names)) return [];
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
      loadedBy(join(CHECKOUT, path), text).map((loaded) => relative(CHECKOUT, loaded)),
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

  for (const [text, isLoaded] of [
    ['import { join } from "./import-circles.test.js";', true],
    ['import "./import-circles.test.js";', true],
    ['export { join } from "./import-circles.test.js";', true],
    ['import {\n  type A,\n  join,\n} from "./import-circles.test.js";', true],
    ['import type { A } from "./import-circles.test.js";', false],
    ['import { type A, type B } from "./import-circles.test.js";', false],
  ] as const)
    it(`are ${isLoaded ? "" : "not "}loaded by ${JSON.stringify(text)}`, () => {
      const file = join(CHECKOUT, "test/tools/lint/a.ts");
      expect(loadedBy(file, text)).to.have.lengthOf(isLoaded ? 1 : 0);
    });
});
