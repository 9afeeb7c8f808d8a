/** Short functions that build conversations. */
import type { Part, Turn } from "../../../generated/interlingua/text.js";
import type { Loss } from "../../../src/conversion/loss.js";
import { lossOf, originAt } from "../origins.js";

export const user = (...parts: (Part | string)[]): Turn => ({ role: "user", parts: parts.map(partOf) });
export const assistant = (...parts: (Part | string)[]): Turn => ({ role: "assistant", parts: parts.map(partOf) });
export const system = (...parts: (Part | string)[]): Turn => ({ role: "system", parts: parts.map(partOf) });
export const developer = (...parts: (Part | string)[]): Turn => ({ role: "developer", parts: parts.map(partOf) });

export const text = (words: string): Part => ({ kind: "text", text: words });
export const call = (id: string, name = "f", args = "{}"): Part => ({ kind: "call", id, name, arguments: args });
export const result = (id: string, words = "done", name?: string): Part => ({
  kind: "result",
  id,
  name,
  parts: [text(words)],
});
export const image = (data = "AA=="): Part => ({ kind: "media", medium: "image", source: { mime: "image/png", data } });

/** The same part, read from a place of a body. */
export const from = <P extends Part>(path: string, part: P): P => ({
  ...part,
  origin: originAt(path, `part.${part.kind}`),
});

/** A loss that knows the place of each concept of a request: a member of the same name. */
export function namedLoss(...concepts: string[]): Loss {
  return lossOf(Object.fromEntries(concepts.map((concept) => [`request.${concept}`, [concept]])));
}

/** Without undefined members, as in JSON. */
export function plain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

function partOf(part: Part | string): Part {
  return typeof part === "string" ? text(part) : part;
}
