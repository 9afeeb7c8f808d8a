/** Writers: from the vocabulary to a dialect's bodies. */
import { contentOf, inside, mediaOf } from "../model/line.js";
import type { DialectDocument } from "../model/dialect-document.js";
import type { Line, Mapping } from "../model/mapping.js";
import { code, list, madeOf, type Code, type Piece } from "../print/code.js";
import { constant, functionOf, type Declaration, type FunctionDeclaration } from "../print/declarations.js";
import type { Module } from "../print/module.js";
import { locals } from "./locals.js";
import { writer } from "./own-names.js";
import { goesBySchemas, passStatements } from "./passes.js";
import { ruleTexts } from "./rules.js";
import { content, roles, rules, types, vocabularyType, write } from "./runtime.js";
import { asBodyOf } from "./written-body.js";
import { literal, quote } from "./text.js";
import { writeWordTables } from "./word-tables.js";
import { emitUsage, emitWriteResponse } from "./write-answer.js";
import { Filling } from "./write-fill.js";
import { emitParts, emitRecord } from "./write-forms.js";
import { emitWriteResults } from "./write-results.js";
import { emitTakes } from "./write-takes.js";
import { emitTurns } from "./write-turns.js";
import { emitWordsReport, writeWords } from "./write-words.js";

const { context, given, loss, request, schemas, turns } = locals;

export function emitWrite(mapping: Mapping, document: DialectDocument): Module {
  return {
    path: `${mapping.dialect}/write.ts`,
    specs: [mapping.file.name],
    declarations: [
      ...writeWordTables(mapping),
      ...(mapping.isConversation ? [contextType(mapping)] : []),
      ...(hasRules(mapping) ? [rulesTable(mapping)] : []),
      ...schemaRules(mapping),
      emitRequest(mapping, document),
      ...(mapping.isConversation
        ? [...emitTurns(mapping), ...emitTakes(mapping), ...emitWordsReport(mapping), ...emitParts(mapping)]
        : []),
      ...[...mapping.records.values()].flatMap((record) => emitRecord(record, mapping)),
      ...(mapping.isConversation
        ? [...emitWriteResponse(mapping, document), emitUsage(mapping)]
        : emitWriteResults(mapping, document)),
    ],
  };
}

/** The places where a part may appear. They decide which of its forms can be written. */
export function contextsOf(mapping: Mapping): string[] {
  const named = mapping.parts.forms.flatMap((form) =>
    form.lines.flatMap((line) => contentOf(line) ?? mediaOf(line)?.content ?? []),
  );
  const items = mapping.layout.items.map(({ name }) => name);
  const instructions = mapping.layout.instructions?.content;
  return [...new Set([...items, ...named, ...(instructions === undefined ? [] : [instructions]), "answer"])];
}

function contextType(mapping: Mapping): Declaration {
  const type = contextsOf(mapping).map(quote).join(" | ");
  return { kind: "type", name: "Context", docs: "Where a part appears.", type };
}

function hasRules({ request: { rules: declared } }: Mapping): boolean {
  return Object.keys(declared).length > 0;
}

function rulesTable(mapping: Mapping): Declaration {
  return constant({
    node: inside(mapping.request, "rules"),
    name: "rules",
    isExported: true,
    docs: "What the dialect accepts, whatever the model.",
    type: code`readonly ${types.Rule}[]`,
    value: list(ruleTexts(mapping.request.rules)),
  });
}

/** Only dialects with a pass that goes by them need the rules. */
function schemaRules({ request: source, functions }: Mapping): Declaration[] {
  if (!goesBySchemas(source.beforeWrite, functions)) return [];
  const type = types.SchemaRules;
  const docs = "What the vendor accepts in JSON Schemas.";
  return [constant({ node: inside(source, "schemas"), name: schemas, docs, type, value: literal(source.schemas) })];
}

function emitRequest(mapping: Mapping, document: DialectDocument): FunctionDeclaration {
  const filling = new Filling(mapping);
  const { lines } = mapping.request;
  const isFirst = ({ concept }: Line): boolean => concept === "model" || concept === "stream";
  filling.fill(lines.filter(isFirst), request);
  const constants = constantsBeside(mapping);
  const split = setConversation(filling, constants, mapping);
  filling.fill(
    lines.filter((line) => !isFirst(line)),
    request,
  );
  for (const [path, constant] of constants) joinLists(filling, path, constant);
  return functionOf({
    node: mapping.request,
    name: writer(mapping, "Request"),
    isExported: true,
    docs: `A request in the words of the vocabulary as one of the ${mapping.dialect} dialect.`,
    parameters: [
      { name: given, type: vocabularyType(mapping.vocabulary, "Request") },
      { name: loss, type: types.Loss },
      { name: context, type: types.WriteContext },
    ],
    result: types.Wire,
    body: [
      ...prepared(mapping),
      ...split,
      ...filling.statements,
      code`return ${asBodyOf(document, document.requests, filling.tree.print())};`,
    ],
  });
}

/** The request and its turns after the passes over them. */
function prepared(mapping: Mapping): Code[] {
  const passes = passStatements(mapping.request.beforeWrite, "request", mapping.functions);
  const turnPasses = passStatements(mapping.layout.beforeWrite, "turns", mapping.functions);
  const hasStream = mapping.vocabulary.records.get("Request")?.fields.some(({ name }) => name === "stream");
  const fitted = hasRules(mapping) ? code`${rules.fitRules}(rules, ${given}, ${loss})` : given;
  const absent = mapping.stream.byDefault ? "" : " ? true : undefined";
  const stream = hasStream === true ? code`, stream: ${context}.stream${absent}` : "";
  const keyword = passes.length > 0 || mapping.isConversation ? "let" : "const";
  const type = vocabularyType(mapping.vocabulary, "Request");
  return [
    code`${keyword} ${request}: ${type} = { ...${fitted}, model: ${context}.model${stream} };`,
    ...passes,
    ...(mapping.isConversation ? [code`let ${turns} = ${request}.turns;`] : []),
    ...turnPasses,
  ];
}

/** The constants beside concepts, by their paths. */
function constantsBeside({ request: source }: Mapping): [path: string, constant: Code][] {
  return Object.entries(source.beside).flatMap(([concept, members]) =>
    Object.entries(members).map(([path, value]): [string, Code] => {
      const written = code`${request}.${concept} === undefined ? undefined : ${literal(value)}`;
      return [path, madeOf(inside(source, "fields", concept, "const", path), written)];
    }),
  );
}

/** A line may write a list where a constant is one too. */
function joinLists({ tree }: Filling, path: string, constant: Code): void {
  const written = tree.at(path);
  if (written !== undefined && written !== constant)
    tree.set(path, code`${write.joinedLists}(${constant}, ${written})`);
}

/** Sets the instructions, the constants beside concepts, and the turns. The statements it needs come first. */
function setConversation({ tree }: Filling, constants: ReturnType<typeof constantsBeside>, mapping: Mapping): Code[] {
  const { layout } = mapping;
  const { instructions } = layout;
  if (instructions !== undefined)
    tree.set(instructions.at, madeOf(inside(layout, "instructions"), writeInstructions(instructions, mapping)));
  for (const [path, constant] of constants) tree.set(path, constant);
  if (mapping.isConversation) {
    const rest: Piece = instructions === undefined ? turns : "rest";
    const written = code`${writer(mapping, "Turns")}(${rest}, ${loss})`;
    tree.set(layout.at, madeOf(inside(layout, "at"), written), { constant: true });
  }
  return instructions === undefined
    ? []
    : [code`const { instructions, rest } = ${roles.splitInstructions}(${turns}${besideConcept(instructions)});`];
}

/** Whether a concept makes turns of the instructions. */
function besideConcept({ turnsBeside }: NonNullable<Mapping["layout"]["instructions"]>): Piece {
  if (turnsBeside === undefined) return "";
  const { concept, member, value } = turnsBeside;
  return code`, ${request}.${concept}?.${member} === ${quote(value)}`;
}

function writeInstructions(
  { words, content: where, joinedBy }: NonNullable<Mapping["layout"]["instructions"]>,
  mapping: Mapping,
): Code {
  if (words) return writeWords("instructions", joinedBy, where, mapping);
  const writePart = code`(part) => ${writer(mapping, "Part")}(part, ${quote(where)}, ${loss})`;
  return code`${content.writeContent}(instructions, false, ${writePart})`;
}
