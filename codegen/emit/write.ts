/** Writers: from the vocabulary to a dialect's bodies. */
import type { Mapping } from "../join/mapping.js";
import type { Module } from "../print/module.js";
import { passTexts } from "./passes.js";
import { ruleTexts } from "./rules.js";
import { functionLines } from "./signature.js";
import { importLines } from "./symbols.js";
import { comment, literal, quote } from "./text.js";
import { ObjectTree } from "./tree.js";
import { emitWriteResults } from "./results.js";
import { emitUsage, emitWriteResponse } from "./write-answer.js";
import { wordTableLines } from "./write-value.js";
import { fill } from "./write-fill.js";
import { emitParts, emitRecord } from "./write-forms.js";
import { emitTurns } from "./write-turns.js";

export function emitWrite(mapping: Mapping): Module {
  const lines = [
    ...wordTableLines(mapping),
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
    `export const rules: readonly Rule[] = [\n${ruleTexts(mapping.request.rules).join(",\n")}\n];`,
    "",
  ];
}

function emitContexts(mapping: Mapping): string[] {
  return [comment("Where a part stands."), `type Context = ${contextsOf(mapping).map(quote).join(" | ")};`, ""];
}

function emitRequest(mapping: Mapping): string[] {
  const tree = new ObjectTree();
  const statements: string[] = [];
  const { layout, request } = mapping;
  const passes = passTexts(request.beforeWrite, "request");
  const turnPasses = passTexts(layout.beforeWrite, "turns");
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
    `${passes.length > 0 || mapping.isConversation ? "let" : "const"} request: Request = ` +
      "{ ..." +
      `${Object.keys(request.rules).length > 0 ? "fitRules(rules, given, loss)" : "given"}` +
      ", model: context.model" +
      `${hasStream ? ", stream: context.stream ? true : undefined" : ""} };`,
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
