/**
 * What each generated file was made from, kept beside the files: in a clone without a cache only those files are made
 * whose specs have changed.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Cache, hashOf } from "./cache.js";

export const RECORD = "record.json";

export class FileRecord {
  readonly #before = new Map<string, unknown>();
  readonly #files = new Map<string, readonly [input: string, text: string]>();

  /** Without a folder nothing was recorded. `onChange` is called before a file is made that is not as it was. */
  constructor(
    private readonly folder?: string,
    private readonly onChange?: () => void,
  ) {
    const path = join(folder ?? "", RECORD);
    if (folder !== undefined && existsSync(path)) this.#before = entriesOf(readFileSync(path, "utf8"));
  }

  /** The text of a file. It is made where it was not made from this input before, or was changed since. */
  async text(cache: Cache, path: string, input: string, make: () => Promise<string>): Promise<string> {
    const key = cache.keyOf(input);
    let text = this.#find(path, key);
    if (text === undefined) {
      this.onChange?.();
      text = await cache.text(input, make);
    }
    this.#files.set(path, [key, text]);
    return text;
  }

  #find(path: string, key: string): string | undefined {
    const file = join(this.folder ?? "", path);
    const known = this.#before.get(path);
    if (known === undefined || !existsSync(file)) return undefined;
    const text = readFileSync(file, "utf8");
    return nameOf(key, text) === known ? text : undefined;
  }

  /** The files that were asked for: the record itself too, with one line for each of them. */
  get files(): Map<string, string> {
    const files = [...this.#files].sort(([one], [other]) => (one < other ? -1 : 1));
    const lines = files.map(([path, [key, text]]) => `  ${JSON.stringify(path)}: "${nameOf(key, text)}"`);
    return new Map([
      ...files.map(([path, [, text]]): [string, string] => [path, text]),
      [RECORD, `{\n${lines.join(",\n")}\n}\n`],
    ]);
  }
}

/** A record that cannot be read, as after a merge, is none. */
function entriesOf(text: string): Map<string, unknown> {
  try {
    return new Map(Object.entries(JSON.parse(text)));
  } catch {
    return new Map();
  }
}

function nameOf(key: string, text: string): string {
  return hashOf([key, text]).slice(0, 32);
}
