/** The example of a key where its value is wrong: with the names and values of that place, and marks for the rest. */
import type { Json } from "../../src/conversion/json.js";
import { isMap } from "./former-lines.js";
import type { Pointer } from "./pointer.js";

/** The value of a key at a place, as an example. */
export type ExampleAt = (pointer: Pointer) => Json | undefined;

/** A key with a wrong value, in a file. */
interface Place {
  readonly file: unknown;
  readonly pointer: Pointer;
  readonly value: unknown;
  /** What the language shows for this key, of any dialect. */
  readonly example: Json;
}

type Own = (place: Place) => Json | undefined;

const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** Of each such key its example would have names of another dialect. */
const owns: Readonly<Record<string, Own>> = {
  absent: ({ example }) => (typeof example === "string" ? "<why>" : undefined),
  reason: () => "<why>",
  implicit: ({ example }) => (typeof example === "string" ? "<how>" : undefined),
  refused: () => "<message>",
  consumed: reasons,
  unmapped: reasons,
  neutral: ({ value }) => (typeof value === "string" ? value.split(/, ?/) : ["<value>"]),
  clamp: bounds,
  fields: () => ({ "<concept>": "<path>" }),
  values: ({ pointer, value, example }) => {
    if (!pointer.includes("fields")) return undefined;
    if (pointer.at(-2) === "finish") return "finish";
    return isMap(example) || example === "finish" ? { "<meaning>": [nameIn(value) ?? "<word>"] } : undefined;
  },
  when: constants,
  const: constants,
  record: named,
  transform: ({ value }) => spelt(value),
};

/** The examples of the language as those of the places in a file. */
export function ownExamples(file: unknown, exampleAt: ExampleAt): ExampleAt {
  return (pointer) => {
    const example = exampleAt(pointer);
    const own = owns[String(pointer.at(-1))];
    if (example === undefined || own === undefined) return example;
    return own({ file, pointer, value: valueAt(file, pointer), example }) ?? example;
  };
}

export function valueAt(value: unknown, pointer: Pointer): unknown {
  return pointer.reduce<unknown>((holder, name) => {
    if (Array.isArray(holder)) return holder[Number(name)];
    return isMap(holder) && Object.hasOwn(holder, name) ? holder[String(name)] : undefined;
  }, value);
}

function nameIn(value: unknown): string | undefined {
  return typeof value === "string" && NAME.test(value) ? value : undefined;
}

function reasons({ value }: Place): Json {
  return { [nameIn(value) ?? "<member>"]: "<why>" };
}

/** The numbers that are there, as the least and the largest one; of a list, the most items. */
function bounds({ file, pointer, value }: Place): Json {
  if (typeof value === "number" && isListAt(valueAt(file, pointer.slice(0, -1)))) return "<most>";
  const [least, most] = Array.isArray(value) ? [value[0], value.length > 1 ? value.at(-1) : undefined] : [];
  return [numberIn(least) ?? "<least>", numberIn(most) ?? "<most>"];
}

/** A line with a path that ends in items. */
function isListAt(line: unknown): boolean {
  return isMap(line) && [line.at ?? []].flat().some((path) => String(path).endsWith("]"));
}

function numberIn(value: unknown): number | undefined {
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

/** A word alone is that of the member which the other forms are told apart by. */
function constants({ file, pointer, value }: Place): Json {
  const siblings = valueAt(file, pointer.slice(0, -2));
  const others = isMap(siblings) ? Object.values(siblings) : [];
  const members = others.flatMap((form) => {
    const conditions = isMap(form) ? [form.when, form.const] : [];
    return conditions.filter(isMap).flatMap((constant) => Object.keys(constant));
  });
  return { [members[0] ?? "<member>"]: nameIn(value) ?? "<value>" };
}

/** The record of this name, or one for this concept. */
function named({ file, pointer, value }: Place): Json {
  const concept = String(pointer.at(-2));
  const records = valueAt(file, ["records"]);
  const known = isMap(records) ? Object.keys(records) : [];
  return spelt(value) ?? known.find((name) => concept === name || concept === `${name}s`) ?? "<record>";
}

/** A name as names are spelt. */
export function spelt(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const name = value
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .replace(/[- ]/g, "_")
    .toLowerCase();
  return /^[a-z][a-z0-9]*(?:_[a-z][a-z0-9]*)*$/.test(name) ? name : undefined;
}
