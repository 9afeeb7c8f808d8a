/** Writes the fragments of a part's text. What is around a fragment is made once per part. */
import type { FragmentEvent, OpenPart, StreamState } from "./contract.js";
import { jsonText, pieceOf } from "./events.js";

/** Text that is the same in JSON. */
const PLAIN = /^[ !#-[\]-~]*$/;
/** A fragment that is not part of anything else. */
const MARK = "\u0002";

/** The text around the JSON of a fragment. */
interface Around {
  readonly before: string;
  readonly after: string;
}

export class Fragments {
  readonly #event: FragmentEvent;
  /** What is before the number of the event, where events are numbered. */
  readonly #start: string | undefined;
  readonly #around: Around;
  /** The same for fragments after the first one, which may carry more than text. */
  #later: Around | undefined;
  /** The same with the quotes of the fragment. */
  #quoted: Around | undefined;

  constructor(
    event: FragmentEvent,
    private readonly state: StreamState,
    private readonly part: OpenPart,
  ) {
    this.#event = event;
    this.#start = event.start?.(state, part);
    this.#around = { before: event.before(state, part), after: event.after(state, part) };
    if (event.content === undefined) this.#later = this.#around;
  }

  /** The event of a fragment. */
  one(text: string): string {
    const isFirst = this.#later === undefined && this.part.text === text;
    const { before, after } = isFirst ? this.#around : this.#aroundLater();
    const json = jsonText(isFirst ? this.#event.content?.(pieceOf(this.part, text)) : text);
    return this.#start === undefined
      ? before + json + after
      : this.#start + this.state.sequence++ + before + json + after;
  }

  /** The events of fragments that follow another one, as one text. None has the mark of a long integer. */
  all(texts: readonly string[]): string {
    const { before, after } = (this.#quoted ??= quoted(this.#aroundLater()));
    const [only] = texts;
    if (this.#start === undefined)
      return texts.length === 1 && only !== undefined
        ? before + insideJson(only) + after
        : before + texts.map(insideJson).join(after + before) + after;
    const pieces: string[] = [];
    for (const text of texts) pieces.push(this.#start, String(this.state.sequence++), before, insideJson(text), after);
    return pieces.join("");
  }

  #aroundLater(): Around {
    return (this.#later ??= this.#withContent(this.#around));
  }

  #withContent({ before, after }: Around): Around {
    const content = this.#event.content?.(pieceOf(this.part, MARK));
    const [start = "", end = ""] = jsonText(content).split(JSON.stringify(MARK));
    return { before: before + start, after: end + after };
  }
}

function quoted({ before, after }: Around): Around {
  return { before: `${before}"`, after: `"${after}` };
}

/** A text as it is between the quotes of JSON. */
function insideJson(text: string): string {
  return PLAIN.test(text) ? text : JSON.stringify(text).slice(1, -1);
}
