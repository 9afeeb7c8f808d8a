/** Requests that a dialect's own schema allows, with every text recognisable. */
import { openApi, type Json, type Wire } from "../../../src/registry.js";
import { branchFor, type Schema } from "./schema-conditions.js";

const REFERENCE = "#/components/schemas/";
const DEEPEST = 9;
const schemas = (JSON.parse(openApi) as { components: { schemas: Readonly<Record<string, Schema>> } }).components
  .schemas;

/** The schema of the requests of a dialect, or of its answers. */
export function schemaOf(dialect: string, what: "Request" | "Response"): Schema {
  const name = dialect.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  return { $ref: `${REFERENCE}${name}${what}` };
}

/** What a body is to have beside the required members. */
export interface Preference {
  readonly names: ReadonlySet<string>;
  readonly unwanted: ReadonlySet<string>;
  /** The words of members that distinguish forms. */
  readonly words: ReadonlyMap<string, readonly Json[]>;
  /** The share of the other members in percent. */
  readonly others: number;
  /** What names and IDs are made of, so that calls have results and choices have tools. */
  readonly shared?: string;
}

/** Numbers that follow from a seed. */
export class Dice {
  constructor(
    private state: number,
    /** The words of members by their names, for choices that schemas leave open. */
    readonly words: ReadonlyMap<string, readonly string[]> = new Map(),
    readonly preference?: Preference,
  ) {}

  /** Whether an object is to have a member that it need not have. */
  takes(name: string, depth: number): boolean {
    if (this.preference === undefined) return this.chance(depth === 0 ? 25 : 45);
    if (this.preference.unwanted.has(name)) return false;
    return this.preference.names.has(name) || this.chance(this.preference.others);
  }

  /** The choices by which a preference may come true, if there are any. */
  fitting(choices: readonly Schema[]): readonly Schema[] {
    const { preference } = this;
    if (preference === undefined || this.chance(10)) return choices;
    const scores = choices.map((choice) => scoreOf(choice, preference, 0));
    const best = Math.max(...scores);
    return choices.filter((_, index) => scores[index] === best);
  }

  below(limit: number): number {
    this.state = (Math.imul(this.state ^ (this.state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return (Math.imul(this.state ^ (this.state >>> 13), 0x85ebca6b) >>> 8) % limit;
  }

  chance(percent: number): boolean {
    return this.below(100) < percent;
  }

  one<T>(values: readonly T[]): T {
    return values[this.below(values.length)] as T;
  }

  word(): string {
    return Array.from({ length: 14 }, () => String.fromCharCode(97 + this.below(26))).join("");
  }
}

/** A value that a schema allows, or nearly: combinations are tried, not solved. */
export function valueOf(schema: Schema, dice: Dice, name = "", depth = 0): Json | undefined {
  if (depth > DEEPEST) return undefined;
  const whole = flattened(schema, dice);
  if (whole.const !== undefined) return whole.const;
  if (Array.isArray(whole.enum)) return dice.one(wordsAmong(whole.enum, name, dice));
  const types = (Array.isArray(whole.type) ? whole.type : [whole.type]).filter((type) => type !== "null");
  const type = dice.one(types) ?? (whole.properties === undefined ? "string" : "object");
  if (type === "object" && /schema$|^parameters$/i.test(name) && whole.additionalProperties !== false)
    return { type: "object", properties: { [dice.word()]: { type: "string" } } };
  if (type === "object") return completed(objectOf(whole, dice, depth), whole, dice, depth);
  if (type === "array") return listOf(whole, dice, name, depth);
  if (type === "boolean") return dice.chance(50);
  if (type === "integer" || type === "number") return numberOf(whole, type, dice, name);
  return textOf(name, dice);
}

function wordsAmong(values: readonly Json[], name: string, { preference }: Dice): readonly Json[] {
  const wanted = preference?.words.get(name) ?? [];
  const fitting = values.filter((value) => wanted.includes(value));
  return fitting.length > 0 ? fitting : values.filter((value) => value !== null);
}

/** How many wanted members a schema has, unless it excludes the words that are wanted. */
function scoreOf(schema: Schema, preference: Preference, depth: number): number {
  if (depth > 4) return 0;
  const { $ref, anyOf, oneOf, allOf, properties, items } = schema;
  const target = typeof $ref === "string" ? schemas[$ref.slice(REFERENCE.length)] : undefined;
  if (target !== undefined) return scoreOf(target, preference, depth + 1);
  const members = Object.entries((properties ?? {}) as Readonly<Record<string, Schema>>);
  const scores = members.map(([name, member]) => {
    const words = preference.words.get(name);
    const own = Array.isArray(member.enum) ? member.enum : member.const === undefined ? undefined : [member.const];
    if (words !== undefined && own !== undefined) return own.some((word) => words.includes(word)) ? 10 : -100;
    return preference.names.has(name) ? 1 + scoreOf(member, preference, depth + 1) / 4 : 0;
  });
  const choices = [anyOf, oneOf].flatMap((choice) => (Array.isArray(choice) ? [choice as Schema[]] : []));
  const best = choices.map((choice) => Math.max(...choice.map((one) => scoreOf(one, preference, depth + 1))));
  const all = (Array.isArray(allOf) ? (allOf as Schema[]) : []).map((one) => scoreOf(one, preference, depth + 1));
  const inside = items === undefined ? [] : [scoreOf(items as Schema, preference, depth + 1)];
  return [...scores, ...best, ...all, ...inside].reduce((sum, score) => sum + score, 0);
}

function objectOf({ properties = {}, required = [], additionalProperties }: Schema, dice: Dice, depth: number): Wire {
  const needed = new Set(Array.isArray(required) ? required : []);
  const members = Object.entries(properties as Readonly<Record<string, Schema>>);
  const chosen = members.filter(([name]) => needed.has(name) || dice.takes(name, depth));
  const values = chosen.map(([name, schema]) => [name, valueOf(schema, dice, name, depth + 1)] as const);
  const free = members.length === 0 && additionalProperties !== false ? [[dice.word(), dice.word()] as const] : [];
  return Object.fromEntries([...values, ...free].filter(([, value]) => value !== undefined)) as Wire;
}

/** With the members that the conditions of its schema require of it. */
function completed(object: Wire, { conditions, properties }: Schema, dice: Dice, depth: number): Wire {
  return ((conditions ?? []) as Schema[]).reduce<Wire>((given, condition) => {
    const branch = branchFor(condition, given);
    if (branch === undefined) return given;
    const asked = flattened({ ...branch, type: "object" }, dice);
    const members = membersOf(properties, asked.properties);
    const required = (asked.required as string[]).filter((name) => given[name] === undefined);
    const made = required.map((name) => [name, valueOf(members[name] ?? {}, dice, name, depth + 1)] as const);
    const values = Object.fromEntries(made.filter(([, value]) => value !== undefined)) as Wire;
    return completed({ ...given, ...values }, { ...asked, properties: members }, dice, depth);
  }, object);
}

/** What both schemas say of each member. */
function membersOf(own: Json | undefined, further: Json | undefined): Record<string, Schema> {
  const members = { ...(own as Record<string, Schema> | undefined) };
  for (const [name, schema] of Object.entries((further ?? {}) as Record<string, Schema>))
    members[name] = { ...members[name], ...schema };
  return members;
}

function listOf({ items, minItems, prefixItems }: Schema, dice: Dice, name: string, depth: number): Json[] {
  const first = Array.isArray(prefixItems) ? (prefixItems as Schema[]) : [];
  const least = Math.max(Number(minItems ?? 0), first.length, 1);
  const count = least + dice.below(depth < 3 ? 3 : 2);
  return Array.from({ length: count }, (_, index) =>
    valueOf({ ...((items ?? {}) as Schema), ...first[index] }, dice, name, depth + 1),
  ).filter((value) => value !== undefined);
}

function numberOf({ minimum = 1, maximum }: Schema, type: string, dice: Dice, name: string): number {
  const least = Number(minimum);
  const wanted = dice.preference?.words.get(name)?.filter((value) => typeof value === "number") ?? [];
  const fitting = wanted.filter((value) => value >= least && value <= Number(maximum ?? value));
  if (fitting.length > 0) return dice.one(fitting);
  const most = Number(maximum ?? least + 4000);
  if (type === "integer") return least + dice.below(Math.min(most - least, 5000) + 1);
  return Math.round((least + (most - least) * (dice.below(101) / 100)) * 100) / 100;
}

/** One way through the choices of a schema. */
function flattened(schema: Schema, dice: Dice): Schema {
  const { $ref, anyOf, oneOf, allOf, if: condition, then: met, else: unmet, ...others } = schema;
  const own = condition === undefined ? others : { ...others, conditions: [{ if: condition, then: met, else: unmet }] };
  const target = typeof $ref === "string" ? flattened(schemas[$ref.slice(REFERENCE.length)] ?? {}, dice) : {};
  const choices = [anyOf, oneOf]
    .filter((choice) => Array.isArray(choice))
    .map((choice) => dice.one(dice.fitting(choice as Schema[])));
  const joined = [...choices, ...(Array.isArray(allOf) ? (allOf as Schema[]) : [])].map((part) =>
    flattened(part, dice),
  );
  return joined.reduce<Schema>(merge, merge(target, own));
}

function merge(left: Schema, right: Schema): Schema {
  const [needed, conditions] = [listsOf(left.required, right.required), listsOf(left.conditions, right.conditions)];
  return {
    ...left,
    ...right,
    properties: { ...(left.properties as Wire | undefined), ...(right.properties as Wire | undefined) },
    required: needed,
    conditions,
  };
}

function listsOf(...lists: (Json | undefined)[]): Json[] {
  return lists.flatMap((list) => (Array.isArray(list) ? list : []));
}

const png = "iVBORw0KGgo";

/** Requests with a preference have documents of plain text too. */
function documentType(dice: Dice): string {
  return dice.preference === undefined || dice.chance(50) ? "application/pdf" : "text/plain";
}

/** A text, by the name of its member what readers and transforms understand. */
function textOf(name: string, dice: Dice): string {
  const word = dice.word();
  const wanted = dice.preference?.words.get(name)?.filter((value): value is string => typeof value === "string") ?? [];
  if (wanted.length > 0) return dice.one(wanted);
  const known = dice.words.get(name);
  if (known !== undefined && dice.chance(80)) return dice.one(known);
  const shared = dice.preference?.shared;
  if (shared !== undefined && /(?:^|_)(?:id|name|names)$|Id$|Names?$/.test(name))
    return /id$/i.test(name) ? `call_${shared}` : shared;
  if (/^(?:call_id|tool_call_id|tool_use_id|id)$/.test(name)) return `call_${word.slice(0, 3)}`;
  if (/mime|media_?type/i.test(name)) return dice.one(["image/png", "application/pdf", "audio/wav", "text/plain"]);
  if (/ur[il]$/i.test(name))
    return dice.chance(50)
      ? `https://example.test/${word}`
      : `data:image/png;base64,${png}${btoa(word).replace(/=/g, "")}`;
  if (/^file_data$/.test(name)) return `data:${documentType(dice)};base64,${btoa(word)}`;
  if (/^(?:data|bytesBase64Encoded|b64_json|encodedVideo)$/.test(name)) return btoa(word);
  if (name === "arguments") return JSON.stringify({ [word]: word });
  return word;
}
