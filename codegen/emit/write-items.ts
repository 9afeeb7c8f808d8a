/** Writers of items of one role, with their parts in the content or beside it. */
import type { Beside, Form, Item, Mapping } from "../join/mapping.js";
import { code, joined, type Code, type Name, type Piece } from "../print/code.js";
import { functionOf, type FunctionDeclaration } from "../print/declarations.js";
import { allOf, matchRecord } from "./conditions.js";
import { unitOf } from "./keys.js";
import { locals } from "./locals.js";
import { formWriter, writer } from "./own-names.js";
import { functionNamed } from "./passes.js";
import { citations as citationRuntime, content as contentRuntime, types, vocabularyType, write } from "./runtime.js";
import { camel, lastArgument, literal, pascal, quote } from "./text.js";
import { Filling } from "./write-fill.js";

const { loss, part, parts } = locals;

/** Parts beside the content, in the forms that can be written here. */
interface BesideForms {
  readonly entry: Beside;
  readonly forms: readonly [Form, ...Form[]];
}

/** An item of one role, or nothing if none of its parts can be written. `where` is the item in requests. */
export function emitItem(item: Item, where: string, name: Name, mapping: Mapping): FunctionDeclaration {
  const filling = new Filling(mapping);
  const { tree, statements } = filling;
  const beside = item.beside.flatMap((entry) => usableForms(entry, where, mapping));
  const mayVanish = where !== "answer" || item.itemPerPart;
  filling.setConstants(item.when, item.constants);
  for (const { entry, forms } of beside) {
    statements.push(selectParts(forms[0], mapping));
    if (entry.first) setBeside(filling, { entry, forms }, where, mapping);
  }
  if (item.content !== undefined) {
    statements.push(code`const content = ${writeContent(item, beside, where, mapping)};`);
    tree.set(item.content, code`content ?? ${emptyContent(item, mapping)}`, { constant: true });
    if (mayVanish) statements.push(code`if (${isEmptyItem(beside)}) return undefined;`);
  }
  if (item.citations?.in === where) tree.set(item.citations.at, writeCitations(item.citations.each, mapping));
  for (const one of beside) if (!one.entry.first) setBeside(filling, one, where, mapping);
  return functionOf({
    name: name,
    parameters: [
      { name: parts, type: code`readonly ${vocabularyType(mapping.vocabulary, "Part")}[]` },
      { name: loss, type: types.Loss },
    ],
    result: mayVanish ? code`${types.Wire} | undefined` : types.Wire,
    body: [...statements, code`return ${tree.print()};`],
  });
}

function usableForms(entry: Beside, where: string, mapping: Mapping): BesideForms[] {
  const [first, ...others] = entry.forms.flatMap((name) =>
    mapping.parts.forms.filter((form) => form.name === name && isUsable(form, where)),
  );
  return first === undefined ? [] : [{ entry, forms: [first, ...others] }];
}

function isUsable(form: Form, where: string): boolean {
  return form.direction !== "read" && (form.in === undefined || form.in.includes(where));
}

/** The parts of one kind, under the name of their form. */
function selectParts(form: Form, { vocabulary }: Mapping): Code {
  const kind = quote(form.kind ?? "");
  const type = vocabularyType(vocabulary, `${pascal(form.kind ?? "")}Part`);
  return code`const ${camel(form.name)} = ${parts}.filter((${part}): ${part} is ${type} => ${part}.kind === ${kind});`;
}

/** The parts that are not beside the content. */
function writeContent(item: Item, beside: readonly BesideForms[], where: string, mapping: Mapping): Code {
  const kinds = [...new Set(beside.map(({ forms: [form] }) => form.kind ?? ""))];
  const others = joined(
    kinds.map((kind) => code`${part}.kind !== ${quote(kind)}`),
    " && ",
  );
  const listed: Piece = kinds.length === 0 ? parts : code`${parts}.filter((${part}) => ${others})`;
  if (item.words === true || (item.words === "answer" && where === "answer"))
    return code`${contentRuntime.writeWords}(${listed}, "", ${loss})`;
  const isShort = mapping.layout.textShorthand && where !== "answer";
  const writePart = code`(${part}) => ${writer(mapping, "Part")}(${part}, ${quote(where)}, ${loss})`;
  return code`${contentRuntime.writeContent}(${listed}, ${isShort}, ${writePart})`;
}

function emptyContent(item: Item, { layout }: Mapping): string {
  if (item.hasEmpty) return literal(item.empty ?? null);
  return layout.textShorthand || item.words !== false ? quote("") : "[]";
}

function isEmptyItem(beside: readonly BesideForms[]): Code {
  const empty = beside.map(({ forms: [form] }) => `${camel(form.name)}.length === 0`);
  return joined(["content === undefined", ...empty], " && ");
}

function writeCitations(each: string, mapping: Mapping): Code {
  const cited = code`${citationRuntime.citationsOf}(${parts}${lastArgument(unitOf(each, mapping))})`;
  return code`${write.someOf}(${cited}.map((one) => ${formWriter(mapping, each, "")}(one, ${loss})))`;
}

/** Of several forms the first that can hold the part is written. */
function setBeside({ tree }: Filling, { entry, forms }: BesideForms, where: string, mapping: Mapping): void {
  const hasEmpty = where in entry.empty;
  const empty = hasEmpty ? ` ?? ${literal(entry.empty[where] ?? null)}` : "";
  const value = entry.list ? writeList(forms, mapping) : writeBare(forms[0]);
  tree.set(entry.at[0] ?? "", code`${value}${empty}`, { constant: hasEmpty });
}

function writeList(forms: BesideForms["forms"], mapping: Mapping): Code {
  const written = forms.reduceRight<Code | undefined>((rest, form) => {
    const test = allOf(matchRecord(form.concepts, part));
    const own = code`${formWriter(mapping, form.name, "Part")}(${part}, ${loss})`;
    return rest === undefined || test === undefined ? own : code`${test} ? ${own} : ${rest}`;
  }, undefined);
  return code`${write.someOf}(${camel(forms[0].name)}.map((${part}) => ${written ?? ""}))`;
}

function writeBare(form: Form): Code {
  const read = form.value === "signature" ? contentRuntime.besideState : contentRuntime.besideValue;
  const value = code`${read}(${camel(form.name)})`;
  return form.transform === undefined ? value : code`${functionNamed("transforms", form.transform)}.write(${value})`;
}
