/** A concept and its place hold values of one type: a list is a list on both sides, and a number a number. */
import type { Line } from "../model/line.js";
import type { FunctionTable } from "../model/functions.js";
import type { FieldType } from "../model/vocabulary.js";
import { parseSelector } from "../model/selector.js";
import { printed } from "../load/former-lines.js";
import type { Json } from "../../src/conversion/json.js";
import { isFaulty } from "./forms.js";
import { follow } from "./part-places.js";
import type { SchemaPlace } from "./schema-place.js";
import { listFault, named, shapeFault, transformHint } from "./value-shapes.js";
import type { WordFault } from "./wire-words.js";

/** The types of a JSON Schema that a concept without a transform fits. */
const fitting: Readonly<Partial<Record<FieldType["kind"], readonly string[]>>> = {
  string: ["string"],
  number: ["number", "integer"],
  integer: ["integer"],
  boolean: ["boolean"],
  enum: ["string"],
};

/** What is wrong with the options of a line, whatever its place. */
export function optionFault(line: Line): WordFault | undefined {
  const { kind, concept, clamp, atMost, pointer } = line;
  const { type } = line.field;
  if (isFaulty(line)) return undefined;
  if (clamp !== undefined && clamp[0] > clamp[1])
    return {
      message: `the least number ${clamp[0]} is larger than the largest ${clamp[1]}`,
      hint: `write clamp: [${clamp[1]}, ${clamp[0]}]`,
    };
  if (clamp !== undefined && type.kind !== "number" && type.kind !== "integer") return boundsFault(line, clamp[1]);
  if (atMost !== undefined && type.kind !== "list")
    return {
      message: `"${concept}" is no list, and clamp is the most items of one`,
      hint: `write clamp: [<least>, ${atMost}]`,
    };
  if (kind === "finish" && line.default !== undefined && line.at.length === 1)
    return {
      message: "an answer that ends always has a word for it, so the default is never written",
      hint: "leave default out",
    };
  if (pointer[0] === "response" && concept === "id" && typeof line.default === "string")
    return {
      message: `every answer without an ID would have the same one, ${JSON.stringify(line.default)}`,
      hint: `write default: ${line.default}$new_id`,
    };
  if (kind === "inline" && line.default !== undefined)
    return {
      message: "a record without a place has no default: its members have theirs",
      hint: "write default: at the lines of the record, or leave it out",
    };
  if (kind !== "value") return undefined;
  if (pointer[0] === "parts" && type.kind === "list" && type.of.kind === "union")
    return {
      message: `"${concept}" are parts, and the line does not say in which forms`,
      hint: `write ${printed({ [concept]: { at: line.at[0] ?? "", content: pointer[1] ?? "" } })}`,
    };
  if (type.kind === "record")
    return {
      message: `"${concept}" is a record, and the line names none`,
      hint: `write record: ${concept} beside at:`,
    };
  return pointer[0] === "response" && concept === "finish"
    ? { message: "the line has no words for why an answer ends", hint: "write values: finish beside at:" }
    : undefined;
}

/** Bounds of a number where the concept is none: a list has its most items. */
function boundsFault({ concept, field }: Line, most: number): WordFault {
  return field.type.kind === "list"
    ? { message: `"${concept}" is a list, and clamp has the bounds of a number`, hint: `write clamp: ${most}` }
    : { message: `"${concept}" is no number, and clamp has bounds of one`, hint: "leave clamp out" };
}

/** Whether values of the concept are of a type that its place takes. */
export function fitsAsItIs({ field }: Line, types: readonly string[]): boolean {
  const fits = fitting[field.type.kind];
  return fits === undefined || types.length === 0 || types.some((type) => fits.includes(type));
}

/** What is wrong with the value of a line at its place, which is the one that is written. */
export function typeFault(
  line: Line,
  at: string,
  place: SchemaPlace | undefined,
  functions: FunctionTable,
): WordFault | undefined {
  const types = (place?.types ?? []).filter((type) => type !== "null");
  if (types.length === 0 || at === "" || isFaulty(line)) return undefined;
  return (
    listFault(line, at, types) ??
    shapeFault(line, at, types, functions) ??
    itemsFault(line, at, place) ??
    scalarFault(line, at, types) ??
    opposite(line, at) ??
    defaultFault(line.default, types)
  );
}

/** What is wrong with a path that selects items: they are in a list. */
export function selectionFault(
  path: string,
  key: string,
  place: SchemaPlace | undefined,
  document: string,
): WordFault | undefined {
  const { base, selections } = parseSelector(path);
  const found = selections.length === 0 ? undefined : follow(place, base);
  if (found === undefined || found.mayBeList) return undefined;
  const member = [base, selections[0]?.rest].filter(Boolean).join(".");
  const now = follow(place, member) === undefined ? base : member;
  return {
    message: `"${path}" selects from a list, and ${base} is none in the schemas of ${document}`,
    hint: `write ${key}: ${now}`,
  };
}

/** The items of a list are of another type than those of the concept. */
function itemsFault(line: Line, at: string, place: SchemaPlace | undefined): WordFault | undefined {
  const { concept, field } = line;
  const kind = field.type.kind === "list" ? field.type.of.kind : "json";
  const types = (place?.items()?.types ?? []).filter((type) => type !== "null");
  const fits = fitting[kind];
  if (line.kind !== "value" || fits === undefined || types.length === 0) return undefined;
  if (types.some((type) => fits.includes(type))) return undefined;
  return {
    message: `each item of "${concept}" is ${named([kind])}, and of ${JSON.stringify(at)} it is ${named(types)}`,
    hint: transformHint(line, at),
  };
}

function scalarFault(line: Line, at: string, types: readonly string[]): WordFault | undefined {
  const { concept, field } = line;
  const fits = fitting[field.type.kind];
  if (line.kind !== "value" || fits === undefined) return undefined;
  if (!line.isAlwaysList && types.some((type) => fits.includes(type))) return undefined;
  const found = line.isAlwaysList ? "a list" : named(types);
  const other = transformHint(line, at);
  return {
    message: `"${concept}" is ${named([field.type.kind])}, and ${JSON.stringify(at)} is ${found}`,
    hint: isFraction(line, types) ? `if it has no fractions, declare it as integer; else ${other}` : other,
  };
}

/** A whole number would be read as nothing wherever the member has a fraction. */
function isFraction({ field, kind }: Line, types: readonly string[]): boolean {
  return kind === "value" && field.type.kind === "integer" && types.includes("number");
}

/** A member that says by its name that something is not so. */
const NEGATED = /^(?:disable|exclude|omit|skip|without|no)(?:d?_|(?=[A-Z]))/;

/** A yes of the concept would be a yes to its opposite. */
function opposite({ kind, concept, field }: Line, at: string): WordFault | undefined {
  const member = at.split(".").at(-1) ?? "";
  if (kind !== "value" || field.type.kind !== "boolean" || !NEGATED.test(member) || NEGATED.test(concept))
    return undefined;
  return {
    message: `"${member}" sounds like the opposite of "${concept}"`,
    hint: `write ${concept}: { at: ${at}, transform: negated }`,
  };
}

/** What is written without a value is of the type of the member. */
export function defaultFault(value: Json | undefined, types: readonly string[]): WordFault | undefined {
  if (types.length === 0 || value === undefined || value === null || types.includes(typeOf(value))) return undefined;
  if (typeOf(value) === "integer" && types.includes("number")) return undefined;
  const other = otherSpelling(value, types);
  return {
    message: `the default ${JSON.stringify(value)} is not ${named(types)}`,
    hint: other === undefined ? "write a default of the member's type" : `write ${printed({ default: other })}`,
  };
}

/** A number that is written as a text, an object as its JSON, and a text that looks like a number. */
function otherSpelling(value: Json, types: readonly string[]): Json | undefined {
  if (typeof value !== "string") return types.includes("string") ? JSON.stringify(value) : undefined;
  const isNumber = types.some((type) => type === "integer" || type === "number") && /^-?\d+(?:\.\d+)?$/.test(value);
  if (isNumber) return Number(value);
  return types.includes("boolean") && /^(?:true|false)$/.test(value) ? value === "true" : undefined;
}

function typeOf(value: Json): string {
  if (Array.isArray(value)) return "array";
  return typeof value === "number" && Number.isInteger(value) ? "integer" : typeof value;
}
