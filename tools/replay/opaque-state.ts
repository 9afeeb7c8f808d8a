/**
 * Opaque state as vendors made it: without the tags that the gateway gives it, and without what only stands in for it.
 */
import type { Part } from "./meaning.js";

/** https://ai.google.dev/gemini-api/docs/thought-signatures */
const PLACEHOLDERS: readonly string[] = ["skip_thought_signature_validator", "context_engineering_is_the_way_to_go"];
const TAG = /^isogloss1([pehi])[a-z][a-z0-9]*(X+)/;

/** Values that stand in for state ask for nothing; some clients tell them in base64. */
export function withoutPlaceholders(parts: readonly Part[]): Part[] {
  const isPlaceholder = (state: string): boolean =>
    PLACEHOLDERS.includes(state) || PLACEHOLDERS.includes(Buffer.from(state, "base64").toString("latin1"));
  return parts.map((part) => changed(part, (state) => (isPlaceholder(state) ? undefined : state)));
}

/** What a client was told, as its vendor said it. */
export function withoutTags(parts: readonly Part[]): Part[] {
  return withoutPlaceholders(parts.flatMap(hiddenAgain).map((part) => changed(part, untagged)));
}

/** Hidden reasoning that was told as state, by itself or on what came after it. */
function hiddenAgain(part: Part): Part[] {
  if (!("signature" in part) || part.signature === undefined || !/^isogloss1[hi]/.test(part.signature.value))
    return [part];
  const { at, value } = part.signature;
  const hidden: Part = { kind: "reasoning", at, carrier: at, text: "", redacted: untagged(value) };
  return part.kind === "reasoning" && part.text === "" ? [hidden] : [hidden, { ...part, signature: undefined }];
}

function changed(part: Part, change: (state: string) => string | undefined): Part {
  if (!("signature" in part) || part.signature === undefined) return part;
  const value = change(part.signature.value);
  return { ...part, signature: value === undefined ? undefined : { ...part.signature, value } };
}

/** The head fills up to a multiple of four; what looks like it after that is the state's own. */
function untagged(state: string): string {
  const [head = "", form, fill = ""] = TAG.exec(state) ?? [];
  if (head === "") return state;
  const least = head.length - fill.length + 1;
  const rest = state.slice(Math.ceil(least / 4) * 4);
  return form === "p" || form === "h" ? rest : Buffer.from(rest, "base64").toString("utf8");
}
