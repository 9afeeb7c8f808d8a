/** The events that a stream is written with, in the order of their phases, each with the members of all events. */
import type { Json } from "../../src/conversion/json.js";
import { isObject } from "../model/source.js";
import type { StreamRules } from "../model/stream-rules.js";
import type { Templates } from "../load/sources/mapping-stream.js";
import type { Pointer } from "../load/pointer.js";

export interface WrittenEvent {
  readonly event: Json;
  readonly pointer: Pointer;
  readonly phase: string;
  /** The kind of the part that it belongs to. */
  readonly kind: string | undefined;
}

const WRITE: Pointer = ["stream", "write"];

export function writtenEvents({ write }: Pick<StreamRules, "write">): WrittenEvent[] {
  const { always, start, parts, citations = [], finish, usage = [], end = [], keepAlive } = write;
  const events = (phase: string, templates: Templates, pointer: Pointer, kind?: string): WrittenEvent[] =>
    templates.map((template, index) => ({
      event: isObject(template) ? { ...always, ...template } : template,
      pointer: [...pointer, index],
      phase,
      kind,
    }));
  const phases = { citations, finish, usage, end, keep_alive: typeof keepAlive === "string" ? [] : keepAlive };
  return [
    ...events("start", start, [...WRITE, "start"]),
    ...Object.entries(parts).flatMap(([kind, own]) =>
      Object.entries(own).flatMap(([phase, list]) => events(phase, list, [...WRITE, "parts", kind, phase], kind)),
    ),
    ...Object.entries(phases).flatMap(([phase, list]) => events(phase, list, [...WRITE, phase])),
  ];
}
