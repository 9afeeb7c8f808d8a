/** A schema of arguments without what vendors refuse at its root: alternatives, conditions, and references. */
import type { Json, Wire } from "./json.js";
import { asList, asWire } from "./values.js";
import { changeSchema } from "./schema.js";

export interface FlatSchema {
  readonly schema: Wire;
  /** The members of the root whose conditions are partly lost. */
  readonly lost: readonly string[];
}

/** The fields that remain of a root without alternatives. */
interface Fields {
  readonly properties: ReadonlyMap<string, Json>;
  readonly required: readonly string[];
  readonly isClosed: boolean;
  /** The members that cannot be kept. */
  readonly lost: readonly string[];
}

/** The conditions of larger schemas are dropped unread. */
const MOST_CHARACTERS = 65_536;
/** References can double the number of schemas with each step. */
const MOST_SCHEMAS = 1_000;

/** The schemas that may still be read for one request, so that it does not delay others. */
export class SchemaBudget {
  #left = MOST_SCHEMAS;

  /** Whether one more may be read. */
  take(): boolean {
    return this.#left > 0 && this.#left-- > 0;
  }
}

const ALTERNATIVES = ["anyOf", "oneOf"] as const;
const REFUSED: readonly string[] = ["$ref", ...ALTERNATIVES, "allOf", "enum", "not"];
/** Members of a branch that are kept in its fields, or that have no effect. */
const CARRIED = new Set([
  ...["type", "properties", "required", "additionalProperties", "title", "description", "default", "examples"],
  ...["$schema", "$id", "$comment", "$defs", "definitions"],
]);

/** Nothing where the root has nothing that is refused. */
export function flatSchema(root: Wire, budget = new SchemaBudget()): FlatSchema | undefined {
  const refused = REFUSED.filter((member) => root[member] !== undefined);
  if (refused.length === 0) return undefined;
  const isLarge = JSON.stringify(root).length > MOST_CHARACTERS;
  const { properties, required, isClosed, lost } = isLarge
    ? { ...plainFields(root), lost: refused }
    : fieldsOf(root, { root, budget }, []);
  const kept = Object.fromEntries(Object.entries(root).filter(([member]) => !REFUSED.includes(member)));
  const flat: Wire = {
    ...kept,
    type: "object",
    properties: Object.fromEntries(properties),
    ...((required.length > 0 || root.required !== undefined) && { required: [...required] }),
    ...(isClosed && root.additionalProperties === undefined && { additionalProperties: false }),
  };
  return {
    schema: isLarge ? flat : withDefinitions(flat, root),
    lost: lost.filter((member) => REFUSED.includes(member)),
  };
}

/** Whether all that a schema describes are objects. */
export function describesObjects(root: Wire): boolean {
  const budget = new SchemaBudget();
  const ofObjects = (value: Json | undefined): boolean => {
    const schema = asWire(value);
    if (schema === undefined || !budget.take()) return false;
    if (typeof schema.$ref === "string") return ofObjects(schemaAt(root, schema.$ref));
    if (schema.type !== undefined) return schema.type === "object";
    const branches = ALTERNATIVES.flatMap((member) => asList(schema[member]));
    if (branches.length > 0) return branches.every(ofObjects);
    return asWire(schema.properties) !== undefined || asList(schema.allOf).some(ofObjects);
  };
  return ofObjects(root);
}

interface Reading {
  readonly root: Wire;
  readonly budget: SchemaBudget;
}

/** The fields of a schema and of all its parts. A reference to a schema that is being read adds nothing. */
function fieldsOf(schema: Wire, reading: Reading, trail: readonly string[]): Fields {
  let fields = plainFields(schema);
  // What is not read is reported by the member that contains it.
  if (!reading.budget.take()) return { ...fields, lost: REFUSED };
  const reference = schema.$ref;
  if (typeof reference === "string") {
    const named = trail.includes(reference) ? undefined : asWire(schemaAt(reading.root, reference));
    if (named === undefined) fields = { ...fields, lost: [...fields.lost, "$ref"] };
    else fields = both(fields, fieldsOf(named, reading, [...trail, reference]), "$ref");
  }
  for (const one of asList(schema.allOf)) fields = both(fields, fieldsOf(asWire(one) ?? {}, reading, trail), "allOf");
  for (const member of ALTERNATIVES) {
    const branches = asList(schema[member]).map((one) => asWire(one) ?? {});
    const objects = branches.filter(({ type }) => type === undefined || [type].flat().includes("object"));
    const [first, ...more] = objects.map((branch) => fieldsOf(branch, reading, trail));
    if (first !== undefined)
      fields = both(
        fields,
        more.reduce((some, one) => either(some, one, member), first),
        member,
      );
  }
  return fields;
}

function plainFields(schema: Wire): Fields {
  const members = Object.keys(schema).filter((member) => schema[member] !== undefined);
  return {
    properties: new Map(
      Object.entries(asWire(schema.properties) ?? {}).map(([name, one]): [string, Json] => [name, one ?? true]),
    ),
    required: asList(schema.required).filter((name): name is string => typeof name === "string"),
    isClosed: schema.additionalProperties === false,
    lost: members.filter((member) => !CARRIED.has(member) && !["$ref", "anyOf", "oneOf", "allOf"].includes(member)),
  };
}

/** The fields of a value to which both schemas apply. */
function both(one: Fields, other: Fields, member: string): Fields {
  return {
    properties: merged(one, other, (left, right) => ({ allOf: [left, right] })),
    required: [...new Set([...one.required, ...other.required])],
    isClosed: one.isClosed || other.isClosed,
    lost: [...one.lost, ...(other.lost.length === 0 ? [] : [member])],
  };
}

/** The fields of a value to which either schema applies. */
function either(one: Fields, other: Fields, member: string): Fields {
  return {
    properties: merged(one, other, eitherOf),
    required: one.required.filter((name) => other.required.includes(name)),
    isClosed: one.isClosed && other.isClosed,
    lost: [member],
  };
}

function merged(one: Fields, other: Fields, join: (left: Json, right: Json) => Json): Map<string, Json> {
  const properties = new Map(one.properties);
  for (const [name, value] of other.properties) {
    const known = properties.get(name);
    properties.set(name, known === undefined || isSame(known, value) ? value : join(known, value));
  }
  return properties;
}

/** Constants and enums of several branches are joined to one enum. */
function eitherOf(left: Json, right: Json): Json {
  const [words, more] = [wordsOf(left), wordsOf(right)];
  if (words !== undefined && more !== undefined) return { type: "string", enum: [...new Set([...words, ...more])] };
  const known = asWire(left);
  const branches = known !== undefined && Object.keys(known).join() === "anyOf" ? asList(known.anyOf) : [left];
  return { anyOf: branches.some((one) => isSame(one, right)) ? branches : [...branches, right] };
}

function wordsOf(value: Json): string[] | undefined {
  const { type = "string", const: constant, enum: words = [constant ?? null], ...rest } = asWire(value) ?? {};
  const isPlain = type === "string" && Object.keys(rest).every((member) => ["title", "description"].includes(member));
  const texts = asList(words).filter((word): word is string => typeof word === "string");
  return isPlain && texts.length > 0 && texts.length === asList(words).length ? texts : undefined;
}

function isSame(one: Json, other: Json): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** References into removed branches are changed to references into definitions. */
function withDefinitions(flat: Wire, root: Wire): Wire {
  const names = new Map<string, string>();
  const added: [string, Json][] = [];
  const change = (schema: Wire): Wire => {
    const { $ref: reference } = schema;
    if (typeof reference !== "string" || !reference.startsWith("#/")) return schema;
    const named = schemaAt(root, reference);
    const isThere = named === undefined || schemaAt(flat, reference) !== undefined;
    if (isThere && !REFUSED.includes(reference.split("/")[1] ?? "")) return schema;
    const known = names.get(reference);
    const name = known ?? reference.slice(2).replace(/[^A-Za-z0-9]+/g, "_");
    names.set(reference, name);
    if (known === undefined && named !== undefined) added.push([name, changeSchema(named, change)]);
    return { ...schema, $ref: `#/$defs/${name}` };
  };
  const changed = asWire(changeSchema(flat, change)) ?? flat;
  return added.length === 0
    ? changed
    : { ...changed, $defs: { ...asWire(changed.$defs), ...Object.fromEntries(added) } };
}

/** The target of a reference within the same schema. */
export function schemaAt(root: Wire, reference: string): Json | undefined {
  if (!reference.startsWith("#/")) return undefined;
  return reference
    .slice(2)
    .split("/")
    .map((step) => unescaped(step).replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<Json | undefined>((value, step) => {
      if (Array.isArray(value)) return value[Number(step)];
      const holder = asWire(value);
      return holder !== undefined && Object.hasOwn(holder, step) ? holder[step] : undefined;
    }, root);
}

function unescaped(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}
