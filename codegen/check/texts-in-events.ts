/** What event templates hold: constants and variables, each where it is written. */
import { writtenAt } from "../model/shared-members.js";
import { isList } from "../model/source.js";
import type { Pointer } from "../load/pointer.js";
import type { SpecFile } from "../load/spec-file.js";

interface InEvent {
  /** The member that has it, and the path to that member from the event on. */
  readonly member: string;
  readonly path: string;
  readonly pointer: Pointer;
}

export interface TextInEvent extends InEvent {
  readonly text: string;
}

export interface ValueInEvent extends InEvent {
  readonly value: string | number | boolean;
}

/** The texts in the events of a phase. */
export function textsInEvents(file: SpecFile, events: unknown, pointer: Pointer): TextInEvent[] {
  return valuesInEvents(file, events, pointer).flatMap(asText);
}

/** The texts in one event. */
export function textsInEvent(file: SpecFile, event: unknown, pointer: Pointer): TextInEvent[] {
  return valuesBelow(file, event, pointer, pointer.length).flatMap(asText);
}

/** The same with numbers, and with yes and no. */
export function valuesInEvents(file: SpecFile, events: unknown, pointer: Pointer): ValueInEvent[] {
  return valuesBelow(file, events, pointer, pointer.length + 1);
}

function asText({ value, ...found }: ValueInEvent): TextInEvent[] {
  return typeof value === "string" ? [{ ...found, text: value }] : [];
}

/** `depth`: how many keys of a pointer lead to the event. */
function valuesBelow(file: SpecFile, events: unknown, pointer: Pointer, depth: number): ValueInEvent[] {
  const found = (value: unknown, at: Pointer): ValueInEvent[] => {
    if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
      const member = String(at.findLast((key) => typeof key === "string") ?? "");
      return [{ value, member, path: at.slice(depth).join("."), pointer: writtenAt(file, at, value) }];
    }
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) => found(inner, [...at, isList(value) ? Number(key) : key]));
  };
  return found(events, pointer);
}
