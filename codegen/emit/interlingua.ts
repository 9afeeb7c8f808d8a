/** TypeScript types of a vocabulary. */
import type { Field, FieldType, Vocabulary } from "../join/vocabulary.js";
import type { Module } from "../print/module.js";
import { camel, comment, memberName, pascal, quote } from "./text.js";

export function emitInterlingua(vocabulary: Vocabulary): Module {
  const lines: string[] = [
    `import type { Json } from "../../src/conversion/json.js";`,
    `import type { Origin } from "../../src/conversion/loss.js";`,
  ];
  for (const [name, values] of vocabulary.enums) {
    lines.push(
      "",
      `export type ${name} =`,
      ...values.map(({ name: value, means }) => `  | ${quote(value)} ${comment(means)}`),
      ";",
    );
  }
  for (const [name, { means, fields }] of vocabulary.records) lines.push("", ...emitShape(name, means, fields));
  for (const [name, union] of vocabulary.unions) {
    const kinds = [...union.kinds];
    for (const [kind, { means, fields }] of kinds)
      lines.push("", ...emitShape(`${pascal(kind)}${name}`, means, fields, kind));
    lines.push(
      "",
      comment(union.means),
      `export type ${name} = ${kinds.map(([kind]) => `${pascal(kind)}${name}`).join(" | ")};`,
    );
  }
  return { path: `interlingua/${vocabulary.name}.ts`, specs: [vocabulary.file.name], lines };
}

/** What each vocabulary calls a request, an answer and what it took. */
export function emitVocabularies(vocabularies: readonly Vocabulary[]): Module {
  const lines = [
    ...vocabularies.map(({ name }) => `import type * as ${camel(name)} from "./${name}.js";`),
    "",
    "/** Every vocabulary by its name. */",
    "export interface Vocabularies {",
    ...vocabularies.map(
      ({ name }) =>
        `${memberName(name)}: { request: ${camel(name)}.Request; response: ${camel(name)}` +
        `.Response; usage: ${camel(name)}.Usage };`,
    ),
    "}",
  ];
  return { path: "interlingua/index.ts", specs: vocabularies.map(({ file }) => file.name), lines };
}

function emitShape(name: string, means: string, fields: readonly Field[], kind?: string): string[] {
  return [
    comment(means),
    `export interface ${name} {`,
    ...(kind === undefined ? [] : [`  kind: ${quote(kind)};`]),
    ...fields.flatMap((field) => [
      `  ${comment(field.means)}`,
      `  ${memberName(field.name)}${field.required ? "" : "?"}: ${typeText(field.type)}` +
        `${field.required ? "" : " | undefined"};`,
    ]),
    "  /** Where it stood in the body it was read from. */",
    "  origin?: Origin | undefined;",
    "}",
  ];
}

export function typeText(type: FieldType): string {
  switch (type.kind) {
    case "list":
      return `${typeText(type.of)}[]`;
    case "enum":
    case "record":
    case "union":
      return type.name;
    case "integer":
      return "number";
    case "json":
      return "Json";
    default:
      return type.kind;
  }
}
