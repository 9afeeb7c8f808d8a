import type { StrictUpstream } from "./upstream.js";
import type { WrittenCatalog } from "../gateway.js";

/** A model at one of the strict vendors. */
export interface StrictModel {
  readonly dialect: string;
  /** Its name at the vendor, which determines its family. */
  readonly model: string;
  readonly preset: string;
}

/** The newest family of each dialect. */
export const strictModels: readonly [StrictModel, ...StrictModel[]] = [
  { dialect: "chat", model: "gpt-5.2", preset: "openai" },
  { dialect: "responses", model: "gpt-5.2", preset: "openai" },
  { dialect: "messages", model: "claude-opus-4-8", preset: "anthropic" },
  { dialect: "generate-content", model: "gemini-3-flash-preview", preset: "gemini" },
  { dialect: "interactions", model: "gemini-3-flash-preview", preset: "gemini" },
];

/** A host of the chat dialect that returns its reasoning as text and accepts it back. */
export const compatibleHost: StrictModel = { dialect: "chat", model: "deepseek-chat", preset: "deepseek" };

/** Models for clients of the messages dialect that do not support the newest family. */
export const thinkingByBudget: StrictModel = { dialect: "messages", model: "claude-haiku-4-5", preset: "anthropic" };

/** Families that accept less: no reasoning, or reasoning by budgets alone. */
export const olderModels: readonly StrictModel[] = [
  { dialect: "chat", model: "gpt-4.1", preset: "openai" },
  thinkingByBudget,
  { dialect: "generate-content", model: "gemini-2.5-flash", preset: "gemini" },
];

/** The public ID of a model. Clients must accept a slash in it. */
export function publicId({ dialect, model }: StrictModel): string {
  return `strict/${dialect}-${model}`;
}

/** A catalog whose models lead to the strict vendors, by the presets that operators use. */
export function strictCatalog(upstream: StrictUpstream, models: readonly StrictModel[]): WrittenCatalog {
  const providers = [...new Map(models.map((model) => [providerOf(model), model])).values()];
  return {
    providers: providers.map(({ dialect, preset }) => ({
      id: providerOf({ dialect, preset }),
      preset,
      baseUrl: upstream.baseUrl(dialect),
      apiKey: "upstream-secret-8d1f0a",
    })),
    models: models.map((model) => ({
      id: publicId(model),
      kind: "text",
      routes: [{ provider: providerOf(model), model: model.model, dialect: model.dialect }],
    })),
  };
}

function providerOf({ preset, dialect }: Pick<StrictModel, "preset" | "dialect">): string {
  return `${preset}-${dialect}`;
}
