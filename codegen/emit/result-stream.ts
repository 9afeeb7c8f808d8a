/** Streams of results: the words of each kind of event, and the record that these events are. */
import { frames } from "../../src/conversion/stream/framing.js";
import type { Placed, Pointer } from "../load/spec-file.js";
import { isList } from "../model/source.js";
import type { Mapping } from "../model/mapping.js";
import type { ResultStreamSource, ResultWords } from "../load/sources/mapping-stream.js";
import { code, lines, madeOf, object, type Code, type Piece } from "../print/code.js";
import { constant, functionOf, type Constant, type FunctionDeclaration } from "../print/declarations.js";
import type { Module } from "../print/module.js";
import { locals } from "./locals.js";
import { errorReader, formReader, formWriter, reader, writer } from "./own-names.js";
import { openReader } from "./read-stream.js";
import { lossModule, read, types } from "./runtime.js";
import { access, literal, pascal, quote } from "./text.js";

const { event, state } = locals;

export function resultStreamOf({ file }: Mapping): ResultStreamSource | undefined {
  return file.value.stream?.results;
}

/** The records of a mapping that events of results are, or hold. */
export function streamedRecords(mapping: Mapping): string[] {
  const { record, faults } = resultStreamOf(mapping) ?? {};
  return [record, faults?.record].filter((name) => name !== undefined);
}

/** Words alone, or words by the operation of the request. */
function wordsOf(words: ResultWords = []): readonly string[] {
  return isList(words) ? words : Object.values(words);
}

export function emitResultStream(mapping: Mapping, rules: ResultStreamSource): Module[] {
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

const KINDS = ["preview", "result", "summary"] as const;
type Kind = (typeof KINDS)[number];

/** The readers of the events of each kind, behind the one that chooses between them. */
function readStreamed(mapping: Mapping, rules: ResultStreamSource): FunctionDeclaration[] {
  const kinds = KINDS.filter((kind) => wordsOf(rules.values[kind]).length > 0);
  const choices = kinds.flatMap((kind) => [
    ...new Set(wordsOf(rules.values[kind]).map((word) => `case ${quote(word)}:`)),
    code`return ${nameOf(kind)}(${event}, ${state});`,
  ]);
  const fail = code`${state}.sink.fail(${errorReader(mapping)}(200, ${event}))`;
  return [
    eventReader(mapping, "readStreamed", "values", [
      lines([
        code`switch (${access(event, rules.discriminator)}) {`,
        ...choices,
        code`default:\nif (${event}.error != null) ${fail};`,
        "}",
      ]),
    ]),
    ...kinds.map((kind) => eventReader(mapping, nameOf(kind), "record", statementsOf(kind, mapping, rules))),
  ];
}

function nameOf(kind: Kind): string {
  return `read${pascal(kind)}Event`;
}

/** Where the mapping has what its streams of results are. */
function nodeAt({ file }: Mapping, ...keys: Pointer): Placed {
  return { file, pointer: ["stream", "results", ...keys] };
}

function eventReader(mapping: Mapping, name: string, key: string, body: readonly Piece[]): FunctionDeclaration {
  const parameters = [
    { name: event, type: types.Wire },
    { name: state, type: "State" },
  ];
  return functionOf({ node: nodeAt(mapping, key), name, parameters, result: "void", body });
}

/** A stream may close after its summary. Without a summary, it may close after a result. */
function statementsOf(kind: Kind, mapping: Mapping, { values, created, usage, ...rules }: ResultStreamSource): Code[] {
  const last: Kind = wordsOf(values.summary).length > 0 ? "summary" : "result";
  return [
    ...(created === undefined
      ? []
      : [madeOf(nodeAt(mapping, "created"), code`${state}.sink.start(${read.asInteger}(${access(event, created)}));`)]),
    ...(kind === "summary" ? [] : resultStatements(kind, mapping, rules)),
    ...(kind === last ? [code`${state}.complete = true;`] : []),
    ...(usage === undefined
      ? []
      : [
          code`const usage = ${read.asWire}(${access(event, usage)});`,
          code`if (usage !== undefined) ${state}.sink.count(${reader(mapping, "Usage")}(usage));`,
        ].map((statement) => madeOf(nodeAt(mapping, "usage"), statement))),
  ];
}

/** The content of an event, and the faults of others in the event of a result. */
function resultStatements(
  kind: Exclude<Kind, "summary">,
  mapping: Mapping,
  { record, faults }: Pick<ResultStreamSource, "record" | "faults">,
): Code[] {
  const { noLoss } = lossModule;
  const content = code`${formReader(mapping, record, "")}(${event}, ${noLoss}, ${event}) ?? {}`;
  const statement = code`${state}.sink.${kind}(${content});`;
  if (kind === "preview" || faults === undefined) return [statement];
  const readFault = formReader(mapping, faults.record, "");
  const others = code`${read.readEach}(${access(event, faults.at)}, ${noLoss}, ${readFault})`;
  const fault = code`for (const fault of ${others} ?? []) ${state}.sink.result(fault);`;
  return [statement, madeOf(nodeAt(mapping, "faults"), fault)];
}

/** The member with the index of a preview. */
function indexIn({ records }: Mapping, record: string): string {
  const lines = records.get(record)?.forms.flatMap((form) => form.lines) ?? [];
  return lines.find(({ concept }) => concept === "index")?.at[0] ?? "index";
}

function templates(mapping: Mapping, rules: ResultStreamSource): Constant {
  const { discriminator, record, created = "created", usage = "usage", faults, values } = rules;
  const byOperation = (words: ResultWords = []): string => literal(isList(words) ? { else: words[0] ?? "" } : words);
  const { framing } = mapping.stream;
  return constant({
    node: nodeAt(mapping),
    name: "templates",
    isExported: true,
    docs: `Every event of a stream of the ${mapping.dialect} dialect.`,
    type: types.ResultWriting,
    value: object([
      `discriminator: ${quote(discriminator)}`,
      `words: { preview: ${byOperation(values.preview)}, result: ${byOperation(values.result)} }`,
      `created: ${quote(created)}`,
      `usage: ${quote(usage)}`,
      `index: ${quote(indexIn(mapping, record))}`,
      ...(values.summary === undefined ? [] : [`summary: ${quote(wordsOf(values.summary)[0] ?? "")}`]),
      `framing: ${quote(framing)}`,
      `keepAlive: ${quote(frames[framing].comment)}`,
      ...(faults === undefined
        ? []
        : [
            `faults: ${quote(faults.at)}`,
            madeOf(nodeAt(mapping, "faults"), code`writeFault: ${formWriter(mapping, faults.record, "")}`),
          ]),
      madeOf(nodeAt(mapping, "record"), code`write: ${formWriter(mapping, record, "")}`),
      writer(mapping, "Usage"),
    ]),
  });
}
