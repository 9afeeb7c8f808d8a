import { thinkingByBudget } from "../../../test/support/strict/strict-models.js";
import type { AgentCli } from "../client.js";

/** With messages it requests thinking by a budget, which the newest family refuses. */
const homes: Readonly<Record<string, Pick<AgentCli, "ownModel">>> = {
  messages: { ownModel: thinkingByBudget },
};

function pi(dialect: string, api: string, base: string): AgentCli {
  return {
    name: `pi (${dialect})`,
    dialect,
    packages: ["@mariozechner/pi-coding-agent@0.73.1"],
    program: "node_modules/.bin/pi",
    isRequired: false,
    ...homes[dialect],
    args: ({ prompt, model }) => ["--provider", "gateway", "--model", model, "--thinking", "medium", "-p", prompt],
    environment: ({ key }) => ({ GATEWAY_KEY: key, PI_OFFLINE: "1", PI_TELEMETRY: "0" }),
    files: ({ url, model }) => ({
      ".pi/agent/models.json": JSON.stringify({
        providers: {
          gateway: { baseUrl: `${url}${base}`, api, apiKey: "GATEWAY_KEY", models: [{ id: model, reasoning: true }] },
        },
      }),
    }),
  };
}

export const pis: readonly AgentCli[] = [
  pi("chat", "openai-completions", "/v1"),
  pi("responses", "openai-responses", "/v1"),
  pi("messages", "anthropic-messages", ""),
  pi("generate-content", "google-generative-ai", "/v1beta"),
];
