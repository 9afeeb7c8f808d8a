/** Writes the tables and samples of the explorer, a small file for each pair and each dialect. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compileTables } from "../codegen/compile.js";
import type { Json } from "../src/conversion/json.js";
import type { DialectDocument } from "../codegen/model/dialect-document.js";
import type { PairTable } from "../codegen/tables/pairs.js";
import type { TableRow } from "../codegen/tables/table-row.js";
import { isObject } from "../codegen/model/source.js";
import { dialects, dialectsOf, Loss } from "../src/registry.js";
import type {
  DialectSummary,
  ExplorerIndex,
  ExplorerPair,
  ExplorerRow,
  ExplorerSample,
  PairSummary,
} from "../src/explorer/tables.js";

const FIXTURES = "test/fixtures";
const MODEL = "maker/some-model";
/** In specs/REFERENCE.md: its name, for one dialect alone after that dialect and before its kind, and what it does. */
const FUNCTION = /^\| (?:[\w-]+ \| )?`(\w+)` \| (?:(?:transform|pass over \w+) \| )?(.+) \|$/gm;
const FUNCTIONS = "## Transforms";

/** The texts of the files by their names. */
export async function explorerData(root = "."): Promise<Map<string, string>> {
  const { pairs, documents } = await compileTables(join(root, "specs"));
  const index: ExplorerIndex = {
    dialects: documents.map(summaryOf),
    pairs: pairs.map(countsOf),
    functions: functionsIn(readFileSync(join(root, "specs/REFERENCE.md"), "utf8")),
  };
  return new Map([
    ["index.json", JSON.stringify(index)],
    ...pairs.map((pair) => [`${pair.from}-to-${pair.to}.json`, JSON.stringify(tableOf(pair))] as const),
    ...documents.map((one) => [`sample-${one.name}.json`, JSON.stringify(sampleOf(one, documents, root))] as const),
  ]);
}

export async function writeExplorerData(out: string): Promise<void> {
  mkdirSync(out, { recursive: true });
  for (const [name, text] of await explorerData()) writeFileSync(join(out, name), text);
}

function summaryOf({ name, openapi, keys, routes, events }: DialectDocument): DialectSummary {
  const calls = creating({ routes });
  return {
    name,
    title: openapi.info.title,
    vocabulary: keys.vocabulary,
    isServed: calls.length > 0 || keys.shares_paths_of !== undefined,
    operations: [...new Set(calls.flatMap(({ operation }) => operation ?? []))],
    isStreamInPath: calls.some(({ stream }) => stream === "always"),
    framing: events.length > 0 ? (keys.stream?.framing ?? "sse") : undefined,
    hasJobs: keys.jobs !== undefined,
    variantOf: keys.jobs?.variant_of?.dialect,
  };
}

function creating({ routes }: Pick<DialectDocument, "routes">): DialectDocument["routes"] {
  return routes.filter(({ method, job, counts }) => method === "POST" && job === undefined && !counts);
}

function countsOf({ from, to, fields, dropped }: PairTable): PairSummary {
  const carried = fields.filter((row) => row.to !== undefined).length;
  return { from, to, carried, dropped: dropped.length, handled: fields.length - carried };
}

function tableOf({ from, to, fields, dropped, answer, stream, mappings }: PairTable): ExplorerPair {
  const [file = "", toFile = ""] = mappings.map((mapping) => mapping.file.name);
  const rows = [...fields, ...dropped].map(rowOf);
  return { from, to, file, toFile, rows, answer: answer.map(rowOf), stream: stream.map(rowOf) };
}

function rowOf({ at, toAt, concept, from, to, by, when, dropped }: TableRow): ExplorerRow {
  const [line, toLine] = [at, toAt].map((node) => node?.file.place(node.pointer).line);
  return { concept, from, to, by, when, dropped, line, toLine };
}

function functionsIn(reference: string): Record<string, string> {
  const found = [...reference.slice(reference.indexOf(FUNCTIONS)).matchAll(FUNCTION)];
  return Object.fromEntries(found.map(([, name = "", what = ""]) => [name.replaceAll("_", " "), what]));
}

function sampleOf(document: DialectDocument, all: readonly DialectDocument[], root: string): ExplorerSample {
  const read = (file: string): string => {
    const path = join(root, FIXTURES, document.name, file);
    return existsSync(path) ? readFileSync(path, "utf8") : "";
  };
  const { framing = "sse" } = document.keys.stream ?? {};
  return {
    request: withModel(
      read("request.json") || JSON.stringify(exampleOf(document) ?? exampleOfOthers(document, all)),
      document,
    ),
    answer: read("answer.json") || answerOf(document.name),
    stream: read(`answer.${framing}`),
  };
}

/** A small answer in a dialect of which none is recorded. That of a video is made of a task. */
function answerOf(name: string): string {
  const answer =
    dialectsOf("embedding")
      .get(name)
      ?.writeResponse({
        embeddings: [{ index: 0, vector: [0.12, -0.5, 0.33] }],
        usage: { input: 5, total: 5 },
      }) ??
    dialectsOf("image")
      .get(name)
      ?.writeResponse({
        created: 1767225600,
        images: [{ url: "https://example.test/lighthouse.png" }],
      });
  return answer === undefined ? "" : JSON.stringify(answer, undefined, 2);
}

/** The example in its document. */
function exampleOf({ openapi, routes }: DialectDocument): Json | undefined {
  const [path = ""] = creating({ routes }).map((route) => route.path);
  return openapi.paths[path]?.post?.requestBody?.content?.["application/json"]?.example;
}

/** Calls of some dialects come to the paths of another: theirs is the example of a dialect like them. */
function exampleOfOthers({ name, keys }: DialectDocument, all: readonly DialectDocument[]): Json {
  const [other] = all.filter((one) => one.keys.vocabulary === keys.vocabulary && exampleOf(one) !== undefined);
  const [from, to] = [dialects.get(other?.name ?? ""), dialects.get(name)];
  const example = other && exampleOf(other);
  if (from === undefined || to === undefined || !isObject(example)) return {};
  const loss = new Loss({}, {});
  return to.writeRequest(from.readRequest(example, loss), loss, { model: MODEL, stream: false });
}

function withModel(text: string, { routes }: Pick<DialectDocument, "routes">): string {
  const request = JSON.parse(text) as object;
  const isNamed = creating({ routes }).some(({ model }) => model === "body");
  return JSON.stringify({ ...(isNamed && { model: MODEL }), ...request }, undefined, 2);
}
