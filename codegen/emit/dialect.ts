/** The module that puts a dialect together, its refusals and its places. */
import type { StateSource, VectorsSource } from "../load/sources/dialect.js";
import { pathsServed, type DialectDocument } from "../join/dialect-document.js";
import type { Form, Line, Mapping } from "../join/mapping.js";
import type { Module } from "../print/module.js";
import type { Json } from "../../src/conversion/json.js";
import { validatorOf } from "./documents.js";
import { budgetPaths, linePaths, mediaMembers, spellings } from "./places-of-money.js";
import { importLines } from "./symbols.js";
import { camel, comment, literal, memberName, quote, segmentsOf } from "./text.js";
import { refusalTable } from "./refusal-table.js";
import { jobs } from "./upstream-jobs.js";

export function emitDialect(
  document: DialectDocument,
  mapping: Mapping,
  documents: readonly DialectDocument[],
): Module {
  const { keys, name } = document;
  const { places } = keys;
  const path = (at: string): string => literal(segmentsOf(at).map(String));
  const constants = (values: Readonly<Record<string, Json>> = {}): string =>
    `[${Object.entries(values)
      .map(([at, value]) => `{ at: ${path(at)}, value: ${literal(value)} }`)
      .join(", ")}]`;
  const optional = (at: string | undefined): string => (at === undefined ? "undefined" : path(at));
  const sibling = documents.find((other) => other.keys.shares_paths_of?.dialect === name);
  const lines = [
    ...(sibling === undefined ? [] : [`const claims: readonly Claim[] = ${claimTable(sibling)};`]),
    `const refusals: readonly RefusalRule[] = ${refusalTable(keys.refuse ?? [])};`,
    "",
    ...conceptPaths(mapping),
    "",
    comment(document.openapi.info.title),
    `export const ${camel(name)}: Dialect<${quote(mapping.vocabulary.name)}> = {`,
    `name: ${quote(name)},`,
    `vocabulary: ${quote(mapping.vocabulary.name)},`,
    `modality: ${camel(mapping.vocabulary.name)}Modality,`,
    `title: ${quote(document.openapi.info.title)},`,
    `credentials: ${literal(keys.credentials)},`,
    `requiredHeaders: ${literal(keys.required_headers ?? [])},`,
    `errorsBelow: ${literal([...(keys.errors_below ?? [])])},`,
    `servedAt: ${literal(pathsServed(document, documents))},`,
    `counts: ${literal(countsOf(mapping))},`,
    `requestIdHeaders: ${literal([...(keys.request_id_headers ?? [])])},`,
    "endpoint: {",
    `path: ${quote(keys.endpoint.path)},`,
    `streamPath: ${quote(keys.endpoint.stream_path ?? keys.endpoint.path)},`,
    `operations: ${literal(keys.endpoint.operations ?? {})},`,
    `headers: ${literal(keys.endpoint.headers ?? {})},`,
    `auth: ${quote(keys.endpoint.auth)},`,
    `forwardedHeaders: ${literal([...(keys.endpoint.forwarded_headers ?? [])])},`,
    "},",
    "places: {",
    `requestModel: ${optional(places.request_model)},`,
    `requestStream: ${optional(places.request_stream)},`,
    `responseModel: [${places.response_model.map(path).join(", ")}],`,
    `eventModel: [${places.event_model.map(path).join(", ")}],`,
    `normalise: [${Object.entries(places.normalise ?? {})
      .flatMap(([at, values]) =>
        spellings([at], mapping).map((way) => `{ at: ${path(way)}, values: ${literal({ ...values })} }`),
      )
      .join(", ")}],`,
    ...(places.typed_media === undefined
      ? []
      : [`typedMedia: ${literal({ unless: [...(places.typed_media.unless ?? [])] })},`]),
    `responseFixed: ${constants(places.response_fixed)},`,
    `eventFixed: ${constants(places.event_fixed)},`,
    `always: ${constants(places.always)},`,
    ...(places.always_in === undefined ? [] : [`alwaysIn: ${literal(places.always_in)},`]),
    `outputLimit: [${spellings(linePaths(mapping, "output_limit"), mapping).map(path).join(", ")}],`,
    `reasoningBudget: [${spellings(budgetPaths(mapping), mapping).map(path).join(", ")}],`,
    ...(mapping.request.lines.some(
      ({ concept, defaultFromModel }) => concept === "output_limit" && defaultFromModel !== undefined,
    )
      ? ["namesLimit: true,"]
      : []),
    `answerCount: [${spellings([...linePaths(mapping, "candidates"), ...(places.answer_count ?? [])], mapping)
      .map(path)
      .join(", ")}],`,
    `images: ${images(mapping, path)},`,
    `imageSize: [${spellings(places.image_size ?? [], mapping)
      .map(path)
      .join(", ")}],`,
    `inputs: [${linePaths(mapping, "inputs").map(path).join(", ")}],`,
    `bulkMembers: new Set(${literal([...(places.bulk ?? [])])}),`,
    ...(places.vectors === undefined ? [] : [`vectors: ${vectors(places.vectors)},`]),
    `mediaMembers: new Set(${literal(mediaMembers(mapping))}),`,
    "askUsage: " +
      (places.ask_usage === undefined
        ? "undefined"
        : `{ at: ${path(places.ask_usage.at)}, value: ${literal(places.ask_usage.value)} }`) +
      ",",
    "},",
    ...(keys.state === undefined ? [] : [`state: ${state(keys.state, mapping)},`]),
    "errors,",
    ...(keys.jobs === undefined ? [] : [`jobs: ${jobs(keys.jobs)},`]),
    ...(keys.counting === undefined ? [] : [`counting: ${literal(keys.counting)},`]),
    "models: " +
      literal((keys.models ?? []).map(({ identified_by: identifiedBy = [], ...rest }) => ({ ...rest, identifiedBy }))) +
      ",",
    ...(sibling === undefined
      ? []
      : [`sibling: { dialect: ${quote(sibling.name)}, claims: (body) => meetsAny(claims, body) },`]),
    Object.keys(mapping.request.rules).length === 0 ? "rules: []," : "rules,",
    ...validation(document),
    "refuse: (body) => refuseBy(refusals, body),",
    "readRequest,",
    "writeRequest,",
    "readResponse,",
    "writeResponse,",
    "echoOf,",
    "readUsage,",
    ...(hasStreams(mapping) ? ["openReader,", "templates,"] : []),
    "wantsUsage: (body) => " +
      (places.usage_switch === undefined
        ? "body !== undefined"
        : `valueAt(body, ${path(places.usage_switch)}) === true`) +
      ",",
    `isUsageEvent: (event) => ${
      places.usage_event === undefined
        ? "event === undefined"
        : Object.entries(places.usage_event)
            .map(([key, value]) => `isSame(event.${memberName(key)}, ${literal(value)})`)
            .join(" && ")
    },`,
    "isError: (body) => body.error !== undefined && body.error !== null,",
    "paths,",
    "};",
  ];
  const own = {
    "./validate.js": ["request", ...operationsOf(document)].map(validatorOf),
    "./errors.js": ["errors"],
    "./read.js": ["readRequest", "readResponse", "readUsage"],
    "./write.js": ["writeRequest", "writeResponse", "echoOf", "rules"],
    "./read-stream.js": ["openReader"],
    "./write-stream.js": ["templates"],
    "../../src/conversion/modalities/index.js": [`${camel(mapping.vocabulary.name)}Modality`],
  };
  const imports = importLines(lines, mapping.vocabulary, own);
  return {
    path: `${name}/dialect.ts`,
    specs: [document.file.name, mapping.file.name, ...(sibling === undefined ? [] : [sibling.file.name])],
    lines: [...imports, "", ...lines],
  };
}

/** The stars of a path are steps of their own. */
export function state(
  { family, ask, loop, lists = {}, in_words: inWords, in_answers: inAnswers }: StateSource,
  { request }: Mapping,
): string {
  const isCamel = request.camelButInside !== undefined;
  const steps = (at: string): string[] => at.replaceAll("[*]", ".*").split(".");
  const known = <I extends { readonly at: string | readonly string[] }>(items: readonly I[]) =>
    items.map(({ at, ...item }) => ({ when: {}, ...item, at: [at].flat().map((path) => path.split(".")) }));
  const held = Object.entries(lists).map(([at, items]) => ({ at: steps(at), items: known(items) }));
  return literal({
    family,
    ...(isCamel && { camel: true }),
    lists: held,
    ...(inAnswers && { inAnswers: { at: inAnswers.at.map(steps), items: known(inAnswers.items) } }),
    ...(ask && { ask }),
    ...(loop && { loop }),
    ...(inWords && { inWords: { ...inWords, at: steps(inWords.at) } }),
  });
}

function vectors({ at, form, ...members }: VectorsSource): string {
  return literal({ ...members, at: placeOf(at), form: placeOf(form) });
}

export function placeOf(at: string): string[] {
  return segmentsOf(at).map(String);
}

/** By what a body is known to be meant for the other dialect at this address. */
function claimTable({ keys }: DialectDocument): string {
  const claims = keys.shares_paths_of?.when ?? [];
  return (
    `[\n` +
    claims
      .map(
        ({ at, present, ...test }) =>
          `{ at: ${literal(segmentsOf(at).map(String))}, when: ` +
          `${present === true ? "{ notNull: true }" : literal(test)} },`,
      )
      .join("\n") +
    `\n]`
  );
}

/** Requests for different things have schemas of their own. */
function validation(document: DialectDocument): string[] {
  const operations = operationsOf(document);
  if (operations.length === 0) return ["validate: (body) => firstProblem(validateRequest, body),"];
  const choice = operations.reduceRight(
    (rest, operation) => `operation === ${quote(operation)} ? (${validatorOf(operation)}) : ${rest}`,
    "validateRequest",
  );
  return [`validate: (body, operation) => firstProblem(${choice}, body),`];
}

function operationsOf({ routes }: DialectDocument): string[] {
  return [...new Set(routes.flatMap(({ operation }) => operation ?? []))];
}

/** A tier stands for a size. */
const writtenFor: Readonly<Record<string, readonly string[]>> = { size: ["size", "resolution"] };

/** Where a request tells of the images that it asks for. */
function images(mapping: Mapping, path: (at: string) => string): string {
  const concepts = ["count", "size", "quality", "partials", "series", "series_length", "layers", "sources"];
  const fields = mapping.vocabulary.records.get("Request")?.fields ?? [];
  if (!concepts.every((concept) => fields.some(({ name }) => name === concept))) return "undefined";
  const places = concepts.map(
    (concept) =>
      `${camel(concept)}: [${(writtenFor[concept] ?? [concept])
        .flatMap((one) => linePaths(mapping, one))
        .map(path)
        .join(", ")}]`,
  );
  return `{ ${places.join(", ")}, noSeries: ${literal(fields.find(({ name }) => name === "series")?.neutral)} }`;
}

/** Streams are told of in the mapping. */
export function hasStreams({ file }: Mapping): boolean {
  return file.value.stream !== undefined;
}

/** The counts that calls are charged by, where answers have them. */
function countsOf({ vocabulary }: Mapping): string[] {
  return (vocabulary.records.get("Usage")?.fields ?? [])
    .map(({ name }) => name)
    .filter((name) => name === "input" || name === "output");
}

/** Where each concept of each form stands, for telling a client what was lost. */
function conceptPaths(mapping: Mapping): string[] {
  const rows = [
    ...mapping.request.lines.map((line) => row("request", line)),
    ...mapping.parts.forms.flatMap((form) => formRows(form)),
    ...[...mapping.records.values()].flatMap(({ forms }) =>
      forms.flatMap((form) => [...formRows(form), ...wordRows(form)]),
    ),
  ].filter((line) => line !== undefined);
  return ["const paths: ConceptPaths = {", ...rows, "};"];
}

/** A bare value stands where its part does. */
function formRows({ key, lines, value, transform }: Form): (string | undefined)[] {
  return value === undefined || transform === undefined
    ? lines.map((line) => row(key, line))
    : [`${quote(`${key}.${value}`)}: [""],`];
}

/** A form without lines says by its words alone what it stands for: they are where that stands. */
function wordRows({ key, lines, only, when }: Form): string[] {
  const places = Object.entries(when).flatMap(([path, match]) =>
    match !== "absent" && match !== "present" ? [path] : [],
  );
  return lines.length > 0 || places.length === 0
    ? []
    : Object.keys(only).map((concept) => `${quote(`${key}.${concept}`)}: ${literal(places)},`);
}

function row(form: string, line: Line): string | undefined {
  // What has a place of its own among the items of a list names itself, where it is there.
  const isItem = line.among !== undefined && line.item === undefined;
  return line.at.length === 0
    ? undefined
    : `${quote(`${form}.${line.concept}`)}: ${literal(line.at.map((at) => (isItem ? `${at}[]` : at)))},`;
}
