/** Short ways to write conversations down. */
import type { Part, Turn } from "../../generated/interlingua/text.js";
import { Loss } from "../../src/conversion/loss.js";

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
  origin: { path, form: `part.${part.kind}` },
});

/** A loss that knows where each concept of a request stood: at a member of its own name. */
export function namedLoss(...concepts: string[]): Loss {
  return new Loss(Object.fromEntries(concepts.map((concept) => [`request.${concept}`, [concept]])), {});
}

/** No undefined members, as JSON has none. */
export function plain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

function partOf(part: Part | string): Part {
  return typeof part === "string" ? text(part) : part;
}
