/** Functions for all generated stream modules. */
import type { Citation, Part, Response } from "../../../generated/interlingua/text.js";
import type { ReportedCitation } from "../citations.js";
import { parseExact, stringifyExact } from "../exact.js";
import type { Json, Wire } from "../json.js";
import { TooManyPlacesError } from "../json-places.js";
import { Loss, type ConceptPaths } from "../loss.js";
import { asWire, isPresent } from "../values.js";
import type { OpenPart, PartTemplates, StreamState, StreamTemplates, TextSink } from "./contract.js";

/** An event's data as an object; data that is not JSON breaks the stream. */
export function eventData(data: string, sink: Pick<TextSink, "fail">): Wire | undefined {
  if (data === "") return undefined;
  try {
    return asWire(parseExact(data));
  } catch (error) {
    const what = error instanceof TooManyPlacesError ? "has too many members" : "is not JSON";
    sink.fail({ status: 502, code: "upstream_error", message: `The upstream sent an event that ${what}.` });
    return undefined;
  }
}

/**
 * Usage may be reported several times, in full or in part. The last value of each count applies. Some hosts report the
 * input first, and only zeros for it with the output: those report nothing. Neither does a report that has zeros alone,
 * because counts of a whole answer never fall to zero. A report without a count of inputs is one of the rest, and its
 * zeros count.
 */
export function mergeUsage(known: Wire, reported: Wire, inputs: readonly string[], others: readonly string[]): Wire {
  const merged: Wire = { ...known };
  const hasInput = inputs.some((key) => isCounted(reported[key]));
  const isEmpty =
    inputs.some((key) => isPresent(reported[key])) && !hasInput && !others.some((key) => isCounted(reported[key]));
  for (const key in reported) {
    const value = reported[key];
    if (value === undefined || value === null) continue;
    const isZero = !isCounted(value) && isCounted(known[key]);
    if (isZero && (isEmpty || (!hasInput && inputs.includes(key)))) continue;
    merged[key] = value;
  }
  return merged;
}

/** Further runs of the model are counted in a list, and parts of a count in an object. */
function isCounted(count: Json | undefined): boolean {
  const parts = asWire(count);
  return parts === undefined ? isPresent(count) && count !== 0 : Object.values(parts).some(isCounted);
}

/** Whether an event is about the first of several answers. A single answer needs no index. */
export function isFirst(number: Json | undefined): boolean {
  return typeof number !== "number" || number === 0;
}

/** A value as JSON text. */
export function jsonText(value: Json | undefined): string {
  // A long integer is a text with a mark, which most texts do not have.
  if (typeof value === "string" && !value.includes("\u0001")) return JSON.stringify(value);
  return stringifyExact(value ?? null);
}

/** A member as JSON text behind its beginning. Nothing where it has no value. */
export function memberText(start: string, value: Json | undefined): string {
  return value === undefined ? "" : start + jsonText(value);
}

/** A key from one or several values. Values that are neither text nor numbers give no key. */
export function keyOf(...values: (Json | undefined)[]): string | number | undefined {
  if (values.length === 1) {
    const [value] = values;
    return typeof value === "string" || typeof value === "number" ? value : undefined;
  }
  const known = values.filter((value) => typeof value === "string" || typeof value === "number");
  if (known.length < values.length) return undefined;
  return known.length === 1 ? known[0] : known.join("/");
}

/** Reports a text of an event beside another one that counts. Hosts write the same words with different spaces. */
export function loseOther(
  text: string | undefined,
  counted: string | undefined,
  place: string,
  sink: Pick<TextSink, "lose">,
): void {
  if (text === undefined || counted === undefined || text === counted) return;
  if (text.replace(/\s+/g, "") !== counted.replace(/\s+/g, "")) sink.lose(place);
}

/** One citation of an event or a list of them; nothing where there is none. The sink gets what is not read of them. */
export function readCitations(
  value: Json | undefined,
  read: (value: Json, loss: Loss, from: object, index: number) => Citation | Citation[] | undefined,
  event: Wire,
  sink: Pick<TextSink, "lose">,
  paths: ConceptPaths,
): ReportedCitation[] | undefined {
  if (value === undefined || value === null) return undefined;
  const loss = new Loss(paths, event);
  const items = Array.isArray(value) ? value : [value];
  const citations = items
    .flatMap((item, index) => read(item, loss, items, index))
    .filter((citation): citation is Citation => citation !== undefined);
  for (const place of loss.paths) sink.lose(place);
  return citations.length > 0 ? citations.map((citation) => withPlaces(citation, loss)) : undefined;
}

/** A citation that knows where its concepts were reported, for writers that have no place for some. */
export function withPlaces(citation: Citation, loss: Loss): ReportedCitation {
  const given: Readonly<Record<string, unknown>> = { ...citation };
  return {
    ...citation,
    placeOf: (concept) => (given[concept] === undefined ? undefined : loss.placeOf(citation, concept)),
  };
}

/** The part so far. */
export function partOf(open: OpenPart): Part {
  const { kind, text, signature, redacted, citations, probabilities, media } = open;
  if (media !== undefined) return { ...media, signature: signature || undefined };
  if (kind === "call") return callOf(open);
  if (kind === "reasoning") return { kind, text, signature: signature || undefined, redacted: redacted || undefined };
  if (kind === "refusal") return { kind, text };
  return { kind: "text", text, citations, probabilities, signature: signature || undefined };
}

function callOf({ id, name, text, signature, group, calling }: OpenPart): Part {
  const args = text === "" && calling !== "text" ? "{}" : text;
  return {
    kind: "call",
    id,
    name,
    arguments: args,
    signature: signature || undefined,
    ...(group !== undefined && { group }),
    ...(calling !== undefined && { calling }),
  };
}

/** A fragment of text as a part of its own. The first fragment carries the state. */
export function pieceOf(part: OpenPart, piece: string): Part {
  return partOf({
    ...part,
    text: piece,
    citations: [],
    probabilities: undefined,
    signature: part.text === piece ? part.signature : "",
  });
}

/** The answer so far. */
export function responseOf(state: StreamState): Response {
  const { id, model, created, parts, finish, stopSequence, explanation, usage } = state;
  return { id, model, created, parts: parts.map(partOf), finish, stop_sequence: stopSequence, explanation, usage };
}

/** Those of a kind that the dialect does not have. */
export const NO_EVENTS: PartTemplates = {};

/** The events of a part's kind. */
export function eventsOf({ kind, calling }: OpenPart, { parts }: StreamTemplates): PartTemplates {
  return (calling === undefined ? undefined : parts[`${calling}_call`]) ?? parts[kind] ?? NO_EVENTS;
}

/** The parts of text so far. */
export function textsOf({ parts }: StreamState): OpenPart[] {
  return parts.filter(({ kind }) => kind === "text");
}
