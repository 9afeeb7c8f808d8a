/** Writers of turns: each is an item of the dialect, with its parts in the content or beside it. */
import type { Beside, Form, Item, Mapping } from "../join/mapping.js";
import { wordsFor } from "../join/vocabulary.js";
import { matchRecord } from "./conditions.js";
import { unitOf } from "./keys.js";
import { functionLines } from "./signature.js";
import { camel, lastArgument, literal, pascal, quote } from "./text.js";
import { ObjectTree } from "./tree.js";
import { fill, setConstants } from "./write-fill.js";
import { reportUncovered } from "./write-forms.js";

export function emitTurns(mapping: Mapping): string[] {
  const isList = mapping.response.lines.some(({ items }) => items);
  const answer = mapping.response.lines.find(({ itemForm }) => itemForm !== undefined)?.itemForm;
  const answerItem = mapping.layout.items.find(({ name }) => name === answer);
  return [
    ...emitTurnsFor("request", "", mapping),
    ...(isList ? emitTurnsFor("answer", "Answer", mapping) : []),
    ...(answerItem === undefined ? [] : emitItem(answerItem, "answer", "Answer", mapping)),
  ];
}

/** Functions that lay out turns, in requests or in answers. */
function emitTurnsFor(where: "request" | "answer", prefix: string, mapping: Mapping): string[] {
  const items = mapping.layout.items.filter(
    (item) =>
      item.direction !== "read" &&
      (item.in === undefined || item.in === where) &&
      (where === "request" || item.role === "assistant"),
  );
  const roleItems = items.filter(({ part }) => part === undefined);
  const own = new Map(roleItems.map((item) => [item.role, item.name]));
  const byRole = wordsFor(mapping.vocabulary.enums.get("Role") ?? [], own);
  const cases = [...byRole].map(
    ([role, name]) => `case ${quote(role)}:\nwrite${prefix}${pascal(name)}Turn(turn, items, loss);\nbreak;`,
  );
  return [
    `${prefix === "" ? "" : "export "}function write${prefix}Turns(turns: readonly Turn[], loss: Loss): Wire[] {`,
    "const items: Wire[] = [];",
    "for (const turn of turns) {",
    "switch (turn.role) {",
    ...cases,
    "default:",
    "loss.drop(turn);",
    "}",
    "}",
    ...(where === "request"
      ? [
          `if (items.length === 0) throw new ConversionError(${quote(mapping.layout.at)}, ` +
            `"Nothing of the conversation can be said to this model.");`,
        ]
      : []),
    `return ${mapping.layout.merged && where === "request" ? mergeCall(roleItems) : "items"};`,
    "}",
    "",
    ...roleItems.flatMap((item) => emitTurn(item, items, where === "answer" ? "answer" : item.name, prefix, mapping)),
  ];
}

/** Items of one role are merged where their content is a list. */
function mergeCall(items: readonly Item[]): string {
  const discriminator = Object.keys(items[0]?.when ?? {})[0] ?? "";
  return `mergeItems(items, ${quote(discriminator)}, ${quote(items[0]?.content ?? "")})`;
}

/** A turn becomes an item, but for the parts that are items of their own. */
function emitTurn(item: Item, items: readonly Item[], context: string, prefix: string, mapping: Mapping): string[] {
  const own = items.filter((other) => other.part !== undefined && other.role === item.role);
  const name = `${prefix}${pascal(item.name)}`;
  const forms = own.map((other) => {
    const form = mapping.parts.forms.find((candidate) => candidate.name === other.part);
    return { other, kind: form?.kind ?? "", only: form?.only ?? {} };
  });
  const body =
    own.length === 0 && !item.itemPerPart
      ? [`addItem(items, write${name}Item(turn.parts, loss));`]
      : [
          "let rest: Part[] = [];",
          "const flush = (): void => {",
          `if (rest.length > 0) addItem(items, write${name}Item(rest, loss));`,
          "rest = [];",
          "};",
          "for (const part of turn.parts) {",
          ...forms.map(
            ({ other, kind, only }) =>
              `if (${[`part.kind === ${quote(kind)}`, ...matchRecord(only, "part")].join(" && ")}) ` +
              `{\nflush();\nitems.push(write${prefix}${pascal(other.name)}Item(part, ` +
              `loss));\ncontinue;\n}`,
          ),
          "rest.push(part);",
          ...(item.itemPerPart ? ["flush();"] : []),
          "}",
          "flush();",
        ];
  return [
    ...functionLines(`function write${name}Turn`, ["turn: Turn", "items: Wire[]", "loss: Loss"], "void", body),
    ...emitItem(item, context, name, mapping),
    ...own.flatMap((other) => emitOwnItem(other, prefix, mapping)),
  ];
}

/** An item of one role with its parts in the content or beside it; nothing where none of its parts can be said. */
function emitItem(item: Item, context: string, name: string, mapping: Mapping): string[] {
  const tree = new ObjectTree();
  const statements: string[] = [];
  const forms = new Map(mapping.parts.forms.map((form) => [form.name, form]));
  const usable = item.beside
    .map((entry) => ({ ...entry, forms: entry.forms.filter((form) => isUsable(forms.get(form), context)) }))
    .filter((entry) => entry.forms.length > 0);
  setConstants(tree, item.when, item.constants);
  const taken = new Set<string>();
  for (const entry of usable) {
    const [form, ...others] = formsOf(entry, forms);
    if (form === undefined) continue;
    const list = camel(form.name);
    const type = `${pascal(form.kind ?? "")}Part`;
    statements.push(
      `const ${list} = parts.filter((part): part is ${type} => part.kind === ${quote(form.kind ?? "")});`,
    );
    taken.add(`part.kind !== ${quote(form.kind ?? "")}`);
    if (entry.first) setBeside(tree, entry, [form, ...others], context);
  }
  const content = taken.size === 0 ? "parts" : `parts.filter((part) => ${[...taken].join(" && ")})`;
  if (item.content !== undefined) {
    const write = `(part) => writePart(part, ${quote(context)}, loss)`;
    const isWords = item.words === true || (item.words === "answer" && context === "answer");
    const isShort = mapping.layout.textShorthand && context !== "answer";
    const value = isWords
      ? `writeWords(${content}, "", loss)`
      : `writeContent(${content}, ${String(isShort)}, ${write})`;
    const empty = item.hasEmpty
      ? literal(item.empty ?? null)
      : mapping.layout.textShorthand || item.words !== false
        ? quote("")
        : "[]";
    statements.push(`const content = ${value};`);
    tree.set(item.content, `content ?? ${empty}`, { constant: true });
  }
  const isAnswer = context === "answer";
  const besides = usable.map((entry) => `${camel(entry.forms[0] ?? "")}.length === 0`);
  const mayVanish = !isAnswer || item.itemPerPart;
  if (item.content !== undefined && mayVanish)
    statements.push(`if (${["content === undefined", ...besides].join(" && ")}) return undefined;`);
  if (item.citations?.in === context)
    tree.set(
      item.citations.at,
      `someOf(citationsOf(parts${lastArgument(unitOf(item.citations.each, mapping))}` +
        `).map((one) => write${pascal(item.citations?.each ?? "")}(one, loss)))`,
      { note: "citations" },
    );
  for (const entry of usable.filter(({ first }) => !first)) {
    setBeside(tree, entry, formsOf(entry, forms), context);
  }
  return functionLines(
    `function write${name}Item`,
    ["parts: readonly Part[]", "loss: Loss"],
    mayVanish ? "Wire | undefined" : "Wire",
    [...statements, `return ${tree.print()};`],
  );
}

function isUsable(form: Form | undefined, context: string): boolean {
  return form !== undefined && form.direction !== "read" && (form.in === undefined || form.in.includes(context));
}

function formsOf(entry: Beside, forms: ReadonlyMap<string, Form>): Form[] {
  return entry.forms.flatMap((name) => forms.get(name) ?? []);
}

/** Of several forms the first that a part can be said in is written. */
function setBeside(tree: ObjectTree, entry: Beside, forms: readonly Form[], context: string): void {
  const [form] = forms;
  if (form === undefined) return;
  const name = camel(form.name);
  const empty = context in entry.empty ? ` ?? ${literal(entry.empty[context] ?? null)}` : "";
  const written = forms.reduceRight((rest, one) => {
    const test = matchRecord(one.only, "part").join(" && ");
    const own = `write${pascal(one.name)}Part(part, loss)`;
    return rest === "" || test === "" ? own : `${test} ? ${own} : ${rest}`;
  }, "");
  const said = `${form.value === "signature" ? "besideState" : "besideValue"}(${name})`;
  const bare = form.transform === undefined ? said : `${camel(form.transform)}.write(${said})`;
  const value = entry.list ? `someOf(${name}.map((part) => ${written}))` : bare;
  tree.set(entry.at[0] ?? "", `${value}${empty}`, { constant: empty !== "", note: form.kind ?? "" });
}

/** A part that is an item of its own. */
function emitOwnItem(item: Item, prefix: string, mapping: Mapping): string[] {
  const form = mapping.parts.forms.find(({ name }) => name === item.part);
  if (form === undefined) return [];
  const tree = new ObjectTree();
  const statements: string[] = [];
  setConstants(tree, item.when, item.constants);
  fill(tree, form.lines, "part", mapping, statements);
  statements.push(...reportUncovered(form, "part", mapping));
  return functionLines(
    `function write${prefix}${pascal(item.name)}Item`,
    [`part: ${pascal(form.kind ?? "")}Part`, "loss: Loss"],
    "Wire",
    [...statements, `return ${tree.print()};`],
  );
}
