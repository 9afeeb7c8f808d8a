import type { AgentCli } from "../client.js";

const settings = {
  security: { auth: { selectedType: "gemini-api-key" }, folderTrust: { enabled: false } },
  general: { enableAutoUpdate: false, enableAutoUpdateNotification: false },
  privacy: { usageStatisticsEnabled: false },
  telemetry: { enabled: false },
};

/** Where no model is chosen, one of its built-in models chooses among the others. */
function gemini(name: string, choose: AgentCli["args"]): AgentCli {
  return {
    name: `Gemini CLI ${name}`,
    dialect: "generate-content",
    packages: ["@google/gemini-cli@0.61.0"],
    program: "node_modules/.bin/gemini",
    isRequired: true,
    args: (context) => ["-p", context.prompt, "--yolo", ...choose(context)],
    environment: ({ url, key }) => ({
      GEMINI_API_KEY: key,
      GOOGLE_GEMINI_BASE_URL: url,
      GEMINI_CLI_TRUST_WORKSPACE: "true",
      GEMINI_TELEMETRY_ENABLED: "false",
    }),
    files: () => ({ ".gemini/settings.json": JSON.stringify(settings) }),
    wiredNames: ["gemini-3.8-flash", "gemini-3.5-flash-lite", "gemini-3.1-pro-preview", "gemini-3-flash-preview"],
  };
}

export const geminiClis: readonly AgentCli[] = [
  gemini("0.61.0", ({ model }) => ["-m", model]),
  gemini("by its own names", () => []),
];
