/** Edits the events of a stream that are passed on without conversion. */
import type { Wire } from "../registry.js";
import { type AnswerEdits, answerEditor } from "./edit-answer.js";

export type { AnswerEdits } from "./edit-answer.js";

/**
 * Most events begin as the one before did, up to the model's name and beyond. Where such an event has no other place
 * that may be edited, what was made of the beginning is used again. State is edited each time, because it depends on
 * what came before it.
 */
export class EventEditor {
  readonly #edit: (text: string, parsed?: Wire) => string;
  /** The last members of all places that may be edited, as JSON text. */
  readonly #keys: readonly string[];
  readonly #stateKeys: readonly string[];
  #start = "";
  #edited = "";

  constructor(edits: AnswerEdits) {
    this.#edit = answerEditor(edits, "event");
    const { eventModel, eventFixed } = edits.dialect.places;
    const gone = edits.withoutNull === undefined ? [] : [edits.withoutNull];
    const state = edits.dialect.state?.inAnswers?.items.flatMap(({ at }) => at) ?? [];
    this.#stateKeys = keysOf(state);
    this.#keys = keysOf([...eventModel, ...eventFixed.map(({ at }) => at), ...gone, ...state]);
  }

  edit(data: string, parsed: Wire | undefined): string {
    const start = this.#start !== "" && data.startsWith(this.#start) ? this.#start.length : 0;
    if (!this.#mayHoldPlace(data, start)) return start === 0 ? data : this.#edited + data.slice(start);
    const edited = this.#edit(data, parsed);
    if (edited !== data && !this.#stateKeys.some((key) => data.includes(key))) this.#keep(data, edited);
    return edited;
  }

  /** Letters of a key may be escaped too. */
  #mayHoldPlace(data: string, from: number): boolean {
    for (const key of this.#keys) if (data.includes(key, Math.max(from - 1, 0))) return true;
    return data.includes("\\u00", from);
  }

  /** Keeps what is before the part at the end that did not change, up to the end of the text that ends there. */
  #keep(data: string, edited: string): void {
    let same = 0;
    const most = Math.min(data.length, edited.length);
    while (same < most && data[data.length - 1 - same] === edited[edited.length - 1 - same]) same++;
    const end = data.indexOf('"', data.length - same) + 1;
    if (end === 0 || data.slice(data.length - same, end).includes("\\")) return;
    this.#start = data.slice(0, end);
    this.#edited = edited.slice(0, edited.length - (data.length - end));
  }
}

function keysOf(paths: readonly (readonly string[])[]): string[] {
  return [...new Set(paths.map((path) => JSON.stringify(path.at(-1) ?? "")))];
}
