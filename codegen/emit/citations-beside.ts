/** Citations in a list beside the text: their readers and writers, with the members for the part and its words. */
import { isWrittenIn, writtenInContent } from "../model/forms-in-use.js";
import type { CitationList, Mapping } from "../model/mapping.js";
import { code, lines, type Code, type Piece } from "../print/code.js";
import { unitOf } from "./keys.js";
import { locals } from "./locals.js";
import { formReader, formWriter, writer } from "./own-names.js";
import { citations, lossModule, partPlaces, placedCitations, write } from "./runtime.js";
import { lastArgument, literal, quote } from "./text.js";

const { citation, loss, part, parts, state } = locals;

/** The list of citations beside the text whose record this is. */
function listOf(record: string, { layout }: Mapping): CitationList | undefined {
  return layout.items.flatMap(({ citations: list }) => list ?? []).find(({ each }) => each === record);
}

/** The members for a place, as an argument; nothing where citations count in the text of the whole answer. */
function membersOf({ part: index, text }: Partial<CitationList> = {}): string | undefined {
  return index === undefined ? undefined : literal({ part: index, ...(text !== undefined && { text }) });
}

/** The function that reads one citation of this record. */
export function citationReader(record: string, mapping: Mapping): Piece {
  const read = formReader(mapping, record, "");
  const members = membersOf(listOf(record, mapping));
  return members === undefined ? read : code`${placedCitations.withPlace}(${read}, ${members})`;
}

/** Whether citations name the part that they are about. */
export function namesParts(list: CitationList): boolean {
  return membersOf(list) !== undefined;
}

/** The citations of the parts of an answer, in a list. */
export function writeCitations(list: CitationList, mapping: Mapping): Code {
  const members = membersOf(list);
  const unit = lastArgument(unitOf(list.each, mapping));
  const written = code`${formWriter(mapping, list.each, "")}(one, ${loss})`;
  if (members === undefined)
    return code`${write.someOf}(${citations.citationsOf}(${parts}${unit}).map((one) => ${written}))`;
  const isWritten = code`(part) => ${writer(mapping, "Part")}(part, "answer", ${lossModule.noLoss}) !== undefined`;
  const cited = code`${citations.citationsByPart}(${parts}, ${isWritten}${unit})`;
  const placed = code`${placedCitations.writePlace}(${written}, one, ${members})`;
  return code`${write.someOf}(${cited}.map((one) => ${placed}))`;
}

/** What the function for $citation does: one citation of a part of a stream. */
export function writeStreamedCitation(mapping: Mapping): Code {
  const list = mapping.layout.items.flatMap(({ citations: own }) => own ?? [])[0];
  const unit = [...mapping.records.values()].find(({ is }) => is === "Citation")?.places;
  const written = (one: Piece): Code => code`${writer(mapping, "Citation")}(${one}, ${lossModule.noLoss})`;
  const members = membersOf(list);
  if (list === undefined) return code`return ${written(inUnit(citation, unit))};`;
  if (members === undefined)
    return code`return ${written(
      code`${citations.inAllWords}(${state}.parts, ${part}, ${citation}${lastArgument(unit)})`,
    )};`;
  const kinds = literal(kindsInContent(mapping));
  const placed = code`${placedCitations.citationInPart}(${state}, ${part}, ${citation}, ${kinds})`;
  return lines([
    code`const one = ${inUnit(placed, unit)};`,
    code`return ${placedCitations.writePlace}(${written("one")}, one, ${members});`,
  ]);
}

/** A citation with its places counted as the dialect counts them. */
function inUnit(one: Piece, unit: "bytes" | undefined): Piece {
  if (unit === undefined) return one;
  return code`${citations.counted}(${part}.text, ${one}, ${quote(unit)}, ${partPlaces.offsetsOf}(${part}))`;
}

/** The kinds of parts that the content of answers has. */
function kindsInContent(mapping: Mapping): string[] {
  const kinds = writtenInContent(mapping)
    .filter((form) => isWrittenIn(form, "answer"))
    .flatMap(({ kind }) => kind ?? []);
  return [...new Set(kinds)];
}
