/** Every number that a request of any dialect may have, as the dialects' documents declare them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { CHECKOUT } from "../../support/checkout.js";

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly [keyword: string]: unknown;
}

interface Content {
  readonly schema: Schema;
  readonly example: Fields;
}

interface Operation {
  readonly operationId: string;
  readonly "x-model"?: "body" | "path";
  readonly "x-request"?: string;
  readonly "x-task"?: string;
  readonly requestBody?: { readonly content: { readonly "application/json": Content } };
}

interface Document {
  readonly "x-dialect": { readonly name: string; readonly vocabulary: string };
  readonly paths: Readonly<Record<string, { readonly post?: Operation }>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

type Fields = Readonly<Record<string, unknown>>;
export type Place = readonly (string | number)[];

/** A member that is declared as a number. */
export interface NumericField {
  readonly place: Place;
  readonly isWhole: boolean;
  /** It may be a text too. */
  readonly isText: boolean;
  /** It is a property of an item in a list, and no setting of the call. */
  readonly isDeep: boolean;
}

/** A call that clients can make, with a valid body. Where only addresses differ, it is the first one. */
export interface NumericOperation {
  readonly dialect: string;
  readonly vocabulary: string;
  readonly id: string;
  readonly path: string;
  readonly namesModel: boolean;
  readonly example: Fields;
  readonly fields: readonly NumericField[];
}

const FOLDER = join(CHECKOUT, "specs/dialects");
const JOINS = ["allOf", "anyOf", "oneOf"] as const;
const BRANCHES = ["then", "else"] as const;

export const numericOperations: readonly NumericOperation[] = readdirSync(FOLDER).flatMap((dialect) =>
  operationsOf(parse(readFileSync(join(FOLDER, dialect, "dialect.yaml"), "utf8")) as Document),
);

function operationsOf({
  "x-dialect": { name, vocabulary },
  paths,
  components: { schemas },
}: Document): NumericOperation[] {
  const seen = new Set<string>();
  return Object.entries(paths).flatMap(([path, { post }]) => {
    const body = post?.requestBody?.content["application/json"];
    if (post === undefined || body === undefined) return [];
    const { "x-request": requested = "Request", "x-task": task = "" } = post;
    if (seen.has(requested + task)) return [];
    seen.add(requested + task);
    const fields = fieldsOf(schemas[requested], schemas);
    return [
      {
        dialect: name,
        vocabulary,
        id: post.operationId,
        path,
        namesModel: post["x-model"] === "body",
        example: body.example,
        fields,
      },
    ];
  });
}

function fieldsOf(whole: Schema | undefined, schemas: Document["components"]["schemas"]): NumericField[] {
  const found = new Map<string, NumericField>();
  const look = (schema: Schema | undefined, place: Place, open: readonly string[]): void => {
    if (schema === undefined) return;
    const name = schema.$ref?.split("/").at(-1);
    if (name !== undefined && !open.includes(name)) look(schemas[name], place, [...open, name]);
    const types = [schema.type ?? []].flat();
    const key = place.join(".");
    if (types.some((type) => type === "integer" || type === "number") && !found.has(key)) {
      found.set(key, {
        place,
        isWhole: types.includes("integer"),
        isText: types.includes("string"),
        isDeep: place.includes(0),
      });
    }
    for (const [member, inside] of Object.entries(schema.properties ?? {})) look(inside, [...place, member], open);
    look(schema.items, [...place, 0], open);
    for (const word of JOINS) for (const one of (schema[word] as Schema[] | undefined) ?? []) look(one, place, open);
    for (const word of BRANCHES) look(schema[word] as Schema | undefined, place, open);
  };
  look(whole, [], []);
  return [...found.values()];
}

/** A body with this value at a place. The objects and lists on the way are created. */
export function withValue(body: unknown, [step, ...rest]: Place, value: unknown): unknown {
  if (step === undefined) return value;
  if (typeof step === "number") {
    const list: unknown[] = Array.isArray(body) ? [...(body as unknown[])] : [];
    list[step] = withValue(list[step], rest, value);
    return list;
  }
  const object: Fields = typeof body === "object" && body !== null && !Array.isArray(body) ? (body as Fields) : {};
  return { ...object, [step]: withValue(object[step], rest, value) };
}
