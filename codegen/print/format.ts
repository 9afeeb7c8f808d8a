/** Formats code as hand-written code is formatted, and keeps what it formatted for the next time. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { format as formatWithPrettier, version } from "prettier";
import { Project, type SourceFileStructure } from "ts-morph";
import { WIDTH } from "./wrap.js";

/** Printing takes longer than all else that the compiler does, and most files are the same each time. */
const cache = join(resolve(import.meta.dirname, "../.."), "node_modules/.cache/isogloss-format");

/** What prints: files that another printer made are not taken. */
const printer = createHash("sha256")
  .update(version)
  .update(
    readdirSync(import.meta.dirname)
      .map((name) => readFileSync(join(import.meta.dirname, name), "utf8"))
      .join(""),
  )
  .digest("hex");

export function format(code: string): Promise<string> {
  return cached(code, () => code);
}

/** A module from its statements, below a comment. */
export function formatStructure(comment: string, statements: SourceFileStructure["statements"]): Promise<string> {
  return cached(`${comment}\n${JSON.stringify(statements)}`, () => `${comment}\n${textOf(statements)}`);
}

const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });

function textOf(statements: SourceFileStructure["statements"]): string {
  return project.createSourceFile("module.ts", { statements }, { overwrite: true }).getFullText();
}

async function cached(source: string, print: () => string): Promise<string> {
  const key = createHash("sha256").update(printer).update(source).digest("hex");
  const path = join(cache, key);
  if (existsSync(path)) return readFileSync(path, "utf8");
  const formatted = await formatWithPrettier(print(), { parser: "babel-ts", printWidth: WIDTH });
  mkdirSync(cache, { recursive: true });
  // Renamed when whole: another process may format the same.
  const temporary = `${path}.${process.pid}`;
  writeFileSync(temporary, formatted);
  renameSync(temporary, path);
  return formatted;
}
