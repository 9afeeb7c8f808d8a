/** What events have beside their texts: citations, and how likely the tokens are. */
import { inside } from "../model/line.js";
import type { Mapping } from "../model/mapping.js";
import type { EventRule } from "../model/stream-rules.js";
import { code, madeOf, type Code } from "../print/code.js";
import { locals } from "./locals.js";
import { transformNamed } from "./passes.js";
import type { Places } from "./places.js";
import { citationsBeside } from "./read-answer.js";
import { quote } from "./text.js";

const { state } = locals;

export function citationStatements(event: EventRule, places: Places, mapping: Mapping): Code[] {
  const { citations } = event;
  const { citations: rule } = mapping.response;
  if (citations.length === 0 || rule === undefined) return [];
  const cited = places.local("citedBeside");
  const place = quote(citations[0] ?? "");
  const lists = citations.map((path) => code`${transformNamed(mapping, rule.transform)}.read(${places.read(path)})`);
  return [
    code`const ${cited} = ${citationsBeside(rule, lists)};`,
    code`if (${cited} !== undefined) ${state}.sink.piece({ cited: ${cited}, place: ${place} });`,
  ].map((statement) => madeOf(inside(event, "citations"), statement));
}

/** The pieces of an event, behind how likely its tokens are. */
export function likelyPieces(
  pieces: readonly Code[],
  { probabilities: rule }: EventRule,
  places: Places,
  mapping: Mapping,
): readonly Code[] {
  if (rule === undefined) return pieces;
  const local = places.local("probabilities");
  const value = code`${transformNamed(mapping, rule.transform)}.read(${places.read(rule.at)})`;
  const onlyIfThere = (call: Code): Code => madeOf(rule, code`if (${local} !== undefined) ${state}.sink.${call};`);
  return [
    madeOf(rule, code`const ${local} = ${state}.sink.takesProbabilities ? ${value} : undefined;`),
    onlyIfThere(code`probabilities(${local})`),
    ...pieces,
    onlyIfThere(code`endPieces()`),
  ];
}
