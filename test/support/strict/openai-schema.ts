import { isObject, listAt, member, textAt, type Json } from "../../../tools/replay/json.js";
import { demand } from "./refusal.js";

const toolName = /^[a-zA-Z0-9_-]+$/;
const longestName = 64;

/** The name of a tool, where it is declared and where it is called. */
export function checkToolName(found: Json | undefined, param: string): void {
  const name = typeof found === "string" ? found : "";
  const options = { param, code: "invalid_value" };
  demand(found !== undefined, `Missing required parameter: '${param}'.`, { param, code: "missing_required_parameter" });
  demand(
    name !== "",
    `Invalid '${param}': empty string. Expected a string with minimum length 1, but got an empty string instead.`,
    options,
  );
  demand(
    toolName.test(name),
    `Invalid '${param}': string does not match pattern. Expected a string that matches the pattern '^[a-zA-Z0-9_-]+$'.`,
    options,
  );
  checkLength(name, longestName, param);
}

export function checkLength(text: string, most: number, param: string): void {
  demand(
    text.length <= most,
    `Invalid '${param}': string too long. Expected a string with maximum length ${most}, but got a ` +
      `string with length ${text.length} instead.`,
    { param, code: "string_above_max_length" },
  );
}

/** The schema of a function's parameters. */
export function checkFunctionSchema(schema: Json | undefined, strict: boolean, name: string, param: string): void {
  if (schema === undefined || schema === null) return;
  const context: Context = { of: `function '${name}'`, param, code: "invalid_function_parameters" };
  const type = textAt(schema, "type") ?? "None";
  demand(
    type === "object",
    `Invalid schema for ${context.of}: schema must be a JSON Schema of 'type: "object"', got 'type: "${type}"'.`,
    { param, code: context.code },
  );
  const mixed = ["oneOf", "anyOf", "allOf", "enum", "not"].find((key) => isObject(schema) && key in schema);
  demand(
    mixed === undefined,
    `Invalid schema for ${context.of}: schema must have type 'object' and not have ` +
      "'oneOf'/'anyOf'/'allOf'/'enum'/'not' at " +
      "the top level.",
    { param, code: context.code },
  );
  checkLists(schema, [], context);
  checkPatterns(schema, "$", "tools");
  if (strict) checkStrict(schema, [], context);
}

/** The schema that an answer must match exactly. */
export function checkAnswerSchema(schema: Json | undefined, strict: boolean, name: string, param: string): void {
  const context: Context = { of: `response_format '${name}'`, param, code: "invalid_json_schema" };
  const type = textAt(schema, "type") ?? "None";
  demand(
    type === "object",
    `Invalid schema for ${context.of}: schema must be a JSON Schema of 'type: "object"', got 'type: "${type}"'.`,
    { param, code: context.code },
  );
  checkPatterns(schema ?? null, "$", param);
  if (strict) checkStrict(schema ?? null, [], context);
}

interface Context {
  readonly of: string;
  readonly param: string;
  readonly code: string;
}

function complain(holds: boolean, path: readonly string[], what: string, { of, param, code }: Context): void {
  const place =
    path.length === 0 ? "()" : `(${path.map((step) => `'${step}'`).join(", ")}${path.length === 1 ? "," : ""})`;
  demand(holds, `Invalid schema for ${of}: In context=${place}, ${what}`, { param, code });
}

function checkLists(schema: Json, path: readonly string[], context: Context): void {
  if (textAt(schema, "type") === "array")
    complain(member(schema, "items") !== undefined, path, "array schema missing items.", context);
  for (const [step, inner] of inside(schema)) checkLists(inner, [...path, ...step], context);
}

function checkPatterns(schema: Json, place: string, param: string): void {
  const message = `Invalid JSON schema: regex lookaround is not supported. Found at ${place}.pattern.`;
  const looksAround = /\(\?<?[=!]/.test(textAt(schema, "pattern") ?? "");
  demand(!looksAround, message, { param, code: "invalid_json_schema" });
  for (const [step, inner] of inside(schema)) checkPatterns(inner, [place, ...step].join("."), param);
}

/** https://platform.openai.com/docs/guides/structured-outputs#supported-schemas */
const formatsWhenStrict = [
  ...["date-time", "time", "date", "duration", "email"],
  ...["hostname", "ipv4", "ipv6", "uuid"],
];
const refusedWhenStrict = [
  "allOf",
  "not",
  "if",
  "then",
  "else",
  "patternProperties",
  "propertyNames",
  "default",
  "oneOf",
  "dependentRequired",
];

function checkStrict(schema: Json, path: readonly string[], context: Context): void {
  if (!isObject(schema)) return;
  for (const keyword of refusedWhenStrict)
    complain(!(keyword in schema), path, `'${keyword}' is not permitted.`, context);
  const format = textAt(schema, "format");
  const isFormat = format === undefined || formatsWhenStrict.includes(format);
  complain(isFormat, path, `'${String(format)}' is not a valid format.`, context);
  if (schema.type === "object" || isObject(schema.properties)) {
    complain(
      schema.additionalProperties === false,
      path,
      "'additionalProperties' is required to be supplied and to be false.",
      context,
    );
    const required = listAt(schema, "required");
    const missing = Object.keys(isObject(schema.properties) ? schema.properties : {}).find(
      (name) => !required.includes(name),
    );
    complain(
      missing === undefined,
      path,
      "'required' is required to be supplied and to be an array including every key in properties. Missing " +
        `'${String(missing)}'.`,
      context,
    );
  }
  for (const [step, inner] of inside(schema)) checkStrict(inner, [...path, ...step], context);
}

/** The schemas directly inside a schema, with their paths. */
function inside(schema: Json): [string[], Json][] {
  if (!isObject(schema)) return [];
  const found: [string[], Json][] = [];
  for (const name of ["properties", "$defs", "definitions"]) {
    const named = schema[name];
    if (isObject(named))
      found.push(...Object.entries(named).map(([key, inner]): [string[], Json] => [[name, key], inner]));
  }
  for (const name of ["anyOf", "oneOf", "allOf"]) {
    found.push(...listAt(schema, name).map((inner, index): [string[], Json] => [[name, String(index)], inner]));
  }
  if (isObject(schema.items)) found.push([["items"], schema.items]);
  return found;
}
