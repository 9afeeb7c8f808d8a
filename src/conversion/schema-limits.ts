/** What a vendor accepts in JSON Schemas. Mappings declare it under `request.schemas`. */
import type { Json, Wire } from "./json.js";
import { asWire } from "./values.js";
import { join, masked } from "./place-names.js";
import { changeInside, eachInside } from "./schema.js";

/** The limits of some schemas, at any depth. */
export interface SchemaLimits {
  /** The only keywords that are accepted. */
  readonly keywords?: readonly string[];
  /** Keywords that are refused. */
  readonly without?: readonly string[];
  /** The only values of these keywords that are accepted. */
  readonly values?: Readonly<Record<string, readonly Json[]>>;
  readonly patterns?: "without_lookaround";
}

export interface SchemaRules {
  /** Schemas of tools and of answers, strict or not. */
  readonly all?: SchemaLimits;
  /** Schemas of answers. */
  readonly answers?: SchemaLimits;
  /** Strict schemas, which are also of closed objects with no optional property. Absent: what all vendors accept. */
  readonly strict?: SchemaLimits;
}

/** Whether a keyword of a schema is within the limits. */
function isWithin({ keywords, without, values = {}, patterns }: SchemaLimits, name: string, value: Json): boolean {
  const accepted = Object.hasOwn(values, name) ? values[name] : undefined;
  if (keywords?.includes(name) === false || without?.includes(name) === true) return false;
  if (accepted?.includes(value) === false) return false;
  return patterns === undefined || name !== "pattern" || typeof value !== "string" || !looksAround(value);
}

/** The places in a schema of all keywords outside the limits. */
export function refusedIn(value: Json, limits: SchemaLimits): string[] {
  const schema = asWire(value);
  if (schema === undefined) return [];
  const places = refusedKeywords(schema, limits).map(masked);
  eachInside(schema, (inner, keyword, at) => {
    for (const place of refusedIn(inner, limits)) places.push(join(placeOf(keyword, at), place));
  });
  return places;
}

/** A schema whose refused keywords are in its descriptions, which models read. */
export function withRefusedInWords(value: Json, limits: SchemaLimits): Json {
  const schema = asWire(value);
  if (schema === undefined) return value;
  const refused = refusedKeywords(schema, limits);
  const areRefused = new Set(refused);
  const kept = Object.fromEntries(Object.entries(schema).filter(([name]) => !areRefused.has(name)));
  const walked = changeInside(kept, (one) => withRefusedInWords(one, limits));
  if (refused.length === 0) return walked;
  const words = refused.map((name) => `${name}: ${JSON.stringify(schema[name])}`).join(", ");
  const { description: given } = schema;
  const before = typeof given === "string" && given !== "" ? `${given}\n\n` : "";
  return { ...walked, description: `${before}{${words}}` };
}

function refusedKeywords(schema: Wire, limits: SchemaLimits): string[] {
  const hasTuples = isWithin(limits, "prefixItems", []);
  return Object.keys(schema).filter((name) => {
    const value = schema[name];
    if (value === undefined) return false;
    return !isWithin(limits, name, value) || (name === "items" && !hasTuples && !isOfEachItem(schema));
  });
}

/**
 * Whether `items` is the schema of every item. A list is an older form of `prefixItems`, and beside `prefixItems` it is
 * about the items after these. `false` alone would be an empty list.
 */
function isOfEachItem({ items, prefixItems }: Wire): boolean {
  return asWire(items) !== undefined && prefixItems === undefined;
}

function placeOf(keyword: string, at: string | number | undefined): string {
  if (at === undefined) return keyword;
  return join(keyword, typeof at === "number" ? `[${at}]` : masked(at));
}

const LOOKAROUND = /\(\?<?[=!]/;
/** One pattern for both would remember each character of a class, up to its limit. */
const ESCAPES = /\\[^]?/g;
/** One without its end reaches to the end, so that no character is read twice. */
const CLASSES = /\[[^\]]*(?:\]|$)/g;

/** Whether a regular expression looks ahead or behind. */
function looksAround(pattern: string): boolean {
  return LOOKAROUND.test(pattern) && LOOKAROUND.test(pattern.replace(ESCAPES, "x").replace(CLASSES, "x"));
}
