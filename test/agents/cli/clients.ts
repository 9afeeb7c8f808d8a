import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** What a session gives a client. */
export interface SessionContext {
  /** The gateway, without a path. */
  readonly url: string;
  readonly key: string;
  /** The public ID of the model to use. */
  readonly model: string;
  /** The client's own home, and the directory that it works in. */
  readonly home: string;
  readonly prompt: string;
}

/** An agent from npm, as its users run it without a terminal. */
export interface AgentCli {
  readonly name: string;
  readonly dialect: string;
  /** Exactly this version, so that what passed yesterday is what runs today. */
  readonly packages: readonly string[];
  /** From the folder that it was installed into. */
  readonly program: string;
  /** A failure of it fails the whole run. */
  readonly isRequired: boolean;
  readonly args: (context: SessionContext) => readonly string[];
  readonly environment: (context: SessionContext) => Readonly<Record<string, string>>;
  /** Config files, by their place in its home. */
  readonly files?: (context: SessionContext) => Readonly<Record<string, string>>;
  /** The model that it is to take the gateway's for: what it offers and how depends on that. */
  readonly takesModelFor?: string;
  /** It is run only when all are. */
  readonly isFurther?: boolean;
}

const claudeEnvironment = ({ url, key, model }: SessionContext) => ({
  ANTHROPIC_BASE_URL: url,
  ANTHROPIC_AUTH_TOKEN: key,
  ANTHROPIC_MODEL: model,
  ANTHROPIC_DEFAULT_HAIKU_MODEL: model,
  CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
  DISABLE_AUTOUPDATER: "1",
  DISABLE_TELEMETRY: "1",
  DISABLE_ERROR_REPORTING: "1",
});
const claudeArgs = ({ prompt }: SessionContext) => ["-p", prompt, "--allowedTools", "Bash", "--max-turns", "6"];

const codexConfig = ({ url, model }: SessionContext) => `
model = "${model}"
model_provider = "gateway"
approval_policy = "never"
sandbox_mode = "danger-full-access"
check_for_update_on_startup = false

[analytics]
enabled = false

[model_providers.gateway]
name = "gateway"
base_url = "${url}/v1"
env_key = "GATEWAY_KEY"
wire_api = "responses"
request_max_retries = 0
stream_max_retries = 0
`;

/** Of a model that it knows it takes what the vendor says of it: custom tools, or all of them in an item of the input. */
function codex(name: string, takesModelFor?: string): AgentCli {
  return {
    name,
    dialect: "responses",
    packages: ["@openai/codex@0.169.0"],
    program: "node_modules/.bin/codex",
    isRequired: true,
    args: ({ prompt }) => ["exec", "--skip-git-repo-check", prompt],
    environment: ({ key }) => ({ GATEWAY_KEY: key }),
    files: (context) => ({ ".codex/config.toml": codexConfig(context) }),
    ...(takesModelFor === undefined ? {} : { takesModelFor }),
  };
}

const geminiSettings = {
  security: { auth: { selectedType: "gemini-api-key" }, folderTrust: { enabled: false } },
  general: {
    enableAutoUpdate: false,
    enableAutoUpdateNotification: false,
    disableAutoUpdate: true,
    disableUpdateNag: true,
  },
  privacy: { usageStatisticsEnabled: false },
  telemetry: { enabled: false },
};

const qwenSettings = {
  privacy: { usageStatisticsEnabled: false },
  general: { enableAutoUpdate: false, disableAutoUpdate: true },
};

function qwen(dialect: string, auth: string, environment: AgentCli["environment"]): AgentCli {
  return {
    name: `qwen-code (${dialect})`,
    dialect,
    packages: ["@qwen-code/qwen-code@0.15.10"],
    program: "node_modules/.bin/qwen",
    isRequired: false,
    isFurther: dialect !== "chat",
    args: ({ prompt, model }) => ["-p", prompt, "--yolo", "--auth-type", auth, "-m", model],
    environment,
    files: () => ({ ".qwen/settings.json": JSON.stringify(qwenSettings) }),
  };
}

function opencode(dialect: string, npm: string, base: string): AgentCli {
  return {
    name: `opencode (${dialect})`,
    dialect,
    packages: ["opencode-ai@1.18.33"],
    program: "node_modules/.bin/opencode",
    isRequired: false,
    isFurther: dialect !== "chat",
    args: ({ prompt, model }) => ["run", "--model", `gateway/${model}`, prompt],
    environment: () => ({
      OPENCODE_DISABLE_AUTOUPDATE: "1",
      OPENCODE_DISABLE_MODELS_FETCH: "1",
      OPENCODE_DISABLE_LSP_DOWNLOAD: "1",
    }),
    files: ({ url, key, model }) => ({
      ".config/opencode/opencode.json": JSON.stringify({
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
      }),
    }),
  };
}

export const agentClis: readonly AgentCli[] = [
  {
    name: "Claude Code 2.1.197",
    dialect: "messages",
    packages: ["@anthropic-ai/claude-code@2.1.197"],
    program: "node_modules/.bin/claude",
    isRequired: true,
    args: claudeArgs,
    environment: claudeEnvironment,
  },
  {
    name: "Claude Code 2.1.330",
    dialect: "messages",
    packages: ["@anthropic-ai/claude-agent-sdk@0.3.330"],
    program: "node_modules/@anthropic-ai/claude-agent-sdk-linux-x64/claude",
    isRequired: true,
    args: claudeArgs,
    environment: claudeEnvironment,
  },
  codex("Codex 0.169.0"),
  codex("Codex as for gpt-5.5", "gpt-5.5"),
  codex("Codex as for gpt-6.1-sol", "gpt-6.1-sol"),
  {
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
    files: () => ({ ".gemini/settings.json": JSON.stringify(geminiSettings) }),
  },
  qwen("chat", "openai", ({ url, key, model }) => ({
    OPENAI_API_KEY: key,
    OPENAI_BASE_URL: `${url}/v1`,
    OPENAI_MODEL: model,
  })),
  qwen("messages", "anthropic", ({ url, key, model }) => ({
    ANTHROPIC_API_KEY: key,
    ANTHROPIC_BASE_URL: url,
    ANTHROPIC_MODEL: model,
  })),
  qwen("generate-content", "gemini", ({ url, key, model }) => ({
    GEMINI_API_KEY: key,
    GOOGLE_GEMINI_BASE_URL: url,
    GEMINI_MODEL: model,
  })),
  opencode("chat", "@ai-sdk/openai-compatible", "/v1"),
  opencode("responses", "@ai-sdk/openai", "/v1"),
  opencode("messages", "@ai-sdk/anthropic", "/v1"),
  opencode("generate-content", "@ai-sdk/google", "/v1beta"),
];

/** Writes a client's config files into its home. */
export function furnishHome(cli: AgentCli, context: SessionContext): void {
  for (const [place, text] of Object.entries(cli.files?.(context) ?? {})) {
    const file = join(context.home, place);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
