/** The places in a dialect's bodies that the gateway reads without converting them. */
import type { AddressedMediumSource, AskUsageSource, VectorsSource } from "../load/sources/dialect.js";
import type { DialectDocument } from "../model/dialect-document.js";
import type { Mapping } from "../model/mapping.js";
import { piecesOf } from "../model/stream-rules.js";
import type { Field } from "../model/vocabulary.js";
import type { Json } from "../../src/conversion/json.js";
import { object, type Code } from "../print/code.js";
import { answerList } from "./read-answer.js";
import { budgetPaths, linePaths, mediaAddresses, mediaMembers, spellings } from "./places-of-money.js";
import { camel, stepsOf } from "../model/names.js";
import { literal, quote } from "./text.js";

export function placesObject(document: DialectDocument, mapping: Mapping): Code {
  return object([
    ...placesOfModel(document),
    ...placesOfValues(document, mapping),
    ...placesOfCosts(document, mapping),
  ]);
}

function path(at: string): string {
  return literal(stepsOf(at));
}

function paths(all: readonly string[]): string {
  return `[${all.map(path).join(", ")}]`;
}

function optional(at: string | undefined): string {
  return at === undefined ? "undefined" : path(at);
}

function constants(values: Readonly<Record<string, Json>> = {}): string {
  const rows = Object.entries(values).map(([at, value]) => `{ at: ${path(at)}, value: ${literal(value)} }`);
  return `[${rows.join(", ")}]`;
}

function placesOfModel({ keys: { places } }: DialectDocument): string[] {
  return [
    `requestModel: ${optional(places.request_model)}`,
    `requestStream: ${optional(places.request_stream)}`,
    `responseModel: ${paths(places.response_model)}`,
    `eventModel: ${paths(places.event_model)}`,
  ];
}

/** Values that are normalised, or always written. */
function placesOfValues({ keys: { places } }: DialectDocument, mapping: Mapping): string[] {
  const normalised = Object.entries(places.normalise ?? {}).flatMap(([at, values]) =>
    spellings([at], mapping).map((way) => `{ at: ${path(way)}, values: ${literal({ ...values })} }`),
  );
  return [
    `normalise: [${normalised.join(", ")}]`,
    ...(places.typed_media === undefined
      ? []
      : [`typedMedia: ${literal({ unless: [...(places.typed_media.unless ?? [])] })}`]),
    ...(places.inline_media === undefined ? [] : [`inlineMedia: ${literal([...places.inline_media])}`]),
    ...draftTask(mapping),
    `responseFixed: ${constants(places.response_fixed)}`,
    `eventFixed: ${constants(places.event_fixed)}`,
    `always: ${constants(places.always)}`,
    ...(places.always_in === undefined ? [] : [`alwaysIn: ${literal(places.always_in)}`]),
  ];
}

/** The place of the task whose draft is made final. */
function draftTask({ request }: Mapping): string[] {
  const line = request.lines.find(({ concept }) => concept === "draft_task");
  if (line?.kind !== "shared" || line.item === undefined) return [];
  const [list = ""] = line.at;
  return [`draftTask: { list: ${path(list)}, item: ${literal(line.match)}, at: ${path(line.item)} }`];
}

/** The places of values that decide how much a call may cost, on which route, and how big its bodies are. */
function placesOfCosts({ keys: { places } }: DialectDocument, mapping: Mapping): string[] {
  const ways = (given: readonly string[]): string => paths(spellings(given, mapping));
  const limit = mapping.request.lines.find(
    ({ concept, defaultFromModel }) => concept === "output_limit" && defaultFromModel !== undefined,
  );
  const usage = places.ask_usage;
  const cacheKey = linePaths(mapping, "cache_key");
  return [
    ...(cacheKey.length === 0 ? [] : [`cacheKey: ${ways(cacheKey)}`]),
    `outputLimit: ${ways(linePaths(mapping, "output_limit"))}`,
    `reasoningBudget: ${ways(budgetPaths(mapping))}`,
    ...(limit === undefined ? [] : [`namesLimit: ${literal(limit.default === undefined ? "reasoning" : "always")}`]),
    `answerCount: ${ways([...linePaths(mapping, "candidates"), ...(places.answer_count ?? [])])}`,
    ...answers(mapping),
    `images: ${images(mapping)}`,
    `imageSize: ${ways(places.image_size ?? [])}`,
    `inputs: ${paths(linePaths(mapping, "inputs"))}`,
    `bulkMembers: new Set(${literal([...(places.bulk ?? [])])})`,
    ...(holdsMedia(mapping) ? ["mediaInStreams: true"] : []),
    ...(places.vectors === undefined ? [] : [`vectors: ${vectors(places.vectors)}`]),
    `mediaMembers: new Set(${literal(mediaMembers(mapping))})`,
    ...addresses(places.addressed_media, mapping),
    `askUsage: ${usage === undefined ? "undefined" : askUsage(usage)}`,
  ];
}

function askUsage({ at, value, adds }: AskUsageSource): string {
  const added = adds === undefined ? "" : `, adds: ${path(adds)}`;
  return `{ at: ${path(at)}, value: ${literal(value)}${added} }`;
}

function addresses(media: readonly AddressedMediumSource[] | undefined, mapping: Mapping): string[] {
  return media === undefined ? [] : [`mediaAddresses: ${literal(mediaAddresses(media, mapping))}`];
}

/** The list of answers, of which the vocabulary has the first. */
function answers({ response }: Mapping): string[] {
  const list = answerList(response.lines.find(({ concept }) => concept === "parts")?.at[0]);
  return list === undefined ? [] : [`answers: ${quote(list)}`];
}

/** Whether events of text hold whole media. */
function holdsMedia({ stream }: Mapping): boolean {
  return piecesOf(stream.read).some(({ kind }) => kind === "media");
}

function vectors({ at, form, ...members }: VectorsSource): string {
  return literal({ ...members, at: stepsOf(at), form: stepsOf(form) });
}

/** A resolution tier is read in place of a size. */
const writtenFor: Readonly<Record<string, readonly string[]>> = { size: ["size", "resolution"] };

/** Where a request describes the images that it wants. */
function images(mapping: Mapping): string {
  const concepts = ["count", "size", "quality", "partials"];
  const fields = mapping.vocabulary.records.get("Request")?.fields ?? [];
  if (!concepts.every((concept) => fields.some(({ name }) => name === concept))) return "undefined";
  const places = concepts.map(
    (concept) =>
      `${camel(concept)}: ${paths((writtenFor[concept] ?? [concept]).flatMap((one) => linePaths(mapping, one)))}`,
  );
  const several = fields.flatMap((field) => severalOf(field, mapping));
  return `{ ${places.join(", ")}, several: [${several.join(", ")}] }`;
}

/** The places of a concept with which the model decides how many results a call has, where a dialect has it. */
function severalOf({ name, neutral, several }: Field, mapping: Mapping): string[] {
  const at = linePaths(mapping, name);
  if (several === undefined || at.length === 0) return [];
  const { limit, given } = several;
  const placesOf = (concept?: string): string => paths(concept === undefined ? [] : linePaths(mapping, concept));
  const members = [`neutral: ${literal(neutral)}`, `limit: ${placesOf(limit)}`, `given: ${placesOf(given)}`];
  return [`{ concept: ${quote(name)}, at: ${paths(at)}, ${members.join(", ")} }`];
}
