/** Holds a value of a document against a schema of it, as the validator of requests would. */
import type { Json } from "../../src/conversion/json.js";
import { hintFor } from "../load/nearest.js";
import type { Pointer } from "../load/spec-file.js";
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

/** Nothing where the value fits. Keywords that examples rarely break are not looked at. */
export function misfitsOf(value: Json | undefined, schema: Json | undefined, document: DialectDocument): Misfit[] {
  return new ValueCheck(document).misfits(value, schema, []);
}

class ValueCheck {
  constructor(private readonly document: DialectDocument) {}

  misfits(value: Json | undefined, schema: Json | undefined, pointer: Pointer): Misfit[] {
    if (!isObject(schema) || value === undefined) return [];
    const fault = typeFault(value, schema) ?? wordFault(value, schema) ?? boundFault(value, schema);
    if (fault !== undefined) return [{ pointer, ...fault }];
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
    const branch = this.#fits(value, schema.if) ? schema.then : schema.else;
    const choices = [...listOf(schema.anyOf), ...listOf(schema.oneOf)].map((one) => this.misfits(value, one, pointer));
    const [nearest = []] = choices.sort((left, right) => left.length - right.length);
    return [...(schema.if === undefined ? [] : this.misfits(value, branch, pointer)), ...nearest];
  }

  #members(value: Source, { properties, required }: Source, pointer: Pointer): Misfit[] {
    const lacking = listOf(required).filter((name) => typeof name === "string" && !Object.hasOwn(value, name));
    const inside = isObject(properties) ? Object.entries(properties) : [];
    return [
      ...lacking.map((name) => ({
        pointer,
        message: `the example lacks "${String(name)}", which the schema requires`,
        hint: `write ${String(name)}: <value>`,
      })),
      ...inside.flatMap(([name, schema]) =>
        Object.hasOwn(value, name) ? this.misfits(value[name], schema, [...pointer, name]) : [],
      ),
    ];
  }
}

function typeFault(value: Json, { type }: Source): Omit<Misfit, "pointer"> | undefined {
  const types = (isList(type) ? type : [type ?? []].flat()).map(String);
  const own = typesOf(value);
  if (types.length === 0 || types.some((name) => own.includes(name))) return undefined;
  const message = `the example has ${shown(value)} here, and the schema allows ${types.join(" or ")}`;
  const isText = types.includes("string") && (typeof value === "number" || typeof value === "boolean");
  return { message, hint: isText ? `write "${String(value)}" in quotes` : OTHER_VALUE };
}

function wordFault(value: Json, schema: Source): Omit<Misfit, "pointer"> | undefined {
  const words = [...listOf(schema.enum), ...("const" in schema ? [schema.const] : [])];
  const isWord = typeof value !== "object" || value === null;
  if (words.length === 0 || !isWord || words.includes(value)) return undefined;
  const message = `the example has ${shown(value)} here, and the schema allows ${words.map(shown).join(" or ")}`;
  return { message, hint: hintFor(String(value), words.map(String)) ?? OTHER_VALUE };
}

function boundFault(value: Json, schema: Source): Omit<Misfit, "pointer"> | undefined {
  for (const { keyword, size, side, unit } of BOUNDS) {
    const [bound, found] = [schema[keyword], size(value)];
    if (typeof bound !== "number" || found === undefined) continue;
    if (side === "least" ? found >= bound : found <= bound) continue;
    const message = `the example has ${found}${unit} here, and ${keyword} is ${bound}`;
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
