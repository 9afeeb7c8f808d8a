import { compatibleHost } from "../../../test/support/strict/strict-models.js";
import type { AgentCli } from "../client.js";

interface Provider {
  readonly base: string;
  readonly type: "openai" | "anthropic";
  readonly wireApi: "completions" | "responses";
  /** A model that it knows, which determines the settings that it sends. */
  readonly known: string;
}

const providers: Readonly<Record<string, Provider>> = {
  chat: { base: "/v1", type: "openai", wireApi: "completions", known: "gpt-4.1" },
  responses: { base: "/v1", type: "openai", wireApi: "responses", known: "gpt-5.4" },
  messages: { base: "", type: "anthropic", wireApi: "completions", known: "claude-opus-4.8" },
};

export const copilots: readonly AgentCli[] = Object.entries(providers).map(([dialect, provider]) => ({
  name: `Copilot CLI (${dialect})`,
  dialect,
  packages: ["@github/copilot@1.0.102"],
  program: "node_modules/.bin/copilot",
  isRequired: false,
  ...(dialect === "chat" ? { ownModel: compatibleHost } : {}),
  args: ({ prompt }) => ["-p", prompt, "--allow-all-tools"],
  environment: ({ url, key, model }) => ({
    COPILOT_OFFLINE: "true",
    COPILOT_PROVIDER_BASE_URL: `${url}${provider.base}`,
    COPILOT_PROVIDER_API_KEY: key,
    COPILOT_PROVIDER_TYPE: provider.type,
    COPILOT_PROVIDER_WIRE_API: provider.wireApi,
    COPILOT_PROVIDER_MODEL_ID: provider.known,
    COPILOT_PROVIDER_WIRE_MODEL: model,
  }),
}));
