/** The texts that event templates hold: constants and variables, each where it is written. */
import { writtenAt } from "../model/shared-members.js";
import { isList } from "../model/source.js";
import type { Pointer, SpecFile } from "../load/spec-file.js";

export interface TextInEvent {
  readonly text: string;
  /** The member that has it, and the path to that member from the event on. */
  readonly member: string;
  readonly path: string;
  readonly pointer: Pointer;
}

/** The texts in the events of a phase. */
export function textsInEvents(file: SpecFile, events: unknown, pointer: Pointer): TextInEvent[] {
  return textsBelow(file, events, pointer, pointer.length + 1);
}

/** The texts in one event. */
export function textsInEvent(file: SpecFile, event: unknown, pointer: Pointer): TextInEvent[] {
  return textsBelow(file, event, pointer, pointer.length);
}

/** `depth`: how many keys of a pointer lead to the event. */
function textsBelow(file: SpecFile, events: unknown, pointer: Pointer, depth: number): TextInEvent[] {
  const found = (value: unknown, at: Pointer): TextInEvent[] => {
    if (typeof value === "string") {
      const member = String(at.findLast((key) => typeof key === "string") ?? "");
      return [{ text: value, member, path: at.slice(depth).join("."), pointer: writtenAt(file, at, value) }];
    }
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) => found(inner, [...at, isList(value) ? Number(key) : key]));
  };
  return found(events, pointer);
}
