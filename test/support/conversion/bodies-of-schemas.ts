/** Requests that a dialect's own schema allows, with every text recognisable. */
import type { KindsOfMembers } from "./kinds-of-members.js";
import { openApi, type Json, type Wire } from "../../../src/registry.js";
import { branchFor, type Schema } from "./schema-conditions.js";

const REFERENCE = "#/components/schemas/";
const DEEPEST = 9;
/** The levels of a list that is meant, however deep it is. */
const MOST_INSIDE = 4;
const schemas = (JSON.parse(openApi) as { components: { schemas: Readonly<Record<string, Schema>> } }).components
  .schemas;

/** The schema of the requests of a dialect, or of its answers. */
export function schemaOf(dialect: string, what: "Request" | "Response"): Schema {
  const name = dialect.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  return { $ref: `${REFERENCE}${name}${what}` };
}

/** What a body is to have beside the required members, by places without numbers of items. */
export interface Preference {
  readonly wanted: ReadonlySet<string>;
  readonly unwanted: ReadonlySet<string>;
  /** The values that places are to have. */
  readonly values: ReadonlyMap<string, readonly Json[]>;
  /** A place of whose members most are to be there. */
  readonly inside: string;
  /** The share of the other members in percent. */
  readonly others: number;
  /** What names and IDs are made of, so that calls have results and choices have tools. */
  readonly shared?: string;
  /** What members are that have other names than vendors usually give them. */
  readonly kinds?: KindsOfMembers;
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
  takes(path: string, depth: number): boolean {
    if (this.preference === undefined) return this.chance(depth === 0 ? 25 : 45);
    if (this.preference.unwanted.has(path)) return false;
    if (this.preference.wanted.has(path)) return true;
    const { inside } = this.preference;
    const isInside = path.startsWith(`${inside}.`) || path.startsWith(`${inside}[`);
    return this.chance(isInside ? 60 : this.preference.others);
  }

  /** Whether a place is wanted, or is so many levels inside of the place that is meant. */
  isWanted(path: string, levels: number): boolean {
    const { wanted, inside } = this.preference ?? {};
    if (wanted?.has(path) === true) return true;
    return inside !== undefined && inside !== "" && path.startsWith(`${inside}[`) && levels <= MOST_INSIDE;
  }

  /** The types by which a preference may come true, if there are any. */
  typesAt(path: string, types: readonly Json[]): readonly Json[] {
    const wanted = [...(this.preference?.wanted ?? [])];
    // What is wanted beside the place itself may be in a list there.
    const isAround = this.preference?.inside.startsWith(`${path}.`) === true;
    if (isAround && types.includes("object")) return ["object"];
    if (types.includes("array") && wanted.includes(`${path}[]`)) return ["array"];
    return types.includes("object") && wanted.some((one) => one.startsWith(`${path}.`)) ? ["object"] : types;
  }

  /** The choices by which a preference may come true, if there are any. */
  fitting(choices: readonly Schema[], path: string): readonly Schema[] {
    const { preference } = this;
    if (preference === undefined || (!preference.wanted.has(path) && this.chance(20))) return choices;
    const scores = choices.map((choice) => scoreOf(choice, preference, path, 0));
    const best = Math.max(...scores);
    return choices.filter((_, index) => scores[index] === best);
  }

  /** The values that a place is to have. */
  valuesAt(path: string): readonly Json[] {
    return this.preference?.values.get(path) ?? [];
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
    let word = "";
    while (word.length < 14) word += String.fromCharCode(97 + this.below(26));
    return word;
  }
}

/** A value of a schema at a place of a body. */
interface Spot {
  readonly name: string;
  readonly path: string;
  readonly depth: number;
}

const root: Spot = { name: "", path: "", depth: 0 };

function memberOf({ path, depth }: Spot, name: string): Spot {
  return { name, path: path === "" ? name : `${path}.${name}`, depth: depth + 1 };
}

/** A value that a schema allows, or nearly: combinations are tried, not solved. */
export function valueOf(schema: Schema, dice: Dice, spot: Spot = root): Json | undefined {
  const { path, depth } = spot;
  if (depth > DEEPEST && !dice.isWanted(path, depth - DEEPEST)) return undefined;
  const whole = flattened(schema, dice, path);
  if (whole.const !== undefined) return whole.const;
  if (Array.isArray(whole.enum)) return dice.one(wordsAmong(whole.enum, path, dice));
  const types = (Array.isArray(whole.type) ? whole.type : [whole.type]).filter((type) => type !== "null");
  const type = dice.one(dice.typesAt(path, types as Json[])) ?? (whole.properties === undefined ? "string" : "object");
  if (type === "object" && isSchemaOfClient(path, whole, dice)) return schemaOfClient(dice);
  if (type === "object") return completed(objectOf(whole, dice, spot), whole, dice, spot);
  if (type === "array") return listOf(whole, dice, spot);
  if (type === "boolean") return switchOf(path, dice);
  if (type === "integer" || type === "number") return numberOf(whole, type, dice, path);
  return textOf(whole, spot, dice);
}

/** Requests with a preference have closed ones too. */
function schemaOfClient(dice: Dice): Json {
  const member = dice.word();
  const open = { type: "object", properties: { [member]: { type: "string" } } };
  if (dice.preference === undefined || dice.chance(50)) return open;
  return { ...open, required: [member], additionalProperties: false };
}

function isSchemaOfClient(path: string, { additionalProperties, properties }: Schema, { preference }: Dice): boolean {
  const isDescribed = preference !== undefined && Object.keys((properties ?? {}) as Wire).length > 0;
  return /(?:schema|\bparameters)(?:\.json)?$/i.test(path) && additionalProperties !== false && !isDescribed;
}

function wordsAmong(values: readonly Json[], path: string, dice: Dice): readonly Json[] {
  const wanted = dice.valuesAt(path);
  const fitting = values.filter((value) => wanted.includes(value));
  return fitting.length > 0 ? fitting : values.filter((value) => value !== null);
}

/** How many wanted members a schema has, unless it excludes the words that are wanted. */
function scoreOf(schema: Schema, preference: Preference, path: string, depth: number): number {
  if (depth > DEEPEST) return 0;
  const { $ref, anyOf, oneOf, allOf, properties, items, type } = schema;
  const target = typeof $ref === "string" ? schemas[$ref.slice(REFERENCE.length)] : undefined;
  const scoreAt = (one: Schema, at = path): number => scoreOf(one, preference, at, depth + 1);
  if (target !== undefined) return scoreAt(target);
  const members = Object.entries((properties ?? {}) as Readonly<Record<string, Schema>>);
  const scores = members.map(([name, member]) => {
    const at = path === "" ? name : `${path}.${name}`;
    if (!preference.wanted.has(at)) return 0;
    return (isExcluded(member, preference.values.get(at)) ? -100 : 1) + scoreAt(member, at);
  });
  const choices = [anyOf, oneOf].flatMap((choice) => (Array.isArray(choice) ? [choice as Schema[]] : []));
  const best = choices.map((choice) => Math.max(...choice.map((one) => scoreAt(one))));
  const all = (Array.isArray(allOf) ? (allOf as Schema[]) : []).map((one) => scoreAt(one));
  const inside =
    items !== undefined && preference.wanted.has(`${path}[]`) ? [1 + scoreAt(items as Schema, `${path}[]`)] : [];
  const isText =
    [type].flat().includes("string") && preference.values.get(path)?.some((one) => typeof one === "string");
  const own = isText === true ? (isExcluded(schema, preference.values.get(path)) ? -100 : 1) : 0;
  return [own, ...scores, ...best, ...all, ...inside].reduce((sum, score) => sum + score, 0);
}

function isExcluded(schema: Schema, wanted: readonly Json[] | undefined): boolean {
  const own = Array.isArray(schema.enum) ? schema.enum : schema.const === undefined ? undefined : [schema.const];
  return wanted !== undefined && own !== undefined && !own.some((word) => wanted.includes(word));
}

function objectOf({ properties = {}, required = [], additionalProperties }: Schema, dice: Dice, spot: Spot): Wire {
  const needed = new Set(Array.isArray(required) ? required : []);
  const members = Object.entries(properties as Readonly<Record<string, Schema>>);
  const chosen = members.filter(([name]) => needed.has(name) || dice.takes(memberOf(spot, name).path, spot.depth));
  const values = chosen.map(([name, schema]) => [name, valueOf(schema, dice, memberOf(spot, name))] as const);
  const further = additionalProperties === false ? [] : openMembers(properties as Wire, dice, spot);
  const free =
    further.length === 0 && members.length === 0 && additionalProperties !== false
      ? [[dice.word(), freeMember(additionalProperties, dice, spot)] as const]
      : [];
  return Object.fromEntries([...values, ...further, ...free].filter(([, value]) => value !== undefined)) as Wire;
}

/** Members that are wanted, and that a schema leaves open. */
function openMembers(properties: Wire, dice: Dice, spot: Spot): (readonly [string, Json | undefined])[] {
  const prefix = spot.path === "" ? "" : `${spot.path}.`;
  const wanted = [...(dice.preference?.wanted ?? [])];
  const names = wanted.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
  return names
    .filter((name) => /^\w+$/.test(name) && properties[name] === undefined)
    .map((name) => {
      const member = memberOf(spot, name);
      const isHolder = wanted.some((path) => path.startsWith(`${member.path}.`) || path.startsWith(`${member.path}[]`));
      const [constant] = dice.valuesAt(member.path);
      const type = isHolder ? dice.typesAt(member.path, ["array", "object"]) : ["string"];
      const schema =
        constant === undefined || isHolder ? { type: [...type] } : { enum: [...dice.valuesAt(member.path)] };
      return [name, valueOf(schema, dice, member)] as const;
    });
}

function freeMember(schema: Json | undefined, dice: Dice, { depth }: Spot): Json | undefined {
  const isDescribed = dice.preference !== undefined && typeof schema === "object" && schema !== null;
  return isDescribed ? valueOf(schema as Schema, dice, { name: "", path: "*", depth: depth + 1 }) : dice.word();
}

/** With the members that the conditions of its schema require of it, and with those that are wanted among them. */
function completed(object: Wire, { conditions, properties }: Schema, dice: Dice, spot: Spot): Wire {
  return ((conditions ?? []) as Schema[]).reduce<Wire>((given, condition) => {
    const branch = branchFor(condition, given);
    if (branch === undefined) return given;
    const asked = flattened({ ...branch, type: "object" }, dice, spot.path);
    const members = membersOf(properties, asked.properties);
    const required = (asked.required as string[]).filter((name) => given[name] === undefined);
    const wanted = Object.keys(asked.properties as Wire).filter((name) => {
      const isOpen = (properties as Wire | undefined)?.[name] === undefined;
      const { path } = memberOf(spot, name);
      return dice.preference?.wanted.has(path) === true && (isOpen || isNarrowed(asked, name));
    });
    const names = [...new Set([...required, ...wanted])];
    const made = names.map((name) => [name, valueOf(members[name] ?? {}, dice, memberOf(spot, name))] as const);
    const values = Object.fromEntries(made.filter(([, value]) => value !== undefined)) as Wire;
    return completed({ ...given, ...values }, { ...asked, properties: members }, dice, spot);
  }, object);
}

/** Whether a condition says more of what is in a member than the schema itself. */
function isNarrowed({ properties }: Schema, name: string): boolean {
  const asked = Object.keys(((properties as Wire | undefined)?.[name] ?? {}) as Schema);
  return asked.some((key) => ["$ref", "anyOf", "oneOf", "allOf", "items", "properties", "required"].includes(key));
}

/** What both schemas say of each member. */
function membersOf(own: Json | undefined, further: Json | undefined): Record<string, Schema> {
  const members = { ...(own as Record<string, Schema> | undefined) };
  for (const [name, schema] of Object.entries((further ?? {}) as Record<string, Schema>))
    members[name] = { ...members[name], ...schema };
  return members;
}

function listOf({ items, minItems, maxItems, prefixItems }: Schema, dice: Dice, { name, path, depth }: Spot): Json[] {
  const first = Array.isArray(prefixItems) ? (prefixItems as Schema[]) : [];
  const own = (items ?? {}) as Schema;
  const least = Math.max(Number(minItems ?? 0), first.length, 1);
  // Tools of one name are one tool.
  const count = dice.preference?.shared === undefined ? least + dice.below(depth < 3 ? 3 : 2) : least;
  const most = dice.preference === undefined ? count : Number(maxItems ?? count);
  return Array.from({ length: Math.min(count, most) }, (_, index) =>
    valueOf(first[index] === undefined ? own : { ...own, ...first[index] }, dice, {
      name,
      path: `${path}[]`,
      depth: depth + 1,
    }),
  ).filter((value) => value !== undefined);
}

function switchOf(path: string, dice: Dice): boolean {
  const wanted = dice.valuesAt(path).filter((value) => typeof value === "boolean");
  return wanted.length > 0 ? dice.one(wanted) : dice.chance(50);
}

function numberOf({ minimum, maximum }: Schema, type: string, dice: Dice, path: string): number {
  const least = Number(minimum ?? 1);
  const wanted = dice.valuesAt(path).filter((value) => typeof value === "number");
  const fitting = wanted.filter((value) => value >= Number(minimum ?? value) && value <= Number(maximum ?? value));
  if (fitting.length > 0) return dice.one(fitting);
  const most = Number(maximum ?? least + 4000);
  if (type === "integer") return least + dice.below(Math.min(most - least, 5000) + 1);
  return Math.round((least + (most - least) * (dice.below(101) / 100)) * 100) / 100;
}

/** Schemas without choices, as they are flattened: they are asked for with every body. */
const withoutChoices = new WeakMap<Schema, Schema>();

/** One way through the choices of a schema. */
function flattened(schema: Schema, dice: Dice, path: string): Schema {
  const known = withoutChoices.get(schema);
  if (known !== undefined) return known;
  const made = flatten(schema, dice, path);
  if (!hasChoices(schema)) withoutChoices.set(schema, made);
  return made;
}

/** Whether a schema leaves open which of several it is. What is in its members does not count. */
function hasChoices({ $ref, anyOf, oneOf, allOf }: Schema): boolean {
  const target = typeof $ref === "string" ? schemas[$ref.slice(REFERENCE.length)] : undefined;
  const parts = Array.isArray(allOf) ? (allOf as Schema[]) : [];
  return (
    Array.isArray(anyOf) ||
    Array.isArray(oneOf) ||
    (target !== undefined && hasChoices(target)) ||
    parts.some(hasChoices)
  );
}

function flatten(schema: Schema, dice: Dice, path: string): Schema {
  const { $ref, anyOf, oneOf, allOf, if: condition, then: met, else: unmet, ...others } = schema;
  const own = condition === undefined ? others : { ...others, conditions: [{ if: condition, then: met, else: unmet }] };
  const target = typeof $ref === "string" ? flattened(schemas[$ref.slice(REFERENCE.length)] ?? {}, dice, path) : {};
  const choices = [anyOf, oneOf]
    .filter((choice) => Array.isArray(choice))
    .map((choice) => dice.one(dice.fitting(choice as Schema[], path)));
  const joined = [...choices, ...(Array.isArray(allOf) ? (allOf as Schema[]) : [])].map((part) =>
    flattened(part, dice, path),
  );
  return joined.reduce<Schema>(merge, merge(target, own));
}

function merge(left: Schema, right: Schema): Schema {
  const [needed, conditions] = [listsOf(left.required, right.required), listsOf(left.conditions, right.conditions)];
  return {
    ...left,
    ...right,
    properties: membersOf(left.properties, right.properties),
    required: needed,
    conditions,
  };
}

function listsOf(...lists: (Json | undefined)[]): Json[] {
  return lists.flatMap((list) => (Array.isArray(list) ? list : []));
}

const png = "iVBORw0KGgo";

/** The bytes of an image, which show their type. */
function pngOf(word: string): string {
  return png + btoa(word).replace(/=/g, "");
}

/** Requests with a preference have bytes that show their type too. */
function bytesOf(word: string, dice: Dice): string {
  return dice.preference !== undefined && word < "k" ? pngOf(word) : btoa(word);
}

/** Requests with a preference have documents of plain text too. */
function documentType(dice: Dice): string {
  return dice.preference === undefined || dice.chance(50) ? "application/pdf" : "text/plain";
}

/** A number in one of the spellings that schemas ask for. */
function spellingOf(pattern: string): string | undefined {
  if (pattern.endsWith("s$")) return "5s";
  return pattern.includes("[0-9]") ? "5" : undefined;
}

/** A text, by the name of its member what readers and transforms understand. */
function textOf({ pattern, maxLength }: Schema, { name, path }: Spot, dice: Dice): string {
  const word = dice.word();
  const wanted = dice.valuesAt(path).filter((value) => typeof value === "string");
  if (wanted.length > 0) return dice.one(wanted);
  const spelling = dice.preference === undefined ? undefined : spellingOf(String(pattern));
  if (spelling !== undefined) return spelling;
  if (dice.preference !== undefined && typeof maxLength === "number" && maxLength < 14) return "5";
  const known = dice.words.get(name);
  // A form that needs an empty text is one of several with texts.
  if (known !== undefined && dice.chance(known.includes("") ? 20 : 80)) return dice.one(known);
  const shared = dice.preference?.shared;
  const kind = dice.preference?.kinds?.get(name);
  if (shared !== undefined && (/(?:^|_)(?:id|name|names)$|Id$|Names?$/.test(name) || kind === "id" || kind === "name"))
    return /id$/i.test(name) || kind === "id" ? `call_${shared}` : shared;
  if (/^(?:call_id|tool_call_id|tool_use_id|id)$/.test(name)) return `call_${word.slice(0, 3)}`;
  if (/mime|media_?type/i.test(name) || kind === "mime")
    return dice.one(["image/png", "application/pdf", "audio/wav", "text/plain"]);
  if (name === "document_url" && dice.chance(50)) return `data:${documentType(dice)};base64,${btoa(word)}`;
  if (name === "document_url") return `https://example.test/${word}`;
  if (/ur[il]$/i.test(name) || kind === "url")
    return dice.chance(50) ? `https://example.test/${word}` : `data:image/png;base64,${pngOf(word)}`;
  if (/^file_data$/.test(name)) return `data:${documentType(dice)};base64,${btoa(word)}`;
  if (/^(?:data|bytes|bytesBase64Encoded|b64_json|encodedVideo)$/.test(name) || kind === "data")
    return bytesOf(word, dice);
  if (name === "images" && dice.preference !== undefined) return pngOf(word);
  if (name === "schema") return JSON.stringify({ type: "object", properties: { [word]: { type: "string" } } });
  if (name === "arguments") return JSON.stringify({ [word]: word });
  return word;
}
