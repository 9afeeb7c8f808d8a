/** Streams of results: the words of each moment, and the record that its events are. */
import { isObject, listOf, type Source } from "../join/source.js";
import type { Mapping } from "../join/mapping.js";
import type { Module } from "../print/module.js";
import type { Json } from "../../src/conversion/json.js";
import { importLines } from "./symbols.js";
import { comment, literal, memberName, pascal, quote } from "./text.js";

interface ResultStream {
  readonly discriminator: string;
  readonly record: string;
  readonly index?: string;
  readonly faults?: { readonly at: string; readonly record: string };
  readonly created?: string;
  readonly usage?: string;
  readonly end?: string;
  readonly preview?: Json;
  readonly result: Json;
  readonly summary?: Json;
}

export function resultStreamOf({ file }: Mapping): ResultStream | undefined {
  const { stream } = file.value as { readonly stream?: { readonly results?: ResultStream } };
  return stream?.results;
}

/** The records of a mapping that events of results are, or hold. */
export function streamedRecords(mapping: Mapping): string[] {
  const { record, faults } = resultStreamOf(mapping) ?? {};
  return [record, faults?.record].filter((name) => name !== undefined);
}

/** Words alone, or words by what was asked for. */
function wordsOf(told: Json | undefined): string[] {
  return isObject(told) ? Object.values(told).map(String) : listOf(told);
}

export function emitResultStream(mapping: Mapping, rules: ResultStream): Module[] {
  const { discriminator: toldBy, record, created, usage, end, index = "index", faults } = rules;
  const moments = (["preview", "result", "summary"] as const).flatMap((moment) =>
    wordsOf(rules[moment]).map((word) => `[${quote(word)}, ${quote(moment)}],`),
  );
  const reading = [
    comment(`Reads the events of a ${mapping.dialect} stream and tells them to the sink.`),
    "export function openReader(sink: ResultSink): StreamReader {",
    "return readResults(reading, sink);",
    "}",
    "",
    "const reading: ResultReading = {",
    `discriminator: ${quote(toldBy)},`,
    `end: ${literal(end)},`,
    `moments: new Map([\n${moments.join("\n")}\n]),`,
    `created: ${literal(created)},`,
    `usage: ${literal(usage)},`,
    `read: (event, path, loss) => read${pascal(record)}(event, path, loss) ?? {},`,
    ...(faults === undefined
      ? []
      : [
          `readFaults: (event) => readEach(event.${memberName(faults.at)}, ${quote(faults.at)}, (item, at) => read${pascal(faults.record)}(item, at, noLoss)) ?? [],`,
        ]),
    "readUsage,",
    "readError,",
    "};",
  ];
  const byTask = (told: Json | undefined): string =>
    literal((isObject(told) ? told : { else: listOf(told)[0] ?? "" }) as Source);
  const writing = [
    comment(`Every event of a ${mapping.dialect} stream.`),
    "export const templates: ResultWriting = {",
    `discriminator: ${quote(toldBy)},`,
    `words: { preview: ${byTask(rules.preview)}, result: ${byTask(rules.result)} },`,
    `created: ${quote(created ?? "created")},`,
    `usage: ${quote(usage ?? "usage")},`,
    `index: ${quote(index)},`,
    ...(rules.summary === undefined ? [] : [`summary: ${quote(wordsOf(rules.summary)[0] ?? "")},`]),
    `keepAlive: ${quote(": keep-alive\n\n")},`,
    ...(faults === undefined ? [] : [`faults: ${quote(faults.at)},`, `writeFault: write${pascal(faults.record)},`]),
    `write: write${pascal(record)},`,
    "writeUsage,",
    "};",
  ];
  const specs = [mapping.file.name];
  const records = streamedRecords(mapping).map(pascal);
  const own = {
    "./read.js": [...records.map((name) => `read${name}`), "readUsage"],
    "./errors.js": ["readError"],
    "./write.js": [...records.map((name) => `write${name}`), "writeUsage"],
  };
  const moduleOf = (name: string, lines: string[]): Module => ({
    path: `${mapping.dialect}/${name}.ts`,
    specs,
    lines: [...importLines(lines, mapping.vocabulary, own), "", ...lines],
  });
  return [moduleOf("read-stream", reading), moduleOf("write-stream", writing)];
}
