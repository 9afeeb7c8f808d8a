import type { AgentCli, SessionContext } from "../client.js";

const config = ({ url, model }: SessionContext) => `
model = "${model}"
model_provider = "gateway"
approval_policy = "never"
sandbox_mode = "danger-full-access"
check_for_update_on_startup = false

[analytics]
enabled = false

[features]
plugins = false
apps = false

[model_providers.gateway]
name = "gateway"
base_url = "${url}/v1"
env_key = "GATEWAY_KEY"
wire_api = "responses"
request_max_retries = 0
stream_max_retries = 0
`;

/**
 * For a model that it knows it follows the vendor's description: custom tools, or all of them in an item of the input.
 */
function codex(name: string, takesModelFor?: string): AgentCli {
  return {
    name,
    dialect: "responses",
    packages: ["@openai/codex@0.171.0"],
    program: "node_modules/.bin/codex",
    isRequired: true,
    args: ({ prompt }) => ["exec", "--skip-git-repo-check", prompt],
    environment: ({ key }) => ({ GATEWAY_KEY: key }),
    files: (context) => ({ ".codex/config.toml": config(context) }),
    ...(takesModelFor === undefined ? {} : { takesModelFor }),
  };
}

export const codexes: readonly AgentCli[] = [
  codex("Codex 0.171.0"),
  codex("Codex as for gpt-5.5", "gpt-5.5"),
  codex("Codex as for gpt-6.1-sol", "gpt-6.1-sol"),
];
