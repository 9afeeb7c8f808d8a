/** The members of events that mean anything, so that others may differ among events that are alike. */
import type { DialectDocument } from "./dialect-document.js";
import type { Mapping } from "./mapping.js";
import { WHOLE } from "./read-lines.js";
import { placesOfFailure, type EventRule, type PieceRule } from "./stream-rules.js";

/**
 * The members that the reader or the gateway itself reads once a stream has begun. Nothing where a part is read from an
 * event as a whole.
 */
export function eventMembers({ keys }: DialectDocument, { stream, usage }: Mapping): readonly string[] | undefined {
  const { event_model: models, event_fixed: fixed = {}, usage_event: usageEvent = {} } = keys.places;
  const state = keys.state?.in_answers?.at ?? [];
  // An event as a whole that is usage is read for its counts.
  const read = placesRead(stream.read).flatMap((place) => (place === WHOLE ? usage.flatMap(({ at }) => at) : place));
  if (read.includes(EVENT)) return undefined;
  const all = [...read, ...models, ...Object.keys(fixed), ...Object.keys(usageEvent), ...state];
  return [...new Set(all.map((place) => place.split(/[.[]/)[0] ?? ""))].sort();
}

/** A place that is the event itself. */
const EVENT = "";

/** Every other text of a rule is a place. The head is left out, as it counts only until a stream has begun. */
function placesRead({
  pointer: _pointer,
  start: _start,
  fail,
  unmapped,
  probabilities,
  pieces,
  cases,
  ...places
}: EventRule): string[] {
  const likely = probabilities === undefined ? [] : [probabilities.at];
  const others = [...placesOfFailure({ fail }), ...likely, ...unmapped.map(({ path }) => path)];
  return [...textsIn(places), ...others, ...pieces.flatMap(placesOfPiece), ...Object.values(cases).flatMap(placesRead)];
}

/** What is in the items of a list is read from them. */
function placesOfPiece(piece: PieceRule): string[] {
  const { pointer: _pointer, kind: _kind, calling: _calling, form, citation: _citation, when, ...others } = piece;
  const { transform: _transform, signatureTransform: _other, unmapped: _unmapped, ...places } = others;
  if (piece.each !== undefined) return [piece.each];
  return form !== undefined && piece.at === undefined ? [EVENT] : [...textsIn(places), ...Object.keys(when)];
}

function textsIn(places: Readonly<Record<string, unknown>>): string[] {
  return Object.values(places)
    .flat()
    .filter((place) => typeof place === "string");
}
