/** What the spec language has against a file, in words and with the place of each fault. */
import type { ErrorObject, ValidateFunction } from "ajv/dist/2020.js";
import { exampleHint, inSentence, missingHint, missingLine } from "./example-lines.js";
import { fittedLine, fittedList } from "./fitted-values.js";
import type { Fault } from "./fault.js";
import { misspeltExtension, withoutConsequences } from "./misspelt-keys.js";
import { hintFor, nearest } from "./nearest.js";
import { type ExampleAt, ownExamples, valueAt } from "./own-examples.js";
import { slashAtEnd } from "./slash-at-end.js";
import { malformedSelector } from "./malformed-selectors.js";
import type { Problem } from "./problem.js";
import { commentApart, reasonAlone, reasonAsPath } from "./reason-alone.js";
import { nameHint } from "./refused-names.js";
import { printed, respellLine } from "./former-lines.js";
import type { Json } from "../../src/conversion/json.js";
import { respellKey } from "./former-keys.js";
import { respellValue } from "./former-values.js";
import { newKey, renamedMessage } from "./renamed-keys.js";
import type { Pointer } from "./pointer.js";
import type { SpecFile } from "./spec-file.js";
import { pointerOf } from "./unknown-keys.js";

/** What the rules of keywords may be given, as far as messages name it. */
interface Params {
  readonly additionalProperty?: string;
  readonly missingProperty?: string;
  readonly property?: string;
  readonly allowedValues?: readonly unknown[];
  readonly allowedValue?: unknown;
  readonly i?: number;
  readonly limit?: number;
}

/** Keywords of our own: a message and a hint where those of a JSON Schema keyword are not clear enough. */
interface Annotated {
  readonly $async?: boolean;
  readonly description?: string;
  /** Values as they are written: hints show the first one. */
  readonly examples?: readonly Json[];
  readonly properties?: object;
  readonly type?: string | readonly string[];
  readonly pattern?: string;
  readonly items?: { readonly type?: string };
  readonly "x-message"?: string;
  readonly "x-one-of"?: string;
  readonly "x-hint"?: string;
  readonly "x-renamed"?: string;
  readonly "x-former"?: string;
}

/** One problem for each place at fault. */
export function explain(file: SpecFile, errors: ValidateFunction["errors"], exampleAt: ExampleAt): Problem[] {
  const faults = new Map<string, Fault>();
  const exampleHere = ownExamples(file.value, exampleAt);
  for (const error of errors ?? []) {
    if (isBranch(error)) continue;
    const fault = describe(error, exampleHere, file.value);
    const isItem = error.keyword === "type" && /^\d+$/.test(String(fault.place.at(-1)));
    // Items of a list have the wrong type together.
    const place = isItem ? [...fault.place.slice(0, -1), "type"] : fault.place;
    // A map may lack several keys.
    const key = JSON.stringify([place, error.keyword === "required" ? fault.lacks : undefined]);
    if (!faults.has(key)) faults.set(key, fault);
  }
  if (faults.size === 0) return [file.problem([], "the file has a form that the language does not know")];
  const problems = new Map<string, Problem>();
  for (const { place, message, hint, lacks } of withoutConsequences([...faults.values()], file)) {
    const problem = file.problem(place, message, hint);
    // Several names of one key have the same fault.
    const at = `${problem.line}:${problem.column}:${lacks ?? ""}`;
    if (!problems.has(at)) problems.set(at, problem);
  }
  return [...problems.values()];
}

/** Failed branches of a choice are not reported. The choice itself is, if it has a message. */
function isBranch({ keyword, schemaPath, parentSchema }: ErrorObject): boolean {
  if (/\/(?:oneOf|anyOf)\/\d+\//.test(schemaPath)) return true;
  if (keyword === "if" || keyword === "anyOf" || keyword === "propertyNames") return true;
  const schema: Annotated = parentSchema ?? {};
  return keyword === "oneOf" && schema["x-one-of"] === undefined;
}

function describe(error: ErrorObject, exampleAt: ExampleAt, file: unknown): Fault {
  const schema: Annotated = error.parentSchema ?? {};
  const pointer = pointerOf(error.instancePath);
  const { additionalProperty: member, missingProperty: missing }: Params = error.params;
  if (member !== undefined) return unknownKey(pointer, member, Object.keys(schema.properties ?? {}), error.data);
  const former = respellValue(schema["x-former"], pointer, error.data, error.propertyName);
  if (former !== undefined) return former;
  if (schema["x-renamed"] !== undefined)
    return { place: pointer, message: renamedMessage(nameOf(pointer), schema["x-renamed"]), hint: undefined };
  if (error.propertyName !== undefined) {
    return {
      place: [...pointer, error.propertyName],
      message: `${shown(error.propertyName)} is not a name allowed in ${nameOf(pointer)}`,
      hint: nameHint(error.propertyName, schema, valueAt(file, pointer), pointer[0] === "finish"),
    };
  }
  if (error.keyword === "required" && missing !== undefined && schema["x-message"] === undefined)
    return (
      misspeltExtension(missing, error.data, pointer) ?? {
        place: pointer,
        message: `${nameOf(pointer)} lacks "${missing}"`,
        hint: missingLine(missing, error.data, pointer) ?? missingHint(missing, schema, pointer, exampleAt),
        // The keys of a line stand for each other.
        lacks: missing,
        lacksOneOf: schema.properties === undefined,
      }
    );
  const malformed =
    malformedSelector(nameOf(pointer), error.data, schema.pattern, pointer) ??
    slashAtEnd(nameOf(pointer), error.data, schema.pattern);
  if (error.keyword === "pattern" && malformed !== undefined) return { place: pointer, ...malformed };
  const isChoice = error.keyword === "oneOf";
  const message = schema["x-message"] ?? (isChoice ? schema["x-one-of"] : undefined) ?? complaint(error, schema);
  return {
    place: pointer,
    message: `${nameOf(pointer)} ${message}`,
    hint: (isChoice ? schema["x-hint"] : undefined) ?? lineHint(error, pointer, exampleAt) ?? schema.description,
    lacks: error.keyword === "dependentRequired" ? missing : undefined,
    lacksOneOf: isChoice,
  };
}

/** The line to write where a key is missing beside another one, or where a value is of another type. */
function lineHint(
  { keyword, params, parentSchema, data }: ErrorObject,
  pointer: Pointer,
  exampleAt: ExampleAt,
): string | undefined {
  const { missingProperty: missing }: Params = params;
  const schema: Annotated = parentSchema ?? {};
  if (keyword === "dependentRequired" && missing !== undefined) return missingHint(missing, schema, pointer, exampleAt);
  const fitted = keyword === "type" ? fittedLine(data, schema, pointer) : undefined;
  const value = fitted ?? withoutMinus(keyword, data, pointer) ?? respelledValue(keyword, params, schema, data);
  const line =
    value ??
    reasonAlone(keyword, data, pointer) ??
    commentApart(keyword, data, pointer) ??
    reasonAsPath(keyword, data, pointer);
  if (line !== undefined) return line;
  if (schema["x-message"] !== undefined && schema.description !== undefined) return undefined;
  if (keyword === "not") return `leave ${nameOf(pointer)} out`;
  const bracketed = withBrackets(data, schema) ?? fittedList(keyword, data, schema);
  if (bracketed !== undefined) return `write ${printed({ [String(pointer.at(-1))]: bracketed })}`;
  const example = exampleHint(pointer, exampleAt) ?? chosenExample(keyword, schema, pointer);
  const { description = "" } = schema;
  if (example === undefined || keyword !== "pattern" || description === "") return example;
  // A form has a rule, which one example does not tell.
  return `${example}; ${inSentence(description)}`;
}

/** A number that has to be above zero. */
function withoutMinus(keyword: string, data: unknown, pointer: Pointer): string | undefined {
  if (keyword !== "exclusiveMinimum" || typeof data !== "number" || data >= 0) return undefined;
  const isInItem = typeof pointer.at(-2) === "number" || /^\d+$/.test(String(pointer.at(-2)));
  return `write ${isInItem ? "- " : ""}${printed({ [String(pointer.at(-1))]: -data })}`;
}

/** A path that lacks nothing but the brackets of a list. */
function withBrackets(data: unknown, { pattern }: Annotated): string | undefined {
  const path = typeof data === "string" && /^[\w.$]+$/.test(data) ? `${data}[]` : undefined;
  return path !== undefined && pattern !== undefined && new RegExp(pattern, "u").test(path) ? path : undefined;
}

/** The line of a name that the file chooses, with the example of all such names. */
function chosenExample(keyword: string, { examples }: Annotated, pointer: Pointer): string | undefined {
  const [example] = examples ?? [];
  const name = String(pointer.at(-1) ?? "");
  const isShown = example !== undefined && /^[a-z_]+$/.test(name) && ["type", "minProperties"].includes(keyword);
  return isShown ? `write ${printed({ [name]: example })}` : undefined;
}

/** The word that was meant, or a number or a boolean without its quotes, or a text with them. */
function respelledValue(keyword: string, params: Params, schema: Annotated, data: unknown): string | undefined {
  const { type, pattern = "" } = schema;
  const isScalar = typeof data === "number" || typeof data === "boolean";
  if (isScalar && type === "string" && new RegExp(pattern, "u").test(String(data)))
    return `put ${String(data)} in quotes`;
  if (typeof data !== "string") return undefined;
  const near = keyword === "enum" ? nearest(data, (params.allowedValues ?? []).map(String)) : undefined;
  if (near !== undefined) return `did you mean "${near}"?`;
  const types = [type ?? [], typeof params.allowedValue].flat();
  const isNumber = /^-?\d+(?:\.\d+)?$/.test(data) && types.some((name) => name === "number" || name === "integer");
  const isBoolean = /^(?:true|false)$/.test(data) && types.includes("boolean");
  return isNumber || isBoolean ? `write ${data} without quotes` : undefined;
}

function unknownKey(pointer: Pointer, key: string, allowed: readonly string[], holder: unknown): Fault {
  const place = [...pointer, key];
  const now = respellKey(key, allowed, String(pointer.at(-1)), holder);
  if (now !== undefined)
    return { place, message: `\`${key}\` is no longer a key`, hint: asItem(now.hint), renamed: now.key };
  const line = allowed.includes("at") ? respellLine(String(pointer.at(-1)), key, holder) : undefined;
  if (line !== undefined)
    return { place, message: `\`${key}\` is part of the path now`, hint: asItem(`write ${line}`) };
  const renamed = newKey(key, allowed);
  if (renamed !== undefined)
    return { place, renamed, message: renamedMessage(key, renamed), hint: respelt(renamed, holder, key) };
  const message = `unknown key ${shown(key)} in ${nameOf(pointer)}`;
  const text = cutText(key, holder);
  if (text !== undefined) return { place, message, hint: `quote the text: ${text}`, isCutText: true };
  return { place, message, hint: hintFor(key, allowed), known: allowed };
}

/** An item of a list has a number for a name, and no key. */
function asItem(hint: string): string {
  return hint.replace(/^write "\d+": /, "write - ");
}

/** A text without quotes that a comma cut: its rest is a key without a value. */
function cutText(key: string, holder: unknown): string | undefined {
  const entries = Object.entries(typeof holder === "object" && holder !== null ? holder : {});
  const index = entries.findIndex(([name]) => name === key);
  const [before, text] = entries[index - 1] ?? [];
  return entries[index]?.[1] === null && typeof text === "string" && before !== undefined
    ? printed({ [before]: `${text}, ${key}` })
    : undefined;
}

/** The line of a renamed key, where its value is short. */
function respelt(now: string, holder: unknown, key: string): string {
  const value: unknown = typeof holder === "object" && holder !== null ? Reflect.get(holder, key) : undefined;
  const isShort = ["string", "number", "boolean"].includes(typeof value);
  return `write ${now}: ${isShort ? String(value) : "…"}`;
}

function complaint({ keyword, params, data, message }: ErrorObject, schema: Annotated): string {
  const { missingProperty, property, allowedValues, allowedValue, i = 0, limit = 1 }: Params = params;
  switch (keyword) {
    case "dependentRequired":
      return `has "${String(property)}" and lacks "${String(missingProperty)}"`;
    case "enum":
      return `must be ${oneOf(allowedValues ?? [])}, not ${shown(data)}`;
    case "const":
      return `must be ${shown(allowedValue)}, not ${shown(data)}`;
    case "type":
      return `must be ${typesOf(schema)}, not ${shown(data)}`;
    case "pattern":
      return `has a form that is not allowed: ${shown(data)}`;
    case "minItems":
      return limit > 1 ? `must have ${limit} items, not ${count(data)}` : "must not be empty";
    case "maxItems":
      return `must have ${limit} items at most, not ${count(data)}`;
    case "minProperties":
      return "must not be empty";
    case "maxLength":
      return `is too long: ${String(data).length} characters`;
    case "minLength":
      return "must not be empty";
    case "uniqueItems":
      return `has ${shown(Array.isArray(data) ? data.at(i) : data)} twice`;
    default:
      return message ?? "is wrong";
  }
}

function count(list: unknown): number {
  return Array.isArray(list) ? list.length : 0;
}

const typeNames: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  object: "a map",
  array: "a list",
  null: "null",
};

function typesOf({ type }: Annotated): string {
  const types = typeof type === "string" ? [type] : (type ?? []);
  return types.map((name) => typeNames[name] ?? name).join(" or ");
}

function oneOf(values: readonly unknown[]): string {
  return values.length === 1 ? shown(values[0]) : `one of ${values.join(", ")}`;
}

/** A value as a message shows it: on one line, and cut where it is long. */
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** The name of a node in messages: an item of a list by the list and its number. */
function nameOf(pointer: Pointer): string {
  const last = pointer.at(-1);
  if (last === undefined) return "the file";
  const text = String(last);
  const name = /^\d+$/.test(text) && pointer.length > 1 ? `${String(pointer.at(-2))}[${text}]` : text;
  return name.length > 60 ? `${name.slice(0, 57)}…` : name;
}
