/** Writes the text of parts as it grows, with how likely its tokens are where the upstream says so. */
import { wordsIn, type ToolNames } from "../tool-names.js";
import type { OpenPart, StreamState, StreamTemplates } from "./contract.js";
import { eventsOf } from "./events.js";
import { Fragments } from "./fragments.js";
import { NO_TOKENS, type Growing } from "./growing.js";
import { nameAsOwn } from "./own-call.js";

export class TextWriter {
  readonly #templates: StreamTemplates;
  readonly #state: StreamState;
  readonly #write: (text: string) => void;
  /** Calls whose free text is an argument of a function at the upstream. */
  readonly #wrapped = new Set<OpenPart>();

  constructor(templates: StreamTemplates, state: StreamState, write: (text: string) => void) {
    this.#templates = templates;
    this.#state = state;
    this.#write = write;
  }

  /** A call gets the name that clients know. Free text in an argument is written when it is complete. */
  name(part: OpenPart, toolNames: ToolNames | undefined): void {
    if (nameAsOwn(part, toolNames)) this.#wrapped.add(part);
  }

  grow(growing: Growing): void {
    const { part, pending, probabilities } = growing;
    // Some hosts say how likely the last tokens are after the text.
    if (this.#wrapped.has(part) || (pending === "" && (probabilities.length === 0 || !growing.hasText))) return;
    const { textStart: begin } = eventsOf(part, this.#templates);
    if (begin !== undefined && !growing.hasText) this.#write(begin(this.#state, part));
    if (!this.#writeLikely(growing)) this.#writePlain(part, growing);
    growing.pending = "";
    growing.hasText = true;
  }

  growAll(growing: Growing, texts: readonly string[]): void {
    const { text } = eventsOf(growing.part, this.#templates);
    if (typeof text === "function") for (const piece of texts) this.#write(text(this.#state, growing.part, piece));
    else if (text !== undefined) this.#write(this.#writerOf(growing, text).all(texts));
  }

  /** Writes what a part lacks when it is complete. */
  complete(growing: Growing): void {
    const { part } = growing;
    if (this.#wrapped.delete(part)) part.text = growing.pending = wordsIn(part.text);
    // Clients parse the arguments as JSON.
    else if (part.kind === "call" && part.calling !== "text" && part.text.trim() === "")
      part.text = growing.pending = "{}";
    this.grow(growing);
  }

  #writePlain(part: OpenPart, growing: Growing): void {
    if (growing.pending === "") return;
    const { text } = eventsOf(part, this.#templates);
    if (typeof text === "function") this.#write(text(this.#state, part, growing.pending));
    else if (text !== undefined) this.#write(this.#writerOf(growing, text).one(growing.pending));
  }

  /** False where nothing is known of the text, or where the dialect has no place for it. */
  #writeLikely(growing: Growing): boolean {
    const { part, pending, probabilities } = growing;
    if (probabilities.length === 0) return false;
    growing.probabilities = NO_TOKENS;
    const { likelyText } = eventsOf(part, this.#templates);
    if (likelyText === undefined) return false;
    if (this.#templates.repeatsProbabilities)
      for (const token of probabilities) (part.probabilities ??= []).push(token);
    this.#write(likelyText(this.#state, part, pending, probabilities));
    return true;
  }

  #writerOf(growing: Growing, text: ConstructorParameters<typeof Fragments>[0]): Fragments {
    return (growing.writer ??= new Fragments(text, this.#state, growing.part));
  }
}
