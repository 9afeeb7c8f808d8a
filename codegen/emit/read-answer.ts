/** Readers of answers of conversations. */
import { formOfParts } from "../model/line.js";
import type { CitationsRule, Line, Mapping } from "../model/mapping.js";
import { code, joined, madeOf, object, type Code, type Piece } from "../print/code.js";
import { functionOf, type FunctionDeclaration } from "../print/declarations.js";
import { locals } from "./locals.js";
import { type Member, printMember } from "./member.js";
import { formReader, reader } from "./own-names.js";
import { passStatements, transformNamed } from "./passes.js";
import { Places } from "./places.js";
import { members, readValue } from "./read-value.js";
import { citations, content, furtherAnswers, lossModule, settle, types, vocabularyType } from "./runtime.js";
import { turnsGiven } from "./read-turns.js";
import { memberName, quote } from "./text.js";
import { placeOf } from "./where.js";

const { body, loss, parts, turns } = locals;
const { noLoss } = lossModule;

export function emitResponse(mapping: Mapping): FunctionDeclaration {
  const places = new Places(body);
  const { lines } = mapping.response;
  const others = lines.filter(({ concept }) => concept !== "parts" && concept !== "finish");
  const fields = members(others, places, mapping).map((member) =>
    member.name === "probabilities" ? onDemand(member) : printMember(member),
  );
  const partsLine = lines.find(({ concept }) => concept === "parts");
  const partsRead = readParts(partsLine, places, mapping);
  const finish = lines.find(({ concept }) => concept === "finish");
  const word = finish === undefined ? "undefined" : readValue(finish, places, mapping);
  const further = loseFurther(partsLine?.at[0], places);
  const settled = settledParts(partsRead, partsLine, mapping, places);
  const answer = object([
    ...fields,
    parts,
    printMember({
      name: "finish",
      expression: madeOf(finish, code`${settle.settleFinish}(${word}, ${parts})`),
    }),
  ]);
  return functionOf({
    node: mapping.response,
    name: reader(mapping, "Response"),
    isExported: true,
    docs: `An answer of the ${mapping.dialect} dialect in the words of the vocabulary.`,
    parameters: [
      { name: body, type: types.Wire },
      { name: loss, type: types.Loss, default: noLoss },
    ],
    result: vocabularyType(mapping.vocabulary, "Response"),
    body: [...places.declarations, ...(further === undefined ? [] : [further]), ...settled, code`return ${answer};`],
  });
}

/** Tokens may be many, and most writers have no place for them. */
function onDemand({ name, expression }: Member): Code {
  return code`get ${memberName(name)}() { return ${expression}; }`;
}

/** The parts of an answer: those of one item, of a list of items, or a list of parts. */
function readParts(line: Line | undefined, places: Places, mapping: Mapping): Code {
  return madeOf(line, partsAt(line, places, mapping));
}

function partsAt(line: Line | undefined, places: Places, mapping: Mapping): Code {
  const at = line?.at[0] ?? "";
  const { isItems, itemForm } = formOfParts(line);
  if (isItems === true)
    return code`${settle.answerParts}(${reader(mapping, "Turns")}(${turnsGiven(places, at, loss, mapping)}))`;
  if (itemForm === undefined) {
    const given = code`${places.read(at)}, ${loss}, ${reader(mapping, "Part")}, ${placeOf(places, at)}`;
    return code`${content.readContent}(${given})`;
  }
  return code`${formReader(mapping, itemForm, "Item")}(${places.object(at)}, ${loss}).parts`;
}

/** The list of answers that a path leads into. */
export function answerList(path: string | undefined): string | undefined {
  const [list, inside] = path?.split("[0]") ?? [];
  return inside === undefined ? undefined : list;
}

/** A loop over the answers beside the first, where a path leads into a list of them. */
function loseFurther(path: string | undefined, places: Places): Code | undefined {
  const list = answerList(path);
  if (list === undefined) return undefined;
  const others = code`${furtherAnswers.furtherAnswers}(${places.read(list)}, ${quote(list)})`;
  return code`for (const { place } of ${others}) ${loss}.atPath(place);`;
}

/** The parts of an answer with the citations that are beside them. */
function citedBeside(given: Code, line: Line | undefined, mapping: Mapping, places: Places): Code {
  const { response } = mapping;
  if (response.citations === undefined) return given;
  const { at, transform } = response.citations;
  const lists = at.map((path) => {
    const read = code`${transformNamed(mapping, transform)}.read(${places.read(path)})`;
    return code`${citations.citedAt}(${read}, ${placeOf(places, path)})`;
  });
  const cited = citationsBeside(response.citations, lists);
  return code`${citations.citeParts}(${joined([given, cited, loss, ...listOf(line, mapping, places)])})`;
}

/** The list of the parts, where citations may count them. */
function listOf(line: Line | undefined, { layout }: Mapping, places: Places): Piece[] {
  const at = line?.at[0];
  const { isItems, itemForm } = formOfParts(line);
  if (at === undefined || isItems === true) return [];
  if (itemForm === undefined) return [places.read(at)];
  const inside = layout.items.find(({ name }) => name === itemForm)?.content;
  return inside === undefined ? [] : [places.read(`${at}.${inside}`)];
}

/** Citations of these lists, in the form that a mapping has for those beside the words. */
export function citationsBeside(rule: CitationsRule, lists: readonly Code[]): Code {
  const unit = rule.places === undefined ? "undefined" : quote(rule.places);
  return madeOf(rule, code`${citations.reportedCitations}(${joined([unit, ...lists])})`);
}

/** The parts of an answer after the passes that go over answers. */
function settledParts(given: Piece, line: Line | undefined, mapping: Mapping, places: Places): Code[] {
  const passes = passStatements(mapping.response.afterRead, "turns", mapping.functions, loss);
  const settled = (list: Piece): Code =>
    code`const ${parts} = ${citedBeside(code`${settle.settleParts}(${list})`, line, mapping, places)};`;
  if (passes.length === 0) return [settled(given)];
  const turn = vocabularyType(mapping.vocabulary, "Turn");
  return [
    code`let ${turns}: ${turn}[] = [{ role: "assistant", parts: ${given} }];`,
    ...passes,
    settled(code`${settle.answerParts}(${turns})`),
  ];
}
