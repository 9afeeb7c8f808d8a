/** Writers of items of one role, with their parts in the content or beside it. */
import { isWrittenIn, writtenBeside, type BesideForms } from "../model/forms-in-use.js";
import { inside } from "../model/line.js";
import type { Form, Item, Mapping } from "../model/mapping.js";
import { code, joined, lines, madeOf, type Code, type Name, type Piece } from "../print/code.js";
import { functionOf, type FunctionDeclaration } from "../print/declarations.js";
import { writeCitations } from "./citations-beside.js";
import { allOf, matchRecord } from "./conditions.js";
import { locals } from "./locals.js";
import { formWriter, writer } from "./own-names.js";
import { transformNamed } from "./passes.js";
import { content as contentRuntime, types, vocabularyType, write } from "./runtime.js";
import { camel, pascal } from "../model/names.js";
import { literal, quote } from "./text.js";
import { isWrittenByItself } from "./write-bare.js";
import { Filling } from "./write-fill.js";
import { isLost, reportAbsent } from "./write-report.js";
import { writeWords } from "./write-words.js";

const { loss, part, parts } = locals;

/** An item of one role, or nothing if none of its parts can be written. `where` is the item in requests. */
export function emitItem(item: Item, where: string, name: Name, mapping: Mapping): FunctionDeclaration {
  const filling = new Filling(mapping);
  const { tree, statements } = filling;
  const beside = writtenBeside(item, where, mapping);
  const mayVanish = where !== "answer" || item.itemPerPart;
  filling.setConstants(item);
  for (const { entry, forms } of beside) {
    statements.push(
      madeOf(entry, lines([selectParts(forms, mapping), ...reportBeside({ entry, forms }, where, mapping)])),
    );
    if (entry.first) setBeside(filling, { entry, forms }, where, mapping);
  }
  if (item.content !== undefined) {
    const written = code`const content = ${writeContent(item, beside, where, mapping)};`;
    statements.push(madeOf(item.contentAt, written));
    // Without other parts, an item without content is none.
    const isThere = mayVanish && beside.length === 0;
    const empty = isThere ? undefined : emptyContent(item, where, mapping);
    const value = empty === undefined ? "content" : `content ?? ${empty}`;
    tree.set(item.content, madeOf(item.contentAt, value), { constant: true });
    if (mayVanish) statements.push(code`if (${isEmptyItem(beside)}) return undefined;`);
  } else if (beside.length > 0)
    statements.push(code`for (const ${part} of ${othersOf(beside)}) ${loss}.drop(${part});`);
  if (item.citations?.in === where)
    tree.set(item.citations.at, madeOf(inside(item, "citations"), writeCitations(item.citations, mapping)));
  for (const one of beside) if (!one.entry.first) setBeside(filling, one, where, mapping);
  return functionOf({
    node: item,
    name: name,
    parameters: [
      { name: parts, type: code`readonly ${vocabularyType(mapping.vocabulary, "Part")}[]` },
      { name: loss, type: types.Loss },
    ],
    result: mayVanish ? code`${types.Wire} | undefined` : types.Wire,
    body: [...statements, code`return ${tree.print()};`],
  });
}

/** The parts of one kind that one of the forms can hold, under the name of the first. */
function selectParts(forms: BesideForms["forms"], { vocabulary }: Mapping): Code {
  const [{ kind = "", name }] = forms;
  const type = vocabularyType(vocabulary, `${pascal(kind)}Part`);
  return code`const ${camel(name)} = ${parts}.filter((${part}): ${part} is ${type} => ${isHeld(kind, [forms])});`;
}

/** Whether a part is of a kind, and one of the forms can hold it. */
function isHeld(kind: string, entries: readonly BesideForms["forms"][]): Code {
  const tests = entries.flat().map((form) => allOf(matchRecord(form.concepts, part)));
  const isKind = code`${part}.kind === ${quote(kind)}`;
  if (tests.some((test) => test === undefined)) return isKind;
  const some = joined(
    tests.map((test) => code`${test ?? ""}`),
    " || ",
  );
  return code`${isKind} && ${tests.length > 1 ? code`(${some})` : some}`;
}

/** The parts that no form beside the content holds. */
function othersOf(beside: readonly BesideForms[]): Code {
  const kinds = [...new Set(beside.map(({ forms: [form] }) => form.kind ?? ""))];
  const tests = kinds.map((kind) => {
    const entries = beside.filter(({ forms: [form] }) => form.kind === kind).map(({ forms }) => forms);
    const isEvery = entries.flat().some(({ concepts }) => matchRecord(concepts, part).length === 0);
    return isEvery ? code`${part}.kind !== ${quote(kind)}` : code`!(${isHeld(kind, entries)})`;
  });
  return code`${parts}.filter((${part}) => ${joined(tests, " && ")})`;
}

/** Reports of parts, and of concepts of theirs, that a place has no room for. */
function reportBeside(
  { entry: { list, forms: names }, forms: [form] }: BesideForms,
  where: string,
  mapping: Mapping,
): Code[] {
  const one = camel(form.name);
  if (list) return [];
  if (!form.isBare || isWrittenByItself(form, mapping))
    return [code`for (const ${part} of ${one}.slice(1)) ${loss}.drop(${part});`];
  const ofKind = mapping.parts.forms.filter(
    (other) => other.beside && other.kind === form.kind && isWrittenIn(other, where),
  );
  const isFirst = ofKind.find(({ isBare }) => isBare)?.name === form.name && names.includes(form.name);
  const covered = new Set(
    ofKind.flatMap((other) => [
      other.value,
      ...other.lines.filter((line) => !isLost(line)).map(({ concept }) => concept),
      ...Object.keys(other.concepts),
    ]),
  );
  const absent = form.lines.filter((line) => isLost(line) && !covered.has(line.concept));
  for (const { concept } of absent) covered.add(concept);
  const fields = mapping.vocabulary.unions.get("Part")?.kinds.get(form.kind ?? "")?.fields ?? [];
  const others = fields.filter(({ name }) => !covered.has(name)).map((field) => ({ concept: field.name, field }));
  const lost = [...absent, ...others];
  if (!isFirst || lost.length === 0) return [];
  const reports = lost.map((line) => reportAbsent(part, line));
  return [code`for (const ${part} of ${one}) {\n${lines(reports)}\n}`];
}

/** The parts that are not beside the content. */
function writeContent(item: Item, beside: readonly BesideForms[], where: string, mapping: Mapping): Code {
  const listed: Piece = beside.length === 0 ? parts : othersOf(beside);
  if (item.words === true || (item.words === "answer" && where === "answer"))
    return writeWords(listed, item.joinedBy, where, mapping);
  const isShort = mapping.layout.textShorthand && where !== "answer";
  const writePart = code`(${part}) => ${writer(mapping, "Part")}(${part}, ${quote(where)}, ${loss})`;
  return code`${contentRuntime.writeContent}(${listed}, ${isShort}, ${writePart})`;
}

/** What is written in place of content; nothing where it is left out. */
function emptyContent({ empty, words }: Item, where: string, { layout }: Mapping): string | undefined {
  if (empty !== undefined && "everywhere" in empty) return literal(empty.everywhere);
  if (empty !== undefined) return where in empty.by ? literal(empty.by[where]) : undefined;
  return layout.textShorthand || words !== false ? quote("") : "[]";
}

function isEmptyItem(beside: readonly BesideForms[]): Code {
  const empty = beside.map(({ forms: [form] }) => `${camel(form.name)}.length === 0`);
  return joined(["content === undefined", ...empty], " && ");
}

/** Of several forms the first that can hold the part is written. */
function setBeside({ tree }: Filling, { entry, forms }: BesideForms, where: string, mapping: Mapping): void {
  const hasEmpty = where in entry.empty;
  const empty = hasEmpty ? ` ?? ${literal(entry.empty[where] ?? null)}` : "";
  const value = entry.list ? writeList(forms, mapping) : writeAlone(forms[0], entry.joinedBy, mapping);
  tree.set(entry.at[0] ?? "", madeOf(entry, code`${value}${empty}`), { constant: hasEmpty });
}

function writeList(forms: BesideForms["forms"], mapping: Mapping): Code {
  const written = forms.reduceRight<Code | undefined>((rest, form) => {
    const test = allOf(matchRecord(form.concepts, part));
    const own = code`${formWriter(mapping, form.name, "Part")}(${part}, ${loss})`;
    return rest === undefined || test === undefined ? own : code`${test} ? ${own} : ${rest}`;
  }, undefined);
  return code`${write.someOf}(${camel(forms[0].name)}.map((${part}) => ${written ?? ""}))`;
}

/** One value for all parts: their texts as one, or the first of them. */
function writeAlone(form: Form, joinedBy: string, mapping: Mapping): Code {
  if (!form.isBare || isWrittenByItself(form, mapping)) {
    const writePart = code`(${part}) => ${formWriter(mapping, form.name, "Part")}(${part}, ${loss})`;
    return code`${write.writeAlone}(${camel(form.name)}, ${writePart})`;
  }
  const read = form.value === "signature" ? contentRuntime.besideState : contentRuntime.besideValue;
  const between = joinedBy === "" ? "" : `, ${quote(joinedBy)}`;
  const value = code`${read}(${camel(form.name)}${between})`;
  if (form.transform === undefined) return madeOf(form.bare, value);
  return madeOf(form.bare, code`${transformNamed(mapping, form.transform)}.write(${value})`);
}
