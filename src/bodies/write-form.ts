/** Writes a form again, with the bytes of its files as received. */
import { randomBytes } from "node:crypto";
import { type Attachments, type Payload, piecesOf } from "./attachments.js";
import type { SentPart } from "./body.js";

const LINE_END = "\r\n";

/** A form with some of its values replaced or added, and others left out. */
export function writeForm(
  parts: readonly SentPart[],
  attachments: Attachments,
  changes: ReadonlyMap<string, string>,
  leftOut: readonly string[] = [],
): Payload {
  const boundary = `isogloss-${randomBytes(24).toString("hex")}`;
  const sentParts = parts
    .filter(({ name }) => !leftOut.includes(name))
    .map((part) =>
      typeof part.content === "string" ? { ...part, content: changes.get(part.name) ?? part.content } : part,
    );
  const added = [...changes].filter(([name]) => !parts.some((part) => part.name === name));
  const all: readonly SentPart[] = [
    ...sentParts,
    ...added.map(([name, content]) => ({ name, filename: undefined, type: undefined, content })),
  ];
  // Texts, and between them the numbers of files.
  const chunks = [
    ...all.flatMap((part) => [
      Buffer.from(`--${boundary}${LINE_END}${headOf(part)}${LINE_END}`),
      contentOf(part),
      Buffer.from(LINE_END),
    ]),
    Buffer.from(`--${boundary}--${LINE_END}`),
  ];
  const bytesOf = (chunk: Buffer | number): Buffer => (typeof chunk === "number" ? attachments.get(chunk) : chunk);
  const length = chunks.reduce<number>((sum, chunk) => sum + bytesOf(chunk).length, 0);
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    length,
    *pieces() {
      for (const chunk of chunks) yield* piecesOf(bytesOf(chunk));
    },
  };
}

function contentOf({ content }: SentPart): Buffer | number {
  return typeof content === "string" ? Buffer.from(content) : content;
}

/** Servers recognize a file by its file name. */
function headOf({ name, filename, type, content }: SentPart): string {
  const called = filename ?? (typeof content === "number" ? "file" : undefined);
  const file = called === undefined ? "" : `; filename="${escaped(called)}"`;
  const typeLine = type === undefined ? "" : `Content-Type: ${type}${LINE_END}`;
  return `Content-Disposition: form-data; name="${escaped(name)}"${file}${LINE_END}${typeLine}`;
}

/** Escapes names as browsers do. Many parsers would take a backslash at the end for the escape of the quote. */
function escaped(name: string): string {
  return name.replace(/"|\r|\n|\\$/g, encodeURIComponent);
}
