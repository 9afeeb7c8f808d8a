/** No event of a stream but the last is read as its end: what follows would reach nobody. */
import type { EventRule } from "../model/stream-rules.js";
import type { Problem } from "../load/problem.js";
import { rulesFor } from "./readers-of-events.js";
import type { Specs } from "./specs.js";
import { writtenEvents } from "./written-events.js";

/** What is wrong elsewhere may be why. */
const LAST = { rank: 2 } as const;

/** The phases that end a stream, where one of them is the last that is written. */
const ENDING = ["finish", "usage", "end"];

export function endsTooEarly({ mappings }: Specs): Problem[] {
  return mappings.flatMap(({ file, stream }) => {
    if (file.value.stream?.read === undefined) return [];
    const events = writtenEvents(stream);
    const last = events.findLast(({ phase, kind }) => kind === undefined && ENDING.includes(phase));
    return events.flatMap(({ pointer, event }) => {
      const ending = rulesFor(event, stream.read).find(({ rule: { end }, isSure }) => end && isSure)?.rule;
      if (ending === undefined || pointer === last?.pointer) return [];
      const message = "this event is read as the end of the stream, and others follow";
      return [file.problem(pointer, message, hintFor(ending, stream.read), LAST)];
    });
  });
}

function hintFor(ending: EventRule, { discriminator = "", cases }: EventRule): string {
  const isWithin = (rule: EventRule): boolean => rule === ending || Object.values(rule.cases).some(isWithin);
  const [word = ""] = Object.entries(cases).find(([, rule]) => isWithin(rule)) ?? [];
  return `write ${discriminator}: <another word than ${word}>, or the event under end:`;
}
