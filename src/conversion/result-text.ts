/** The result of a tool, as text. Several texts are joined by line breaks. */
import type { Part } from "../../generated/interlingua/text.js";
import { stringifyExact } from "./exact.js";
import type { Json } from "./json.js";

export function readResultText(value: Json | undefined): Part[] {
  if (value === undefined || value === null) return [];
  return [{ kind: "text", text: typeof value === "string" ? value : stringifyExact(value) }];
}

export function writeResultText(parts: readonly Part[] | undefined): string {
  return (parts ?? []).flatMap((part) => (part.kind === "text" ? [part.text] : [])).join("\n");
}
