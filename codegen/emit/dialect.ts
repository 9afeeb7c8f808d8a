/** The module that puts a dialect together, its refusals and its places. */
import {
  pathsServed,
  type DialectDocument,
  type DialectKeys,
  type UpstreamFilesSource,
  type RefusalSource,
  type VariantSource,
  type StateSource,
  type VectorsSource,
} from "../join/dialect-document.js";
import type { Form, Line, Mapping } from "../join/mapping.js";
import type { Module } from "../print/module.js";
import type { UpstreamFiles, StandsFor } from "../../src/conversion/jobs.js";
import type { Json } from "../../src/conversion/json.js";
import { validatorOf } from "./documents.js";
import { budgetPaths, linePaths, mediaMembers, spellings } from "./places-of-money.js";
import { importLines } from "./symbols.js";
import { camel, comment, literal, memberName, quote, segmentsOf } from "./text.js";

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
    `credentials: ${literal(keys.credentials as unknown as Json)},`,
    `requiredHeaders: ${literal((keys.required_headers ?? []) as unknown as Json)},`,
    `errorsBelow: ${literal([...(keys.errors_below ?? [])])},`,
    `servedAt: ${literal(pathsServed(document, documents))},`,
    `counts: ${literal(countsOf(mapping))},`,
    `requestIdHeaders: ${literal([...(keys.request_id_headers ?? [])])},`,
    "endpoint: {",
    `path: ${quote(keys.endpoint.path)},`,
    `streamPath: ${quote(keys.endpoint.stream_path ?? keys.endpoint.path)},`,
    `operations: ${literal(keys.endpoint.operations ?? {})},`,
    `headers: ${literal((keys.endpoint.headers ?? {}) as Json)},`,
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
    `askUsage: ${places.ask_usage === undefined ? "undefined" : `{ at: ${path(places.ask_usage.at)}, value: ${literal(places.ask_usage.value)} }`},`,
    "},",
    ...(keys.state === undefined ? [] : [`state: ${state(keys.state, mapping)},`]),
    "errors,",
    ...(keys.jobs === undefined ? [] : [`jobs: ${jobs(keys.jobs)},`]),
    ...(keys.counting === undefined ? [] : [`counting: ${literal(keys.counting as unknown as Json)},`]),
    `models: ${literal((keys.models ?? []).map(({ known_by: knownBy = [], ...told }) => ({ ...told, knownBy })) as unknown as Json)},`,
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
    ...(speaksStreams(mapping) ? ["openReader,", "templates,"] : []),
    `wantsUsage: (body) => ${places.usage_switch === undefined ? "body !== undefined" : `valueAt(body, ${path(places.usage_switch)}) === true`},`,
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
function state({ family, ask, loop, lists = {}, in_answers: inAnswers }: StateSource, { request }: Mapping): string {
  const isCamel = request.camelButInside !== undefined;
  const steps = (at: string): string[] => at.replaceAll("[*]", ".*").split(".");
  const known = (items: NonNullable<typeof inAnswers>["items"]) => items.map((item) => ({ when: {}, ...item }));
  const asked = Object.entries(lists).map(([at, items]) => ({ at: steps(at), items: known(items) }));
  return literal({
    family,
    ...(isCamel && { camel: true }),
    lists: asked,
    ...(inAnswers && { told: { at: inAnswers.at.map(steps), items: known(inAnswers.items) } }),
    ...(ask && { ask }),
    ...(loop && { loop }),
  } as unknown as Json);
}

function vectors({ at, form, ...members }: VectorsSource): string {
  return literal({ ...members, at: placeOf(at), form: placeOf(form) } as unknown as Json);
}

function jobs({
  keeps_media: keepsMedia = false,
  inline_media: wantsBytes = false,
  variant_of: other,
  files,
  named,
  ...calls
}: NonNullable<DialectKeys["jobs"]>): string {
  return literal({
    ...calls,
    keepsMedia,
    wantsBytes,
    ...(files && { files: upstreamFiles(files) }),
    ...(named && { named: { ...named, at: placeOf(named.at) } }),
    ...(other && { standsFor: standsFor(other) }),
  } as unknown as Json);
}

function standsFor({ dialect, rename = {}, omit: leavesOut = [] }: VariantSource): StandsFor {
  return {
    dialect,
    moves: Object.entries(rename).map(([from, to]) => ({ from: placeOf(from), to: placeOf(to) })),
    leavesOut: leavesOut.map(placeOf),
  };
}

function upstreamFiles({ state, explanation, ...files }: UpstreamFilesSource): UpstreamFiles {
  return { ...files, state: placeOf(state), ...(explanation !== undefined && { explanation: placeOf(explanation) }) };
}

function placeOf(at: string): string[] {
  return segmentsOf(at).map(String);
}

/** By what a body is known to be meant for the other dialect at this address. */
function claimTable({ keys }: DialectDocument): string {
  const claims = keys.shares_paths_of?.when ?? [];
  return `[\n${claims.map(({ at, present, ...test }) => `{ at: ${literal(segmentsOf(at).map(String))}, when: ${present === true ? "{ notNull: true }" : literal(test as Json)} },`).join("\n")}\n]`;
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
const alsoSaidBy: Readonly<Record<string, readonly string[]>> = { size: ["size", "resolution"] };

/** Where a request tells of the images that it asks for. */
function images(mapping: Mapping, path: (at: string) => string): string {
  const concepts = ["count", "size", "quality", "partials", "series", "series_length", "layers", "sources"];
  const fields = mapping.vocabulary.records.get("Request")?.fields ?? [];
  if (!concepts.every((concept) => fields.some(({ name }) => name === concept))) return "undefined";
  const places = concepts.map(
    (concept) =>
      `${camel(concept)}: [${(alsoSaidBy[concept] ?? [concept])
        .flatMap((one) => linePaths(mapping, one))
        .map(path)
        .join(", ")}]`,
  );
  return `{ ${places.join(", ")}, noSeries: ${literal(fields.find(({ name }) => name === "series")?.neutral)} }`;
}

/** Streams are told of in the mapping. */
export function speaksStreams({ file }: Mapping): boolean {
  return (file.value as { readonly stream?: unknown }).stream !== undefined;
}

/** The counts that calls are charged by, where answers have them. */
function countsOf({ vocabulary }: Mapping): string[] {
  return (vocabulary.records.get("Usage")?.fields ?? [])
    .map(({ name }) => name)
    .filter((name) => name === "input" || name === "output");
}

export function refusalTable(refusals: readonly RefusalSource[]): string {
  const rules = refusals.map((refusal) => {
    const test = refusalTest(refusal);
    const beside = refusal.beside === undefined ? "" : ` beside: ${literal(segmentsOf(refusal.beside).map(String))},`;
    return `{ at: ${literal(segmentsOf(refusal.at).map(String))},${beside} when: ${test}, code: ${quote(refusal.code)}, message: ${quote(refusal.message)}${refusal.details === undefined ? "" : `, details: ${literal(refusal.details)}`} },`;
  });
  return `[\n${rules.join("\n")}\n]`;
}

function refusalTest({ is, not_null: notNull, not_in: notIn, has, times }: RefusalSource): string {
  if (notNull === true) return "{ notNull: true }";
  if (notIn !== undefined) return `{ notIn: ${literal([...notIn])} }`;
  return has === undefined
    ? `{ is: ${literal(is ?? null)} }`
    : `{ has: ${literal({ ...has })}${times === undefined ? "" : `, times: ${times}`} }`;
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

function formRows(form: Form): (string | undefined)[] {
  return form.lines.map((line) => row(form.key, line));
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
