/** Writers of turns: each is laid out as items of the dialect. */
import { formOfParts } from "../model/line.js";
import { writtenItems } from "../model/forms-in-use.js";
import type { Item, Mapping } from "../model/mapping.js";
import { wordsFor } from "../model/vocabulary.js";
import { code, joined, madeOf, type Code, Name } from "../print/code.js";
import { functionOf, type FunctionDeclaration } from "../print/declarations.js";
import { matchRecord } from "./conditions.js";
import { locals } from "./locals.js";
import { formWriter, writer } from "./own-names.js";
import { conversionError, types, vocabularyType, write } from "./runtime.js";
import { pascal } from "../model/names.js";
import { quote } from "./text.js";
import { Filling } from "./write-fill.js";
import { isOfKind, reportUncovered } from "./write-forms.js";
import { emitItem } from "./write-items.js";

const { items, loss, part, turn, turns } = locals;

/** Where turns are laid out; the names of the writers of answers have a word before them. */
interface Layout {
  readonly where: "request" | "answer";
  readonly prefix: "" | "Answer";
}

export function emitTurns(mapping: Mapping): FunctionDeclaration[] {
  const { response, layout } = mapping;
  const isList = response.lines.some((line) => formOfParts(line).isItems === true);
  const answer = response.lines.map(formOfParts).find(({ itemForm }) => itemForm !== undefined)?.itemForm;
  const answerItem = layout.items.find(({ name }) => name === answer);
  return [
    ...emitTurnsFor({ where: "request", prefix: "" }, mapping),
    ...(isList ? emitTurnsFor({ where: "answer", prefix: "Answer" }, mapping) : []),
    ...(answerItem === undefined ? [] : [emitItem(answerItem, "answer", writer(mapping, "AnswerItem"), mapping)]),
  ];
}

/** Functions that lay out turns, in requests or in answers. */
function emitTurnsFor(layout: Layout, mapping: Mapping): FunctionDeclaration[] {
  const { where } = layout;
  const used = writtenItems(mapping, where);
  const roleItems = used.filter((item) => item.part === undefined);
  return [
    writeTurns(roleItems, layout, mapping),
    ...roleItems.flatMap((item) =>
      emitTurn(
        item,
        used.filter((other) => other.part !== undefined && other.role === item.role),
        layout,
        mapping,
      ),
    ),
  ];
}

function writeTurns(roleItems: readonly Item[], { where, prefix }: Layout, mapping: Mapping): FunctionDeclaration {
  const own = new Map(roleItems.map((item) => [item.role, item.name]));
  const byRole = wordsFor(mapping.vocabulary.enums.get("Role") ?? [], own);
  const cases = [...byRole].map(([role, name]) => {
    const writeTurn = writer(mapping, `${prefix}${pascal(name)}Turn`);
    return code`case ${quote(role)}:\n${writeTurn}(${turn}, ${items}, ${loss});\nbreak;`;
  });
  const empty = quote("Nothing of the conversation can be sent to this model.");
  const refuse = code`throw new ${conversionError.ConversionError}(${quote(mapping.layout.at)}, ${empty});`;
  const isMerged = mapping.layout.merged && where === "request";
  return functionOf({
    node: mapping.layout,
    name: writer(mapping, `${prefix}Turns`),
    isExported: prefix !== "",
    docs: prefix === "" ? undefined : "The turns of an answer as items.",
    parameters: [
      { name: turns, type: code`readonly ${vocabularyType(mapping.vocabulary, "Turn")}[]` },
      { name: loss, type: types.Loss },
    ],
    result: code`${types.Wire}[]`,
    body: [
      code`const ${items}: ${types.Wire}[] = [];`,
      code`for (const ${turn} of ${turns}) {`,
      code`switch (${turn}.role) {`,
      ...cases,
      code`default:\n${loss}.drop(${turn});`,
      "}",
      "}",
      ...(where === "request" ? [code`if (${items}.length === 0) ${refuse}`] : []),
      code`return ${isMerged ? mergeCall(roleItems) : items};`,
    ],
  });
}

/** Items of one role are merged where their content is a list. */
function mergeCall([first]: readonly Item[]): Code {
  const discriminator = Object.keys(first?.when ?? {})[0] ?? "";
  return code`${write.mergeItems}(${items}, ${quote(discriminator)}, ${quote(first?.content ?? "")})`;
}

/** A turn becomes an item, except the parts that are items of their own. */
function emitTurn(item: Item, own: readonly Item[], layout: Layout, mapping: Mapping): FunctionDeclaration[] {
  const { where, prefix } = layout;
  const writeItem = formWriter(mapping, `${prefix}${pascal(item.name)}`, "Item");
  const isWhole = own.length === 0 && !item.itemPerPart;
  const body = isWhole
    ? [code`${write.addItem}(${items}, ${writeItem}(${turn}.parts, ${loss}));`]
    : splitStatements(item, own, writeItem, layout, mapping);
  return [
    functionOf({
      node: item,
      name: writer(mapping, `${prefix}${pascal(item.name)}Turn`),
      parameters: [
        { name: turn, type: vocabularyType(mapping.vocabulary, "Turn") },
        { name: items, type: code`${types.Wire}[]` },
        { name: loss, type: types.Loss },
      ],
      result: "void",
      body,
    }),
    emitItem(item, where === "answer" ? "answer" : item.name, writeItem, mapping),
    ...own.flatMap((other) => emitOwnItem(other, prefix, mapping)),
  ];
}

/** Statements that write the parts of a turn in order. Parts between those that are own items make one item. */
function splitStatements(
  item: Item,
  own: readonly Item[],
  writeItem: Name,
  { prefix }: Layout,
  mapping: Mapping,
): Code[] {
  const ownStatements = own.map((other) => {
    const form = mapping.parts.forms.find(({ name }) => name === other.part);
    const test = joined([isOfKind(form?.kind), ...matchRecord(form?.concepts ?? {}, part)], " && ");
    const written = code`${writer(mapping, `${prefix}${pascal(other.name)}Item`)}(${part}, ${loss})`;
    return madeOf(other, code`if (${test}) {\nflush();\n${items}.push(${written});\ncontinue;\n}`);
  });
  return [
    code`let rest: ${vocabularyType(mapping.vocabulary, "Part")}[] = [];`,
    code`const flush = (): void => {`,
    code`if (rest.length > 0) ${write.addItem}(${items}, ${writeItem}(rest, ${loss}));`,
    code`rest = [];`,
    code`};`,
    code`for (const ${part} of ${turn}.parts) {`,
    ...ownStatements,
    code`rest.push(${part});`,
    ...(item.itemPerPart ? [code`flush();`] : []),
    code`}`,
    code`flush();`,
  ];
}

/** A part that is an item of its own. */
function emitOwnItem(item: Item, prefix: string, mapping: Mapping): FunctionDeclaration[] {
  const form = mapping.parts.forms.find(({ name }) => name === item.part);
  if (form === undefined) return [];
  const filling = new Filling(mapping);
  filling.setConstants(item);
  filling.fill(form.lines, part);
  return [
    functionOf({
      node: item,
      name: writer(mapping, `${prefix}${pascal(item.name)}Item`),
      parameters: [
        { name: part, type: vocabularyType(mapping.vocabulary, `${pascal(form.kind ?? "")}Part`) },
        { name: loss, type: types.Loss },
      ],
      result: types.Wire,
      body: [...filling.statements, ...reportUncovered(form, part, mapping), code`return ${filling.tree.print()};`],
    }),
  ];
}
