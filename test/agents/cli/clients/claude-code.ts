import type { AgentCli, SessionContext } from "../client.js";

const environment = ({ url, key, model }: SessionContext) => ({
  ANTHROPIC_BASE_URL: url,
  ANTHROPIC_AUTH_TOKEN: key,
  ANTHROPIC_MODEL: model,
  CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
  DISABLE_AUTOUPDATER: "1",
  DISABLE_TELEMETRY: "1",
  DISABLE_ERROR_REPORTING: "1",
});

function claudeCode(version: string, packages: readonly string[], program: string): AgentCli {
  return {
    name: `Claude Code ${version}`,
    dialect: "messages",
    packages,
    program,
    isRequired: true,
    args: ({ prompt }) => ["-p", prompt, "--allowedTools", "Bash", "--max-turns", "6"],
    environment,
    wiredNames: ["claude-haiku-4-5-20251001", "claude-opus-4-8"],
  };
}

export const claudeCodes: readonly AgentCli[] = [
  claudeCode("2.1.197", ["@anthropic-ai/claude-code@2.1.197"], "node_modules/.bin/claude"),
  claudeCode(
    "2.1.330",
    ["@anthropic-ai/claude-agent-sdk@0.3.330"],
    "node_modules/@anthropic-ai/claude-agent-sdk-linux-x64/claude",
  ),
];
