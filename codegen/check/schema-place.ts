/** Walking the schemas of a dialect's document along paths of the wire. */
import type { DialectDocument } from "../model/dialect-document.js";
import { segmentsOf } from "../model/names.js";
import type { Json } from "../../src/conversion/json.js";

type Schema = { readonly [keyword: string]: Json | undefined };

/** Keywords whose schemas describe the same value. */
const sameValue = ["allOf", "anyOf", "oneOf", "then", "else"] as const;

/** A path that leads nowhere: the first name that is not known, and those that are known there. */
export interface Missing {
  readonly name: string;
  readonly known: readonly string[];
}

/** All schemas of a document that describe one value on the wire. */
export class SchemaPlace {
  private constructor(
    private readonly document: DialectDocument,
    private readonly schemas: readonly Schema[],
  ) {}

  static named(document: DialectDocument, name: string): SchemaPlace | undefined {
    const schema = document.openapi.components.schemas[name];
    return schema === undefined ? undefined : SchemaPlace.#of(document, [schema]);
  }

  /** One place with the members of several. */
  static union(places: readonly SchemaPlace[]): SchemaPlace | undefined {
    const [first] = places;
    return first === undefined
      ? undefined
      : new SchemaPlace(first.document, [...new Set(places.flatMap(({ schemas }) => schemas))]);
  }

  static #of(document: DialectDocument, given: readonly (Json | undefined)[]): SchemaPlace {
    const schemas = new Set<Schema>();
    const add = (value: Json | undefined): void => {
      if (typeof value !== "object" || value === null || Array.isArray(value) || schemas.has(value)) return;
      schemas.add(value);
      const name = typeof value.$ref === "string" ? value.$ref.split("/").at(-1) : undefined;
      if (name !== undefined) add(document.openapi.components.schemas[name]);
      for (const keyword of sameValue) {
        const inside = value[keyword];
        for (const schema of Array.isArray(inside) ? inside : [inside]) add(schema);
      }
    };
    for (const schema of given) add(schema);
    return new SchemaPlace(document, [...schemas]);
  }

  /** The place at a path inside, or the first name that the schemas do not know. */
  at(path: string): SchemaPlace | Missing {
    return this.#follow(segmentsOf(path));
  }

  #follow([segment, ...rest]: readonly (string | number)[]): SchemaPlace | Missing {
    if (segment === undefined) return this;
    const next = typeof segment === "number" || segment === "*" ? this.items() : this.member(segment);
    return next === undefined ? { name: String(segment), known: this.names } : next.#follow(rest);
  }

  /** Whether a list may be here: schemas without types allow anything. */
  get mayBeList(): boolean {
    const types = this.schemas.flatMap(({ type }) => (type === undefined ? [] : [type].flat()));
    const isOpen = types.length === 0 && this.names.length === 0;
    return isOpen || types.includes("array") || this.items() !== undefined;
  }

  /** The words that a text may be here: those of enums, and those in the sentences about it and in its examples. */
  get words(): { readonly listed: readonly string[]; readonly described: string } {
    const listed = this.schemas.flatMap(({ enum: words = [], const: word }) => [words, word ?? []].flat());
    const described = this.schemas.flatMap(({ description, examples }) => [description ?? [], examples ?? []].flat());
    return { listed: listed.filter((word) => typeof word === "string"), described: described.map(String).join("\n") };
  }

  /** The types that a value may have here; none where schemas do not say. */
  get types(): readonly string[] {
    return [...new Set(this.schemas.flatMap(({ type }) => (type === undefined ? [] : [type].flat().map(String))))];
  }

  /** The items of a list. */
  items(): SchemaPlace | undefined {
    return this.#inside(this.schemas.flatMap((schema) => (schema.items === undefined ? [] : [schema.items])));
  }

  /** A member by name; an object that is open has any. */
  member(name: string): SchemaPlace | undefined {
    const known = this.schemas.flatMap(({ properties }) =>
      isSchema(properties) && Object.hasOwn(properties, name) ? [properties[name]] : [],
    );
    if (known.length > 0) return SchemaPlace.#of(this.document, known);
    const isOpen = this.schemas.some(
      ({ additionalProperties }) => additionalProperties === true || isSchema(additionalProperties),
    );
    return isOpen
      ? new SchemaPlace(this.document, [{ additionalProperties: true, items: { additionalProperties: true } }])
      : undefined;
  }

  #inside(schemas: readonly (Json | undefined)[]): SchemaPlace | undefined {
    return schemas.length === 0 ? undefined : SchemaPlace.#of(this.document, schemas);
  }

  /** The names of the members that are described. */
  get names(): string[] {
    return [
      ...new Set(this.schemas.flatMap(({ properties }) => (isSchema(properties) ? Object.keys(properties) : []))),
    ];
  }
}

function isSchema(value: Json | undefined): value is { [keyword: string]: Json | undefined } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
