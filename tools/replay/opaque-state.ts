/** Opaque state as vendors made it: without the tags that the gateway adds, and without placeholders. */
import type { Part } from "./meaning.js";

/** https://ai.google.dev/gemini-api/docs/thought-signatures */
const PLACEHOLDERS: readonly string[] = ["skip_thought_signature_validator", "context_engineering_is_the_way_to_go"];
const TAG = /^isogloss1([pehi])[a-z][a-z0-9]*(X+)/;

/** Placeholders for state request nothing. Some clients send them in base64. */
export function withoutPlaceholders(parts: readonly Part[]): Part[] {
  const isPlaceholder = (state: string): boolean =>
    PLACEHOLDERS.includes(state) || PLACEHOLDERS.includes(Buffer.from(state, "base64").toString("latin1"));
  return parts.map((part) => changed(part, (state) => (isPlaceholder(state) ? undefined : state)));
}

/** The client's answer, with state in its vendor's form. */
export function withoutTags(parts: readonly Part[]): Part[] {
  return withoutPlaceholders(parts.flatMap(hiddenAgain).map((part) => changed(part, untagged)));
}

/** Hidden reasoning that was written as state, alone or on the part after it. */
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

/** The tag fills up to a multiple of four. What looks like it after that belongs to the state. */
function untagged(state: string): string {
  const [head = "", form, fill = ""] = TAG.exec(state) ?? [];
  if (head === "") return state;
  const least = head.length - fill.length + 1;
  const rest = state.slice(Math.ceil(least / 4) * 4);
  return form === "p" || form === "h" ? rest : Buffer.from(rest, "base64").toString("utf8");
}
