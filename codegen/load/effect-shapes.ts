/** What a function may declare beside its code, and of what form each is. */
import type { FunctionEffects, FunctionKind } from "./dialect-functions.js";

export type Constant = string | boolean | readonly Constant[] | { readonly [name: string]: Constant };

interface EffectShape {
  /** The kinds of functions that have it. */
  readonly of: readonly FunctionKind[];
  readonly fits: (value: Constant) => boolean;
  readonly example: string;
}

/** Members of a transform that are there or not: the compiler does not look at their value. */
export const FLAGS: readonly string[] = ["holdsMedia", "reportsWriting", "takesSeveralPlaces"];
/** What a transform can do besides. */
export const FURTHER: readonly string[] = ["read", "write", "readUnsigned"];

const PASSES: readonly FunctionKind[] = ["conversation", "request", "results"];
const STREAMS = ["signs", "drops_placeholders", "hides_reasoning"];
const HELD = ["call", "result", "media", "reasoning", "state"];

const isText = (value: Constant): boolean => typeof value === "string";
const isTrue = (value: Constant): boolean => value === true;
const isListOf = (isItem: (item: Constant) => boolean, value: Constant | undefined): boolean =>
  Array.isArray(value) && value.every((item: Constant) => isItem(item));
const isMapOf = (isValue: (value: Constant) => boolean, value: Constant): boolean =>
  typeof value === "object" && !Array.isArray(value) && Object.values(value).every(isValue);

/** The same effect may have another form for another kind of functions. */
const effectShapes: Readonly<Record<keyof FunctionEffects, EffectShape | readonly EffectShape[]>> = {
  carries: {
    of: PASSES,
    fits: (value) => isMapOf((places) => isListOf(isText, places), value),
    example: '{ <concept>: ["<concept that has it then>"] }',
  },
  carriesWhen: { of: PASSES, fits: isText, example: '"<when>"' },
  takesAway: { of: ["conversation"], fits: isTrue, example: "true" },
  drops: {
    of: [...PASSES, "transforms"],
    fits: (value) => isMapOf(isText, value),
    example: '{ <concept>: "<when it is kept>" }',
  },
  about: [
    {
      of: ["conversation"],
      fits: (value) => isListOf((kind) => HELD.includes(String(kind)), value),
      example: `["${HELD.join('", "')}"], or some of these`,
    },
    { of: ["request"], fits: (value) => isListOf(isText, value), example: '["<concept>"]' },
  ],
  clears: { of: ["request"], fits: isText, example: '"<concept>"' },
  presumes: { of: ["request"], fits: (value) => isListOf(isText, value), example: '["<concept>"]' },
  decides: { of: ["request"], fits: (value) => isListOf(isText, value), example: '["<concept>"]' },
  inStreams: {
    of: ["conversation"],
    fits: (value) => STREAMS.includes(String(value)),
    example: `"${STREAMS.join('", or "')}"`,
  },
  echoes: { of: ["results"], fits: isTrue, example: "true" },
  writesObject: { of: ["transforms"], fits: isTrue, example: "true" },
  omitsEmpty: { of: ["transforms"], fits: isTrue, example: "true" },
  writes: { of: ["transforms"], fits: (value) => isListOf(isText, value), example: '["<concept>"]' },
  reads: { of: ["transforms"], fits: (value) => isListOf(isText, value), example: '["<concept>"]' },
  mediaIn: { of: ["transforms"], fits: (value) => isListOf(isText, value), example: '["<member>"]' },
  trueFor: {
    of: ["transforms"],
    fits: (value) => isText(value) || typeof value === "boolean",
    example: '"<meaning>"',
  },
  neutralLists: {
    of: ["transforms"],
    fits: (value) => isListOf((list) => isListOf(isText, list), value),
    example: '[["<word>"]]',
  },
};

export function isEffect(name: string): name is keyof FunctionEffects {
  return Object.hasOwn(effectShapes, name);
}

/** The form of an effect of functions of a kind, if they have it. */
export function shapeOf(name: keyof FunctionEffects, kind: FunctionKind): EffectShape | undefined {
  return [effectShapes[name]].flat().find(({ of }) => of.includes(kind));
}

/** The names that functions of a kind may have as members. */
export function membersOf(kind: FunctionKind): string[] {
  const effects = Object.keys(effectShapes).filter((name) => isEffect(name) && shapeOf(name, kind) !== undefined);
  return kind === "transforms" ? [...effects, ...FLAGS, ...FURTHER] : effects;
}
