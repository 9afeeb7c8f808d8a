/** The members that a schema requires of an object, and that it does not have. */
import type { DialectDocument } from "../model/dialect-document.js";
import { isList, isObject, type Source } from "../model/source.js";
import type { Json } from "../../src/conversion/json.js";

/** Members that bring others, which are not known before an event is written. */
const OPEN = ["$merge", "$use"];

/** The paths of what an object lacks. Where several schemas may be meant, it lacks what the nearest one requires. */
export function missingMembers(document: DialectDocument, names: readonly string[], value: Source): string[] {
  const { schemas } = document.openapi.components;
  return ofNearest(
    document,
    names.map((name) => schemas[name] ?? null),
    value,
  );
}

function missing(document: DialectDocument, schema: Json | undefined, value: Json): string[] {
  if (!isObject(schema)) return [];
  if (isList(value)) return value.flatMap((item, index) => inside(`${index}`, missing(document, schema.items, item)));
  if (!isObject(value)) return [];
  const { $ref, required, properties, allOf, oneOf, anyOf } = schema;
  const names = OPEN.some((key) => key in value) ? [] : textsOf(required);
  const members = isObject(properties) ? Object.entries(properties) : [];
  return [
    ...names.filter((name) => !Object.hasOwn(value, name)),
    ...members.flatMap(([name, member]) => {
      const own = value[name];
      return own === undefined ? [] : inside(name, missing(document, member, own));
    }),
    ...missing(document, target(document, $ref), value),
    ...listOf(allOf).flatMap((one) => missing(document, one, value)),
    ...ofNearest(document, listOf(oneOf), value),
    ...ofNearest(document, listOf(anyOf), value),
  ];
}

function inside(name: string, paths: readonly string[]): string[] {
  return paths.map((path) => `${name}.${path}`);
}

/** Of schemas that fit an object, those with its own word are meant, and one that requires little of others is not. */
function ofNearest(document: DialectDocument, schemas: readonly Json[], value: Source): string[] {
  const fitting = schemas.filter((schema) => fits(document, schema, value));
  const named = fitting.filter((schema) => names(document, schema, value));
  const lists = (named.length > 0 ? named : fitting).map((schema) => missing(document, schema, value));
  return lists.sort((left, right) => left.length - right.length)[0] ?? [];
}

/** Whether a schema lists a word of the object. */
function names(document: DialectDocument, schema: Json | undefined, value: Source): boolean {
  if (!isObject(schema)) return false;
  const { $ref, properties } = schema;
  const members = isObject(properties) ? Object.entries(properties) : [];
  const isNamed = members.some(([name, member]) => wordsOf(member).some((word) => word === value[name]));
  return isNamed || names(document, target(document, $ref), value);
}

/** Whether the constants of an object are those of a schema. */
function fits(document: DialectDocument, schema: Json | undefined, value: Source): boolean {
  if (!isObject(schema)) return true;
  const { $ref, properties, oneOf, anyOf } = schema;
  const members = isObject(properties) ? Object.entries(properties) : [];
  const choices = [oneOf, anyOf].map(listOf).filter(({ length }) => length > 0);
  return (
    members.every(([name, member]) => isWordOf(member, value[name])) &&
    choices.every((list) => list.some((one) => fits(document, one, value))) &&
    fits(document, target(document, $ref), value)
  );
}

function isWordOf(schema: Json, value: Json | undefined): boolean {
  const words = wordsOf(schema);
  return typeof value !== "string" || value.includes("$") || words.length === 0 || words.includes(value);
}

function wordsOf(schema: Json): readonly Json[] {
  if (!isObject(schema)) return [];
  return [...listOf(schema.enum), ...(schema.const === undefined ? [] : [schema.const])];
}

function target({ openapi }: DialectDocument, reference: Json | undefined): Json | undefined {
  return typeof reference === "string" ? openapi.components.schemas[reference.split("/").at(-1) ?? ""] : undefined;
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

function textsOf(value: Json | undefined): string[] {
  return listOf(value).filter((item) => typeof item === "string");
}
