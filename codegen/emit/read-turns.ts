/** Readers of turns, from the items of a dialect's conversation. */
import { inside } from "../model/line.js";
import type { Form, Item, Mapping } from "../model/mapping.js";
import { code, list, madeOf, object, type Code, type Piece } from "../print/code.js";
import { functionOf, type Declaration, type FunctionDeclaration } from "../print/declarations.js";
import { citationReader, namesParts } from "./citations-beside.js";
import { matchWire } from "./conditions.js";
import { keysOfItem, readableForms, unitOf } from "./keys.js";
import { locals } from "./locals.js";
import { offersTools } from "../model/offers.js";
import { itemStatement, matchItem } from "./offers.js";
import { formReader, itemKeys, reader } from "./own-names.js";
import { Places } from "./places.js";
import { readerParameters, reportShadowed, reportUnmapped } from "./read-reports.js";
import { firstOf } from "./read-value.js";
import { citations, content, read, types, vocabularyType } from "./runtime.js";
import { streamedItem } from "./streamed-item.js";
import { camel } from "../model/names.js";
import { quote } from "./text.js";
import { placeOf } from "./where.js";

const { from, loss, member, offered, turns, value, wire } = locals;

export function emitTurns(mapping: Mapping): Declaration[] {
  const items = mapping.layout.items.filter(({ direction }) => direction !== "write");
  const read = items.filter((item) => item.refused === undefined);
  return [readTurns(items, mapping), ...read.flatMap((item) => emitItem(item, mapping))];
}

function readTurns(items: readonly Item[], mapping: Mapping): FunctionDeclaration {
  const { layout, vocabulary } = mapping;
  const role = quote(layout.items.find(({ name }) => name === layout.defaultItem)?.role ?? "user");
  const part = reader(mapping, "Part");
  const turnList = code`${vocabularyType(vocabulary, "Turn")}[]`;
  const given = code`${value}, ${loss}, ${part}, ${from}, ${member}`;
  const bare = code`${content.bareTurn}(${role}, ${content.readContent}(${given}))`;
  const isBare = layout.defaultItem !== undefined;
  return functionOf({
    node: layout,
    name: reader(mapping, "Turns"),
    parameters: [
      { name: value, type: code`${types.Json} | undefined` },
      { name: loss, type: types.Loss },
      ...(isBare
        ? [
            { name: from, type: "object" },
            { name: member, type: "string" },
          ]
        : []),
      ...(offersTools(mapping) ? [{ name: offered, type: toolList(mapping), isOptional: true }] : []),
    ],
    result: turnList,
    body: [
      code`const ${turns}: ${turnList} = [];`,
      ...(isBare ? [code`if (!Array.isArray(${value})) return ${bare};`] : []),
      code`for (const ${wire} of ${read.objectsOf}(${value}, ${loss})) {`,
      ...items.map((item, position) =>
        madeOf(
          item,
          code`${position === 0 ? "" : "else "}if (${matchItem(item, mapping)}) ${itemStatement(item, mapping)}`,
        ),
      ),
      isBare
        ? code`else ${content.addBare}(${turns}, ${role}, ${part}(${wire}, ${loss}));`
        : code`else ${loss}.at(${wire});`,
      "}",
      code`return ${turns};`,
    ],
  });
}

/** The arguments of the reader of turns. A text in place of the list is a member of the object around it. */
export function turnsGiven(places: Places, at: string, given: Piece, { layout }: Mapping): Code {
  const place: Piece = layout.defaultItem === undefined ? "" : code`, ${placeOf(places, at)}`;
  return code`${places.read(at)}, ${given}${place}`;
}

function toolList({ vocabulary }: Mapping): Code {
  return code`${vocabularyType(vocabulary, "Tool")}[]`;
}

function formOf(name: string, mapping: Mapping): Form | undefined {
  return mapping.parts.forms.find((form) => form.name === name);
}

function areBare(names: readonly string[], mapping: Mapping): boolean {
  return names.some((name) => formOf(name, mapping)?.isBare === true);
}

/** The reader of a part beside the content. If it has a condition, it reports the parts that do not match. */
function besideReader(names: readonly string[], mapping: Mapping): Piece {
  const tests = names.map((name) => ({
    read: formReader(mapping, name, "Part"),
    test: matchWire(formOf(name, mapping)?.when ?? {}, "one"),
  }));
  const [only] = tests;
  if (tests.length === 1 && only !== undefined && only.test === undefined) return only.read;
  const isBare = areBare(names, mapping);
  const place = isBare ? ", from, member" : "";
  const choice = tests.reduceRight(
    (rest, { read, test }) => code`${test ?? "true"} ? ${read}(one, lost${place}) : ${rest}`,
    code`lost.other(${isBare ? "from, member" : "one"})`,
  );
  return code`(one, lost${place}) => (${choice})`;
}

function emitItem(item: Item, mapping: Mapping): Declaration[] {
  const places = new Places(wire);
  const prefix = `${camel(item.name)}Item`;
  const { unmapped, offers } = item;
  const reported = reportUnmapped({ prefix, known: keysOfItem(item, mapping), unmapped }, places);
  const shadowed = reportShadowed(item.beside, places, "inside");
  const offerTools =
    offers === undefined ? [] : [madeOf(inside(item, "fields", "tools"), offerStatement(offers, places, mapping))];
  const parts =
    item.part === undefined
      ? cited(item, list(partsOf(item, places, mapping)), places, mapping)
      : code`${content.concat}(${formReader(mapping, item.part, "Part")}(${wire}, ${loss}))`;
  const turn = object([
    `role: ${quote(item.role)}`,
    code`parts: ${parts}`,
    code`origin: { ${from}: ${wire}, form: ${quote(`item.${item.name}`)} }`,
  ]);
  const keys = itemKeys(mapping, item.name).text;
  const isShared = streamedItem(mapping)?.name === item.name;
  return [
    ...reported.tables.map((table) => (isShared && table.name === keys ? { ...table, isExported: true } : table)),
    functionOf({
      node: item,
      name: formReader(mapping, item.name, "Item"),
      parameters: [...readerParameters, ...(offers === undefined ? [] : [{ name: offered, type: toolList(mapping) }])],
      result: vocabularyType(mapping.vocabulary, "Turn"),
      body: [...places.declarations, ...reported.statements, ...shadowed, ...offerTools, code`return ${turn};`],
    }),
  ];
}

/** The parts of an item: its content between the parts before it and after it. */
function partsOf(item: Item, places: Places, mapping: Mapping): Code[] {
  const beside = (first: boolean): Code[] =>
    item.beside
      .map((entry) => ({ ...entry, forms: readableForms(entry, mapping) }))
      .filter(({ first: isFirst, forms }) => isFirst === first && forms.length > 0)
      .map((entry) => {
        const { at, list: isList, forms } = entry;
        const values = at.map((one) => places.read(one));
        const given = code`${firstOf(values)}, ${loss}, ${besideReader(forms, mapping)}`;
        const isBare = areBare(forms, mapping);
        if (isList && isBare) return madeOf(entry, code`...${content.besideValues}(${given})`);
        const place = placeOfFirst(at, values, places);
        if (isList) return madeOf(entry, code`...${content.besideList}(${given}, ${place})`);
        return madeOf(entry, code`...${isBare ? content.besideText : content.besideObject}(${given}, ${place})`);
      });
  if (item.content === undefined) return [...beside(true), ...beside(false)];
  const place = placeOf(places, item.content);
  const given = code`${places.read(item.content)}, ${loss}, ${reader(mapping, "Part")}, ${place}`;
  const read = madeOf(item.contentAt, code`...${content.readContent}(${given})`);
  return [...beside(true), read, ...beside(false)];
}

/** Which of several places has a value. */
function placeOfFirst([first = "", second]: readonly string[], values: readonly Piece[], places: Places): Piece {
  if (second === undefined) return placeOf(places, first);
  return code`${places.root}, ${values[0] ?? ""} != null ? ${quote(first)} : ${quote(second)}`;
}

function offerStatement({ at, each }: NonNullable<Item["offers"]>, places: Places, mapping: Mapping): Code {
  const tools = readList(at, formReader(mapping, each, ""), places);
  // As arguments of one call, the tools of a long list would be more than V8 takes.
  return code`for (const ${locals.item} of ${tools} ?? []) ${offered}.push(${locals.item});`;
}

function cited(item: Item, parts: Code, places: Places, mapping: Mapping): Code {
  if (item.citations === undefined) return parts;
  const { at, each } = item.citations;
  const unit = unitOf(each, mapping);
  const found = readList(at, citationReader(each, mapping), places);
  const placed = unit === undefined ? found : code`${citations.reportedCitations}(${quote(unit)}, ${found})`;
  const content = item.content !== undefined && namesParts(item.citations) ? places.read(item.content) : undefined;
  const given = madeOf(inside(item, "citations"), placed);
  return code`${citations.citeParts}(${parts}, ${given}, ${loss}${content === undefined ? "" : code`, ${content}`})`;
}

/** The records of a list of an object inside. */
export function readList(at: string, reader: Piece, places: Places): Code {
  return code`${read.readEach}(${places.read(at)}, ${loss}, ${reader})`;
}
