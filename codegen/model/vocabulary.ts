/** A vocabulary of the interlingua, with its types understood. */
import type { FieldSources, SeveralSource, ShapeSources, VocabularySource } from "../load/sources/interlingua.js";
import type { SpecFile } from "../load/spec-file.js";
import type { Json } from "../../src/conversion/json.js";

export type FieldType =
  | { readonly kind: "string" | "number" | "integer" | "boolean" | "json" }
  | { readonly kind: "enum" | "record" | "union"; readonly name: string }
  | { readonly kind: "list"; readonly of: FieldType };

export interface Field {
  readonly name: string;
  readonly type: FieldType;
  readonly description: string;
  readonly required: boolean;
  /** The value that requests what happens anyway. */
  readonly neutral: Json | undefined;
  /** Concepts beside one with which the model decides how many results a call has. */
  readonly several: SeveralSource | undefined;
}

export interface EnumValue {
  readonly name: string;
  readonly description: string;
  /** The value to fall back on where a dialect has no word for this one. */
  readonly fallback: string | undefined;
}

export interface Vocabulary {
  readonly file: SpecFile<VocabularySource>;
  readonly name: string;
  readonly enums: ReadonlyMap<string, readonly EnumValue[]>;
  readonly records: ReadonlyMap<string, { readonly description: string; readonly fields: readonly Field[] }>;
  readonly unions: ReadonlyMap<
    string,
    {
      readonly description: string;
      readonly kinds: ReadonlyMap<string, { readonly description: string; readonly fields: readonly Field[] }>;
    }
  >;
}

export function readVocabulary(file: SpecFile<VocabularySource>): Vocabulary {
  const source = file.value;
  const unions = source.unions ?? {};
  const typeOf = (text: string): FieldType => {
    if (text.startsWith("list of ")) return { kind: "list", of: typeOf(text.slice("list of ".length)) };
    if (text in source.enums) return { kind: "enum", name: text };
    if (text in source.records) return { kind: "record", name: text };
    if (text in unions) return { kind: "union", name: text };
    return { kind: text as "string" };
  };
  const fieldsOf = (fields: FieldSources): Field[] =>
    Object.entries(fields).map(([name, field]) => ({
      name,
      type: typeOf(field.type),
      description: field.description,
      required: field.required === true,
      neutral: field.neutral,
      several: field.several,
    }));
  const shapesOf = (shapes: ShapeSources) =>
    new Map(
      Object.entries(shapes).map(([name, shape]) => [
        name,
        { description: shape.description, fields: fieldsOf(shape.fields) },
      ]),
    );
  return {
    file,
    name: source.vocabulary,
    enums: new Map(
      Object.entries(source.enums).map(([name, values]) => [
        name,
        Object.entries(values).map(([value, { description, fallback }]) => ({ name: value, description, fallback })),
      ]),
    ),
    records: shapesOf(source.records),
    unions: new Map(
      Object.entries(unions).map(([name, union]) => [
        name,
        { description: union.description, kinds: shapesOf(union.kinds) },
      ]),
    ),
  };
}

/** Whether its requests are conversations: lists of turns with roles and parts. */
export function usesOfConversation({ records }: Vocabulary): boolean {
  return records.get("Request")?.fields.some(({ name }) => name === "turns") ?? false;
}

/** The word of a dialect for each value, with `fallback` followed where it has none of its own. */
export function wordsFor(values: readonly EnumValue[], own: ReadonlyMap<string, string>): Map<string, string> {
  const words = new Map<string, string>();
  for (const { name } of values) {
    for (let value: string | undefined = name, steps = 0; value !== undefined && steps < values.length; steps++) {
      const word = own.get(value);
      if (word !== undefined) {
        words.set(name, word);
        break;
      }
      value = values.find((other) => other.name === value)?.fallback;
    }
  }
  return words;
}
