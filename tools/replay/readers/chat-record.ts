import { isObject, listAt, textAt, type Json } from "../json.js";
import type { ReasoningPart } from "../meaning.js";

/**
 * What one host tells of reasoning beside its words: entries in words, and opaque ones that close what came before
 * them.
 */
export class ChatRecord {
  readonly #parts: { text: string; state?: string }[] = [];
  #spare = "";

  /** Words of the answer, or of a piece of it, and the entries beside them. */
  take(holder: Json | undefined, words: string): void {
    const entries = listAt(holder, "reasoning_details").filter(isObject);
    const value = entries.map((entry) => textAt(entry, "text") ?? textAt(entry, "summary") ?? "");
    // Hosts say the words twice; they count once.
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
