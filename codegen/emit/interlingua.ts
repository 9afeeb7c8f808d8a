/** TypeScript types of a vocabulary. */
import type { Field, FieldType, Vocabulary } from "../model/vocabulary.js";
import { code, joined, lines, Name, type Piece } from "../print/code.js";
import type { Declaration, InterfaceDeclaration, TypeAlias } from "../print/declarations.js";
import type { Module } from "../print/module.js";
import { types, vocabularyType } from "./runtime.js";
import { camel, pascal } from "../model/names.js";
import { comment, memberName, quote } from "./text.js";

export function emitInterlingua(vocabulary: Vocabulary): Module {
  const declarations: Declaration[] = [
    ...[...vocabulary.enums].map(([name, values]): TypeAlias => {
      const words = values.map(({ name: value, description }) => `${comment(description)}\n| ${quote(value)}`);
      return { kind: "type", name, isExported: true, type: lines(["", ...words, ""]) };
    }),
    ...[...vocabulary.records].map(([name, { description, fields }]) => shapeOf(vocabulary, name, description, fields)),
    ...[...vocabulary.unions].flatMap(([name, { description, kinds }]): Declaration[] => {
      const nameOf = (kind: string): string => `${pascal(kind)}${name}`;
      return [
        ...[...kinds].map(([kind, shape]) => shapeOf(vocabulary, nameOf(kind), shape.description, shape.fields, kind)),
        { kind: "type", name, isExported: true, docs: description, type: joined([...kinds.keys()].map(nameOf), " | ") },
      ];
    }),
  ];
  return { path: `interlingua/${vocabulary.name}.ts`, specs: [vocabulary.file.name], declarations };
}

/** What each vocabulary calls a request, an answer and what it took. */
export function emitVocabularies(vocabularies: readonly Vocabulary[]): Module {
  const members = vocabularies.map(({ name }) => {
    const types = new Name(camel(name), `interlingua/${name}.js`, "type namespace");
    return {
      name: memberName(name),
      type: code`{ request: ${types}.Request; response: ${types}.Response; usage: ${types}.Usage }`,
    };
  });
  return {
    path: "interlingua/index.ts",
    specs: vocabularies.map(({ file }) => file.name),
    declarations: [
      { kind: "interface", name: "Vocabularies", isExported: true, docs: "Every vocabulary by its name.", members },
    ],
  };
}

function shapeOf(
  vocabulary: Vocabulary,
  name: string,
  description: string,
  fields: readonly Field[],
  kind?: string,
): InterfaceDeclaration {
  return {
    kind: "interface",
    name,
    isExported: true,
    docs: description,
    members: [
      ...(kind === undefined ? [] : [{ name: "kind", type: quote(kind) }]),
      ...fields.map(({ name: field, description: docs, required, type }) => ({
        name: memberName(field),
        docs,
        isOptional: !required,
        type: required ? typeOf(type, vocabulary) : code`${typeOf(type, vocabulary)} | undefined`,
      })),
      {
        name: "origin",
        docs: "Its place in the body it was read from.",
        isOptional: true,
        type: code`${types.Origin} | undefined`,
      },
    ],
  };
}

function typeOf(type: FieldType, vocabulary: Vocabulary): Piece {
  switch (type.kind) {
    case "list":
      return code`${typeOf(type.of, vocabulary)}[]`;
    case "enum":
    case "record":
    case "union":
      return vocabularyType(vocabulary, type.name);
    case "integer":
      return "number";
    case "json":
      return types.Json;
    default:
      return type.kind;
  }
}
