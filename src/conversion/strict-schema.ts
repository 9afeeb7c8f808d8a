/**
 * Whether strict mode accepts a schema of arguments. Vendors refuse a strict tool with any other. The test is what all
 * of them accept: the mappings that name the pass `strict_for_validated` link their pages.
 */
import type { Json, Wire } from "./json.js";
import { asWire } from "./values.js";
import { changeSchema } from "./schema.js";
import { refusedIn, type SchemaLimits } from "./schema-limits.js";

/** Keywords with any value. */
const plain: ReadonlySet<string> = new Set([
  "type",
  "description",
  "title",
  "const",
  "$schema",
  "required",
  "additionalProperties",
]);

/** The formats that every vendor with strict tools accepts. */
const formats: ReadonlySet<Json> = new Set([
  "date-time",
  "time",
  "date",
  "duration",
  "email",
  "hostname",
  "ipv4",
  "ipv6",
  "uuid",
]);

/** Schemas inside each other. Definitions may lead to each other in a chain of any length, which no stack has. */
const DEEPEST = 500;

/** Where a schema has its definitions. */
const definitions = ["$defs", "definitions"] as const;

/**
 * Objects are closed and all their properties are required. Lists have items, everything has a type, and no definition
 * contains itself. At no depth is there a keyword that some vendor does not accept.
 */
export function isStrictSchema(schema: Json | undefined): boolean {
  const root = asWire(schema);
  return root?.type === "object" && root.anyOf === undefined && new StrictCheck(root).takes(root);
}

/** All objects are closed and all their properties are required, at any depth, within the limits of a strict mode. */
export function isClosedSchema(schema: Json | undefined, limits: SchemaLimits = {}): boolean {
  const root = asWire(schema);
  if (root?.type !== "object") return false;
  let areClosed = true;
  changeSchema(root, (one) => {
    const isObject = isOfType(one, "object") || one.properties !== undefined;
    areClosed &&= !isObject || isClosed(one);
    return one;
  });
  return areClosed && refusedIn(root, limits).length === 0;
}

class StrictCheck {
  readonly #definitions: ReadonlyMap<string, Json>;
  /** The definitions that were visited, and whether they are accepted. */
  readonly #seen = new Map<string, boolean | "begun">();
  #depth = 0;

  constructor(root: Wire) {
    this.#definitions = new Map(
      definitions.flatMap((member) =>
        Object.entries(asWire(root[member]) ?? {}).map(([name, one]): [string, Json] => [
          `#/${member}/${name}`,
          one ?? null,
        ]),
      ),
    );
  }

  takes(value: Json | undefined): boolean {
    this.#depth++;
    const isTaken = this.#depth <= DEEPEST && this.#takesSchema(value);
    this.#depth--;
    return isTaken;
  }

  #takesSchema(value: Json | undefined): boolean {
    const schema = asWire(value);
    if (schema === undefined) return false;
    if (schema.$ref !== undefined) return Object.keys(schema).length === 1 && this.#takesDefinition(schema.$ref);
    if (schema.type === undefined && schema.anyOf === undefined) return false;
    if (!Object.entries(schema).every(([key, member]) => plain.has(key) || this.#takesMember(key, member)))
      return false;
    if (schema.items === undefined && isOfType(schema, "array")) return false;
    return !(isOfType(schema, "object") || schema.properties !== undefined) || isClosed(schema);
  }

  #takesMember(key: string, member: Json | undefined): boolean {
    if (key === "items") return this.takes(member);
    if (key === "anyOf") return Array.isArray(member) && member.every((one) => this.takes(one));
    if (key === "enum") return Array.isArray(member) && member.every((one) => typeof one !== "object" || one === null);
    if (key === "format") return formats.has(member ?? null);
    const schemas = key === "properties" || definitions.some((name) => name === key) ? asWire(member) : undefined;
    return schemas !== undefined && Object.values(schemas).every((one) => this.takes(one));
  }

  /** Each definition is visited once. A definition inside itself is not accepted. */
  #takesDefinition(place: Json): boolean {
    if (typeof place !== "string") return false;
    const known = this.#seen.get(place);
    if (known !== undefined) return known === true;
    this.#seen.set(place, "begun");
    const isTaken = this.takes(this.#definitions.get(place));
    this.#seen.set(place, isTaken);
    return isTaken;
  }
}

function isOfType({ type }: Wire, wanted: string): boolean {
  return type === wanted || (Array.isArray(type) && type.includes(wanted));
}

function isClosed({ properties, required, additionalProperties }: Wire): boolean {
  const areRequired = new Set(Array.isArray(required) ? required : []);
  return additionalProperties === false && Object.keys(asWire(properties) ?? {}).every((name) => areRequired.has(name));
}
