/** Formats code as hand-written code is formatted, and keeps what it formatted for the next time. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { format as formatWithPrettier, version } from "prettier";
import { WIDTH } from "./wrap.js";

/** The formatter takes longer than all else that the compiler does, and most files are the same each time. */
const cache = join(resolve(import.meta.dirname, "../.."), "node_modules/.cache/isogloss-format");

export async function format(code: string): Promise<string> {
  const key = createHash("sha256").update(`${version} ${WIDTH} ${code}`).digest("hex");
  const path = join(cache, key);
  if (existsSync(path)) return readFileSync(path, "utf8");
  const formatted = await formatWithPrettier(code, { parser: "babel-ts", printWidth: WIDTH });
  mkdirSync(cache, { recursive: true });
  // Renamed when whole: another process may format the same.
  const temporary = `${path}.${process.pid}`;
  writeFileSync(temporary, formatted);
  renameSync(temporary, path);
  return formatted;
}
