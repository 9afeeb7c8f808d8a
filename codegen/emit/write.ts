/** Writers: from the vocabulary to a dialect's bodies. */
import type { Beside, Form, Item, Line, Mapping, Match, RecordRule } from "../join/mapping.js";
import { wordsFor } from "../join/vocabulary.js";
import type { Module } from "../print/module.js";
import type { Json } from "../../src/conversion/json.js";
import { writeItems } from "./among.js";
import { matchRecord } from "./conditions.js";
import { isInline, unitOf } from "./keys.js";
import { passStatements } from "./passes.js";
import { rulesText } from "./rules.js";
import { functionLines } from "./signature.js";
import { importLines } from "./symbols.js";
import { camel, comment, lastArgument, literal, pascal, quote } from "./text.js";
import { ObjectTree } from "./tree.js";
import { streamedRecords } from "./result-stream.js";
import { emitWriteResults } from "./results.js";
import { emitUsage, emitWriteResponse } from "./write-answer.js";
import { writeValue, writeWordTables } from "./write-value.js";

export function emitWrite(mapping: Mapping): Module {
  const lines = [
    ...writeWordTables(mapping),
    ...(mapping.isConversation ? emitContexts(mapping) : []),
    ...(Object.keys(mapping.request.rules).length > 0 ? emitRules(mapping) : []),
    ...emitRequest(mapping),
    ...(mapping.isConversation ? [...emitTurns(mapping), ...emitParts(mapping)] : []),
    ...[...mapping.records.values()].flatMap((record) => emitRecord(record, mapping)),
    ...(mapping.isConversation ? [...emitWriteResponse(mapping), ...emitUsage(mapping)] : emitWriteResults(mapping)),
  ];
  return {
    path: `${mapping.dialect}/write.ts`,
    specs: [mapping.file.name],
    lines: [...importLines(lines, mapping.vocabulary), "", ...lines],
  };
}

/** Where a part may stand decides which of its forms can say it. */
export function contextsOf(mapping: Mapping): string[] {
  const named = mapping.parts.forms.flatMap((form) =>
    form.lines.flatMap(({ content, media }) => content ?? media?.content ?? []),
  );
  const items = mapping.layout.items.map(({ name }) => name);
  const instructions = mapping.layout.instructions?.content;
  return [...new Set([...items, ...named, ...(instructions === undefined ? [] : [instructions]), "answer"])];
}

function emitRules(mapping: Mapping): string[] {
  return [
    comment("What the dialect accepts, whatever the model."),
    `export const rules: readonly Rule[] = [\n${rulesText(mapping.request.rules).join("\n")}\n];`,
    "",
  ];
}

function emitContexts(mapping: Mapping): string[] {
  return [comment("Where a part stands."), `type Context = ${contextsOf(mapping).map(quote).join(" | ")};`, ""];
}

/** Members and statements of one object: what lines say, and what they cannot. */
export function fill(
  tree: ObjectTree,
  lines: readonly Line[],
  record: string,
  mapping: Mapping,
  statements: string[],
): void {
  for (const line of lines) {
    if (line.implicit !== undefined || line.address !== undefined) continue;
    const value = unitOf(line.each, mapping) === undefined ? `${record}.${line.concept}` : `placedInBytes(${record})`;
    if (line.readOnly && line.field.required) continue;
    if (line.absent !== undefined || line.readOnly) {
      statements.push(reportAbsent(record, line));
      continue;
    }
    if (line.record !== undefined && line.at.length === 0) {
      fillInline(tree, line, value, mapping, statements);
      continue;
    }
    const at = line.at[0];
    if (at === undefined) continue;
    if (line.among !== undefined) {
      const sharing = lines.filter((other) => other.among !== undefined && other.at[0] === at);
      if (line === sharing[0]) tree.set(at, writeItems(sharing, record));
      continue;
    }
    if (line.together) {
      setTogether(tree, line, value, record, statements);
      continue;
    }
    tree.set(at, writeValue(line, value, record, mapping), {
      note: line.concept,
      constant: line.default !== undefined,
    });
    setMedia(tree, line, value);
  }
}

/** What several places say together is made once. */
function setTogether(
  tree: ObjectTree,
  { concept, transform = "", at }: Line,
  value: string,
  record: string,
  statements: string[],
): void {
  const values = `${camel(concept)}Told`;
  statements.push(`const ${values} = ${camel(transform)}.write(${value}, ${record}.origin?.path ?? "");`);
  for (const [index, path] of at.entries()) tree.set(path, `${values}[${index}]`, { note: concept });
}

/** Media that stand apart from the words they belong to. */
function setMedia(tree: ObjectTree, { media, concept }: Line, value: string): void {
  if (media !== undefined)
    tree.set(
      media.at,
      `writeContent(mediaOf(${value}), false, (inside) => writePart(inside, ${quote(media.content)}, loss))`,
      { note: concept },
    );
}

export function reportAbsent(
  record: string,
  line: Pick<Line, "concept" | "field"> & { readonly neutral?: Json | undefined },
): string {
  const value = line.neutral ?? line.field.neutral;
  const neutral = value === undefined ? "" : `, ${literal(value)}`;
  return `loss.dropConcept(${record}, ${quote(line.concept)}, ${record}.${line.concept}${neutral});`;
}

function fillInline(tree: ObjectTree, line: Line, value: string, mapping: Mapping, statements: string[]): void {
  const forms = mapping.records.get(line.record ?? "")?.forms.filter(({ direction }) => direction !== "read") ?? [];
  const only = forms[0];
  if (only === undefined) return;
  const name = camel(line.concept);
  statements.push(`const ${name} = ${value} ?? {};`);
  if (forms.length === 1) fill(tree, only.lines, name, mapping, statements);
  else fillChoice(tree, forms, name, value, mapping, statements);
}

/** Several forms among the members around them: each member is that of the form that can say the record. */
function fillChoice(
  tree: ObjectTree,
  forms: readonly Form[],
  name: string,
  value: string,
  mapping: Mapping,
  statements: string[],
): void {
  const choices = new Map<string, string[]>();
  const add = (path: string, test: string, expression: string): void =>
    void choices.set(path, [...(choices.get(path) ?? []), `${test} ? ${expression}`]);
  const tests = forms.map((form) => matchRecord(form.only, name).join(" && "));
  for (const [index, form] of forms.entries()) {
    const test = tests[index] ?? "";
    for (const [path, wanted] of Object.entries(form.when)) {
      const word = Array.isArray(wanted) ? (wanted as Json[])[0] : (wanted as Json);
      if (typeof word === "string" && word !== "absent" && word !== "present") add(path, test, literal(word));
    }
    for (const inside of form.lines) {
      const at = inside.at[0];
      if (inside.implicit !== undefined) continue;
      if (at === undefined || inside.readOnly) statements.push(`if (${test}) ${reportAbsent(name, inside)}`);
      else add(at, test, writeValue(inside, `${name}.${inside.concept}`, name, mapping));
    }
  }
  statements.push(`if (${value} !== undefined && !(${tests.join(" || ")})) loss.drop(${value});`);
  for (const [path, expressions] of choices) tree.set(path, `${expressions.join(" : ")} : undefined`, { note: name });
}

function emitRequest(mapping: Mapping): string[] {
  const tree = new ObjectTree();
  const statements: string[] = [];
  const { layout, request } = mapping;
  const passes = passStatements(request.beforeWrite, "request");
  const turnPasses = passStatements(layout.beforeWrite, "turns");
  const split: string[] = [];
  const hasStream = mapping.vocabulary.records.get("Request")?.fields.some(({ name }) => name === "stream");
  for (const line of request.lines.filter(({ concept }) => concept === "model" || concept === "stream"))
    fill(tree, [line], "request", mapping, statements);
  if (layout.instructions !== undefined) {
    split.push("const { instructions, rest } = splitInstructions(turns);");
    const context = quote(layout.instructions.content);
    const value = layout.instructions.words
      ? `writeWords(instructions, "\\n\\n", loss)`
      : `writeContent(instructions, false, (part) => writePart(part, ${context}, loss))`;
    tree.set(layout.instructions.at, value, { note: "instructions" });
  }
  for (const [concept, members] of Object.entries(request.beside)) {
    for (const [path, constant] of Object.entries(members))
      tree.set(path, `request.${concept} === undefined ? undefined : ${literal(constant)}`, {
        note: `beside ${concept}`,
      });
  }
  if (mapping.isConversation)
    tree.set(layout.at, `writeTurns(${layout.instructions === undefined ? "turns" : "rest"}, loss)`, {
      note: "turns",
      constant: true,
    });
  fill(
    tree,
    request.lines.filter(({ concept }) => concept !== "model" && concept !== "stream"),
    "request",
    mapping,
    statements,
  );
  const body = [
    `${passes.length > 0 || mapping.isConversation ? "let" : "const"} request: Request = { ...${Object.keys(request.rules).length > 0 ? "fitRules(rules, given, loss)" : "given"}, model: context.model${hasStream ? ", stream: context.stream ? true : undefined" : ""} };`,
    ...passes,
    ...(mapping.isConversation ? ["let turns = request.turns;"] : []),
    ...turnPasses,
    ...split,
    ...statements,
    `return ${tree.print()};`,
  ];
  return [
    comment(`A request in the words of the vocabulary as one of the ${mapping.dialect} dialect.`),
    ...functionLines(
      "export function writeRequest",
      ["given: Request", "loss: Loss", "context: WriteContext"],
      "Wire",
      body,
    ),
  ];
}

function emitTurns(mapping: Mapping): string[] {
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
          `if (items.length === 0) throw new ConversionError(${quote(mapping.layout.at)}, "Nothing of the conversation can be said to this model.");`,
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
  const tell = Object.keys(items[0]?.when ?? {})[0] ?? "";
  return `mergeItems(items, ${quote(tell)}, ${quote(items[0]?.content ?? "")})`;
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
    own.length === 0 && !item.oneEach
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
              `if (${[`part.kind === ${quote(kind)}`, ...matchRecord(only, "part")].join(" && ")}) {\nflush();\nitems.push(write${prefix}${pascal(other.name)}Item(part, loss));\ncontinue;\n}`,
          ),
          "rest.push(part);",
          ...(item.oneEach ? ["flush();"] : []),
          "}",
          "flush();",
        ];
  return [
    ...functionLines(`function write${name}Turn`, ["turn: Turn", "items: Wire[]", "loss: Loss"], "void", body),
    ...emitItem(item, context, name, mapping),
    ...own.flatMap((other) => emitOwnItem(other, prefix, mapping)),
  ];
}

/** The members that tell an item or a part from others, and its constants. */
function setConstants(tree: ObjectTree, when: Match, constants: Readonly<Record<string, Json>>): void {
  for (const [key, value] of Object.entries(when)) {
    const wanted = Array.isArray(value) ? (value as Json[])[0] : (value as Json);
    if (typeof wanted === "boolean" || (typeof wanted === "string" && wanted !== "absent" && wanted !== "present"))
      tree.set(key, literal(wanted), { constant: true });
  }
  for (const [path, value] of Object.entries(constants)) tree.set(path, literal(value), { constant: true });
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
  const taken: string[] = [];
  for (const entry of usable) {
    const [form, ...others] = formsOf(entry, forms);
    if (form === undefined) continue;
    const list = camel(form.name);
    const type = `${pascal(form.kind ?? "")}Part`;
    statements.push(
      `const ${list} = parts.filter((part): part is ${type} => part.kind === ${quote(form.kind ?? "")});`,
    );
    taken.push(`part.kind !== ${quote(form.kind ?? "")}`);
    if (entry.first) setBeside(tree, entry, [form, ...others], context);
  }
  const content = taken.length === 0 ? "parts" : `parts.filter((part) => ${taken.join(" && ")})`;
  if (item.content !== undefined) {
    const write = `(part) => writePart(part, ${quote(context)}, loss)`;
    const isWords = item.words === true || (item.words === "answer" && context === "answer");
    const isShort = mapping.layout.short && context !== "answer";
    const value = isWords
      ? `writeWords(${content}, "", loss)`
      : `writeContent(${content}, ${String(isShort)}, ${write})`;
    const empty = item.hasEmpty
      ? literal(item.empty ?? null)
      : mapping.layout.short || item.words !== false
        ? quote("")
        : "[]";
    statements.push(`const content = ${value};`);
    tree.set(item.content, `content ?? ${empty}`, { constant: true });
  }
  const isAnswer = context === "answer";
  const besides = usable.map((entry) => `${camel(entry.forms[0] ?? "")}.length === 0`);
  const mayVanish = !isAnswer || item.oneEach;
  if (item.content !== undefined && mayVanish)
    statements.push(`if (${["content === undefined", ...besides].join(" && ")}) return undefined;`);
  if (item.citations?.in === context)
    tree.set(
      item.citations.at,
      `someOf(citationsOf(parts${lastArgument(unitOf(item.citations.each, mapping))}).map((one) => write${pascal(item.citations?.each ?? "")}(one, loss)))`,
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
  const value = entry.list ? `someOf(${name}.map((part) => ${written}))` : `besideValue(${name})`;
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

/** Concepts of a kind that a form has no line for. */
function reportUncovered(form: Form, record: string, mapping: Mapping): string[] {
  const fields = mapping.vocabulary.unions.get("Part")?.kinds.get(form.kind ?? "")?.fields ?? [];
  const covered = new Set([
    ...form.lines.map(({ concept }) => concept),
    ...Object.keys(form.only).map((path) => path.split(".")[0]),
    form.value,
  ]);
  return fields
    .filter((field) => !covered.has(field.name))
    .map((field) => reportAbsent(record, { concept: field.name, field }));
}

function emitParts(mapping: Mapping): string[] {
  const forms = mapping.parts.forms.filter(({ direction, value }) => direction !== "read" && value === undefined);
  const listed = forms.filter(({ beside }) => !beside);
  const ownItems = new Set(mapping.layout.items.map(({ part }) => part));
  const tests = listed.map((form) => {
    const where =
      form.in === undefined
        ? []
        : [
            form.in.length === 1
              ? `context === ${quote(form.in[0] ?? "")}`
              : `(${form.in.map((context) => `context === ${quote(context)}`).join(" || ")})`,
          ];
    const test = [`part.kind === ${quote(form.kind ?? "")}`, ...matchRecord(form.only, "part"), ...where].join(" && ");
    return `if (${test}) return write${pascal(form.name)}Part(part, loss);`;
  });
  return [
    comment("A part in a content list, or nothing where the dialect has no way to say it there."),
    ...functionLines(
      "export function writePart",
      ["part: Part", "context: Context", "loss: Loss"],
      "Wire | undefined",
      [...tests, "return loss.drop(part);"],
    ),
    ...forms
      .filter(({ name }) => !ownItems.has(name))
      .flatMap((form) =>
        emitForm(
          form,
          `${pascal(form.kind ?? "")}Part`,
          "Part",
          "part",
          mapping,
          reportUncovered(form, "part", mapping),
        ),
      ),
  ];
}

function emitForm(
  form: Form,
  type: string,
  suffix: string,
  record: string,
  mapping: Mapping,
  uncovered: readonly string[],
): string[] {
  const tree = new ObjectTree();
  const statements: string[] = [];
  setConstants(tree, form.when, form.constants);
  const required = form.lines.filter(
    (line) =>
      line.field.required &&
      !line.readOnly &&
      line.at.length > 0 &&
      (line.record !== undefined || line.transform !== undefined) &&
      line.default === undefined,
  );
  const guards = required.flatMap((line) => [
    `const ${camel(line.concept)}Value = ${writeValue(line, `${record}.${line.concept}`, record, mapping)};`,
    `if (${camel(line.concept)}Value === undefined) return loss.drop(${record});`,
  ]);
  for (const line of form.lines) {
    if (required.includes(line)) {
      tree.set(line.at[0] ?? "", `${camel(line.concept)}Value`, { note: line.concept, constant: true });
      setMedia(tree, line, `${record}.${line.concept}`);
    } else fill(tree, [line], record, mapping, statements);
  }
  const result = `Wire${required.length > 0 ? " | undefined" : ""}`;
  return functionLines(`function write${pascal(form.name)}${suffix}`, [`${record}: ${type}`, "loss: Loss"], result, [
    ...guards,
    ...statements,
    ...uncovered,
    `return ${tree.print()};`,
  ]);
}

function emitRecord(rule: RecordRule, mapping: Mapping): string[] {
  if (isInline(rule, mapping)) return [];
  const name = pascal(rule.name);
  const record = camel(rule.name);
  const exported =
    (JSON.stringify(mapping.stream.write).includes("$citation") && rule.is === "Citation") ||
    streamedRecords(mapping).includes(rule.name)
      ? "export "
      : "";
  const fields = mapping.vocabulary.records.get(rule.is)?.fields ?? [];
  const forms = rule.forms.filter(({ direction }) => direction !== "read");
  const branches = forms.map((form) => {
    const test = matchRecord(form.only, record).join(" && ");
    if (form.refused !== undefined)
      return `${test === "" ? "" : `if (${test}) `}throw new ConversionError(${record}.origin?.path ?? "", ${quote(form.refused)});`;
    const result = form.implicit
      ? "undefined"
      : form.value === undefined
        ? `write${pascal(form.name)}${name}(${record}, loss)`
        : bareResult(form, rule.name, record);
    return `${test === "" ? "" : `if (${test}) `}return ${result};`;
  });
  const closed = forms.some((form) => Object.keys(form.only).length === 0);
  const body = [...branches, ...(closed ? [] : [`return loss.drop(${record});`])];
  const written = forms.filter((form) => form.value === undefined && !form.implicit && form.refused === undefined);
  return [
    ...functionLines(
      `${exported}function write${name}`,
      [`${record}: ${rule.is}`, "loss: Loss"],
      "Json | undefined",
      body,
    ),
    ...written.flatMap((form) => {
      const covered = new Set([...form.lines.map(({ concept }) => concept), ...Object.keys(form.only)]);
      const uncovered = fields
        .filter((field) => !covered.has(field.name))
        .map((field) => reportAbsent(record, { concept: field.name, field }));
      return emitForm(form, rule.is, name, record, mapping, uncovered);
    }),
  ];
}

function bareResult(form: Form, rule: string, record: string): string {
  const value = `${record}.${form.value ?? ""}`;
  if (form.values === undefined) return value;
  return `wordFor(${camel(`${rule} ${form.name}`)}Words, ${value}, () => loss.drop(${record}))`;
}
