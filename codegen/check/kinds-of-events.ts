/** The events of a kind of part are read as parts of this kind, where whole answers tell the kinds apart. */
import type { Form, Mapping } from "../model/mapping.js";
import type { PieceRule } from "../model/stream-rules.js";
import { piecesOf } from "../model/stream-rules.js";
import type { Match } from "../load/sources/mapping-lines.js";
import { printed } from "../load/former-lines.js";
import type { About, Problem } from "../load/problem.js";
import type { Json } from "../../src/conversion/json.js";
import { segmentsOf } from "../model/names.js";
import { readAnswers } from "../tables/answer-view.js";
import { piecesReadFrom, type ReadPiece } from "./readers-of-events.js";
import type { Specs } from "./specs.js";
import { writtenEvents } from "./written-events.js";

/** What is written wrong elsewhere comes first. */
const AFTER_OTHERS: About = { rank: 2 };

/** The phases whose events begin a part. */
const PHASES = ["open", "text"];

/** The words of a part, or those that came so far. */
const WORDS = ["$piece", "$text", "$arguments", "$json_arguments"];

export function kindsOfEvents({ mappings }: Specs): Problem[] {
  return mappings
    .filter(({ file, isConversation }) => isConversation && file.value.stream?.read !== undefined)
    .flatMap((mapping) =>
      Object.keys(mapping.stream.write.parts).flatMap((kind) =>
        PHASES.flatMap((phase) => ofPhase(kind, phase, mapping)),
      ),
    );
}

/** One of several events may be that of another kind. */
function ofPhase(written: string, phase: string, mapping: Mapping): Problem[] {
  const { file, stream } = mapping;
  const kind = written.endsWith("call") ? "call" : written;
  const events = writtenEvents(stream).filter((event) => event.kind === written && event.phase === phase);
  const read = events.flatMap(({ event, pointer }) =>
    piecesReadFrom(event, stream.read, [kind])
      .filter((piece) => begins(piece, phase))
      .map(({ piece }) => ({ piece, pointer })),
  );
  const [other] = read;
  if (other === undefined || read.some(({ piece }) => piece.kind === kind) || !isToldApart(kind, mapping)) return [];
  const message = `a ${kind} is written to streams in an event that is read as a ${other.piece.kind}`;
  const own = piecesOf(stream.read).find((one) => one.kind === kind && one.text.length > 0);
  if (own === undefined)
    return [file.problem([...other.piece.pointer, "kind"], message, `write kind: ${kind}`, AFTER_OTHERS)];
  return [file.problem(other.pointer, message, hintFor(own, other.piece), AFTER_OTHERS)];
}

/** Whether a piece that names its kind is read from the event that opens the part, or from its words. */
function begins({ piece, textAt }: ReadPiece, phase: string): boolean {
  if (piece.kind === undefined) return false;
  return phase === "open" || (phase === "text" && piece.text.some((path) => WORDS.includes(textAt(path) ?? "")));
}

/** What the piece of the kind is read from, and what it is known by. */
function hintFor(own: PieceRule, other: PieceRule): string {
  const [path = ""] = own.text;
  if (!other.text.includes(path)) return `write ${printed(nested(path, "$piece"))}`;
  const constants = Object.entries(own.when).filter(([, wanted]) => typeof wanted === "boolean" || isWord(wanted));
  return `write ${printed(Object.fromEntries(constants))} beside ${path}:`;
}

/** An event with a value at a path. */
function nested(path: string, value: string): Json {
  return segmentsOf(path).reduceRight<Json>(
    (inner, key) => (typeof key === "number" ? [inner] : { [key]: inner }),
    value,
  );
}

function isWord(wanted: Match[string]): boolean {
  return typeof wanted === "string" && wanted !== "present" && wanted !== "absent";
}

/** Whether a form that answers are written with is read as this kind again. */
function isToldApart(kind: string, mapping: Mapping): boolean {
  const forms = readAnswers(mapping).parts.forms.filter((form) => form.kind === kind);
  const read = forms.filter(({ direction }) => direction !== "write");
  return forms.some((form) => form.direction !== "read" && read.some((one) => looksLike(form, one)));
}

function looksLike(written: Form, read: Form): boolean {
  if (written === read) return true;
  if (written.isBare || read.isBare) return false;
  const places = [...written.lines.flatMap(({ at }) => at), ...Object.keys(written.constants)];
  return Object.entries(read.when).every(([path, wanted]) => {
    if (path in written.when) return JSON.stringify(written.when[path]) === JSON.stringify(wanted);
    const isThere = places.some((place) => place === path || place.startsWith(`${path}.`));
    return wanted === "absent" ? !isThere : isThere && wanted === "present";
  });
}
