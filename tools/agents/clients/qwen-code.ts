import { compatibleHost, thinkingByBudget } from "../../../test/support/strict/strict-models.js";
import type { AgentCli } from "../client.js";

/** With messages it requests thinking by a budget, which the newest family refuses. */
const homes: Readonly<Record<string, Pick<AgentCli, "ownModel">>> = {
  chat: { ownModel: compatibleHost },
  messages: { ownModel: thinkingByBudget },
};

const settings = {
  // Its pseudo terminal loses the output of commands that end quickly (github.com/microsoft/node-pty/issues/726).
  tools: { shell: { enableInteractiveShell: false } },
  privacy: { usageStatisticsEnabled: false },
  telemetry: { enabled: false },
  general: { enableAutoUpdate: false },
};

function qwen(dialect: string, auth: string, environment: AgentCli["environment"]): AgentCli {
  return {
    name: `qwen-code (${dialect})`,
    dialect,
    packages: ["@qwen-code/qwen-code@0.24.4"],
    program: "node_modules/.bin/qwen",
    isRequired: false,
    ...homes[dialect],
    args: ({ prompt, model }) => ["-p", prompt, "--yolo", "--auth-type", auth, "-m", model],
    environment,
    files: () => ({ ".qwen/settings.json": JSON.stringify(settings) }),
  };
}

export const qwenCodes: readonly AgentCli[] = [
  qwen("chat", "openai", ({ url, key, model }) => ({
    OPENAI_API_KEY: key,
    OPENAI_BASE_URL: `${url}/v1`,
    OPENAI_MODEL: model,
  })),
  qwen("messages", "anthropic", ({ url, key, model }) => ({
    ANTHROPIC_API_KEY: key,
    ANTHROPIC_BASE_URL: url,
    ANTHROPIC_MODEL: model,
    // It allows a model 32,000 tokens of thinking, and an unknown model 8,000 tokens of output.
    QWEN_CODE_MAX_OUTPUT_TOKENS: "40000",
  })),
  qwen("generate-content", "gemini", ({ url, key, model }) => ({
    GEMINI_API_KEY: key,
    GOOGLE_GEMINI_BASE_URL: url,
    GEMINI_MODEL: model,
  })),
];
