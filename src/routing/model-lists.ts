/** The lists of models for clients, in the form of each dialect, written once per catalog change. */
import type { Model } from "../catalog/types.js";
import { type ModelList, describeModel, describeModelList, type Wire } from "../registry.js";
import type { Caller } from "../stores/keys/caller.js";
import { allowsModel } from "../stores/keys/key-rules.js";

type Reader = Pick<Caller, "models">;

export interface ModelLists {
  /** All models that a caller may call, as JSON text in one of the forms of the dialects. */
  list(form: ModelList, caller: Reader): string | undefined;
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
  readonly entry: Wire;
}

const ACTION = /\{model\}:(.+)$/;

export function listModels(models: readonly ListedModel[], forms: readonly ModelList[]): ModelLists {
  const sorted = [...models].sort((left, right) => (left.model.id < right.model.id ? -1 : 1));
  const lists = new Map(forms.map((form) => [form, inForm(form, sorted)]));
  return {
    list: (form, caller) => lists.get(form)?.list(caller),
    one: (form, id, caller) => lists.get(form)?.one(id, caller),
  };
}

function inForm(form: ModelList, models: readonly ListedModel[]) {
  const entries = models.map(({ model: { id, created, maxOutputTokens }, servedAt }): Entry => {
    const actions = [...new Set(servedAt.flatMap((path) => ACTION.exec(path)?.[1] ?? []))];
    return { id, entry: describeModel(form, { id, created, actions, outputLimit: maxOutputTokens }) };
  });
  const textOf = (some: readonly Entry[]): string => JSON.stringify(describeModelList(form, some));
  const all = textOf(entries);
  const byName = new Map([...aliases(models), ...entries.map(({ id }) => [id, id] as const)]);
  const byId = new Map(entries.map(({ id, entry }) => [id, JSON.stringify(entry)]));
  return {
    list: ({ models: allowed }: Reader) =>
      allowed === undefined ? all : textOf(entries.filter(({ id }) => allowsModel(allowed, id))),
    one: (name: string, { models: allowed }: Reader) => {
      const id = byName.get(name);
      return id !== undefined && allowsModel(allowed, id) ? byId.get(id) : undefined;
    },
  };
}

function aliases(models: readonly ListedModel[]): (readonly [string, string])[] {
  return models.flatMap(({ model }) => (model.aliases ?? []).map((alias) => [alias, model.id] as const));
}
