/**
 * Tags opaque state in answers that are forwarded without conversion, if its family is not that of the dialect's own
 * vendor.
 */
import type { Json, Wire } from "../json.js";
import { asWire } from "../values.js";
import { type JsonEdit, type JsonPath, kindOf, spelledPlace, type StateRule } from "./rule.js";
import { readTag, tagFirstPiece, tagState } from "./tag.js";

/** Tags the state of one answer: whole, or event by event. */
export class AnswerTags {
  /** The parts of which a piece was tagged already. */
  readonly #begun = new Set<string>();

  constructor(
    private readonly rule: StateRule,
    private readonly family: string,
  ) {}

  /** The changes of the answer, or of its next event. */
  edits(wire: Wire): JsonEdit[] {
    const { inAnswers } = this.rule;
    if (inAnswers === undefined) return [];
    return inAnswers.at
      .flatMap((at) => objectsAt(wire, at))
      .flatMap(({ path, wire: item }) => {
        const kind = kindOf(item, inAnswers.items, false);
        const part = kind?.pieces === undefined ? undefined : wire[kind.pieces];
        return (kind?.at ?? []).flatMap((at) => {
          const { value } = spelledPlace(item, at, false);
          if (typeof value !== "string" || value === "") return [];
          const tagged = this.#tagged(value, part);
          return tagged === value ? [] : [{ path: [...path, ...at], value: tagged }];
        });
      });
  }

  /** Clients join the pieces of a part, so that only its first one carries the tag. */
  #tagged(value: string, part: Json | undefined): string {
    const isTagged = readTag(value) !== undefined;
    if (part === undefined) return isTagged ? value : tagState(this.family, value);
    const name = String(part);
    if (this.#begun.has(name)) return value;
    this.#begun.add(name);
    return isTagged ? value : tagFirstPiece(this.family, value);
  }
}

/** Whether a text can contain state. This is visible without parsing it. */
export function mayHoldState({ inAnswers }: StateRule, text: string): boolean {
  return inAnswers?.items.some(({ at }) => at.some((path) => text.includes(`"${path.at(-1)}"`))) ?? false;
}

interface Item {
  readonly path: JsonPath;
  readonly wire: Wire;
}

/** The object at a path, or the objects of a list there. */
function objectsAt(value: Json | undefined, [step, ...rest]: readonly string[], path: JsonPath = []): Item[] {
  if (step === "*" || (step === undefined && Array.isArray(value))) {
    return Array.isArray(value) ? value.flatMap((item, index) => objectsAt(item, rest, [...path, index])) : [];
  }
  const wire = asWire(value);
  if (wire === undefined) return [];
  return step === undefined ? [{ path, wire }] : objectsAt(wire[step], rest, [...path, step]);
}
