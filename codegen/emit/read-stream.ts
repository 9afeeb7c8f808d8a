/** Stream readers: a table from events to their meaning, as straight-line functions. */
import type { Mapping } from "../model/mapping.js";
import type { EventRule } from "../model/stream-rules.js";
import { code, joined, object, type Code } from "../print/code.js";
import { functionOf, type FunctionDeclaration, type InterfaceDeclaration } from "../print/declarations.js";
import type { Module } from "../print/module.js";
import { locals } from "./locals.js";
import { readEvents } from "./read-events.js";
import { streamEvents, types } from "./runtime.js";
import { quote } from "./text.js";

const { event, sink, state } = locals;

export function emitReadStream(mapping: Mapping): Module {
  return {
    path: `${mapping.dialect}/read-stream.ts`,
    specs: [mapping.file.name],
    declarations: [stateType(mapping), openReader(mapping), ...readEvents(mapping)],
  };
}

function stateType(mapping: Mapping): InterfaceDeclaration {
  return {
    kind: "interface",
    name: "State",
    members: [
      { name: "sink", type: types.TextSink, isReadonly: true },
      { name: "usage", type: types.Wire },
      { name: "finished", type: "boolean" },
      { name: "counted", type: "boolean" },
      ...(mayClose(mapping.stream.read) ? [{ name: "complete", type: "boolean" }] : []),
    ],
  };
}

function openReader(mapping: Mapping): FunctionDeclaration {
  const { endMarker } = mapping.stream;
  const marker =
    endMarker === undefined ? [] : [code`if (data === ${quote(endMarker)}) {\n${sink}.end();\nreturn undefined;\n}`];
  const end = endCondition(mapping);
  const initial = [sink, "usage: {}", "finished: false", "counted: false"];
  if (mayClose(mapping.stream.read)) initial.push("complete: false");
  const readers = object([
    joined(
      [
        code`event(data: string): ${types.Wire} | undefined {`,
        ...marker,
        code`const ${event} = ${streamEvents.eventData}(data, ${sink});`,
        code`if (${event} !== undefined) readEvent(${event}, ${state});`,
        code`return ${event};`,
        "}",
      ],
      "\n",
    ),
    code`close(): void {\n${end === undefined ? "" : code`if (${end}) ${sink}.end();\n`}}`,
  ]);
  return functionOf({
    name: "openReader",
    isExported: true,
    docs: `Reads the events of a stream of the ${mapping.dialect} dialect and passes them to the sink.`,
    parameters: [{ name: sink, type: types.TextSink }],
    result: types.StreamReader,
    body: [code`const ${state}: State = { ${joined(initial)} };`, code`return ${readers};`],
  });
}

/** Whether a close of the connection is an end; nothing where it never is. */
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
