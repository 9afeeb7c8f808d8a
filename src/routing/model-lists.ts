/** The lists of models for clients, in the form of each dialect: each is written when it is first asked for. */
import type { Model } from "../catalog/types.js";
import { type ModelList, describeModel, describeModelList, type Wire } from "../registry.js";
import type { Caller } from "../stores/keys/caller.js";
import { allowsModel } from "../stores/keys/key-rules.js";

type Reader = Pick<Caller, "models">;

export interface ModelLists {
  /**
   * All models that a caller may call, as JSON text in one of the forms of the dialects. With a word of the dialect,
   * only those for which it is true.
   */
  list(form: ModelList, caller: Reader, endpoint?: string): string | undefined;
  /** One model, by its ID or an alias. */
  one(form: ModelList, id: string, caller: Reader): string | undefined;
}

export interface ListedModel {
  readonly model: Model;
  /** The paths at which clients call it. */
  readonly servedAt: readonly string[];
}

interface Entry {
  readonly id: string;
  readonly endpoints: readonly string[];
  readonly entry: Wire;
}

const ACTION = /\{model\}:(.+)$/;

export function listModels(models: readonly ListedModel[], forms: readonly ModelList[]): ModelLists {
  const known = new Set(forms);
  const lists = new Map<ModelList, FormList>();
  const listOf = (form: ModelList): FormList | undefined => {
    if (!known.has(form)) return undefined;
    const list = lists.get(form) ?? inForm(form, models);
    lists.set(form, list);
    return list;
  };
  return {
    list: (form, caller, endpoint) => listOf(form)?.list(caller, endpoint),
    one: (form, id, caller) => listOf(form)?.one(id, caller),
  };
}

interface FormList {
  list(caller: Reader, endpoint?: string): string;
  one(name: string, caller: Reader): string | undefined;
}

function inForm(form: ModelList, models: readonly ListedModel[]): FormList {
  const sorted = [...models].sort((left, right) => (left.model.id < right.model.id ? -1 : 1));
  const entries = sorted.map(({ model: { id, created, maxOutputTokens }, servedAt }): Entry => {
    const actions = [...new Set(servedAt.flatMap((path) => ACTION.exec(path)?.[1] ?? []))];
    const endpoints = [...new Set(servedAt.flatMap((path) => form.endpoints?.words[path] ?? []))];
    const facts = { id, created, actions, endpoints, outputLimit: maxOutputTokens };
    return { id, endpoints, entry: describeModel(form, facts) };
  });
  const textOf = (some: readonly Entry[]): string => JSON.stringify(describeModelList(form, some));
  const byId = new Map(entries.map(({ id, entry }) => [id, entry]));
  const byName = new Map([...aliases(sorted), ...entries.map(({ id }) => [id, id] as const)]);
  let all: string | undefined;
  return {
    list({ models: allowed }, endpoint) {
      if (allowed === undefined && endpoint === undefined) return (all ??= textOf(entries));
      const isListed = ({ id, endpoints }: Entry): boolean =>
        (allowed === undefined || allowsModel(allowed, id)) && (endpoint === undefined || endpoints.includes(endpoint));
      return textOf(entries.filter(isListed));
    },
    one: (name, { models: allowed }) => {
      const id = byName.get(name);
      return id !== undefined && allowsModel(allowed, id) ? JSON.stringify(byId.get(id)) : undefined;
    },
  };
}

function aliases(models: readonly ListedModel[]): (readonly [string, string])[] {
  return models.flatMap(({ model }) => (model.aliases ?? []).map((alias) => [alias, model.id] as const));
}
