import type { Json, Wire } from "../registry.js";
import { PromptValues } from "./prompt-values.js";
import { makeNumber, makeText } from "./make-scalar.js";

/** The place of a value. */
interface Place {
  readonly root: Wire;
  readonly promptValues: PromptValues;
  readonly name: string;
  /** Its index in a list. */
  readonly nth: number;
  readonly depth: number;
  /** How many values were made before this one. */
  readonly made: { count: number };
}

/** Beyond this depth or number of values only required members are made, so that a recursive schema ends. */
const DEEP = 6;
const MANY = 500;
/** At this depth even required members end. */
const DEEPEST = 30;
const MOST = 10_000;
const MOST_ITEMS = 100;

/** A value that satisfies a JSON Schema, made from the hints of the prompt. */
export function makeValue(schema: Json | undefined, promptValues: PromptValues): Json {
  const root = objectOf(schema) ?? {};
  return make(root, { root, promptValues, name: "", nth: 0, depth: 0, made: { count: 0 } });
}

function make(given: Json | undefined, place: Place): Json {
  place.made.count += 1;
  if (given === false || place.depth > DEEPEST || place.made.count > MOST) return null;
  const schema = simplify(objectOf(given) ?? {}, place);
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.enum)) return makeChoice(schema.enum, place);
  switch (typeOf(schema, place)) {
    case "object":
      return makeObject(schema, place);
    case "array":
      return makeList(schema, place);
    case "integer":
      return makeNumber({ ...schema, type: "integer" }, place.name, place.promptValues, place.nth);
    case "number":
      return makeNumber(schema, place.name, place.promptValues, place.nth);
    case "boolean":
      return true;
    case "null":
      return null;
    default:
      return makeText(schema, place.name, place.promptValues, place.nth);
  }
}

/** Resolves references, and chooses one branch where a schema offers several. The result has neither. */
function simplify(schema: Wire, place: Place, steps = 0): Wire {
  if (steps > DEEPEST) return schema;
  const { $ref: reference, allOf, anyOf, oneOf, ...own } = schema;
  if (typeof reference === "string")
    return simplify(join({ allOf, anyOf, oneOf, ...own }, resolve(reference, place.root)), place, steps + 1);
  if (Array.isArray(allOf)) {
    const joined = allOf.reduce<Wire>((known, part) => join(known, simplify(objectOf(part) ?? {}, place, steps + 1)), {
      anyOf,
      oneOf,
      ...own,
    });
    return simplify(joined, place, steps + 1);
  }
  const ways = Array.isArray(anyOf) ? anyOf : oneOf;
  if (!Array.isArray(ways)) return own;
  return simplify(
    join({ ...own, oneOf: ways === anyOf ? oneOf : undefined }, chooseWay(ways, place)),
    place,
    steps + 1,
  );
}

/** A branch with members; at a great depth, one that ends the recursion. */
function chooseWay(ways: readonly Json[], place: Place): Wire {
  const known = ways.map((way) => objectOf(way) ?? {});
  const ends = (way: Wire) => way.$ref === undefined && way.type !== "object" && way.type !== "array";
  const chosen = isEnough(place) ? known.find(ends) : known.find((way) => way.type !== "null");
  return chosen ?? known[0] ?? {};
}

function join(left: Wire, right: Wire): Wire {
  return {
    ...left,
    ...Object.fromEntries(Object.entries(right).filter(([, value]) => value !== undefined)),
    properties:
      left.properties === undefined
        ? right.properties
        : { ...objectOf(left.properties), ...objectOf(right.properties) },
    required: left.required === undefined ? right.required : [...namesIn(left.required), ...namesIn(right.required)],
  };
}

function resolve(reference: string, root: Wire): Wire {
  const segments = reference.startsWith("#/") ? reference.slice(2).split("/") : [];
  const found = segments.reduce<Json | undefined>((value, segment) => {
    const name = segment.replaceAll("~1", "/").replaceAll("~0", "~");
    return Array.isArray(value) ? value[Number(name)] : objectOf(value)?.[name];
  }, root);
  return objectOf(found) ?? {};
}

function typeOf(schema: Wire, place: Place): string {
  const { type } = schema;
  if (typeof type === "string") return type;
  if (Array.isArray(type)) {
    const isEnded = isEnough(place) && type.includes("null");
    return String(isEnded ? "null" : (type.find((name) => name !== "null") ?? "null"));
  }
  if (schema.properties !== undefined || schema.required !== undefined) return "object";
  if (schema.items !== undefined || schema.prefixItems !== undefined) return "array";
  return schema.minimum !== undefined || schema.maximum !== undefined ? "number" : "string";
}

function makeChoice(choices: readonly Json[], { promptValues, nth }: Place): Json {
  const words = choices.filter((choice) => typeof choice === "string");
  const offered = choices.filter((choice) => choice !== null);
  return (nth === 0 ? promptValues.oneOf(words) : undefined) ?? offered[nth % offered.length] ?? null;
}

function makeObject(schema: Wire, place: Place): Wire {
  const properties = objectOf(schema.properties) ?? {};
  const required = namesIn(schema.required);
  const names = isEnough(place) ? required : [...new Set([...Object.keys(properties), ...required])];
  return Object.fromEntries(
    names.map((name) => {
      const own = Object.hasOwn(properties, name) ? properties[name] : schema.additionalProperties;
      return [name, make(own, { ...place, name, nth: 0, depth: place.depth + 1 })];
    }),
  );
}

function makeList(schema: Wire, place: Place): Json[] {
  const first = Array.isArray(schema.prefixItems) ? schema.prefixItems : [];
  const least = typeof schema.minItems === "number" ? schema.minItems : 0;
  const most = typeof schema.maxItems === "number" ? schema.maxItems : MOST_ITEMS;
  const usual = isEnough(place) || schema.items === false ? first.length : Math.max(first.length, 1);
  const length = Math.min(Math.max(least, usual), most, MOST_ITEMS);
  return Array.from({ length }, (_, nth) =>
    make(first[nth] ?? schema.items, { ...place, nth, depth: place.depth + 1 }),
  );
}

function isEnough({ depth, made }: Place): boolean {
  return depth > DEEP || made.count > MANY;
}

function namesIn(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === "string") : [];
}

function objectOf(value: Json | undefined): Wire | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
}
