/** A part of a stream that grows: what came of it, and what is not written yet. */
import { stringifyExact } from "../exact.js";
import type { Token } from "../../../generated/interlingua/text.js";
import type { Wire } from "../json.js";
import { charactersOf } from "../tokens.js";
import type { OpenPart, Piece, PieceKind } from "./contract.js";
import type { Fragments } from "./fragments.js";
import { isJson, ObjectEnd } from "./object-end.js";

/** A part and its content that is not written yet. */
export interface Growing {
  readonly part: OpenPart;
  pending: string;
  /** How likely the tokens of that are. */
  probabilities: Token[];
  /** How many texts were added. */
  fragments: number;
  /** Where the arguments of a call end. */
  readonly argumentsEnd: ObjectEnd | undefined;
  /** Arguments that come one value at a time, until they are complete. */
  draft: Wire | undefined;
  /** Reasoning after text. If it is state only, it is written when another part follows. */
  readonly mustLead: boolean;
  /** How many parts began before it. */
  readonly order: number;
  readonly key: string | number | undefined;
  /** The upstream sends it as a call with free text, even if the client's dialect has another form. */
  readonly isFreeText: boolean;
  /** The paragraph of its latest text. */
  paragraph: Piece["paragraph"];
  hasContent: boolean;
  opened: boolean;
  /** A fragment of its text was written. */
  hasText: boolean;
  /** The writer of its fragments. */
  writer: Fragments | undefined;
  closed: boolean;
}

/** Added texts are a tree of ten times the memory of its letters. When a letter is read, it becomes one text. */
const FRAGMENTS_TOGETHER = 1024;

/** Shared by all parts without any, which most are. */
export const NO_TOKENS: Token[] = [];

export function begun(
  kind: PieceKind,
  { key, calling }: Piece,
  { mustLead, order }: Pick<Growing, "mustLead" | "order">,
): Growing {
  const part: OpenPart = {
    kind,
    index: 0,
    kindIndex: 0,
    id: "",
    name: "",
    text: "",
    signature: "",
    redacted: "",
    unsigned: "",
    group: undefined,
    calling: undefined,
    citations: [],
    probabilities: undefined,
    media: undefined,
    place: undefined,
  };
  return {
    part,
    key,
    mustLead,
    order,
    isFreeText: calling === "text",
    pending: "",
    probabilities: NO_TOKENS,
    draft: undefined,
    paragraph: undefined,
    hasContent: false,
    opened: false,
    hasText: false,
    writer: undefined,
    fragments: 0,
    argumentsEnd: kind === "call" && calling !== "text" ? new ObjectEnd() : undefined,
    closed: false,
  };
}

/** Returns about how many characters they have as JSON. */
export function addTokens(growing: Growing, tokens: readonly Token[]): number {
  if (tokens.length === 0) return 0;
  if (growing.probabilities === NO_TOKENS) growing.probabilities = [];
  for (const token of tokens) growing.probabilities.push(token);
  return charactersOf(tokens);
}

export function append(growing: Growing, words: string): void {
  growing.part.text += words;
  growing.argumentsEnd?.read(words);
  growing.fragments += 1;
  if (growing.fragments % FRAGMENTS_TOGETHER === 0) growing.part.text.charCodeAt(0);
}

/** A fragment of this text was written, and nothing stands between that and the next one. */
export function mayExtend(growing: Growing, { paragraph }: Piece): boolean {
  const { hasText, closed, pending, draft } = growing;
  const isSameParagraph = paragraph === undefined || paragraph === growing.paragraph;
  return hasText && !closed && pending === "" && draft === undefined && isSameParagraph;
}

/** The text of a piece, after an empty line if it begins another paragraph. */
export function withBorder(growing: Growing, { text, paragraph }: Piece): string | undefined {
  if (!text || paragraph === undefined) return text;
  const before = growing.paragraph;
  growing.paragraph = paragraph;
  return before === undefined || before === paragraph ? text : `\n\n${text}`;
}

/** Arguments begin with a bare word only where a model calls a tool without any. */
export function argumentsIn({ part, isFreeText }: Growing, words: string | undefined): string | undefined {
  const isNone = words?.trim() === "null" && part.text === "" && part.kind === "call" && !isFreeText;
  return isNone ? "{}" : words;
}

/** What a whole text has that did not come before. Text that was read in another form is not corrected. */
export function restOf({ part, closed }: Growing, whole: string | undefined): string | undefined {
  if (whole === undefined || part.text === "") return whole;
  const isLonger = !closed && whole.length > part.text.length && whole.startsWith(part.text);
  return isLonger ? whole.slice(part.text.length) : undefined;
}

/** A text in an item that is complete: of a part of its own, if no other event had the text. */
export function isWholeAlone(piece: Piece): piece is Piece & { kind: PieceKind } {
  const { kind, key, whole } = piece;
  return key === undefined && whole !== undefined && (kind === "text" || kind === "refusal");
}

/** It has state only, or nothing. */
export function isBareState({ part }: Growing): boolean {
  return part.kind === "reasoning" && part.text === "" && part.redacted === "";
}

export function hasBegun({ part, hasContent }: Growing): boolean {
  return hasContent || (part.kind === "call" && part.name !== "");
}

/** Completes a part, and its arguments if they came one value at a time. */
export function close(growing: Growing): void {
  growing.closed = true;
  if (growing.draft === undefined) return;
  const text = stringifyExact(growing.draft);
  growing.draft = undefined;
  growing.part.text += text;
  growing.pending += text;
}

/** Text with the key of a complete text, because a medium came between them. */
export function startsAnew({ part, closed }: Growing, piece: Piece): boolean {
  return closed && part.kind === "text" && piece.text !== undefined && piece.text !== "";
}

/** Some hosts give every call the same key. Then another ID starts another call, or a name after a whole one. */
export function isOtherCall(growing: Growing, { id, name, text }: Piece): boolean {
  const { part } = growing;
  if (part.kind !== "call") return false;
  const isOtherId = Boolean(id) && part.id !== "" && id !== part.id;
  if (name && id && part.id !== "") return isOtherId;
  const isOtherName = Boolean(name) && part.name !== "" && name !== part.name;
  const isBegun = (Boolean(name) || isOtherId) && text?.startsWith("{") === true;
  return (isOtherName || isBegun) && hasAllArguments(growing);
}

/** Its arguments are complete. Free text never looks so. */
export function hasAllArguments({ part, argumentsEnd }: Growing): boolean {
  return argumentsEnd?.isWhole(part.text) === true;
}

/** Only parts with a key and calls are announced before they have content. An end alone announces nothing. */
export function isEmpty(piece: Piece): boolean {
  const isAnnounced =
    piece.kind === "call"
      ? Boolean(piece.name) || piece.close !== true
      : piece.key !== undefined && piece.close !== true;
  return (
    !isAnnounced &&
    !piece.text &&
    !piece.whole &&
    !piece.signature &&
    !piece.redacted &&
    !piece.citations?.length &&
    piece.media === undefined
  );
}

/**
 * The start of a part completes the one before it, unless that is a call with incomplete arguments. Free text never
 * looks complete, so it stays open next to a call with another key.
 */
export function isDone({ part, draft, key, isFreeText }: Growing, next: Piece): boolean {
  if (part.kind !== "call" || draft !== undefined) return true;
  if (isFreeText) return next.kind !== "call" || key === undefined || next.key === undefined || next.key === key;
  return isJson(part.text);
}
