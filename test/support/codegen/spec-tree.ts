/** Copies of a small tree of specs in folders of their own, with edits. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { compile } from "../../../codegen/compile.js";
import { SpecProblems, type Problem } from "../../../codegen/load/problem.js";
import { CHECKOUT } from "../checkout.js";
import { memoryOrDisk } from "../directories.js";

export const languageFolder = join(CHECKOUT, "specs/language");

/**
 * A replacement in one file; `null` writes the whole file. A mark in the new text is a place where a problem is
 * expected.
 */
export type Edit = readonly [file: string, from: string | null, to: string];

export const mark = "▸";

export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** The small tree by the names of its files: it is copied thousands of times. */
let files: ReadonlyMap<string, string> | undefined;

function readFiles(): ReadonlyMap<string, string> {
  const folder = join(CHECKOUT, "test/codegen/specs");
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [relative(folder, path), readFileSync(path, "utf8")]));
}

export class SpecTree {
  readonly folder = mkdtempSync(join(memoryOrDisk(), "specs-"));
  readonly specs = join(this.folder, "specs");
  readonly marks: Place[] = [];

  constructor(edits: readonly Edit[]) {
    try {
      for (const [file, text] of (files ??= readFiles())) this.#write(file, text);
      for (const edit of edits) this.#apply(edit);
      for (const file of new Set(edits.map(([name]) => name))) this.#takeMarks(file);
    } catch (error) {
      this.remove();
      throw error;
    }
  }

  compile(): Promise<Map<string, string>> {
    return compile([this.specs], languageFolder);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  #apply([file, from, to]: Edit): void {
    if (from === null) return this.#write(file, to);
    const pieces = readFileSync(join(this.specs, file), "utf8").split(from);
    if (pieces.length !== 2) throw new Error(`The edit finds ${pieces.length - 1} places in ${file}: ${from}`);
    this.#write(file, pieces.join(to));
  }

  #write(file: string, text: string): void {
    const path = join(this.specs, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  #takeMarks(file: string): void {
    const path = join(this.specs, file);
    let text = readFileSync(path, "utf8");
    for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark)) {
      const before = text.slice(0, at).split("\n");
      this.marks.push({ file: `specs/${file}`, line: before.length, column: (before.at(-1) ?? "").length + 1 });
      text = text.slice(0, at) + text.slice(at + mark.length);
    }
    writeFileSync(path, text);
  }
}

/** The compiler's problems with the edited specs, and the places of the marks. */
export async function problemsOf(
  edits: readonly Edit[],
): Promise<{ problems: readonly Problem[]; marks: readonly Place[] }> {
  const tree = new SpecTree(edits);
  try {
    await tree.compile();
    return { problems: [], marks: tree.marks };
  } catch (error) {
    if (!(error instanceof SpecProblems)) throw error;
    return { problems: error.problems, marks: tree.marks };
  } finally {
    tree.remove();
  }
}
