/** The models of the AI toolkit's four makers. Each uses a dialect of its own. */
import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogleGenerativeAI } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createXai } from "@ai-sdk/xai";
import type { LanguageModel } from "ai";
import type { Request } from "../../../src/registry.js";
import type { RunningGateway } from "../../support/gateway.js";

type At = Pick<RunningGateway, "url" | "key">;
type Options = Record<string, Record<string, string | number | boolean | Record<string, number | boolean | string>>>;

/** How a maker's models are created, and how reasoning is enabled. */
export interface Maker {
  model(at: At, id: string): LanguageModel;
  /** The options of every request. */
  readonly always: Options;
  readonly thinking: Options;
  /** The reasoning that `thinking` requests. */
  readonly reasoning: Required<Request>["reasoning"];
}

const openai = ({ url, key }: At) => createOpenAI({ baseURL: `${url}/v1`, apiKey: key });

/** Every maker, by the dialect of its models. */
export const makers: ReadonlyMap<string, Maker> = new Map<string, Maker>([
  [
    "chat",
    {
      model: (at, id) => openai(at).chat(id),
      always: {},
      thinking: { openai: { reasoningEffort: "low", forceReasoning: true } },
      reasoning: { effort: "low" },
    },
  ],
  [
    "responses",
    {
      model: (at, id) => openai(at).responses(id),
      // The toolkit presumes that answers are stored, unless an option disables it.
      always: { openai: { store: false } },
      thinking: { openai: { store: false, reasoningEffort: "low", reasoningSummary: "auto", forceReasoning: true } },
      reasoning: { effort: "low" },
    },
  ],
  [
    "messages",
    {
      model: ({ url, key }, id) => createAnthropic({ baseURL: `${url}/v1`, apiKey: key })(id),
      always: {},
      thinking: { anthropic: { thinking: { type: "enabled", budgetTokens: 2_000 } } },
      reasoning: { mode: "on", budget: 2_000 },
    },
  ],
  [
    "generate-content",
    {
      // The toolkit uses a name with a slash as a whole path, and leaves out `models/`.
      model: ({ url, key }, id) => createGoogleGenerativeAI({ baseURL: `${url}/v1beta`, apiKey: key })(id),
      always: {},
      thinking: { google: { thinkingConfig: { includeThoughts: true, thinkingBudget: 2_000 } } },
      reasoning: { mode: "on", budget: 2_000 },
    },
  ],
]);

/**
 * These and two more makers. One sends the results of tools inside the user's turn. The other reads answers of the
 * responses dialect more strictly: each item of an answer needs a status.
 */
export const strictMakers: ReadonlyMap<string, Maker> = new Map<string, Maker>([
  ...makers,
  [
    "interactions",
    {
      model: ({ url, key }, id) => createGoogleGenerativeAI({ baseURL: `${url}/v1beta`, apiKey: key }).interactions(id),
      always: {},
      thinking: { google: { thinkingLevel: "low", thinkingSummaries: "auto" } },
      reasoning: { effort: "low" },
    },
  ],
  [
    "responses of a stricter maker",
    {
      model: ({ url, key }, id) => createXai({ baseURL: `${url}/v1`, apiKey: key }).responses(id),
      always: { xai: { store: false } },
      thinking: { xai: { store: false, reasoningEffort: "low" } },
      reasoning: { effort: "low" },
    },
  ],
]);
