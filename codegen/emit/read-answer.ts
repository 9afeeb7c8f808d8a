/** Readers of answers of conversations. */
import type { CitationsRule, Mapping } from "../join/mapping.js";
import { printMember } from "./member.js";
import { Places } from "./places.js";
import { camel, comment, noted, pascal, quote } from "./text.js";
import { passTexts } from "./passes.js";
import { members, readValue } from "./read-value.js";

export function emitResponse(mapping: Mapping): string[] {
  const places = new Places("body");
  const parts = mapping.response.lines.find(({ concept }) => concept === "parts");
  const others = mapping.response.lines.filter(({ concept }) => concept !== "parts" && concept !== "finish");
  const finish = mapping.response.lines.find(({ concept }) => concept === "finish");
  const fields = members(others, places, quote(""), mapping);
  const partsValue =
    parts?.items === true
      ? `readTurns(${places.read(parts.at[0] ?? "")}, ${quote(parts.at[0] ?? "")}, ` +
        "noLoss).flatMap((turn) => turn.parts)"
      : parts?.itemForm === undefined
        ? `readContent(${places.read(parts?.at[0] ?? "")}, ${quote(parts?.at[0] ?? "")}, noLoss, readPart)`
        : `read${pascal(parts.itemForm)}Item(${places.object(parts.at[0] ?? "")}, ` +
          `${quote(parts.at[0] ?? "")}, noLoss).parts`;
  const finishValue = finish === undefined ? "undefined" : readValue(finish, places, quote(""), mapping);
  const further = loseFurther(parts?.at[0], places);
  return [
    comment(`An answer of the ${mapping.dialect} dialect in the words of the vocabulary.`),
    `export function readResponse(body: Wire${further === undefined ? "" : ", loss: Loss = noLoss"}): Response {`,
    ...(further === undefined ? ["const loss = noLoss;"] : []),
    ...places.declarations,
    ...(further === undefined ? [] : [further]),
    ...settledParts(partsValue, mapping, places),
    "return {",
    ...fields.map(printMember),
    "parts,",
    noted(`finish: settleFinish(${finishValue}, parts),`, finish?.at.join(" or ") ?? ""),
    "};",
    "}",
    "",
  ].filter((line) => line !== "const loss = noLoss;" || fields.some(({ expression }) => expression.includes("loss")));
}

/** A loop over the answers beside the first, where a path leads into a list of them. */
function loseFurther(path: string | undefined, places: Places): string | undefined {
  const [list = "", inside] = path?.split("[0]") ?? [];
  return inside === undefined
    ? undefined
    : `for (const place of furtherAnswers(${places.read(list)}, ${quote(list)})) loss.at(place);`;
}

/** The parts of an answer with the citations told beside them. */
function citedBeside(parts: string, { response }: Mapping, places: Places): string {
  return response.citations === undefined
    ? parts
    : `citeParts(${parts}, ${citationsBeside(response.citations, response.citations.at, places)})`;
}

/** Citations at these places, in the form that a mapping has for those beside the words. */
export function citationsBeside(
  { transform, places: unit }: CitationsRule,
  at: readonly string[],
  places: Places,
): string {
  return (
    "reportedCitations(" +
    [
      unit === undefined ? "undefined" : quote(unit),
      ...at.map((path) => `${camel(transform)}.read(${places.read(path)})`),
    ].join(", ") +
    ")"
  );
}

/** The parts of an answer after the passes that go over answers. */
function settledParts(parts: string, mapping: Mapping, places: Places): string[] {
  const passes = passTexts(mapping.response.afterRead, "turns", "noLoss");
  const settled = (read: string): string => `const parts = ${citedBeside(`settleCalls(${read})`, mapping, places)};`;
  if (passes.length === 0) return [settled(parts)];
  return [
    `let turns: Turn[] = [{ role: "assistant", parts: ${parts} }];`,
    ...passes,
    settled("turns.flatMap((turn) => turn.parts)"),
  ];
}
