import type { AgentCli } from "./client.js";
import { claudeCodes } from "./clients/claude-code.js";
import { clines } from "./clients/cline.js";
import { codexes } from "./clients/codex.js";
import { copilots } from "./clients/copilot.js";
import { geminiClis } from "./clients/gemini-cli.js";
import { opencodes } from "./clients/opencode.js";
import { pis } from "./clients/pi.js";
import { qwenCodes } from "./clients/qwen-code.js";

export const agentClis: readonly AgentCli[] = [
  ...claudeCodes,
  ...codexes,
  ...geminiClis,
  ...qwenCodes,
  ...opencodes,
  ...pis,
  ...clines,
  ...copilots,
];

/** The names that a model has besides its own, so that clients with built-in names find it. */
export const namesOfClients: readonly string[] = [
  ...new Set(agentClis.flatMap(({ takesModelFor = [], wiredNames = [] }) => [...wiredNames].concat(takesModelFor))),
];
