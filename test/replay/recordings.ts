import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseJson, textAt, type Json } from "./json.js";

export type RecordingKind = "request" | "response" | "stream" | "error";

/** One file of recorded traffic. */
export interface Recording {
  /** `<dialect>/<name>`, as in the index. */
  readonly file: string;
  readonly dialect: string;
  readonly kind: RecordingKind;
  /** Of an error: the HTTP status. */
  readonly status: number | undefined;
  /** The path of the HTTP call, where the index knows it. */
  readonly path: string | undefined;
  read(): Buffer;
}

/** Lists the recordings of some dialects; the file names alone tell their kind, the index only adds to it. */
export function loadRecordings(directory: string, dialects: readonly string[]): Recording[] {
  const paths = readIndex(directory);
  return dialects.flatMap((dialect) => {
    const folder = join(directory, dialect);
    if (!existsSync(folder)) return [];
    return readdirSync(folder).sort().flatMap((name) => {
      const kind = kindOf(name);
      if (kind === undefined) return [];
      const file = `${dialect}/${name}`;
      return [{ file, dialect, ...kind, path: paths.get(file), read: () => readFileSync(join(folder, name)) }];
    });
  });
}

function kindOf(name: string): { kind: RecordingKind; status: number | undefined } | undefined {
  if (name.endsWith(".request.json")) return { kind: "request", status: undefined };
  if (name.endsWith(".response.json")) return { kind: "response", status: 200 };
  if (name.endsWith(".stream.sse")) return { kind: "stream", status: 200 };
  const error = /\.error-(\d{3})\.json$/.exec(name);
  return error === null ? undefined : { kind: "error", status: Number(error[1]) };
}

function readIndex(directory: string): Map<string, string> {
  const file = join(directory, "index.json");
  const entries: Json | undefined = existsSync(file) ? parseJson(readFileSync(file, "utf8")) : undefined;
  const paths = new Map<string, string>();
  for (const entry of Array.isArray(entries) ? entries : []) {
    const name = textAt(entry, "file");
    const path = textAt(entry, "path");
    if (name !== undefined && path !== undefined) paths.set(name, path);
  }
  return paths;
}
