import type { AgentCli } from "../client.js";

const settings = {
  security: { auth: { selectedType: "gemini-api-key" }, folderTrust: { enabled: false } },
  general: { enableAutoUpdate: false, enableAutoUpdateNotification: false },
  privacy: { usageStatisticsEnabled: false },
  telemetry: { enabled: false },
};

export const geminiCli: AgentCli = {
  name: "Gemini CLI 0.61.0",
  dialect: "generate-content",
  packages: ["@google/gemini-cli@0.61.0"],
  program: "node_modules/.bin/gemini",
  isRequired: true,
  args: ({ prompt, model }) => ["-p", prompt, "--yolo", "-m", model],
  environment: ({ url, key }) => ({
    GEMINI_API_KEY: key,
    GOOGLE_GEMINI_BASE_URL: url,
    GEMINI_CLI_TRUST_WORKSPACE: "true",
    GEMINI_TELEMETRY_ENABLED: "false",
  }),
  files: () => ({ ".gemini/settings.json": JSON.stringify(settings) }),
  wiredNames: ["gemini-3-flash-preview", "gemini-3.1-pro-preview", "gemini-3.5-flash-lite", "gemini-2.5-flash-lite"],
};
