/** Streams tell clients what whole answers tell of themselves, why they end above all, and nothing that those lack. */
import type { Line, Mapping } from "../model/mapping.js";
import type { EventRule, StreamRules } from "../model/stream-rules.js";
import type { About, Problem } from "../load/problem.js";
import type { Pointer } from "../load/spec-file.js";
import type { Specs } from "./specs.js";
import { type TextInEvent, textsInEvents } from "./texts-in-events.js";
import { variablesIn } from "./template-variables-known.js";

/** What is written wrong elsewhere comes first. */
const AFTER_OTHERS: About = { rank: 3 };

const WRITE: Pointer = ["stream", "write"];

/** The whole answer, and the variables that tell one thing of it. */
const ANSWER = "$response";
const variablesOf = {
  id: ["$id"],
  model: ["$model"],
  finish: ["$finish", "$status"],
  usage: ["$usage"],
} as const;

type Concept = keyof typeof variablesOf;

export function endsAsAnswers({ mappings }: Specs): Problem[] {
  return mappings
    .filter(({ file, isConversation }) => isConversation && file.value.stream?.write !== undefined)
    .flatMap((mapping) => [
      ...(["id", "model"] as const).flatMap((concept) => namesWritten(mapping, concept)),
      ...finishWritten(mapping),
      ...(["finish", "usage"] as const).flatMap((concept) => absentInAnswers(mapping, concept)),
    ]);
}

function lineOf({ response }: Mapping, concept: Concept): Line | undefined {
  return response.lines.find((line) => line.concept === concept);
}

/** The member in which whole answers tell it to clients. */
function memberOf(mapping: Mapping, concept: Concept): string | undefined {
  const line = lineOf(mapping, concept);
  return line === undefined || line.readOnly ? undefined : line.at[0]?.split(".").at(-1);
}

/** Whether events have it, as a variable or as a member of the answer. */
function tells(events: unknown, concept: Concept, mapping: Mapping): boolean {
  const places = (lineOf(mapping, concept)?.at ?? []).map((path) => `${ANSWER}.${path}`);
  const texts = textsIn(events);
  const written = variablesIn(texts);
  return (
    variablesOf[concept].some((variable) => written.has(variable)) ||
    texts.some((text) => text === ANSWER || places.includes(text))
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return typeof value === "string" ? [value] : [];
  return Object.values(value).flatMap(textsIn);
}

function namesWritten(mapping: Mapping, concept: "id" | "model"): Problem[] {
  const { file, stream } = mapping;
  const member = memberOf(mapping, concept);
  if (member === undefined || tells(stream.write, concept, mapping)) return [];
  return [
    file.problem(
      WRITE,
      `whole answers tell clients their ${concept}, and no event of a stream does`,
      `write ${member}: ${variablesOf[concept][0]} in an event of start:, or under const:`,
      AFTER_OTHERS,
    ),
  ];
}

/** The events of usage: are written where a client asks for them, those of finish: and end: always. */
function finishWritten(mapping: Mapping): Problem[] {
  const { file, stream } = mapping;
  const { always, finish, usage, end } = stream.write;
  const member = memberOf(mapping, "finish");
  if (member === undefined || tells([always, finish, end], "finish", mapping)) return [];
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
  const isWithUsage = tells(usage, "finish", mapping);
  const message = isWithUsage
    ? "the finish is told in an event of usage: alone, which is written where a client asks for it"
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
