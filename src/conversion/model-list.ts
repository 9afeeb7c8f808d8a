/** Lists models for the clients of a dialect, with the dialect's own templates. */
import type { Json, Wire } from "./json.js";

export interface ModelList {
  /** The path of the list; one model is below it. */
  readonly at: string;
  /** Headers that identify these clients at a path that other dialects share; empty where no other dialect does. */
  readonly identifiedBy: readonly string[];
  /** The dialect's words for what can be done with a model, by the path of such a call. */
  readonly endpoints?: {
    /** The query parameter with the word of the models to list. */
    readonly parameter: string;
    readonly words: Readonly<Record<string, string>>;
  };
  readonly list: Wire;
  readonly one: Wire;
}

export interface ModelFacts {
  readonly id: string;
  /** Unix seconds. */
  readonly created: number;
  /** The operations at URLs that contain its name. */
  readonly actions: readonly string[];
  /** What can be done with it, in words of the dialect. */
  readonly endpoints: readonly string[];
  readonly outputLimit?: number | undefined;
}

type Variables = Readonly<Record<string, Json | undefined>>;

export const modelVariables: readonly string[] = [
  "$id",
  "$maker",
  "$created",
  "$created_at",
  "$actions",
  "$endpoints",
  "$output_limit",
];
export const listVariables: readonly string[] = ["$models", "$first_id", "$last_id"];

/** One model in the form of a dialect. */
export function describeModel(
  { one }: Pick<ModelList, "one">,
  { id, created, actions, endpoints, outputLimit }: ModelFacts,
): Wire {
  const [maker] = id.split("/", 1);
  return fillMembers(one, {
    $id: id,
    $maker: maker,
    $created: created,
    $created_at: new Date(created * 1000).toISOString().replace(".000Z", "Z"),
    $actions: [...actions],
    $endpoints: [...endpoints],
    $output_limit: outputLimit,
  });
}

/** The list of models, from their single entries. */
export function describeModelList(
  { list }: Pick<ModelList, "list">,
  models: readonly { readonly id: string; readonly entry: Wire }[],
): Wire {
  return fillMembers(list, {
    $models: models.map(({ entry }) => entry),
    $first_id: models[0]?.id,
    $last_id: models.at(-1)?.id,
  });
}

function fillMembers(template: Wire, variables: Variables): Wire {
  return Object.fromEntries(
    Object.entries(template).flatMap(([name, value]) => {
      const filled = value === undefined ? undefined : fill(value, variables);
      return filled === undefined ? [] : [[name, filled]];
    }),
  );
}

function fill(value: Json, variables: Variables): Json | undefined {
  if (typeof value === "string")
    return Object.hasOwn(variables, value) ? variables[value] : value.replaceAll("$id", () => String(variables.$id));
  if (Array.isArray(value)) return value.map((item) => fill(item, variables) ?? null);
  return typeof value === "object" && value !== null ? fillMembers(value, variables) : value;
}
