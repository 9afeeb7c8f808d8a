/** The events of a part hold what the part has, and the dialect that writes them reads them. */
import type { EventRule } from "../model/stream-rules.js";
import type { Mapping } from "../model/mapping.js";
import { nearest } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import type { Pointer } from "../load/pointer.js";
import type { Json } from "../../src/conversion/json.js";
import { segmentsOf } from "../model/names.js";
import type { Specs } from "./specs.js";
import { discriminatorProblems } from "./discriminators.js";
import { eventsReadBack } from "./events-read-back.js";
import { variablesIn } from "./template-variables-known.js";

/** A part as the dialect has it, with all that belongs to it. */
const WHOLE = ["$content", "$item"];
const WORDS = ["$piece", "$piece_content", "$text", "$arguments", "$json_arguments", ...WHOLE];

/** What the events of some phases are for. */
const ofPhases: Readonly<Record<string, readonly string[]>> = {
  text: WORDS,
  signature: ["$signature", ...WHOLE],
  redacted: ["$redacted", ...WHOLE],
  citation: ["$citation", ...WHOLE],
};
const NAME = ["$part_name", ...WHOLE];

/** Phases whose events change what a reader has; others may be for clients that want to know more. */
const READ = ["text", "signature", "redacted", "close"];

export function eventsOfStreams({ mappings }: Specs): Problem[] {
  return mappings
    .filter(({ file, isConversation }) => isConversation && file.value.stream?.write !== undefined)
    .flatMap((mapping) => [
      ...contents(mapping),
      ...discriminatorProblems(mapping),
      ...unreadEvents(mapping),
      ...unwrittenEvents(mapping),
      ...eventsReadBack(mapping),
    ]);
}

function contents({ file, stream: { write } }: Mapping): Problem[] {
  return Object.entries(write.parts).flatMap(([kind, phases]) => {
    const pointer = ["stream", "write", "parts", kind];
    const has = (templates: unknown, wanted: readonly string[]): boolean => {
      const found = variablesIn(templates);
      return wanted.some((variable) => found.has(variable));
    };
    const lacks = (at: Pointer, what: string, [variable = ""]: readonly string[]): Problem =>
      file.problem(at, `no event here has ${what}`, `write ${variable} where it belongs`, { rank: 1 });
    const empty = Object.entries(phases).filter(
      ([phase, events]) => !has(events, ofPhases[phase] ?? [phase]) && phase in ofPhases,
    );
    if (empty.length > 0)
      return empty.map(([phase]) => lacks([...pointer, phase], `the ${phase} of a ${kind}`, ofPhases[phase] ?? []));
    const isCall = kind.endsWith("call");
    return [
      ...(kind === "media" || has(phases, WORDS) ? [] : [lacks(pointer, `the words of a ${kind}`, WORDS)]),
      ...(isCall && !has(phases, NAME) ? [lacks(pointer, `the name of a ${kind}`, NAME)] : []),
    ];
  });
}

interface Written {
  readonly event: Json;
  readonly pointer: Pointer;
  /** A reader must know it. */
  readonly isRead: boolean;
}

function writtenEvents({ stream: { write } }: Mapping): Written[] {
  const { start, finish, usage = [], end = [], parts, citations = [] } = write;
  const phases = { start, citations, finish, usage, end };
  const all = [
    ...Object.entries(phases).map(([phase, events]) => ({ events, pointer: [phase], isRead: phase !== "start" })),
    ...Object.entries(parts).flatMap(([kind, own]) =>
      Object.entries(own).map(([phase, events]) => ({
        ...{ events, pointer: ["parts", kind, phase] },
        isRead: READ.includes(phase),
      })),
    ),
  ];
  return all.flatMap(({ events, pointer, isRead }) =>
    events.map((event, index) => ({ event, pointer: ["stream", "write", ...pointer, index], isRead })),
  );
}

/** The word by which an event is known, where it is a constant. */
function wordOf(event: Json, discriminator: string): string | undefined {
  const value = segmentsOf(discriminator).reduce<unknown>(
    (at, key) => (typeof at === "object" && at !== null ? Reflect.get(at, key) : undefined),
    event,
  );
  return typeof value === "string" && !value.includes("$") ? value : undefined;
}

/** Several events with one word are one problem. */
function unreadEvents(mapping: Mapping): Problem[] {
  const { file, stream } = mapping;
  const unread = new Map<string, Pointer>();
  for (const { event, pointer, isRead } of writtenEvents(mapping)) {
    const unknown = isRead ? unknownWord(event, stream.read) : undefined;
    if (unknown !== undefined && !unread.has(unknown)) unread.set(unknown, pointer);
  }
  return [...unread].map(([word, pointer]) =>
    file.problem(
      pointer,
      `streams are written with the event "${word}", and none is read`,
      `write ${word}: under cases: of stream.read`,
    ),
  );
}

/** The first word of an event that is none of the cases. One that is misspelt is a problem of its own. */
function unknownWord(event: Json, { discriminator, cases }: EventRule): string | undefined {
  const word = discriminator === undefined ? undefined : wordOf(event, discriminator);
  if (word === undefined) return undefined;
  const rule = cases[word];
  if (rule !== undefined) return unknownWord(event, rule);
  return nearest(word, Object.keys(cases)) === undefined ? word : undefined;
}

/** What begins, closes and ends when a stream is read does so when it is written. */
function unwrittenEvents(mapping: Mapping): Problem[] {
  const { file, stream } = mapping;
  const { discriminator, cases } = stream.read;
  if (discriminator === undefined) return [];
  const words = writtenEvents(mapping).map(({ event }) => wordOf(event, discriminator));
  // An event with a variable in its name may be any.
  if (words.includes(undefined)) return [];
  const names = words.filter((word) => word !== undefined);
  const effects: Readonly<Record<string, (rule: EventRule) => boolean>> = {
    begins: ({ start }) => start !== undefined,
    "closes a part": ({ pieces }) => pieces.some(({ close }) => close),
    ends: ({ end }) => end,
  };
  return Object.entries(effects).flatMap(([effect, has]) => {
    const known = Object.keys(cases).filter((word) => hasEffect(cases[word], has));
    const isWritten = known.some((word) => words.includes(word) || nearest(word, names) !== undefined);
    if (known.length === 0 || isWritten) return [];
    return [
      file.problem(
        ["stream", "write"],
        `a stream ${effect} with "${known.join('" or "')}" where it is read, and none is written`,
        `write an event with ${discriminator}: ${known[0] ?? ""}`,
      ),
    ];
  });
}

function hasEffect(rule: EventRule | undefined, has: (rule: EventRule) => boolean): boolean {
  return rule !== undefined && (has(rule) || Object.values(rule.cases).some((inner) => hasEffect(inner, has)));
}
