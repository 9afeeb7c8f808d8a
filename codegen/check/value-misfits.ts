/** Holds a value of a document against a schema of it, as the validator of requests would. */
import type { Json } from "../../src/conversion/json.js";
import { hintFor } from "../load/nearest.js";
import type { Pointer } from "../load/pointer.js";
import type { DialectDocument } from "../model/dialect-document.js";
import { isList, isObject, type Source } from "../model/source.js";

/** What is wrong with a value, and where in it. */
export interface Misfit {
  readonly pointer: Pointer;
  readonly message: string;
  readonly hint: string;
}

const OTHER_VALUE = "write another value, or change the schema";

interface Bound {
  readonly keyword: string;
  readonly size: (value: Json | undefined) => number | undefined;
  readonly side: "least" | "most";
  readonly unit: string;
}

const numberOf = (value: Json | undefined): number | undefined => (typeof value === "number" ? value : undefined);
const lengthOf = (value: Json | undefined): number | undefined =>
  typeof value === "string" ? [...value].length : undefined;
const countOf = (value: Json | undefined): number | undefined => (isList(value) ? value.length : undefined);

const BOUNDS: readonly Bound[] = [
  { keyword: "minimum", size: numberOf, side: "least", unit: "" },
  { keyword: "maximum", size: numberOf, side: "most", unit: "" },
  { keyword: "minLength", size: lengthOf, side: "least", unit: " characters" },
  { keyword: "maxLength", size: lengthOf, side: "most", unit: " characters" },
  { keyword: "minItems", size: countOf, side: "least", unit: " items" },
  { keyword: "maxItems", size: countOf, side: "most", unit: " items" },
];

/** Keywords that are looked at, and those that refuse no value. */
const KNOWN: ReadonlySet<string> = new Set([
  ...["$ref", "allOf", "anyOf", "const", "default", "description", "else", "enum", "example", "examples", "if"],
  ...["items", "oneOf", "properties", "required", "then", "title", "type"],
  ...BOUNDS.map(({ keyword }) => keyword),
]);

/** Nothing where the value fits. Keywords that examples rarely break are not looked at. `what`: what has the value. */
export function misfitsOf(
  value: Json | undefined,
  schema: Json | undefined,
  document: DialectDocument,
  what = "the example",
): Misfit[] {
  return new ValueCheck(document, what).misfits(value, schema, []);
}

type Fault = Omit<Misfit, "pointer">;

class ValueCheck {
  constructor(
    private readonly document: DialectDocument,
    private readonly what: string,
  ) {}

  misfits(value: Json | undefined, schema: Json | undefined, pointer: Pointer): Misfit[] {
    if (!isObject(schema) || value === undefined) return [];
    const fault = typeFault(value, schema) ?? wordFault(value, schema) ?? boundFault(value, schema);
    if (fault !== undefined) return [{ pointer, ...fault, message: `${this.what} has ${fault.message}` }];
    return [
      ...this.misfits(value, this.#referred(schema), pointer),
      ...listOf(schema.allOf).flatMap((one) => this.misfits(value, one, pointer)),
      ...this.#chosen(value, schema, pointer),
      ...(isObject(value) ? this.#members(value, schema, pointer) : []),
      ...listOf(value).flatMap((item, index) => this.misfits(item, schema.items, [...pointer, index])),
    ];
  }

  #fits(value: Json | undefined, schema: Json | undefined): boolean {
    return this.misfits(value, schema, []).length === 0;
  }

  #referred({ $ref }: Source): Json | undefined {
    return typeof $ref === "string"
      ? this.document.openapi.components.schemas[$ref.split("/").at(-1) ?? ""]
      : undefined;
  }

  /** A condition, and choices: of several that do not fit, the one that is nearest has the fewest faults. */
  #chosen(value: Json | undefined, schema: Source, pointer: Pointer): Misfit[] {
    const choices = [...listOf(schema.anyOf), ...listOf(schema.oneOf)].map((one) => this.misfits(value, one, pointer));
    const [nearest = []] = choices.sort((left, right) => left.length - right.length);
    return [...this.misfits(value, this.#branch(value, schema), pointer), ...nearest];
  }

  /** None where it is not known which one the validator takes. */
  #branch(value: Json | undefined, { if: condition, then, else: otherwise }: Source): Json | undefined {
    if (condition === undefined) return undefined;
    if (!this.#fits(value, condition)) return otherwise;
    return this.#isKnown(condition) ? then : undefined;
  }

  /** A value without misfits fits a schema surely. */
  #isKnown(schema: Json | undefined, around: readonly Source[] = []): boolean {
    if (!isObject(schema)) return schema !== false;
    if (around.includes(schema)) return true;
    const { properties } = schema;
    const inside = [
      ...[schema.if, schema.then, schema.else, schema.items, this.#referred(schema)],
      ...[schema.allOf, schema.anyOf, schema.oneOf].flatMap(listOf),
      ...(isObject(properties) ? Object.values(properties) : []),
    ];
    const isRead = Object.keys(schema).every((keyword) => KNOWN.has(keyword) || keyword.startsWith("x-"));
    return isRead && inside.every((one) => this.#isKnown(one, [...around, schema]));
  }

  #members(value: Source, { properties, required }: Source, pointer: Pointer): Misfit[] {
    const lacking = listOf(required).filter((name) => typeof name === "string" && !Object.hasOwn(value, name));
    const inside = isObject(properties) ? Object.entries(properties) : [];
    return [
      ...lacking.map((name) => ({
        pointer,
        message: `${this.what} lacks "${String(name)}", which the schema requires`,
        hint: `write ${String(name)}: <value>`,
      })),
      ...inside.flatMap(([name, schema]) =>
        Object.hasOwn(value, name) ? this.misfits(value[name], schema, [...pointer, name]) : [],
      ),
    ];
  }
}

function typeFault(value: Json, { type }: Source): Fault | undefined {
  const types = (isList(type) ? type : [type ?? []].flat()).map(String);
  const own = typesOf(value);
  if (types.length === 0 || types.some((name) => own.includes(name))) return undefined;
  const message = `${shown(value)} here, and the schema allows ${types.join(" or ")}`;
  const isText = types.includes("string") && (typeof value === "number" || typeof value === "boolean");
  return { message, hint: isText ? `write "${String(value)}" in quotes` : OTHER_VALUE };
}

function wordFault(value: Json, schema: Source): Fault | undefined {
  const words = [...listOf(schema.enum), ...("const" in schema ? [schema.const] : [])];
  const isWord = typeof value !== "object" || value === null;
  if (words.length === 0 || !isWord || words.includes(value)) return undefined;
  const message = `${shown(value)} here, and the schema allows ${words.map(shown).join(" or ")}`;
  return { message, hint: hintFor(String(value), words.map(String)) ?? OTHER_VALUE };
}

function boundFault(value: Json, schema: Source): Fault | undefined {
  for (const { keyword, size, side, unit } of BOUNDS) {
    const [bound, found] = [schema[keyword], size(value)];
    if (typeof bound !== "number" || found === undefined) continue;
    if (side === "least" ? found >= bound : found <= bound) continue;
    const message = `${found}${unit} here, and ${keyword} is ${bound}`;
    return { message, hint: OTHER_VALUE };
  }
  return undefined;
}

/** The types of JSON Schema that a value has. */
export function typesOf(value: Json): readonly string[] {
  if (value === null) return ["null"];
  if (isList(value)) return ["array"];
  if (typeof value === "number") return Number.isInteger(value) ? ["integer", "number"] : ["number"];
  return [typeof value];
}

function listOf(value: Json | undefined): readonly (Json | undefined)[] {
  return Array.isArray(value) ? value : [];
}

function shown(value: Json | undefined): string {
  const text = JSON.stringify(value ?? null);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
