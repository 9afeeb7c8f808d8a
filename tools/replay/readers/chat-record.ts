import { isObject, listAt, textAt, type Json } from "../json.js";
import type { ReasoningPart } from "../meaning.js";

/** One host's record of reasoning beside its text: text entries, and opaque ones that close the entry before them. */
export class ChatRecord {
  readonly #parts: { text: string; state?: string }[] = [];
  #spare = "";

  /** Text of the answer, or of a piece of it, and the entries beside it. */
  take(holder: Json | undefined, words: string): void {
    const entries = listAt(holder, "reasoning_details").filter(isObject);
    const value = entries.map((entry) => textAt(entry, "text") ?? textAt(entry, "summary") ?? "");
    // Hosts send the text twice. It counts once.
    const inEntries = value.some((text) => text !== "") && (words === "" || entries.some(isOpaque));
    if (!inEntries) this.#spare += words;
    for (const [index, entry] of entries.entries()) {
      if (inEntries) this.#spare += value[index] ?? "";
      if (!isOpaque(entry)) continue;
      const { text: _text, summary: _summary, ...bare } = entry;
      this.#parts.push({ text: this.#spare, state: JSON.stringify(bare) });
      this.#spare = "";
    }
  }

  parts(): ReasoningPart[] {
    const parts = this.#spare === "" ? this.#parts : [...this.#parts, { text: this.#spare }];
    return parts.map(({ text, state }) => ({
      kind: "reasoning",
      at: "reasoning_content",
      carrier: "reasoning_content",
      text,
      ...(state !== undefined && { signature: { at: "reasoning_details", value: state } }),
    }));
  }

  get length(): number {
    return this.#spare.length + this.#parts.length;
  }
}

function isOpaque(entry: Json): boolean {
  return ["signature", "data"].some((name) => (textAt(entry, name) ?? "") !== "");
}
