import { compatibleHost } from "../../../test/support/strict/strict-models.js";
import type { AgentCli, SessionContext } from "../client.js";

const config = ({ url, key, model }: SessionContext, npm: string, base: string) => ({
  autoupdate: false,
  share: "disabled",
  small_model: `gateway/${model}`,
  permission: { bash: "allow", edit: "allow" },
  provider: {
    gateway: {
      npm,
      options: { baseURL: `${url}${base}`, apiKey: key },
      models: { [model]: { name: model, tool_call: true, limit: { context: 200_000, output: 16_000 } } },
    },
  },
});

function opencode(dialect: string, npm: string, base: string): AgentCli {
  return {
    name: `opencode (${dialect})`,
    dialect,
    packages: ["opencode-ai@1.18.33"],
    program: "node_modules/.bin/opencode",
    isRequired: false,
    ...(dialect === "chat" ? { ownModel: compatibleHost } : {}),
    args: ({ prompt, model }) => ["run", "--model", `gateway/${model}`, prompt],
    environment: () => ({
      OPENCODE_DISABLE_AUTOUPDATE: "1",
      OPENCODE_DISABLE_MODELS_FETCH: "1",
      OPENCODE_DISABLE_LSP_DOWNLOAD: "1",
    }),
    files: (context) => ({ ".config/opencode/opencode.json": JSON.stringify(config(context, npm, base)) }),
  };
}

export const opencodes: readonly AgentCli[] = [
  opencode("chat", "@ai-sdk/openai-compatible", "/v1"),
  opencode("responses", "@ai-sdk/openai", "/v1"),
  opencode("messages", "@ai-sdk/anthropic", "/v1"),
  opencode("generate-content", "@ai-sdk/google", "/v1beta"),
];
