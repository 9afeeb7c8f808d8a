/** The keywords of schemas have values of the right kind: no validator can be made of others. */
import type { Json } from "../../src/conversion/json.js";
import { printed } from "../load/former-lines.js";
import { hintFor } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import { isList, isObject } from "../model/source.js";
import { keywordKinds, schemasIn, type ValueKind } from "./schemas-in.js";
import type { Specs } from "./specs.js";

const TYPES = ["array", "boolean", "integer", "null", "number", "object", "string"];

interface Expected {
  /** What the value must be, in words. */
  readonly is: string;
  readonly allows: (value: Json | undefined) => boolean;
  /** The value to write. */
  readonly instead: (value: Json | undefined) => Json;
}

const isSchema = (value: Json | undefined): boolean => isObject(value) || typeof value === "boolean";
const isText = (value: Json | undefined): boolean => typeof value === "string";
const asList = (value: Json | undefined): Json => [value ?? "<value>"];
const asNumber = (value: Json | undefined): Json => (isNumeric(value) ? Number(value) : "<number>");
const asSchema = (value: Json | undefined): Json => ({ type: TYPES.find((type) => type === value) ?? "<type>" });

const expected: Readonly<Partial<Record<ValueKind, Expected>>> = {
  boolean: {
    is: "true or false",
    allows: (value) => typeof value === "boolean",
    instead: (value) => value !== "false" && value !== "no",
  },
  count: {
    is: "a whole number, zero or more",
    allows: (value) => Number.isInteger(value) && Number(value) >= 0,
    instead: asNumber,
  },
  list: { is: "a list", allows: isList, instead: asList },
  number: { is: "a number", allows: (value) => typeof value === "number", instead: asNumber },
  "positive number": {
    is: "a number above zero",
    allows: (value) => typeof value === "number" && value > 0,
    instead: (value) => (isNumeric(value) ? asNumber(value) : "<number>"),
  },
  schema: { is: "a schema", allows: isSchema, instead: asSchema },
  schemas: {
    is: "a list of schemas",
    allows: (value) => Array.isArray(value) && value.length > 0 && value.every(isSchema),
    instead: (value) => [isObject(value) ? value : { type: "<type>" }],
  },
  "schemas by name": {
    is: "a map of schemas",
    allows: (value) => isObject(value) && Object.values(value).every(isSchema),
    instead: () => ({ "<name>": { type: "<type>" } }),
  },
  text: { is: "a text", allows: isText, instead: (value) => String(value ?? "<text>") },
  texts: {
    is: "a list of different texts",
    allows: (value) => Array.isArray(value) && value.every(isText) && new Set(value).size === value.length,
    instead: (value) => [...new Set((Array.isArray(value) ? value : [value ?? "<name>"]).map(String))],
  },
};

export function schemaValues({ documents }: Specs): Problem[] {
  return documents.flatMap((document) =>
    schemasIn(document).flatMap(({ schema, pointer }) =>
      Object.entries(schema).flatMap(([keyword, value]) => {
        const fault = faultOf(keyword, value);
        return fault === undefined ? [] : [document.file.problem([...pointer, keyword], fault.message, fault.hint)];
      }),
    ),
  );
}

interface Fault {
  readonly message: string;
  readonly hint: string | undefined;
}

function faultOf(keyword: string, value: Json | undefined): Fault | undefined {
  const kind = keywordKinds.get(keyword);
  if (kind === undefined) return undefined;
  if (kind === "types") return typeFault(value);
  const rule = expected[kind];
  if (rule === undefined || rule.allows(value)) return contentFault(keyword, value);
  const hint = `write ${printed({ [keyword]: rule.instead(value) })}`;
  return { message: `${keyword} must be ${rule.is}, not ${shown(value)}`, hint };
}

/** What is wrong inside a value of the right kind. */
function contentFault(keyword: string, value: Json | undefined): Fault | undefined {
  if (keyword === "enum" && isList(value) && value.length === 0)
    return { message: "enum has no value: nothing fits it", hint: "write enum: [<value>], or leave it out" };
  const patterns = keyword === "patternProperties" && isObject(value) ? Object.keys(value) : [];
  const all = keyword === "pattern" && typeof value === "string" ? [value] : patterns;
  return all.map((pattern) => patternFault(keyword, pattern)).find((fault) => fault !== undefined);
}

function typeFault(value: Json | undefined): Fault | undefined {
  const words: readonly (Json | undefined)[] = Array.isArray(value) ? value : [value];
  const wrong = words.find((word) => !TYPES.some((type) => type === word));
  if (wrong === undefined) return undefined;
  // YAML has a value of this name.
  const hint = wrong === null ? 'write "null" in quotes' : hintFor(String(wrong), TYPES);
  return { message: `${shown(wrong)} is not a type of JSON Schema`, hint };
}

function patternFault(keyword: string, pattern: string): Fault | undefined {
  try {
    new RegExp(pattern, "u");
    return undefined;
  } catch {
    return {
      message:
        keyword === "pattern"
          ? `pattern is not a regular expression: ${shown(pattern)}`
          : `a name of ${keyword} is not a regular expression: ${shown(pattern)}`,
      hint: "a backslash before . [ ( and * means the character itself",
    };
  }
}

function isNumeric(value: Json | undefined): boolean {
  return typeof value === "string" && /^\d+(?:\.\d+)?$/.test(value);
}

function shown(value: Json | undefined): string {
  const text = JSON.stringify(value ?? null);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
