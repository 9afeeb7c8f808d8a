/** Schemas of the admin API. Each one describes, types and validates a value. */
import { GatewayError } from "../errors/gateway-error.js";

export type JsonSchema = Readonly<Record<string, unknown>>;

export interface Schema<Value> {
  readonly json: JsonSchema;
  /** Whether a member with this schema may be absent. */
  readonly optional?: boolean;
  /** Reads what a client sent at a path, or refuses it. */
  read(value: unknown, path: string): Value;
}

/** The values of a schema. */
export type ValueOf<Described> = Described extends Schema<infer Value> ? Value : never;

export type Members = Readonly<Record<string, Schema<unknown>>>;
export type Values<Described extends Members> = { readonly [Name in keyof Described]: ValueOf<Described[Name]> };

const MOST_TICKS = 2n ** 63n - 1n;
const TICKS = /^-?\d{1,19}$/;
const MOMENT = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/;

/** PostgreSQL stores texts without it, and compares them without it: they would name something else. */
export const UNSTORABLE = "\0";

/** Text of a limited length. Its meaning is checked by its reader. */
export function text(description: string, longest = 500): Schema<string> {
  const json = { type: "string", maxLength: longest, description };
  return {
    json,
    read: (value, path) =>
      typeof value === "string" && value.length <= longest && !value.includes(UNSTORABLE)
        ? value
        : refuse(path, `must be text of at most ${longest} characters, without U+0000`),
  };
}

export function word<Word extends string>(words: readonly Word[], description: string): Schema<Word> {
  const json = { type: "string", enum: words, description };
  return {
    json,
    read: (value, path) => words.find((match) => match === value) ?? refuse(path, `must be one of ${words.join(", ")}`),
  };
}

export function wholeNumber(description: string, from = 0, to = Number.MAX_SAFE_INTEGER): Schema<number> {
  const json = { type: "integer", minimum: from, maximum: to, description };
  const isSound = (value: unknown): value is number =>
    typeof value === "number" && Number.isSafeInteger(value) && value >= from && value <= to;
  return {
    json,
    read: (value, path) => (isSound(value) ? value : refuse(path, `must be a whole number from ${from} to ${to}`)),
  };
}

/** A number of zero or more, also with decimals. */
export function number(description: string): Schema<number> {
  return {
    json: { type: "number", minimum: 0, description },
    read: (value, path) => (typeof value === "number" && value >= 0 ? value : refuse(path, "must be a number")),
  };
}

export function truth(description: string): Schema<boolean> {
  return {
    json: { type: "boolean", description },
    read: (value, path) => (typeof value === "boolean" ? value : refuse(path, "must be true or false")),
  };
}

/** Money as text, because it may have more digits than JSON numbers keep in many clients. */
export function ticks(description: string): Schema<bigint> {
  const json = { type: "string", pattern: TICKS.source, description };
  return {
    json,
    read(value, path) {
      const read = typeof value === "string" && TICKS.test(value) ? BigInt(value) : undefined;
      return read !== undefined && read <= MOST_TICKS && read >= -MOST_TICKS
        ? read
        : refuse(path, "must be a whole number of ticks, as text");
    },
  };
}

/** A point in time in an answer. */
export function time(description: string): Schema<string> {
  return { ...text(description), json: { type: "string", format: "date-time", description } };
}

/** A point in time in a request, in Unix milliseconds. */
export function moment(description: string): Schema<number> {
  const form = "A day in UTC such as 2026-01-31, or a time with its zone such as 2026-01-31T12:00:00Z.";
  const json = { type: "string", pattern: MOMENT.source, description: `${description} ${form}` };
  return {
    json,
    read: (value, path) =>
      (typeof value === "string" ? parseMoment(value) : undefined) ??
      refuse(path, "must be a day such as 2026-01-31 or a time such as 2026-01-31T12:00:00Z"),
  };
}

/** The Unix milliseconds of a day or a time in the form of `moment`. Nothing for a day that does not exist. */
export function parseMoment(written: string): number | undefined {
  const [, day] = MOMENT.exec(written) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(written))) return undefined;
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day) ? Date.parse(written) : undefined;
}

export function list<Item>(item: Schema<Item>, description: string, most = 100): Schema<readonly Item[]> {
  return {
    json: { type: "array", items: item.json, maxItems: most, description },
    read(value, path) {
      if (!Array.isArray(value) || value.length > most) return refuse(path, `must be a list of at most ${most}`);
      return value.map((part: unknown, index) => item.read(part, `${path}[${index}]`));
    },
  };
}

/** A list of any length in an answer. */
export function rows<Item>(item: Schema<Item>, description: string): Schema<readonly Item[]> {
  return { ...list(item, description, Infinity), json: { type: "array", items: item.json, description } };
}

/** An object with these members and no others. */
export function object<Described extends Members>(members: Described, description?: string): Schema<Values<Described>> {
  const entries = Object.entries(members);
  const json = {
    type: "object",
    properties: Object.fromEntries(entries.map(([name, member]) => [name, member.json])),
    required: entries.filter(([, member]) => !member.optional).map(([name]) => name),
    additionalProperties: false,
    ...(description !== undefined && { description }),
  };
  return {
    json,
    read(value, path) {
      if (typeof value !== "object" || value === null || Array.isArray(value)) return refuse(path, "must be an object");
      const unknown = Object.keys(value).find((name) => !Object.hasOwn(members, name));
      if (unknown !== undefined)
        return refuse(
          under(path, unknown),
          `is not known here; known are ${Object.keys(members).join(", ") || "none"}`,
        );
      const read = entries.map(([name, member]) => [name, readMember(value, path, name, member)]);
      return Object.fromEntries(read) as Values<Described>;
    },
  };
}

/** An object whose members are described elsewhere. */
export function anyObject(description: string): Schema<object> {
  return {
    json: { type: "object", description },
    read: (value, path) => (typeof value === "object" && value !== null ? value : refuse(path, "must be an object")),
  };
}

export function anything(description: string): Schema<unknown> {
  return { json: { description }, read: (value) => value };
}

export function optional<Value>(schema: Schema<Value>): Schema<Value | undefined> {
  return { ...schema, optional: true };
}

export function nullable<Value>(schema: Schema<Value>): Schema<Value | null> {
  const { description, ...json } = schema.json;
  return {
    json: { anyOf: [json, { type: "null" }], ...(description !== undefined && { description }) },
    read: (value, path) => (value === null ? null : schema.read(value, path)),
  };
}

function readMember(value: object, path: string, name: string, member: Schema<unknown>): unknown {
  const given: unknown = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
  if (given !== undefined) return member.read(given, under(path, name));
  return member.optional ? undefined : refuse(under(path, name), "is missing");
}

function under(path: string, name: string): string {
  return path === "" ? name : `${path}.${name}`;
}

function refuse(path: string, complaint: string): never {
  const param = path.slice(0, 200);
  throw new GatewayError("invalid_request", `${param === "" ? "The body" : param} ${complaint}.`, {
    param: param === "" ? undefined : param,
  });
}
