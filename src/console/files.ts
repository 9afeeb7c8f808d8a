/**
 * The built files of the web pages. They are small: each is kept in memory, also compressed. The tables of the explorer
 * are many, and seldom wanted: each is read when it is asked for.
 */
import { readdir, readFile } from "node:fs/promises";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

export interface WebFile {
  readonly type: string;
  readonly bytes: Buffer;
  /** Absent where compression gains nothing. */
  readonly compressed: Buffer | undefined;
}

export interface WebFiles {
  /** The page that loads the others. */
  readonly index: WebFile;
  readonly assets: ReadonlyMap<string, WebFile>;
  /** A table of the explorer. */
  table(name: string): Promise<WebFile | undefined>;
}

/** Beside the compiled program. */
const DIRECTORY = fileURLToPath(new URL("../../web/", import.meta.url));
const INDEX = "index.html";
const TABLES = "explorer";
const TABLE = /^[\w-]+\.json$/;
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};
const compress = promisify(gzip);

/** Reads those of a folder at the first use. A program that was not built has none. */
export function openWebFiles(folder = ""): () => Promise<WebFiles | undefined> {
  let reading: Promise<WebFiles | undefined> | undefined;
  return () => (reading ??= readAll(`${DIRECTORY}${folder}`));
}

async function readAll(directory: string): Promise<WebFiles | undefined> {
  const names = await readdir(directory).catch(() => []);
  const files = new Map(await Promise.all(names.filter((name) => extname(name) in TYPES).map(entryOf(directory))));
  const index = files.get(INDEX);
  const table = async (name: string) => (TABLE.test(name) ? readTable(`${directory}/${TABLES}`, name) : undefined);
  return index && { index, assets: files, table };
}

async function readTable(directory: string, name: string): Promise<WebFile | undefined> {
  const [, file] = await entryOf(directory)(name).catch(() => []);
  return file;
}

function entryOf(directory: string): (name: string) => Promise<[string, WebFile]> {
  return async (name) => {
    const type = TYPES[extname(name)] ?? "application/octet-stream";
    return [name, await webFile(type, await readFile(`${directory}/${name}`))];
  };
}

export async function webFile(type: string, bytes: Buffer): Promise<WebFile> {
  const compressed = await compress(bytes);
  return { type, bytes, compressed: compressed.length < bytes.length ? compressed : undefined };
}
