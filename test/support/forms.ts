/** Forms as clients write them, and as another parser reads them. */
import busboy from "busboy";

export interface WrittenPart {
  readonly name: string;
  readonly filename?: string;
  readonly type?: string;
  readonly value: string | Buffer;
}

export const BOUNDARY = "----a-boundary-7d1";
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

export function writtenForm(parts: readonly WrittenPart[], boundary = BOUNDARY): Buffer {
  const chunks = parts.flatMap(({ name, filename, type, value }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; ` +
        `name="${name}"${filename === undefined ? "" : `; filename="${filename}"`}\r\n` +
        `${type === undefined ? "" : `Content-Type: ${type}\r\n`}\r\n`,
    ),
    Buffer.from(value),
    Buffer.from("\r\n"),
  ]);
  return Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]);
}

/** The parts that another parser than the gateway's finds, in order. */
export async function readByAnother(bytes: Buffer, contentType: string): Promise<WrittenPart[]> {
  const parts: WrittenPart[] = [];
  const parser = busboy({ headers: { "content-type": contentType }, preservePath: true, defParamCharset: "utf8" });
  await new Promise<void>((resolve, reject) => {
    parser.on("field", (name, value) => parts.push({ name, value }));
    parser.on("file", (name, stream, { filename, mimeType }) => {
      const chunks: Buffer[] = [];
      const place = parts.push({ name, value: "" }) - 1;
      stream.on("data", (chunk: Buffer) => chunks.push(chunk)).on("error", reject);
      stream.on("close", () => (parts[place] = { name, filename, type: mimeType, value: Buffer.concat(chunks) }));
    });
    parser.on("close", resolve).on("error", reject);
    parser.end(bytes);
  });
  return parts;
}
