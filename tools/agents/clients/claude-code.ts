import type { AgentCli, SessionContext } from "../client.js";

const environment = ({ url, key }: SessionContext) => ({
  ANTHROPIC_BASE_URL: url,
  ANTHROPIC_AUTH_TOKEN: key,
  CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
  DISABLE_AUTOUPDATER: "1",
  DISABLE_TELEMETRY: "1",
  DISABLE_ERROR_REPORTING: "1",
});

const older = {
  packages: ["@anthropic-ai/claude-code@2.1.197"],
  program: "node_modules/.bin/claude",
};
const newer = {
  packages: ["@anthropic-ai/claude-agent-sdk@0.3.332"],
  program: "node_modules/@anthropic-ai/claude-agent-sdk-linux-x64/claude",
};

/** Where no model is chosen, it calls its built-in ones. */
function claudeCode(
  name: string,
  { packages, program }: Pick<AgentCli, "packages" | "program">,
  choose: AgentCli["environment"],
): AgentCli {
  return {
    name: `Claude Code ${name}`,
    dialect: "messages",
    packages,
    program,
    isRequired: true,
    args: ({ prompt }) => ["-p", prompt, "--allowedTools", "Bash", "--max-turns", "6"],
    environment: (context) => ({ ...environment(context), ...choose(context) }),
    wiredNames: ["claude-opus-5-5", "claude-haiku-5-5", "claude-haiku-4-5", "claude-haiku-4-5-20251001"],
  };
}

const chosen = ({ model }: SessionContext) => ({ ANTHROPIC_MODEL: model, ANTHROPIC_DEFAULT_HAIKU_MODEL: model });

export const claudeCodes: readonly AgentCli[] = [
  claudeCode("2.1.197", older, chosen),
  claudeCode("2.1.332", newer, chosen),
  claudeCode("by its own names", newer, () => ({})),
];
