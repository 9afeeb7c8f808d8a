/** Reads a form with another parser than the gateway's, as a vendor's host would. */
import type { IncomingMessage } from "node:http";
import busboy from "busboy";
import type { FormTable, Json, Wire } from "../registry.js";

const MOST_PARTS = 100;

/** The form as JSON, its files as data URIs. */
export async function readForm(
  incoming: IncomingMessage,
  { files, values }: FormTable,
  longest: number,
): Promise<Wire> {
  const field: { readonly name: string; value: Json }[] = [];
  await new Promise<void>((resolve, reject) => {
    const parser = busboy({ headers: incoming.headers, limits: { parts: MOST_PARTS, fileSize: longest } });
    parser.on("field", (name, value) => {
      const kind = Object.hasOwn(values, name) ? values[name] : "string";
      field.push({ name, value: kind === "string" ? value : parsed(value) });
    });
    parser.on("file", (name, file, { mimeType }) => {
      const part = { name, value: "" };
      const chunks: Buffer[] = [];
      field.push(part);
      file.on("data", (chunk: Buffer) => chunks.push(chunk)).on("error", reject);
      file.on("end", () => (part.value = `data:${mimeType};base64,${Buffer.concat(chunks).toString("base64")}`));
    });
    parser.on("close", resolve).on("error", reject);
    incoming.on("error", reject).pipe(parser);
  });
  const lists = Object.keys(files).filter((name) => files[name] === "list");
  const isItemOf = (list: string, name: string) => name === list || name.startsWith(`${list}[`);
  const single = field.filter(({ name }) => !lists.some((list) => isItemOf(list, name)));
  return Object.fromEntries([
    ...single.map(({ name, value }): [string, Json] => [name, value]),
    ...lists.map((list): [string, Json] => [
      list,
      field.filter(({ name }) => isItemOf(list, name)).map(({ value }) => value),
    ]),
  ]);
}

/** A text that is no JSON stays one, and the schema refuses it. An error in an event would end the process. */
function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}
