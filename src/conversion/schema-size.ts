/** Whether a schema is small enough for a strict mode. Its vendor refuses a call for a larger one. */
import type { Json, Wire } from "./json.js";
import { asList, asWire } from "./values.js";
import { changeSchema, eachInside } from "./schema.js";
import { schemaAt } from "./flat-schema.js";

export interface SchemaSize {
  /** Objects and lists inside each other. */
  readonly levels: number;
  /** Of all objects. */
  readonly properties: number;
  /** Of all enums. */
  readonly values: number;
}

export function isWithinSize(schema: Json | undefined, most: SchemaSize): boolean {
  const root = asWire(schema);
  if (root === undefined) return false;
  let properties = 0;
  let values = 0;
  changeSchema(root, (one) => {
    properties += Object.keys(asWire(one.properties) ?? {}).length;
    values += asList(one.enum).length;
    return one;
  });
  if (properties > most.properties || values > most.values) return false;
  return levelsOf(root, root, new Map()) <= most.levels;
}

/** How many objects and lists are inside each other. Each definition is counted once. */
function levelsOf(root: Wire, schema: Wire, known: Map<string, number>): number {
  let deepest = levelsAt(root, schema.$ref, known);
  eachInside(schema, (inner, keyword) => {
    const within = keyword === "$defs" || keyword === "definitions" ? undefined : asWire(inner);
    if (within !== undefined) deepest = Math.max(deepest, levelsOf(root, within, known));
  });
  return deepest + (schema.properties === undefined && schema.items === undefined ? 0 : 1);
}

/** A definition that contains itself has no end. */
function levelsAt(root: Wire, reference: Json | undefined, known: Map<string, number>): number {
  if (typeof reference !== "string") return 0;
  const before = known.get(reference);
  if (before !== undefined) return before;
  known.set(reference, Infinity);
  const named = asWire(schemaAt(root, reference));
  const levels = named === undefined ? 0 : levelsOf(root, named, known);
  known.set(reference, levels);
  return levels;
}
