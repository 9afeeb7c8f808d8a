/** Streams of results: the words of each moment, and the record that its events are. */
import { isList } from "../join/source.js";
import type { Mapping } from "../join/mapping.js";
import type { ResultStreamSource, ResultWords } from "../load/sources/mapping-stream.js";
import type { Module } from "../print/module.js";
import { importLines } from "./symbols.js";
import { comment, literal, memberName, pascal, quote } from "./text.js";

export function resultStreamOf({ file }: Mapping): ResultStreamSource | undefined {
  return file.value.stream?.results;
}

/** The records of a mapping that events of results are, or hold. */
export function streamedRecords(mapping: Mapping): string[] {
  const { record, faults } = resultStreamOf(mapping) ?? {};
  return [record, faults?.record].filter((name) => name !== undefined);
}

/** Words alone, or words by what was asked for. */
function wordsOf(words: ResultWords = []): readonly string[] {
  return isList(words) ? words : Object.values(words);
}

export function emitResultStream(mapping: Mapping, rules: ResultStreamSource): Module[] {
  const { discriminator, record, created, usage, end, index = "index", faults } = rules;
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
    `discriminator: ${quote(discriminator)},`,
    `end: ${literal(end)},`,
    `moments: new Map([\n${moments.join("\n")}\n]),`,
    `created: ${literal(created)},`,
    `usage: ${literal(usage)},`,
    `read: (event, path, loss) => read${pascal(record)}(event, path, loss) ?? {},`,
    ...(faults === undefined
      ? []
      : [
          `readFaults: (event) => readEach(event.${memberName(faults.at)}, ${quote(faults.at)}` +
            `, (item, at) => read${pascal(faults.record)}(item, at, noLoss)) ?? [],`,
        ]),
    "readUsage,",
    "readError,",
    "};",
  ];
  const byOperation = (words: ResultWords = []): string => literal(isList(words) ? { else: words[0] ?? "" } : words);
  const writing = [
    comment(`Every event of a ${mapping.dialect} stream.`),
    "export const templates: ResultWriting = {",
    `discriminator: ${quote(discriminator)},`,
    `words: { preview: ${byOperation(rules.preview)}, result: ${byOperation(rules.result)} },`,
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
