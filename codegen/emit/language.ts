/** TypeScript types of the language that specs are written in, from its JSON Schemas. */
import { basename } from "node:path";
import type { SchemaFile } from "../load/language.js";
import { code, joined, Name, type Piece } from "../print/code.js";
import type { Declaration } from "../print/declarations.js";
import type { Module } from "../print/module.js";
import type { Schema } from "../load/language-schema.js";
import { LanguageSchemas, type PlacedSchema } from "./language-schemas.js";
import { types } from "./runtime.js";
import { literal, memberName } from "./text.js";

/** A module for each schema, with a type for what it describes and for each of its definitions. */
export function emitLanguage(files: readonly SchemaFile[]): Module[] {
  const schemas = new LanguageSchemas(files);
  return files.map(({ name }) => ({
    path: `language/${basename(name, ".json")}.ts`,
    specs: [`specs/language/${name}`],
    declarations: [...schemas.described(name)].map(([type, place]) => declarationOf(type, place, schemas)),
  }));
}

function declarationOf(name: string, place: PlacedSchema, schemas: LanguageSchemas): Declaration {
  const { description } = place.schema;
  return { kind: "type", name, isExported: true, docs: description, type: typeOf(place, schemas, name) };
}

/** `own`: the name of the type itself, which is not its own definition. */
function typeOf(place: PlacedSchema, schemas: LanguageSchemas, own?: string): Piece {
  return union(typesOf(place, schemas, own));
}

/** The types of which each value has one. */
function typesOf(place: PlacedSchema, schemas: LanguageSchemas, own?: string): Piece[] {
  const referred = schemas.nameOf(place);
  if (referred !== undefined && referred.type !== own)
    return [new Name(referred.type, `language/${basename(referred.file, ".json")}.js`, "type")];
  const [first, ...others] = schemas.alternatives(place);
  if (first === undefined) return [];
  if (others.length > 0) return withoutOthers([first, ...others].flatMap((one) => typesOf(one, schemas)));
  return isAny(first) ? [types.Json] : kindsOf(first, schemas);
}

/** Beside any value at all, others say nothing. */
function withoutOthers(given: readonly Piece[]): Piece[] {
  return given.includes(types.Json) ? [types.Json] : [...given];
}

/** A schema without branches says nothing of the kind of a value. */
function isAny({ schema }: PlacedSchema): boolean {
  return schema.type === undefined && schema.enum === undefined && schema.const === undefined;
}

/** A type for each kind of values. */
function kindsOf(place: PlacedSchema, schemas: LanguageSchemas): Piece[] {
  const { schema } = place;
  if (schema.const !== undefined) return [literal(schema.const)];
  if (schema.enum !== undefined) return schema.enum.map(literal);
  return [schema.type ?? []].flat().map((kind) => kindOf(kind, place, schemas));
}

function kindOf(kind: string, place: PlacedSchema, schemas: LanguageSchemas): Piece {
  switch (kind) {
    case "array":
      return listType(place, schemas);
    case "object":
      return objectType(place, schemas);
    case "string":
      return stringType(place.schema);
    case "integer":
      return "number";
    default:
      return kind;
  }
}

/** A pattern may be a choice of words. */
function stringType({ pattern = "" }: Schema): string {
  const words = /^\^\(\?:([a-z|]+)\)\$$/.exec(pattern)?.[1]?.split("|");
  return words === undefined ? "string" : words.map(literal).join(" | ");
}

/** Lists are those of JSON, as which a value may go on: these are not readonly. */
function listType({ schema, file }: PlacedSchema, schemas: LanguageSchemas): Piece {
  const { items, prefixItems = [], minItems, maxItems } = schema;
  const given = [...prefixItems, ...(typeof items === "object" ? [items] : [])];
  const item = given.length === 0 ? types.Json : union(given.flatMap((one) => typesOf({ schema: one, file }, schemas)));
  return minItems !== undefined && minItems === maxItems
    ? code`[${joined(Array.from({ length: minItems }, () => item))}]`
    : code`(${item})[]`;
}

function objectType(place: PlacedSchema, schemas: LanguageSchemas): Piece {
  const { schema, file } = place;
  const required = new Set(schema.required);
  const members = schemas.membersOf(place).map(([name, member]) => ({ name, all: typesOf(member, schemas) }));
  const { additionalProperties: others } = schema;
  if (typeof others === "object") {
    const all = [...members.flatMap((member) => member.all), ...typesOf({ schema: others, file }, schemas)];
    return code`Readonly<Record<string, ${union(all)}>>`;
  }
  if (members.length === 0) return code`Readonly<Record<string, ${types.Json}>>`;
  const lines = members.map(
    ({ name, all }) => code`readonly ${memberName(name)}${required.has(name) ? "" : "?"}: ${union(all)};`,
  );
  return code`{\n${joined(lines, "\n")}\n}`;
}

function union(pieces: readonly Piece[]): Piece {
  if (pieces.length === 0) return "never";
  return joined([...new Map(pieces.map((piece) => [code`${piece}`.text, piece])).values()], " | ");
}
