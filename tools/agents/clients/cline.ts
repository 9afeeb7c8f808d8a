import { compatibleHost } from "../../../test/support/strict/strict-models.js";
import type { AgentCli } from "../client.js";

function cline(dialect: string, provider: string, base: string): AgentCli {
  return {
    name: `cline (${dialect})`,
    dialect,
    packages: ["cline@3.0.65"],
    program: "node_modules/.bin/cline",
    isRequired: false,
    args: ({ prompt, model }) => ["-P", provider, "-m", model, "--auto-approve", "true", prompt],
    ...(dialect === "chat" ? { ownModel: compatibleHost } : {}),
    // It would leave a daemon running that serves every session.
    environment: () => ({ CLINE_SESSION_BACKEND_MODE: "local" }),
    files: ({ url, key, model }) => ({
      ".cline/data/settings/global-settings.json": JSON.stringify({ telemetryOptOut: true, autoUpdateEnabled: false }),
      ".cline/data/settings/providers.json": JSON.stringify({
        version: 1,
        lastUsedProvider: provider,
        modes: {},
        providers: {
          [provider]: {
            settings: { provider, apiKey: key, model, baseUrl: `${url}${base}` },
            updatedAt: "2026-01-01T00:00:00.000Z",
            tokenSource: "manual",
          },
        },
      }),
    }),
  };
}

export const clines: readonly AgentCli[] = [
  cline("chat", "openai-compatible", "/v1"),
  cline("responses", "openai-native", "/v1"),
];
