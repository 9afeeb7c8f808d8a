/** Streams of results: the words of each kind of event, and the record that these events are. */
import { frames } from "../../src/conversion/stream/framing.js";
import { isList } from "../model/source.js";
import type { Mapping } from "../model/mapping.js";
import type { ResultStreamSource, ResultWords } from "../load/sources/mapping-stream.js";
import { code, list, object, type Code } from "../print/code.js";
import { constant, functionOf, type Constant, type FunctionDeclaration } from "../print/declarations.js";
import type { Module } from "../print/module.js";
import { locals } from "./locals.js";
import { errorReader, formReader, formWriter, reader, writer } from "./own-names.js";
import { lossModule, read, streamResults, types } from "./runtime.js";
import { access, literal, quote } from "./text.js";

const { event, loss, sink } = locals;

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
  return [
    { path: `${dialect}/read-stream.ts`, specs, declarations: [openReader(mapping), reading(mapping, rules)] },
    { path: `${dialect}/write-stream.ts`, specs, declarations: [templates(mapping, rules)] },
  ];
}

function openReader({ dialect }: Mapping): FunctionDeclaration {
  return functionOf({
    name: "openReader",
    isExported: true,
    docs: `Reads the events of a stream of the ${dialect} dialect and passes them to the sink.`,
    parameters: [{ name: sink, type: types.ResultSink }],
    result: types.StreamReader,
    body: [code`return ${streamResults.readResults}(reading, ${sink});`],
  });
}

function reading(mapping: Mapping, rules: ResultStreamSource): Constant {
  const { discriminator, record, created, usage, end } = rules;
  const events = (["preview", "result", "summary"] as const).flatMap((kind) =>
    wordsOf(rules.values[kind]).map((word) => `[${quote(word)}, ${quote(kind)}]`),
  );
  const readRecord = formReader(mapping, record, "");
  return constant({
    name: "reading",
    type: types.ResultReading,
    value: object([
      `discriminator: ${quote(discriminator)}`,
      `end: ${literal(end)}`,
      code`events: new Map(${list(events)})`,
      `created: ${literal(created)}`,
      `usage: ${literal(usage)}`,
      code`read: (${event}, ${loss}) => ${readRecord}(${event}, ${loss}, ${event}) ?? {}`,
      ...readFaults(mapping, rules),
      reader(mapping, "Usage"),
      errorReader(mapping),
    ]),
  });
}

function readFaults(mapping: Mapping, { faults }: ResultStreamSource): Code[] {
  if (faults === undefined) return [];
  const readOne = formReader(mapping, faults.record, "");
  const all = code`${read.readEach}(${access(event, faults.at)}, ${lossModule.noLoss}, ${readOne})`;
  return [code`readFaults: (${event}) => ${all} ?? []`];
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
        : [`faults: ${quote(faults.at)}`, code`writeFault: ${formWriter(mapping, faults.record, "")}`]),
      code`write: ${formWriter(mapping, record, "")}`,
      writer(mapping, "Usage"),
    ]),
  });
}
