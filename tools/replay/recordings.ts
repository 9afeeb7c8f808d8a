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
  /** The path of the HTTP call, where the index has it. */
  readonly path: string | undefined;
  /** The host that it was made with, where the index has it. */
  readonly provider: string | undefined;
  /** Of a request: the host answered it with an error. */
  readonly wasRefused: boolean;
  read(): Buffer;
}

/** Lists the recordings of some dialects. The file names alone determine their kind, the index only adds to it. */
export function loadRecordings(directory: string, dialects: readonly string[]): Recording[] {
  const index = readIndex(directory);
  return dialects.flatMap((dialect) => {
    const folder = join(directory, dialect);
    if (!existsSync(folder)) return [];
    const names = readdirSync(folder).sort();
    const refused = new Set(names.filter((name) => kindOf(name)?.kind === "error").map(stemOf));
    return names.flatMap((name) => {
      const kind = kindOf(name);
      if (kind === undefined) return [];
      const wasRefused = kind.kind === "request" && refused.has(stemOf(name));
      const file = `${dialect}/${name}`;
      return [
        {
          file,
          dialect,
          ...kind,
          path: index.get(file)?.path,
          provider: index.get(file)?.provider,
          wasRefused,
          read: () => readFileSync(join(folder, name)),
        },
      ];
    });
  });
}

/** A request and its answer differ in name only by their kind. */
function stemOf(name: string): string {
  return name.replace(/\.(request\.json|error-\d{3}\.json)$/, "");
}

function kindOf(name: string): { kind: RecordingKind; status: number | undefined } | undefined {
  if (name.endsWith(".request.json")) return { kind: "request", status: undefined };
  if (name.endsWith(".response.json")) return { kind: "response", status: 200 };
  if (name.endsWith(".stream.sse")) return { kind: "stream", status: 200 };
  const error = /\.error-(\d{3})\.json$/.exec(name);
  return error === null ? undefined : { kind: "error", status: Number(error[1]) };
}

interface Entry {
  readonly path: string | undefined;
  readonly provider: string | undefined;
}

function readIndex(directory: string): Map<string, Entry> {
  const file = join(directory, "index.json");
  const entries: Json | undefined = existsSync(file) ? parseJson(readFileSync(file, "utf8")) : undefined;
  return new Map(
    (Array.isArray(entries) ? entries : []).flatMap((entry) => {
      const name = textAt(entry, "file");
      return name === undefined
        ? []
        : [[name, { path: textAt(entry, "path"), provider: textAt(entry, "provider") }] as const];
    }),
  );
}
