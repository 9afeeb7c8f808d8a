/** Stream readers: a table from events to their meaning, as straight-line functions. */
import type { Mapping } from "../model/mapping.js";
import type { EventRule } from "../model/stream-rules.js";
import { code, joined, object, type Code, type Name } from "../print/code.js";
import { functionOf, type FunctionDeclaration, type InterfaceDeclaration } from "../print/declarations.js";
import type { Module } from "../print/module.js";
import { locals } from "./locals.js";
import { readEvents } from "./read-events.js";
import { placeholders } from "./read-pieces.js";
import { streamEvents, types } from "./runtime.js";
import { quote } from "./text.js";

const { event, sink, state } = locals;

export function emitReadStream(mapping: Mapping): Module {
  const state = ["usage", "finished", "counted", ...(mayClose(mapping.stream.read) ? ["complete"] : [])];
  const opening = { sinkType: types.TextSink, state, reader: "readEvent", end: endCondition(mapping) };
  return {
    path: `${mapping.dialect}/read-stream.ts`,
    specs: [mapping.file.name],
    declarations: [...openReader(mapping, opening), ...placeholders(mapping), ...readEvents(mapping)],
  };
}

export interface Opening {
  readonly sinkType: Name;
  /** What the reader remembers: the usage so far, and whether something has come. */
  readonly state: readonly string[];
  /** The function that reads an event. */
  readonly reader: string;
  /** Whether a close of the connection is an end; nothing where it never is. */
  readonly end: Code | undefined;
}

/** The function that opens a reader, and what it remembers from event to event. */
export function openReader(
  { file, dialect, stream: { endMarker } }: Mapping,
  { sinkType, state: remembered, reader, end }: Opening,
): [InterfaceDeclaration, FunctionDeclaration] {
  // Where an event is the end of a conversation, the marker behind it is none by itself.
  const ended =
    remembered.includes("finished") && remembered.includes("complete")
      ? code`if (${state}.complete) ${sink}.end();`
      : code`${sink}.end();`;
  const marker =
    endMarker === undefined ? [] : [code`if (data === ${quote(endMarker)}) {\n${ended}\nreturn undefined;\n}`];
  const initial = remembered.map((name) => (name === "usage" ? "usage: {}" : `${name}: false`));
  const readers = object([
    joined(
      [
        code`event(data: string): ${types.Wire} | undefined {`,
        ...marker,
        code`const ${event} = ${streamEvents.eventData}(data, ${sink});`,
        code`if (${event} !== undefined) ${reader}(${event}, ${state});`,
        code`return ${event};`,
        "}",
      ],
      "\n",
    ),
    code`close(): void {\n${end === undefined ? "" : code`if (${end}) ${sink}.end();\n`}}`,
  ]);
  const open = functionOf({
    node: { file, pointer: ["stream"] },
    name: "openReader",
    isExported: true,
    docs: `Reads the events of a stream of the ${dialect} dialect and passes them to the sink.`,
    parameters: [{ name: sink, type: sinkType }],
    result: types.StreamReader,
    body: [code`const ${state}: State = { ${joined([sink, ...initial])} };`, code`return ${readers};`],
  });
  return [stateType(sinkType, remembered), open];
}

function stateType(sinkType: Name, remembered: readonly string[]): InterfaceDeclaration {
  return {
    kind: "interface",
    name: "State",
    members: [
      { name: "sink", type: sinkType, isReadonly: true },
      ...remembered.map((name) => ({ name, type: name === "usage" ? types.Wire : "boolean" })),
    ],
  };
}

function endCondition({ stream: { endsOnCloseAfter, read } }: Mapping): Code | undefined {
  const required = endsOnCloseAfter.map((name) =>
    name === "finish" ? code`${state}.finished` : code`${state}.counted`,
  );
  const ways = [
    ...(required.length > 0 ? [joined(required, " && ")] : []),
    ...(mayClose(read) ? [code`${state}.complete`] : []),
  ];
  if (ways.length === 0) return undefined;
  return ways.length === 1
    ? ways[0]
    : joined(
        ways.map((way) => code`(${way})`),
        " || ",
      );
}

/** Whether there is an event after which a close of the connection is an end. */
function mayClose({ mayClose: isLast, cases }: EventRule): boolean {
  return isLast || Object.values(cases).some(mayClose);
}
