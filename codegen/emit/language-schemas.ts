/** JSON Schemas of the language: what they refer to, and the alternatives that their conditions leave. */
import type { SchemaFile } from "../load/language.js";
import type { Schema } from "../load/language-schema.js";
import { pascal } from "../model/names.js";

/** A schema, and the file whose definitions it refers to. */
export interface PlacedSchema {
  readonly schema: Schema;
  readonly file: string;
}

/** The name of a definition's type, and the file that has it. */
interface Named {
  readonly type: string;
  readonly file: string;
}

/** What a type is made of: a schema with one of these says more than the one that it refers to. */
const STRUCTURE = ["type", "enum", "const", "properties", "additionalProperties", "required", "items", "if"] as const;

/** What a condition leads to is another type if it says one of these: what is required besides is no other type. */
const CHOICE = ["$ref", "not", "type", "enum", "const", "properties", "additionalProperties", "items", "if"] as const;

export class LanguageSchemas {
  readonly #roots: ReadonlyMap<string, Schema>;
  /** The names of definitions that several files have. */
  readonly #shared: ReadonlySet<string>;

  constructor(files: readonly SchemaFile[]) {
    this.#roots = new Map(files.map(({ name, text }): [string, Schema] => [name, JSON.parse(text)]));
    const names = [...this.#roots.values()].flatMap(({ $defs = {} }) => Object.keys($defs));
    this.#shared = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  }

  /** The types of a file: what it describes itself, and its definitions that are more than a text. */
  described(file: string): Map<string, PlacedSchema> {
    const { $defs = {}, ...root } = this.#roots.get(file) ?? {};
    const definitions = Object.entries($defs).map(([name, schema]): [string, PlacedSchema] => [
      this.#typeName(name, file),
      { schema, file },
    ]);
    return new Map([
      ...(isStructured(root) ? [[this.#typeName("", file), { schema: root, file }] as const] : []),
      ...definitions.filter(([, place]) => !this.#isScalar(place)),
    ]);
  }

  /** The type that a schema refers to and says no more of. */
  nameOf({ schema, file }: PlacedSchema): Named | undefined {
    if (schema.$ref === undefined || isStructured(schema)) return undefined;
    const referred = this.#referred(schema.$ref, file);
    const [, name = "", ...inside] = stepsOf(schema.$ref);
    if (inside.length > 0 || this.#isScalar(referred)) return undefined;
    return { type: this.#typeName(name, referred.file), file: referred.file };
  }

  /** The schemas of one of which each value is, by the conditions on it; without conditions, the schema itself. */
  alternatives(place: PlacedSchema): PlacedSchema[] {
    const { if: condition, then, else: otherwise, anyOf = [], ...schema } = this.#whole(place);
    const { file } = place;
    if (anyOf.length > 0 && !isStructured(schema) && anyOf.every((one) => isStructured(one, CHOICE)))
      return anyOf.map((one) => ({ schema: one, file }));
    if (then === undefined || !isStructured(then, CHOICE)) return [{ schema: inferred(schema), file }];
    const first =
      isStructured(schema) || then.$ref === undefined ? ofKind(condition?.type, merged(schema, then)) : then;
    const other = withoutKind(condition, otherwise === undefined ? schema : merged(schema, otherwise));
    return [...(isNever(then) ? [] : [{ schema: first, file }]), ...(isNever(other) ? [] : [{ schema: other, file }])];
  }

  /** The members of an object, without former ones, which are refused. */
  membersOf({ schema, file }: PlacedSchema): [name: string, member: PlacedSchema][] {
    return Object.entries(schema.properties ?? {}).flatMap(([name, member]) =>
      isNever(member) || "x-renamed" in member ? [] : [[name, { schema: member, file }] as [string, PlacedSchema]],
    );
  }

  /** A schema with what it refers to. */
  #whole({ schema: { $ref, ...own }, file }: PlacedSchema): Schema {
    if ($ref === undefined) return own;
    const referred = this.#referred($ref, file);
    return merged(absolute(this.#whole(referred), referred.file), own);
  }

  /** A definition of a name that other files have too has the name of its file before its own. */
  #typeName(definition: string, file: string): string {
    const isAlone = definition !== "" && !this.#shared.has(definition);
    return isAlone ? pascal(definition) : pascal(`${file.replace(/\.json$/, "")} ${definition}`);
  }

  #isScalar(place: PlacedSchema): boolean {
    const { type, if: condition } = this.#whole(place);
    return type !== undefined && condition === undefined && ![type].flat().some((kind) => HELD.has(kind));
  }

  #referred(reference: string, file: string): PlacedSchema {
    const [path = ""] = reference.split("#");
    const name = path === "" ? file : path;
    const root = this.#roots.get(name) ?? {};
    return { schema: stepsOf(reference).reduce<Schema>((node, step) => Reflect.get(node, step), root), file: name };
  }
}

const HELD: ReadonlySet<string> = new Set(["object", "array"]);

/** The way to what is referred to inside of its file. */
function stepsOf(reference: string): string[] {
  const [, pointer = ""] = reference.split("#");
  return pointer.split("/").filter((step) => step !== "");
}

function isStructured(schema: Schema, keys: readonly (keyof Schema)[] = STRUCTURE): boolean {
  return keys.some((key) => key in schema);
}

/** What is left where a condition on the kind alone is not met. */
function withoutKind({ type: kind, ...more }: Schema = {}, schema: Schema): Schema {
  if (kind === undefined || Object.keys(more).length > 0 || schema.type === undefined) return schema;
  return { ...schema, type: [schema.type].flat().filter((one) => one !== kind) };
}

function ofKind(kind: Schema["type"], schema: Schema): Schema {
  return { ...schema, type: kind ?? schema.type };
}

/** A schema that no value meets. */
function isNever({ not }: Schema): boolean {
  return not !== undefined && Object.keys(not).length === 0;
}

/** References of another file are to that file. */
function absolute(schema: Schema, file: string): Schema {
  const text = JSON.stringify(schema, (key, value) =>
    key === "$ref" && typeof value === "string" && value.startsWith("#") ? file + value : value,
  );
  return JSON.parse(text);
}

function merged(one: Schema, other: Schema): Schema {
  const properties = { ...one.properties, ...other.properties };
  const items = typeof one.items === "object" && typeof other.items === "object" && merged(one.items, other.items);
  const required = [...(one.required ?? []), ...(other.required ?? [])];
  return {
    ...one,
    ...other,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
    ...(items !== false && { items }),
  };
}

/** What a schema has for lists or objects alone makes it one of those. */
function inferred(schema: Schema): Schema {
  if (schema.type !== undefined || schema.enum !== undefined || schema.const !== undefined) return schema;
  if (schema.items !== undefined) return { ...schema, type: "array" };
  const isObject = schema.properties !== undefined || schema.additionalProperties !== undefined;
  return isObject ? { ...schema, type: "object" } : schema;
}
