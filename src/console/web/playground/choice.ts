/** A dialect and a model that fit. */
import type { ExplorerIndex } from "../../../explorer/tables.js";
import { api, unwrap } from "../api.js";

export type Dialect = ExplorerIndex["dialects"][number];
export type Model = Awaited<ReturnType<typeof listModels>>[number];

export async function listModels() {
  return (await unwrap(api.GET("/models"))).models;
}

export interface Chosen {
  readonly dialect: string;
  readonly model: string;
}

export function firstChoice(dialects: readonly Dialect[], models: readonly Model[]): Chosen {
  const model = models.find(({ kind }) => kind === "text") ?? models[0];
  const possible = dialects.filter(({ vocabulary }) => vocabulary === model?.kind);
  const dialect = possible.find(({ framing }) => framing === "sse") ?? possible[0] ?? dialects[0];
  return { dialect: dialect?.name ?? "", model: model?.id ?? "" };
}

/** The model stays if it makes what the dialect asks for. */
export function withDialect(
  name: string,
  model: string,
  dialects: readonly Dialect[],
  models: readonly Model[],
): Chosen {
  const kind = dialects.find((one) => one.name === name)?.vocabulary;
  const fits = models.filter((one) => one.kind === kind);
  const kept = fits.find(({ id }) => id === model) ?? fits[0];
  return { dialect: name, model: kept?.id ?? model };
}

export function withModel(id: string, dialect: string, dialects: readonly Dialect[], models: readonly Model[]): Chosen {
  const kind = models.find((one) => one.id === id)?.kind;
  const fits = dialects.filter(({ vocabulary }) => vocabulary === kind);
  const kept = fits.find(({ name }) => name === dialect) ?? fits[0];
  return { model: id, dialect: kept?.name ?? dialect };
}
