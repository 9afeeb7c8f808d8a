/** No event of a stream but the last is read as its end: what follows would reach nobody. */
import { isObject } from "../model/source.js";
import type { Mapping } from "../model/mapping.js";
import type { EventRule } from "../model/stream-rules.js";
import type { Problem } from "../load/problem.js";
import type { Pointer } from "../load/spec-file.js";
import type { Json } from "../../src/conversion/json.js";
import { rulesFor } from "./readers-of-events.js";
import type { Specs } from "./specs.js";

/** What is wrong elsewhere may be why. */
const LAST = { rank: 2 } as const;

interface Event {
  readonly pointer: Pointer;
  readonly event: Json;
}

export function endsTooEarly({ mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) => {
    const { file, stream } = mapping;
    if (file.value.stream?.read === undefined) return [];
    return eventsBeforeTheLast(mapping).flatMap(({ pointer, event }) => {
      const ending = rulesFor(event, stream.read).find(({ rule: { end }, isSure }) => end && isSure)?.rule;
      if (ending === undefined) return [];
      return [
        file.problem(
          pointer,
          "this event is read as the end of the stream, and others follow",
          hintFor(ending, stream.read),
          LAST,
        ),
      ];
    });
  });
}

function hintFor(ending: EventRule, { discriminator = "", cases }: EventRule): string {
  const [word = "this"] = Object.entries(cases).find(([, rule]) => rule === ending) ?? [];
  return `write ${discriminator}: <another word than ${word}>, or the event under end:`;
}

function eventsBeforeTheLast({ stream: { write } }: Mapping): Event[] {
  const { always, start, parts, finish, usage = [], end = [], keepAlive } = write;
  const listed = (pointer: Pointer, templates: readonly Json[] = []): Event[] =>
    templates.map((template, index) => ({
      pointer: ["stream", "write", ...pointer, index],
      event: isObject(template) ? { ...always, ...template } : template,
    }));
  const atTheEnd = [...listed(["finish"], finish), ...listed(["usage"], usage), ...listed(["end"], end)];
  return [
    ...listed(["start"], start),
    ...Object.entries(parts).flatMap(([kind, phases]) =>
      Object.entries(phases).flatMap(([phase, templates]) => listed(["parts", kind, phase], templates)),
    ),
    ...(typeof keepAlive === "string" ? [] : listed(["keep_alive"], keepAlive)),
    ...atTheEnd.slice(0, -1),
  ];
}
