/** Writes out the pieces of parts that an event holds; those that select items of one list become one rule. */
import type { Match } from "../load/sources/mapping-lines.js";
import type { Placed } from "../load/spec-file.js";
import { inside } from "./line.js";
import type { PieceSource } from "../load/sources/mapping-stream.js";
import { emptyEvent, type EventRule, type PieceRule, type UnmappedPlace } from "./stream-rules.js";
import { parseSelector } from "./selector.js";
import { listOf } from "./source.js";

export function readPieces(source: readonly PieceSource[] = [], around: Placed): PieceRule[] {
  const rules: PieceRule[] = [];
  for (const [index, piece] of source.entries()) {
    const node = inside(around, index);
    const { base = "", selections: [selection] = [] } = piece.at === undefined ? {} : parseSelector(piece.at);
    if (selection === undefined) rules.push(readPiece(piece, node));
    else {
      const list = listRule(base, Object.keys(selection.match)[0], rules, node);
      rules.push(itemPieces(list, piece, selection.match, node));
    }
  }
  return rules;
}

/** The rule of a list. It is the rule before it, if both have the same list and the same discriminator. */
function listRule(each: string, discriminator: string | undefined, rules: PieceRule[], node: Placed): PieceRule {
  const last = rules.at(-1);
  if (last?.each === each && last.discriminator === discriminator) return rules.pop() ?? last;
  return { ...readPiece({}, node), each, discriminator, cases: discriminator === undefined ? undefined : {} };
}

/** The rule of a list with one more kind of items. */
function itemPieces(
  rule: PieceRule,
  { at: _at, pieces, unmapped, ...own }: PieceSource,
  match: Match,
  node: Placed,
): PieceRule {
  const given = pieces === undefined ? [readPiece(own, node)] : readPieces(pieces, inside(node, "pieces"));
  const [words = [], ...more] = Object.values(match);
  const others = Object.fromEntries(Object.entries(match).slice(1));
  const pieceRules =
    more.length === 0 ? given : given.map((piece) => ({ ...piece, when: { ...others, ...piece.when } }));
  const lost = [...rule.unmapped, ...unmappedPlaces(unmapped, inside(node, "unmapped"))];
  if (rule.cases === undefined) return { ...rule, pieces: [...rule.pieces, ...pieceRules], unmapped: lost };
  const cases: Record<string, EventRule> = { ...rule.cases };
  for (const word of [words].flat().map(String))
    cases[word] = { ...node, ...emptyEvent, ...cases[word], pieces: [...(cases[word]?.pieces ?? []), ...pieceRules] };
  return { ...rule, cases, unmapped: lost };
}

/** What a call holds, where it is no function call, by the kind of part. */
const callings: Readonly<Record<string, string>> = { text_call: "text", search_call: "search" };

function readPiece(piece: PieceSource, node: Placed): PieceRule {
  const calling = callings[piece.kind ?? ""];
  const { signature } = piece;
  const state =
    typeof signature === "object" && "transform" in signature ? signature : { at: signature, transform: undefined };
  return {
    file: node.file,
    pointer: node.pointer,
    when: piece.when ?? {},
    whole: listOf(piece.whole),
    kind: calling === undefined ? piece.kind : "call",
    key: listOf(piece.key),
    calling,
    id: piece.id,
    name: piece.name,
    text: listOf(piece.text),
    paragraph: piece.paragraph,
    transform: piece.transform,
    signature: listOf(state.at),
    signatureTransform: state.transform,
    redacted: piece.redacted,
    values: listOf(piece.values),
    form: piece.form,
    at: piece.at,
    citations: piece.citations,
    citation: piece.record,
    close: piece.close === true,
    each: undefined,
    discriminator: undefined,
    cases: undefined,
    pieces: readPieces(piece.pieces, inside(node, "pieces")),
    unmapped: [],
  };
}

/** Places that nothing reads, with the reason of each. */
export function unmappedPlaces(source: Readonly<Record<string, string>> = {}, node: Placed): UnmappedPlace[] {
  return Object.entries(source).map(([path, because]) => ({ ...inside(node, path), path, because }));
}
