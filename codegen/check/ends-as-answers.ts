/** Streams have what whole answers have beside their content, why they end above all, and nothing that those lack. */
import type { Mapping } from "../model/mapping.js";
import { type EventRule, someEvent, type StreamRules } from "../model/stream-rules.js";
import type { About, Problem } from "../load/problem.js";
import type { Pointer } from "../load/pointer.js";
import type { Specs } from "./specs.js";
import { type TextInEvent, textsInEvents } from "./texts-in-events.js";
import { lineOf, haveConcept, type EventConcept, eventConcepts, variablesOf } from "./concepts-in-events.js";

/** What is written wrong elsewhere comes first. */
const AFTER_OTHERS: About = { rank: 3 };

const WRITE: Pointer = ["stream", "write"];

/** Where events have what an answer has. */
const PHASES: Readonly<Partial<Record<EventConcept, string>>> = {
  id: "start:, or under const:",
  model: "start:, or under const:",
  created: "start:, or under const:",
  stop_sequence: "finish:",
  explanation: "finish:",
};

export function endsAsAnswers({ mappings }: Specs): Problem[] {
  return mappings
    .filter(({ file, isConversation }) => isConversation && file.value.stream?.write !== undefined)
    .flatMap((mapping) => [
      ...writtenToStreams(mapping),
      ...(["finish", "usage"] as const).flatMap((concept) => absentInAnswers(mapping, concept)),
    ]);
}

/** The member in which whole answers have it. */
function memberOf(mapping: Mapping, concept: EventConcept): string | undefined {
  const line = lineOf(mapping, concept);
  return line === undefined || line.readOnly ? undefined : line.at[0]?.split(".").at(-1);
}

/** Without its finish an event has nothing else of the end, which is one problem. */
function writtenToStreams(mapping: Mapping): Problem[] {
  const finish = finishWritten(mapping);
  return [...conceptsWritten(mapping, finish.length > 0), ...finish];
}

/** An ID and a model may be made by the gateway; of the others a stream has what it is read with. */
function conceptsWritten(mapping: Mapping, lacksFinish: boolean): Problem[] {
  const { file, stream } = mapping;
  const isRead: Readonly<Partial<Record<EventConcept, boolean>>> = {
    id: true,
    model: true,
    created: someEvent(stream.read, ({ start }) => start?.created !== undefined),
    stop_sequence: someEvent(stream.read, (rule) => rule.stop_sequence !== undefined),
    explanation: someEvent(stream.read, ({ explanation }) => explanation.length > 0),
  };
  return eventConcepts.flatMap((name) => {
    const phase = PHASES[name];
    if (phase === undefined || isRead[name] !== true || (lacksFinish && phase === "finish:")) return [];
    const member = memberOf(mapping, name);
    if (member === undefined || haveConcept(stream.write, name, mapping)) return [];
    return [
      file.problem(
        WRITE,
        `whole answers tell clients their ${name}, and no event of a stream does`,
        `write ${member}: ${variablesOf[name][0]} in an event of ${phase}`,
        AFTER_OTHERS,
      ),
    ];
  });
}

/** The events of usage: are written where a client asks for them, those of finish: and end: always. */
function finishWritten(mapping: Mapping): Problem[] {
  const { file, stream } = mapping;
  const { always, finish, usage, end } = stream.write;
  const member = memberOf(mapping, "finish");
  if (member === undefined || haveConcept([always, finish, end], "finish", mapping)) return [];
  const constant = textsOfEnds(mapping).find(({ text }) => isWord(text, mapping));
  if (constant !== undefined)
    return [
      file.problem(
        constant.pointer,
        `"${constant.text}" is written for every finish, and answers have the one that they came to`,
        `write ${constant.member}: $finish`,
        AFTER_OTHERS,
      ),
    ];
  const isWithUsage = haveConcept(usage, "finish", mapping);
  const message = isWithUsage
    ? "the finish is written in an event of usage: alone, which is written where a client asks for it"
    : "whole answers tell clients their finish, and no event of finish: does";
  const pointer = [...WRITE, isWithUsage ? "usage" : "finish"];
  return [file.problem(pointer, message, `write ${member}: $finish in an event of finish:`, AFTER_OTHERS)];
}

function textsOfEnds({ file, stream: { write } }: Mapping): TextInEvent[] {
  return (["finish", "end"] as const).flatMap((phase) => textsInEvents(file, write[phase], [...WRITE, phase]));
}

/** Whether a text is what the dialect has for a finish. */
function isWord(text: string, { finish }: Mapping): boolean {
  return Object.hasOwn(finish.read, text) || [...finish.write.values()].includes(text);
}

/** Whole answers and streams of one dialect have the same. */
function absentInAnswers(mapping: Mapping, concept: "finish" | "usage"): Problem[] {
  const { file, stream } = mapping;
  const line = lineOf(mapping, concept);
  const read = placeRead(stream.read, concept, ["stream", "read"]);
  const pointer = line?.kind === "absent" ? (placeWritten(mapping, concept) ?? read?.pointer) : undefined;
  if (line === undefined || pointer === undefined) return [];
  const options = concept === "finish" ? "values: finish" : "record: usage";
  return [
    file.problem(
      line.pointer,
      `whole answers are without ${concept}, and streams have it (line ${file.place(pointer).line})`,
      `write ${concept}: { at: ${read?.path ?? "<place>"}, ${options} }, or take it out of the events`,
      AFTER_OTHERS,
    ),
  ];
}

/** Where an event that is written has it. */
function placeWritten({ file, stream }: Mapping, concept: "finish" | "usage"): Pointer | undefined {
  const names: readonly string[] = variablesOf[concept];
  return Object.entries(eventsOf(stream.write))
    .flatMap(([phase, events]) => textsInEvents(file, events, [...WRITE, phase]))
    .find(({ text }) => names.includes(text))?.pointer;
}

function eventsOf({ always, start, citations, finish, usage, end, parts }: StreamRules["write"]): object {
  return { const: [always], start, citations, finish, usage, end, parts };
}

interface Read {
  readonly path: string;
  readonly pointer: Pointer;
}

function placeRead(rule: EventRule, concept: "finish" | "usage", pointer: Pointer): Read | undefined {
  const [path] = rule[concept];
  if (path !== undefined) return { path, pointer: [...pointer, concept] };
  return Object.entries(rule.cases)
    .map(([word, inner]) => placeRead(inner, concept, [...pointer, "cases", word]))
    .find((place) => place !== undefined);
}
