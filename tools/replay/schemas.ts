import { isObject, sameJson, type Json, type JsonObject } from "./json.js";

/** A tool without a schema takes no arguments, and arguments are an object: some dialects must declare that. */
export function sameSchema(sent: Json | undefined, received: Json | undefined): boolean {
  return (
    sameJson(sent, received) ||
    (isOpen(sent) && isOpen(received)) ||
    (isObject(sent) && sent.type === undefined && sameJson({ ...sent, type: "object" }, received))
  );
}

function isOpen(schema: Json | undefined): boolean {
  return (
    schema === undefined ||
    (isObject(schema) && sameJson({ type: "object", properties: {}, ...schema }, { type: "object", properties: {} }))
  );
}

/** Equal for a vendor that supports only some keywords, in either of its two schema languages. */
export function samePlainSchema(sent: Json | undefined, received: Json | undefined): boolean {
  return sameSchema(sent && plainSchema(sent), received && plainSchema(received));
}

/**
 * Equal for a vendor of closed objects: an open object is closed, a choice of exactly one is any choice, and a bound
 * may
 * be part of the description.
 */
export function sameClosedSchema(sent: Json | undefined, received: Json | undefined): boolean {
  if (Array.isArray(sent) && Array.isArray(received))
    return sent.length === received.length && sent.every((one, index) => sameClosedSchema(one, received[index]));
  if (!isObject(sent) || !isObject(received)) return sameJson(sent, received);
  const description = typeof received.description === "string" ? received.description : "";
  return [...new Set([...Object.keys(sent), ...Object.keys(received)])].every((name) => {
    const [before, after] = [sent[name], received[name]];
    if (name === "additionalProperties" && after === false) return before === undefined || typeof before === "boolean";
    if (name === "oneOf" && after === undefined) return sameClosedSchema(before, received.anyOf);
    if (name === "anyOf" && before === undefined) return sent.oneOf !== undefined;
    if (name === "description" && typeof after === "string" && after !== before)
      return after.startsWith(typeof before === "string" ? `${before}\n` : "{");
    return after === undefined
      ? description.includes(`${name}: ${JSON.stringify(before)}`)
      : sameClosedSchema(before, after);
  });
}

/** A schema whose regular expressions that look ahead or behind are part of the description. */
export function withLookaroundDescribed(schema: Json | undefined): Json | undefined {
  if (Array.isArray(schema)) return schema.map((one) => withLookaroundDescribed(one) ?? null);
  if (!isObject(schema)) return schema;
  const inner = Object.entries(schema).map(([name, value]) => [name, withLookaroundDescribed(value) ?? null]);
  const { pattern, ...others } = Object.fromEntries(inner) as JsonObject;
  if (typeof pattern !== "string") return Object.fromEntries(inner) as JsonObject;
  if (!/\(\?<?[=!]/.test(pattern)) return { ...others, pattern };
  const before = typeof others.description === "string" ? `${others.description}\n` : "";
  return { ...others, description: `${before}{pattern: ${JSON.stringify(pattern)}}` };
}

/** The keywords that both languages of such a vendor have. */
const known = ["format", "title", "description", "enum", "minItems", "maxItems", "minimum", "maximum"];
const counts = ["minItems", "maxItems"];
const numbered = ["", "string", "number", "integer", "boolean", "array", "object", "null"];

/**
 * A schema in a normal form: references in place, types in a list of small letters, alternatives under one keyword,
 * and nothing that one of the two languages lacks.
 */
export function plainSchema(schema: Json, definitions: JsonObject = {}, inside: readonly string[] = []): Json {
  if (!isObject(schema)) return schema;
  const own = { ...definitions, ...objectAt(schema, "$defs"), ...objectAt(schema, "definitions") };
  const target =
    typeof schema.$ref === "string" ? /^#\/(?:\$defs|definitions)\/(.+)$/.exec(schema.$ref)?.[1] : undefined;
  const found = target === undefined ? undefined : own[target];
  if (target !== undefined && found !== undefined)
    return inside.includes(target) ? {} : plainSchema(found, own, [...inside, target]);
  const plain = (inner: Json): Json => plainSchema(inner, own, inside);
  const result: JsonObject = Object.fromEntries(
    known.flatMap((name) => {
      const value = schema[name];
      return value === undefined ? [] : [[name, counts.includes(name) ? Number(value) : value]];
    }),
  );
  const types = typesOf(schema);
  if (types.length > 0) result.type = types;
  if (schema.const !== undefined) result.enum = [schema.const];
  if (Array.isArray(result.enum)) {
    const values: readonly Json[] = schema.nullable === true ? [...result.enum, null] : result.enum;
    result.enum = [...new Set(values.map(String))];
  }
  if (isObject(schema.properties) && Object.keys(schema.properties).length > 0) {
    result.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, inner]) => [name, plain(inner)]),
    );
  }
  if (Array.isArray(schema.required) && schema.required.length > 0) result.required = [...schema.required].sort();
  if (isObject(schema.items) && Object.keys(schema.items).length > 0) result.items = plain(schema.items);
  const alternatives = Array.isArray(schema.anyOf) ? schema.anyOf : schema.oneOf;
  return Array.isArray(alternatives) ? withAlternatives(result, alternatives.map(plain)) : result;
}

/** A nullable value has null as a type beside the others. */
function withAlternatives(schema: JsonObject, alternatives: readonly Json[]): Json {
  const isNull = (one: Json): boolean => sameJson(one, { type: ["null"] });
  const others = alternatives.filter((one) => !isNull(one));
  const [only] = others;
  if (others.length === alternatives.length) return { ...schema, anyOf: [...alternatives] };
  if (others.length > 1 || !isObject(only)) return { ...schema, anyOf: [...others], type: ["null"] };
  const types = Array.isArray(only.type) ? only.type : [];
  return { ...schema, ...only, type: [...types, "null"].sort() };
}

function typesOf(schema: JsonObject): string[] {
  const receivedValue = Array.isArray(schema.type) ? schema.type : [schema.type ?? null];
  const names = receivedValue.flatMap((type) => {
    const name = typeof type === "number" ? numbered[type] : type;
    return typeof name === "string" && name !== "" ? [name.toLowerCase()] : [];
  });
  return [...new Set(schema.nullable === true ? [...names, "null"] : names)].sort();
}

function objectAt(schema: JsonObject, name: string): JsonObject {
  const value = schema[name];
  return isObject(value) ? value : {};
}
