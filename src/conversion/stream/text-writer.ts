/** Writes the text of parts as it grows, with how likely its tokens are where the upstream says so. */
import type { Json } from "../json.js";
import { wordsIn, type ToolNames } from "../tool-names.js";
import { asList } from "../values.js";
import type { OpenPart, StreamState, StreamTemplates } from "./contract.js";
import { eventsOf } from "./events.js";
import { Fragments } from "./fragments.js";
import type { Growing } from "./growing.js";
import { nameAsOwn } from "./own-call.js";

export class TextWriter {
  /** The characters of the probabilities that are kept. */
  kept = 0;
  readonly #templates: StreamTemplates;
  readonly #state: StreamState;
  readonly #write: (text: string) => void;
  /** Calls whose free text is an argument of a function at the upstream. */
  readonly #wrapped = new Set<OpenPart>();
  /** How likely the tokens of the next text are. */
  #probabilities: Json[] | undefined;

  constructor(templates: StreamTemplates, state: StreamState, write: (text: string) => void) {
    this.#templates = templates;
    this.#state = state;
    this.#write = write;
  }

  weigh(probabilities: Json): void {
    this.#probabilities = [...(this.#probabilities ?? []), ...asList(probabilities)];
  }

  /** A call gets the name that clients know. Free text in an argument is written when it is complete. */
  name(part: OpenPart, toolNames: ToolNames | undefined): void {
    if (nameAsOwn(part, toolNames)) this.#wrapped.add(part);
  }

  grow(growing: Growing): void {
    const { part, pending } = growing;
    if (pending === "" || this.#wrapped.has(part)) return;
    const { textStart: begin } = eventsOf(part, this.#templates);
    if (begin !== undefined && !growing.hasText) this.#write(begin(this.#state, part));
    if (!this.#writeWeighed(part, pending)) this.#writePlain(growing);
    growing.pending = "";
    growing.hasText = true;
  }

  growAll({ part, writer }: Growing, texts: readonly string[]): void {
    const { text } = eventsOf(part, this.#templates);
    if (writer !== undefined) this.#write(writer.all(texts));
    else if (typeof text === "function") for (const piece of texts) this.#write(text(this.#state, part, piece));
  }

  /** Writes what a part lacks when it is complete. */
  complete(growing: Growing): void {
    const { part } = growing;
    if (this.#wrapped.delete(part)) part.text = growing.pending = wordsIn(part.text);
    // Clients parse the arguments as JSON.
    else if (part.kind === "call" && part.calling !== "text" && part.text.trim() === "")
      part.text = growing.pending = "{}";
    this.grow(growing);
    // Some hosts send the last probabilities after the text.
    if (growing.hasText) this.#writeWeighed(part, "");
  }

  #writePlain(growing: Growing): void {
    const { part, pending } = growing;
    const { text } = eventsOf(part, this.#templates);
    if (typeof text === "function") this.#write(text(this.#state, part, pending));
    else if (text !== undefined) this.#write((growing.writer ??= new Fragments(text, this.#state, part)).one(pending));
  }

  /** False where nothing is known of the text, or where the dialect has no place for it. */
  #writeWeighed(part: OpenPart, text: string): boolean {
    const probabilities = this.#probabilities;
    if (part.kind !== "text" || probabilities === undefined) return false;
    this.#probabilities = undefined;
    const { weighedText } = eventsOf(part, this.#templates);
    if (weighedText === undefined) return false;
    if (this.#templates.weighsTexts) {
      (part.probabilities ??= []).push(...probabilities);
      this.kept += JSON.stringify(probabilities).length;
    }
    this.#write(weighedText(this.#state, part, text, probabilities));
    return true;
  }
}
