/** Streams of results: the words of each kind of event, and the record that these events are. */
import { frames } from "../../src/conversion/stream/framing.js";
import { inside, type Placed } from "../model/line.js";
import type { Mapping } from "../model/mapping.js";
import { RESULT_KINDS, type ResultKind, type ResultRules } from "../model/result-rules.js";
import { code, lines, madeOf, object, type Code, type Piece } from "../print/code.js";
import { constant, functionOf, type Constant, type FunctionDeclaration } from "../print/declarations.js";
import type { Module } from "../print/module.js";
import { locals } from "./locals.js";
import { errorReader, formReader, formWriter, reader, writer } from "./own-names.js";
import { openReader } from "./read-stream.js";
import { lossModule, read, types } from "./runtime.js";
import { pascal } from "../model/names.js";
import { access, literal, quote } from "./text.js";

const { event, state } = locals;

export function emitResultStream(mapping: Mapping, rules: ResultRules): Module[] {
  const { dialect, file } = mapping;
  const specs = [file.name];
  const end = code`${state}.complete`;
  const opening = { sinkType: types.ResultSink, state: ["complete"], reader: "readStreamed", end };
  return [
    {
      path: `${dialect}/read-stream.ts`,
      specs,
      declarations: [...openReader(mapping, opening), ...readStreamed(mapping, rules)],
    },
    { path: `${dialect}/write-stream.ts`, specs, declarations: [templates(mapping, rules)] },
  ];
}

/** The readers of the events of each kind, behind the one that chooses between them. */
function readStreamed(mapping: Mapping, rules: ResultRules): FunctionDeclaration[] {
  const kinds = RESULT_KINDS.filter((kind) => rules.words[kind].length > 0);
  const choices = kinds.flatMap((kind) => [
    ...rules.words[kind].map((word) => `case ${quote(word)}:`),
    code`return ${nameOf(kind)}(${event}, ${state});`,
  ]);
  const fail = code`${state}.sink.fail(${errorReader(mapping)}(200, ${event}))`;
  return [
    eventReader(inside(rules, "values"), "readStreamed", [
      lines([
        code`switch (${access(event, rules.discriminator)}) {`,
        ...choices,
        code`default:\nif (${event}.error != null) ${fail};`,
        "}",
      ]),
    ]),
    ...kinds.map((kind) => eventReader(inside(rules, "record"), nameOf(kind), statementsOf(kind, mapping, rules))),
  ];
}

function nameOf(kind: ResultKind): string {
  return `read${pascal(kind)}Event`;
}

function eventReader(node: Placed, name: string, body: readonly Piece[]): FunctionDeclaration {
  const parameters = [
    { name: event, type: types.Wire },
    { name: state, type: "State" },
  ];
  return functionOf({ node, name, parameters, result: "void", body });
}

/** A stream may close after its summary, or without one after a result. It never does after an item of a series. */
function statementsOf(kind: ResultKind, mapping: Mapping, rules: ResultRules): Code[] {
  const { created, usage } = rules;
  const last: ResultKind = rules.words.summary.length > 0 ? "summary" : "result";
  return [
    ...(created === undefined
      ? []
      : [madeOf(inside(rules, "created"), code`${state}.sink.start(${read.asInteger}(${access(event, created)}));`)]),
    ...(kind === "summary" ? [] : resultStatements(kind, mapping, rules)),
    ...(kind === last ? [code`${state}.complete = true;`] : []),
    ...(usage === undefined
      ? []
      : [
          code`const usage = ${read.asWire}(${access(event, usage)});`,
          code`if (usage !== undefined) ${state}.sink.count(${reader(mapping, "Usage")}(usage));`,
        ].map((statement) => madeOf(inside(rules, "usage"), statement))),
  ];
}

/** The content of an event, and the faults of others in the event of a result. */
function resultStatements(kind: Exclude<ResultKind, "summary">, mapping: Mapping, rules: ResultRules): Code[] {
  const { record, faults } = rules;
  const { noLoss } = lossModule;
  const content = code`${formReader(mapping, record, "")}(${event}, ${noLoss}, ${event}) ?? {}`;
  const statement = code`${state}.sink.${kind === "preview" ? kind : "result"}(${content});`;
  if (kind === "preview" || faults === undefined) return [statement];
  const readFault = formReader(mapping, faults.record, "");
  const others = code`${read.readEach}(${access(event, faults.at)}, ${noLoss}, ${readFault})`;
  const fault = code`for (const fault of ${others} ?? []) ${state}.sink.result(fault);`;
  return [statement, madeOf(inside(rules, "faults"), fault)];
}

/** The member with the index of a preview. */
function indexIn({ records }: Mapping, record: string): string {
  const lines = records.get(record)?.forms.flatMap((form) => form.lines) ?? [];
  return lines.find(({ concept }) => concept === "index")?.at[0] ?? "index";
}

function templates(mapping: Mapping, rules: ResultRules): Constant {
  const { discriminator, record, created = "created", usage = "usage", faults, words, written } = rules;
  const { framing } = mapping.stream;
  return constant({
    node: rules,
    name: "templates",
    isExported: true,
    docs: `Every event of a stream of the ${mapping.dialect} dialect.`,
    type: types.ResultWriting,
    value: object([
      `discriminator: ${quote(discriminator)}`,
      `words: { preview: ${literal(written.preview)}, result: ${literal(written.result)} }`,
      `created: ${quote(created)}`,
      `usage: ${quote(usage)}`,
      `index: ${quote(indexIn(mapping, record))}`,
      ...words.summary.slice(0, 1).map((word) => `summary: ${quote(word)}`),
      `framing: ${quote(framing)}`,
      `keepAlive: ${quote(frames[framing].comment)}`,
      ...(faults === undefined
        ? []
        : [
            `faults: ${quote(faults.at)}`,
            madeOf(inside(rules, "faults"), code`writeFault: ${formWriter(mapping, faults.record, "")}`),
          ]),
      madeOf(inside(rules, "record"), code`write: ${formWriter(mapping, record, "")}`),
      writer(mapping, "Usage"),
    ]),
  });
}
