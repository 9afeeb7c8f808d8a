import { segmentsOf } from "../model/names.js";
import { isList, isObject } from "../model/source.js";
import type { EventRule, PieceRule } from "../model/stream-rules.js";
import type { Match } from "../load/sources/mapping-lines.js";
import type { Json } from "../../src/conversion/json.js";

/** A value that is known when an event is written, and not before. */
const OPEN = Symbol("open");
type Written = Json | typeof OPEN | undefined;

/** A piece that is read from an event, and the object that it is read from. */
export interface ReadPiece {
  readonly piece: PieceRule;
  readonly has: (path: string) => boolean;
  /** The text there as it is written, which may be a variable. */
  readonly textAt: (path: string) => string | undefined;
}

/** The rules that apply to an event. A word that is a variable may be any, so that some may not apply. */
export function rulesFor(event: Json, rule: EventRule, isSure = true): { rule: EventRule; isSure: boolean }[] {
  const { discriminator, cases } = rule;
  const word = discriminator === undefined ? undefined : valueAt(event, discriminator);
  const inner = word === OPEN ? Object.values(cases) : [cases[String(word)] ?? []].flat();
  return [{ rule, isSure }, ...inner.flatMap((one) => rulesFor(event, one, isSure && word !== OPEN))];
}

/** The pieces that are read from an event; of those of rules that may not apply the ones of some kinds. */
export function piecesReadFrom(event: Json, read: EventRule, kinds: readonly string[]): ReadPiece[] {
  return rulesFor(event, read).flatMap(({ rule, isSure }) =>
    rule.pieces
      .flatMap((piece) => readFrom(event, piece))
      .filter(({ piece: { kind } }) => isSure || kind === undefined || kinds.includes(kind)),
  );
}

/** Whether an event has a value at a path. */
export function hasAt(event: Json, path: string): boolean {
  return valueAt(event, path) !== undefined;
}

function readFrom(around: Written, piece: PieceRule): ReadPiece[] {
  if (piece.each !== undefined) return itemsOf(valueAt(around, piece.each)).flatMap((item) => ofItem(item, piece));
  if (!matches(around, piece.when)) return [];
  return ofObject(piece.at === undefined ? around : valueAt(around, piece.at), piece);
}

/** A list that is a variable may have one item. */
function itemsOf(list: Written): readonly Written[] {
  return list === OPEN ? [OPEN] : isList(list) ? list : [];
}

function ofItem(item: Written, { pieces, discriminator, cases = {} }: PieceRule): ReadPiece[] {
  const word = discriminator === undefined ? undefined : valueAt(item, discriminator);
  const ofKind = word === OPEN ? Object.values(cases) : [cases[String(word)] ?? { pieces: [] }];
  return [...pieces, ...ofKind.flatMap((rule) => rule.pieces)].flatMap((piece) => {
    if (piece.each !== undefined) return readFrom(item, piece);
    return matches(item, piece.when) ? ofObject(item, piece) : [];
  });
}

function ofObject(object: Written, piece: PieceRule): ReadPiece[] {
  if (object === undefined) return [];
  if (piece.pieces.length > 0) return piece.pieces.flatMap((inner) => readFrom(object, inner));
  const has = (path: string): boolean => valueAt(object, path) !== undefined;
  return piece.close || piece.form !== undefined || placesOf(piece).some(has)
    ? [{ piece, has, textAt: (path) => textIn(object, path) }]
    : [];
}

/** The text at a path as it is written. */
export function textIn(object: Written, path: string): string | undefined {
  const found = segmentsOf(path).reduce<Written>((value, key) => {
    if (value === OPEN) return OPEN;
    if (isList(value)) return value[Number(key)];
    return isObject(value) ? value[String(key)] : undefined;
  }, object);
  return typeof found === "string" ? found : undefined;
}

/** All places that a piece is read from. */
function placesOf({ key, id, name, text, values, whole, signature, redacted, citations }: PieceRule): string[] {
  const single = [id, name, redacted, citations].filter((path) => path !== undefined);
  return [...key, ...text, ...whole, ...values, ...signature, ...single];
}

function matches(object: Written, when: Match): boolean {
  return Object.entries(when).every(([path, wanted]) => {
    const value = valueAt(object, path);
    const choices = Array.isArray(wanted) ? wanted : [wanted];
    return value === OPEN || choices.some((choice) => isMet(value, choice));
  });
}

function isMet(value: Json | undefined, wanted: unknown): boolean {
  const isThere = value !== undefined && value !== null;
  if (wanted === "present" || typeof wanted === "object") return isThere;
  return wanted === "absent" ? !isThere : value === wanted;
}

function valueAt(value: Written, path: string): Written {
  return segmentsOf(path === "." ? "" : path).reduce<Written>(memberOf, open(value));
}

function memberOf(value: Written, key: string | number): Written {
  if (value === OPEN) return OPEN;
  if (isList(value)) return typeof key === "number" ? open(value[key]) : undefined;
  if (!isObject(value)) return undefined;
  const member = value[String(key)];
  return member === undefined && "$merge" in value ? OPEN : open(member);
}

function open(value: Written): Written {
  return typeof value === "string" && value.includes("$") ? OPEN : value;
}
