/** What a dialect writes to streams it reads from them: the parts that events begin and close, and what these hold. */
import type { Mapping } from "../model/mapping.js";
import { piecesOf, type EventRule, type PieceRule } from "../model/stream-rules.js";
import type { Problem } from "../load/problem.js";
import { hasAt, piecesReadFrom, rulesFor, type ReadPiece } from "./readers-of-events.js";
import { variablesIn } from "./template-variables-known.js";
import { type WrittenEvent, writtenEvents } from "./written-events.js";

/** What is wrong elsewhere may be why an event is not read. */
const LAST = { rank: 3 } as const;

/** A key of pieces, and its places. */
interface Purpose {
  readonly key: string;
  readonly of: (piece: PieceRule) => readonly string[];
}

/** What the events of a phase are for. */
const ofPhases: Readonly<Record<string, Purpose>> = {
  text: { key: "text", of: ({ text, values, whole }) => [...text, ...values, ...whole] },
  signature: { key: "signature", of: ({ signature }) => signature },
  redacted: { key: "redacted", of: ({ redacted }) => listed(redacted) },
  citation: { key: "citations", of: ({ citations }) => listed(citations) },
};

/** What an event has of its part. */
const ofVariables: Readonly<Record<string, Purpose>> = {
  $part_id: { key: "id", of: ({ id }) => listed(id) },
  $part_name: { key: "name", of: ({ name }) => listed(name) },
};

/** Phases that may come without the event that begins the part. */
const APART = ["redacted", "close"];

function listed<Value>(value: Value | undefined): Value[] {
  return value === undefined ? [] : [value];
}

interface Event extends WrittenEvent {
  readonly read: readonly ReadPiece[];
}

export function eventsReadBack(mapping: Mapping): Problem[] {
  if (mapping.file.value.stream?.read === undefined) return [];
  return [
    ...Object.keys(mapping.stream.write.parts).flatMap((kind) => {
      const events = eventsOf(mapping, kind);
      const checks = [keys, oneNumber, indexes, begun, held, closed];
      // What is read wrongly is read wrongly by each event after it.
      return checks.flatMap((check) => check(mapping, kind, events)).slice(0, 1);
    }),
    ...failure(mapping),
  ];
}

/** The events of a kind of part. */
function eventsOf({ stream }: Mapping, kind: string): Event[] {
  const readAs = kind.endsWith("call") ? ["call"] : [kind];
  return writtenEvents(stream)
    .filter((written) => written.kind === kind)
    .map((written) => ({ ...written, read: piecesReadFrom(written.event, stream.read, readAs) }));
}

/** Events of one part have in common what it is read by. */
function keys({ file }: Mapping, _kind: string, events: readonly Event[]): Problem[] {
  return events.flatMap(({ pointer, read }) =>
    read
      .flatMap(({ piece, has }) => piece.key.filter((path) => !has(path)))
      .map((path) => {
        const message = `a part is read by its "${path}", and this event has none`;
        return file.problem(pointer, message, `write ${path}: $index`, LAST);
      }),
  );
}

/** What distinguishes parts differs. A constant in some of their events is a problem of its own. */
function oneNumber({ file }: Mapping, kind: string, events: readonly Event[]): Problem[] {
  const read = events.flatMap(({ pointer, read: pieces }) => pieces.map((piece) => ({ ...piece, pointer })));
  if (read.some(({ piece: { key }, textAt }) => key.some((path) => textAt(path) !== undefined))) return [];
  return read
    .filter(({ piece: { key }, has }) => key.every(has))
    .flatMap(({ piece: { key }, pointer }) => key.slice(0, 1).map((path) => ({ path, pointer })))
    .map(({ path, pointer }) => {
      const message = `a ${kind} is read by its "${path}", and this event has the same for all`;
      return file.problem(pointer, message, `write ${path}: $index`, LAST);
    });
}

/** The index of a part is what its events are read by, unless they are read for the whole text alone. */
function indexes({ file }: Mapping, kind: string, events: readonly Event[]): Problem[] {
  return events.flatMap(({ event, read }) => {
    const [first] = read;
    const isIndexed = [...variablesIn(event)].some((name) => /^\$(?:kind_)?index\b/.test(name));
    if (first === undefined || !isIndexed || read.some(({ piece }) => piece.key.length > 0)) return [];
    if (read.every(({ piece: { kind, text, whole } }) => isWords(kind) && text.length === 0 && whole.length > 0))
      return [];
    const message = `the events of a ${kind} are written with its index, and not read by it`;
    return [file.problem(first.piece.pointer, message, "write key: with the place of the index", LAST)];
  });
}

/** Words of which an item has the whole text belong to no part before. */
function isWords(kind: string | undefined): boolean {
  return kind === "text" || kind === "refusal";
}

/** Some event of a part names its kind. */
function begun({ file }: Mapping, kind: string, events: readonly Event[]): Problem[] {
  const read = events.filter(({ phase }) => !APART.includes(phase)).flatMap((event) => event.read);
  if (read.length === 0 || read.some(({ piece }) => piece.kind !== undefined || piece.form !== undefined)) return [];
  const pointer = ["stream", "write", "parts", kind];
  const message = `no event here begins a ${kind} where streams are read`;
  const hint = `write open: with the event that is read as a piece with kind:`;
  return [file.problem(pointer, message, hint, LAST)];
}

/** What events are for is read from them. */
function held({ file }: Mapping, kind: string, events: readonly Event[]): Problem[] {
  const phases = Object.entries(ofPhases).map(([phase, purpose]) => ({
    ...purpose,
    having: events.filter((one) => one.phase === phase),
  }));
  // What one event has may be read from another.
  const variables = Object.entries(ofVariables).map(([variable, purpose]) => ({
    ...purpose,
    having: events.some(({ event }) => variablesIn(event).has(variable)) ? events : [],
  }));
  return [...phases, ...variables].flatMap(({ key, of, having: [first, ...others] }) => {
    if (first === undefined) return [];
    const read = [first, ...others].flatMap((event) => event.read);
    if (read.some(({ piece, has }) => piece.form !== undefined || of(piece).some(has))) return [];
    const message = `the ${key} of a ${kind} is written to streams, and not read from the events that have it`;
    const hint = `write ${key}: <place> at the piece that is read from it`;
    return [file.problem(read[0]?.piece.pointer ?? first.pointer, message, hint, LAST)];
  });
}

/** A part that an event closes where it is read is closed by one where it is written. */
function closed({ file, stream }: Mapping, kind: string, events: readonly Event[]): Problem[] {
  const read = events.flatMap((event) => event.read.map(({ piece }) => piece));
  const kinds = new Set(read.map((piece) => piece.kind));
  const isOf = (closer: PieceRule): boolean =>
    read.some(({ key }) => key.length > 0 && String(key) === String(closer.key)) &&
    (closer.kind === undefined || kinds.has(closer.kind));
  const closing = closers(stream.read).find(({ piece }) => isOf(piece));
  if (closing === undefined || read.some(({ close }) => close)) return [];
  const message = `a ${kind} is read until the event "${closing.word}" closes it, and none is written`;
  const hint = `write close: with the event "${closing.word}"`;
  return [file.problem(["stream", "write", "parts", kind], message, hint, { rank: 4 })];
}

/** The pieces that close parts, and the words of their events. */
function closers({ cases, pieces }: EventRule, word = ""): { readonly piece: PieceRule; readonly word: string }[] {
  return [
    ...piecesOf({ pieces, cases: {} }).flatMap((piece) => (piece.close ? [{ piece, word }] : [])),
    ...Object.entries(cases).flatMap(([name, rule]) => closers(rule, word === "" ? name : word)),
  ];
}

/** The event of a failure is read as one. */
function failure({ file, errors: { event }, stream }: Mapping): Problem[] {
  const rules = rulesFor(event, stream.read);
  const isRead = rules.some(({ rule: { fail }, isSure }) => !isSure || fail.some(({ at }) => hasAt(event, at)));
  if (isRead) return [];
  const pointer = ["stream", "read"];
  const [place] = rules.flatMap(({ rule: { fail } }) => fail);
  if (place !== undefined) {
    const missing = `a failure is read from "${place.at}", and the event of one that is written has no such member`;
    return [file.problem(pointer, missing, `write event: in errors:, with $message at ${place.at}`, LAST)];
  }
  const message = "streams are written with an event of a failure, and none is read as one";
  const { discriminator = "", cases } = stream.read;
  const [word] = Object.entries(cases).find(([, { fail }]) => fail.length > 0) ?? [];
  if (word === undefined || rules.some(({ rule }) => rule === cases[word]))
    return [file.problem(pointer, message, "write fail: <place> at the event that has it", LAST)];
  return [file.problem(pointer, message, `write ${discriminator}: ${word} in the event of errors:`, LAST)];
}
