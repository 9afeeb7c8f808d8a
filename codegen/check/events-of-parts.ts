/** The events of a part tell of its pieces one by one, count it in one way, and name a call by its ID. */
import type { Mapping } from "../model/mapping.js";
import { type PartTemplates, piecesOf } from "../model/stream-rules.js";
import { countedKinds } from "../model/event-variables.js";
import { printed } from "../load/former-lines.js";
import type { About, Problem } from "../load/problem.js";
import type { Pointer } from "../load/pointer.js";
import { writtenAnswers } from "../tables/answer-view.js";
import type { Specs } from "./specs.js";
import { valuesInEvents, type TextInEvent, textsInEvents } from "./texts-in-events.js";
import { variablesIn } from "./template-variables-known.js";

/** What is written wrong elsewhere comes first. */
const AFTER_OTHERS: About = { rank: 3 };

/** All that a part has so far, and the variable of one piece of it. */
const WHOLES: Readonly<Record<string, string>> = {
  $text: "$piece",
  $arguments: "$piece",
  $json_arguments: "$piece",
  $item: "$piece",
  $content: "$piece_content",
};
const PIECES = ["$piece", "$piece_content"];

/** A part as the dialect has it, with its ID. */
const WITH_ID = ["$part_id", "$item", "$content"];

export function eventsOfParts({ mappings }: Specs): Problem[] {
  return mappings
    .filter(({ file, isConversation }) => isConversation && file.value.stream?.write !== undefined)
    .flatMap((mapping) => [
      ...Object.entries(mapping.stream.write.parts).flatMap(([kind, phases]) => [
        ...wholesInPieces(mapping, kind, phases),
        ...countedTwice(mapping, kind, phases),
      ]),
      ...callsWithoutId(mapping),
    ]);
}

/** Clients join the pieces: one that is all of them so far would repeat the others. */
function wholesInPieces({ file }: Mapping, kind: string, { text = [] }: PartTemplates): Problem[] {
  const written = variablesIn(text);
  if (PIECES.some((variable) => written.has(variable))) return [];
  return textsInEvents(file, text, ["stream", "write", "parts", kind, "text"])
    .filter(({ text: variable }) => Object.hasOwn(WHOLES, variable))
    .map(({ text: variable, member, pointer }) =>
      file.problem(
        pointer,
        `"${variable}" is all that came so far, and each event of text: has one piece of it`,
        `write ${member}: ${WHOLES[variable] ?? ""}`,
        AFTER_OTHERS,
      ),
    );
}

interface Counter extends TextInEvent {
  readonly phase: string;
}

/** Clients find a part by its number, which is the same in all of its events. */
function countedTwice({ file, vocabulary }: Mapping, kind: string, phases: PartTemplates): Problem[] {
  const counters = Object.entries(phases).flatMap(([phase, events]) =>
    textsInEvents(file, events, ["stream", "write", "parts", kind, phase])
      .filter(({ text }) => isCounter(text, vocabulary))
      .map((found): Counter => ({ ...found, phase })),
  );
  return [...new Set(counters.map(({ path }) => path))].flatMap((path) => {
    const alike = counters.filter((counter) => counter.path === path);
    const usual = mostOften(alike);
    const others = [
      ...alike.filter(({ text }) => text !== usual.text),
      ...numbersIn(file, phases, ["stream", "write", "parts", kind]).filter((number) => number.path === path),
    ];
    return others.map(({ text, member, phase, pointer }) =>
      file.problem(
        pointer,
        `"${text}" in the events of ${phase}: is another number than "${usual.text}" in those of ${usual.phase}:`,
        `write ${printed({ [member]: usual.text })}`,
        AFTER_OTHERS,
      ),
    );
  });
}

/** The numbers that are constants in the events of a part. */
function numbersIn(file: Mapping["file"], phases: PartTemplates, around: Pointer): Counter[] {
  return Object.entries(phases).flatMap(([phase, events]) =>
    valuesInEvents(file, events, [...around, phase]).flatMap(({ value, ...found }) =>
      typeof value === "number" ? [{ ...found, text: String(value), phase }] : [],
    ),
  );
}

/** A kind that is not known is a problem of its own. */
function isCounter(text: string, { unions }: Mapping["vocabulary"]): boolean {
  const known = unions.get("Part")?.kinds;
  if (text === "$index" || text === "$kind_index") return true;
  return countedKinds(text)?.every((kind) => known?.has(kind) === true) ?? false;
}

function mostOften(counters: readonly Counter[]): Pick<Counter, "text" | "phase"> {
  const times = (counter: Counter): number => counters.filter(({ text }) => text === counter.text).length;
  return counters.reduce((most, counter) => (times(counter) > times(most) ? counter : most));
}

/** Clients send the ID of a call back with its result. */
function callsWithoutId(mapping: Mapping): Problem[] {
  const { file, stream } = mapping;
  const calls = Object.entries(stream.write.parts).filter(([kind]) => kind.endsWith("call"));
  const hasId = (phases: PartTemplates): boolean => {
    const written = variablesIn(phases);
    return WITH_ID.some((variable) => written.has(variable));
  };
  const [place] = [...placesOfIds(mapping), ...piecesOf(stream.read).flatMap(({ id }) => id ?? [])];
  if (place === undefined) return [];
  const member = place.split(".").at(-1) ?? place;
  return calls
    .filter(([, phases]) => !hasId(phases))
    .map(([kind, { open }]) =>
      file.problem(
        ["stream", "write", "parts", kind],
        `no event here has the ID of a ${kind}`,
        `write ${member}: $part_id in an event of ${open === undefined ? "close" : "open"}:`,
        AFTER_OTHERS,
      ),
    );
}

/** Where whole answers have the IDs of calls. */
function placesOfIds(mapping: Mapping): string[] {
  return writtenAnswers(mapping)
    .parts.forms.filter(({ kind, direction }) => kind === "call" && direction !== "read")
    .flatMap(({ lines }) => lines)
    .filter(({ concept, readOnly }) => concept === "id" && !readOnly)
    .flatMap(({ at }) => at);
}
