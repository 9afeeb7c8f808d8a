/** Reads the properties of one model in a catalog, which have the keys of profiles. */
import type { Effort, Medium } from "../../generated/interlingua/text.js";
import type { Budget, Family, ReasoningWords } from "./family.js";

type Fields = Readonly<Record<string, unknown>>;

/** Thrown where something is wrong. The message contains the place. */
class Unsound extends Error {}

const efforts: readonly Effort[] = ["none", "minimal", "low", "medium", "high", "xhigh", "max"];
const media: readonly Medium[] = ["image", "audio", "video", "document"];

const places = ["first", "user"] as const;

const readers: { readonly [K in keyof Family]-?: (value: unknown) => Family[K] } = {
  reasoning: readReasoning,
  beside_tools: (value) => oneOf(value, [...efforts, "omit"] as const, "beside_tools"),
  output: (value) => whole(value, "output"),
  instructions: (value) => oneOf(value, places, "instructions"),
  media: (value) => listOf(value, media, "media"),
  media_in_results: (value) => listOf(value, media, "media_in_results"),
  reasoning_items: (value) => refusedOnly(value, "reasoning_items"),
  prefill: (value) => refusedOnly(value, "prefill"),
  strict: (value) => only(value, false, "strict"),
  cache_marks: (value) => only(value, false, "cache_marks"),
  renames: (value) => only(value, false, "renames"),
  implicit: () => wrong("implicit belongs to profiles only"),
};

export function accepted(written: unknown): { readonly family: Family } | { readonly problem: string } {
  try {
    const fields = mapping(written, "it");
    const known = Object.keys(readers).filter((key) => key !== "implicit");
    const family = Object.entries(fields).map(([key, value]) => {
      if (!known.includes(key)) return wrong(`unknown key "${key}"; known here: ${known.join(", ")}`);
      return [key, readers[key as keyof Family](value)] as const;
    });
    return { family: Object.fromEntries(family) };
  } catch (error) {
    if (error instanceof Unsound) return { problem: error.message };
    throw error;
  }
}

function readReasoning(value: unknown): "none" | ReasoningWords {
  if (value === "none") return value;
  const { effort, budget, adaptive, off, switched, ...more } = mapping(value, "reasoning");
  const [unknown] = Object.keys(more);
  if (unknown !== undefined)
    return wrong(`unknown key "reasoning.${unknown}"; known here: effort, budget, adaptive, off, switched`);
  const words: ReasoningWords = {
    ...(effort !== undefined && { effort: inOrder(listOf(effort, efforts, "reasoning.effort")) }),
    ...(budget !== undefined && { budget: readBudget(budget) }),
    ...(adaptive !== undefined && { adaptive: only(adaptive, true, "reasoning.adaptive") }),
    ...(off !== undefined && { off: only(off, true, "reasoning.off") }),
    ...(switched !== undefined && { switched: readSwitched(switched) }),
  };
  return Object.keys(words).length === 0
    ? wrong("reasoning must have effort, budget, adaptive, off or switched, or be none")
    : words;
}

function readSwitched(value: unknown): true | "streams" {
  return value === true || value === "streams" ? value : wrong("reasoning.switched can only be true or streams");
}

function readBudget(value: unknown): Budget {
  const { least, most, dynamic, ...more } = mapping(value, "reasoning.budget");
  const [unknown] = Object.keys(more);
  if (unknown !== undefined)
    return wrong(`unknown key "reasoning.budget.${unknown}"; known here: least, most, dynamic`);
  const bounds = {
    least: whole(least, "reasoning.budget.least"),
    ...(most !== undefined && { most: whole(most, "reasoning.budget.most") }),
  };
  if (bounds.most !== undefined && bounds.least > bounds.most)
    return wrong("reasoning.budget.least must not be more than reasoning.budget.most");
  return {
    ...bounds,
    ...(dynamic !== undefined && { dynamic: only(dynamic, true, "reasoning.budget.dynamic") }),
  };
}

function inOrder(words: readonly Effort[]): Effort[] {
  return efforts.filter((word) => words.includes(word));
}

function mapping(value: unknown, name: string): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : wrong(`${name} must be a mapping of keys to values`);
}

function whole(value: unknown, name: string): number {
  return Number.isSafeInteger(value) && (value as number) > 0
    ? (value as number)
    : wrong(`${name} must be a whole number from 1`);
}

function only<Value extends boolean>(value: unknown, wanted: Value, name: string): Value {
  return value === wanted ? wanted : wrong(`${name} can only be ${String(wanted)}; leave it out otherwise`);
}

function refusedOnly(value: unknown, name: string): "refused" {
  return value === "refused" ? value : wrong(`${name} can only be refused; leave it out otherwise`);
}

function oneOf<Word extends string>(value: unknown, words: readonly Word[], name: string): Word {
  return words.find((word) => word === value) ?? wrong(`${name} must be one of ${words.join(", ")}`);
}

function listOf<Word extends string>(value: unknown, words: readonly Word[], name: string): Word[] {
  return Array.isArray(value)
    ? value.map((item) => oneOf(item, words, `each of ${name}`))
    : wrong(`${name} must be a list`);
}

function wrong(message: string): never {
  throw new Unsound(message);
}
