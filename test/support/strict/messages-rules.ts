/**
 * The rules of the messages vendor, with its own messages: https://platform.claude.com/docs/en/api/messages and its
 * errors as recorded.
 */
import { isObject, listAt, member, numberAt, textAt, type Json, type JsonObject } from "../../../tools/replay/json.js";
import type { StrictCall } from "./dialect.js";
import { checkBlock, checkThinksFirst, checkTurns, onlyKnown } from "./messages-turns.js";
import { messagesFamily } from "./model-families.js";
import { demand, Refusal } from "./refusal.js";

const topLevel = [
  "model",
  "messages",
  "max_tokens",
  "system",
  "stream",
  "stop_sequences",
  "temperature",
  "top_p",
  "top_k",
  "thinking",
  "output_config",
  "tools",
  "tool_choice",
  "metadata",
  "cache_control",
  "service_tier",
  "inference_geo",
  "container",
  "diagnostics",
];
const betaMembers = ["context_management", "mcp_servers", "speed", "fallbacks", "output_format"];
const toolMembers = [
  "type",
  "name",
  "description",
  "input_schema",
  "strict",
  "cache_control",
  "eager_input_streaming",
  "input_examples",
  "defer_loading",
  "allowed_callers",
];
const name = /^[a-zA-Z0-9_-]{1,128}$/;
const mostMarks = 4;

export function checkMessages({ body, headers, model, memory }: StrictCall): void {
  demand((headers["x-api-key"] ?? headers.authorization ?? "") !== "", "invalid x-api-key", { status: 401 });
  demand((headers["anthropic-version"] ?? "") !== "", "anthropic-version: header is required");
  const betas = headers["anthropic-beta"];
  const known = betas === undefined ? topLevel : [...topLevel, ...betaMembers];
  onlyKnown(body, known, "");
  demand(numberAt(body, "max_tokens") !== undefined, "max_tokens: Field required");
  const tools = checkTools(body);
  checkSystem(body.system);
  checkTurns(
    listAt(body, "messages"),
    model,
    memory,
    betas?.includes("per-turn-control-") === true ? ["output_config"] : [],
  );
  checkSettings(body, model, tools.length > 0);
  checkThinksFirst(body);
  const marks = countMarks(body);
  demand(marks <= mostMarks, `A maximum of ${mostMarks} blocks with cache_control may be provided. Found ${marks}.`);
}

function checkSystem(system: Json | undefined): void {
  if (system === undefined || typeof system === "string") return;
  demand(Array.isArray(system), "system: Input should be a valid list");
  for (const [index, block] of system.entries()) checkBlock(block, "system", `system.${index}`);
}

function checkTools(body: JsonObject): Json[] {
  const tools = listAt(body, "tools");
  const names = new Set<string>();
  for (const [index, tool] of tools.entries()) {
    const at = `tools.${index}`;
    // Tools with a dated type are the vendor's own.
    if (!["custom", undefined].includes(textAt(tool, "type"))) continue;
    onlyKnown(tool, toolMembers, `${at}.custom.`);
    const own = textAt(tool, "name") ?? "";
    demand(name.test(own), `${at}.custom.name: String should match pattern '^[a-zA-Z0-9_-]{1,128}$'`);
    demand(!names.has(own), "tools: Tool names must be unique.");
    names.add(own);
    const schema = member(tool, "input_schema");
    demand(isObject(schema), `${at}.custom.input_schema: Field required`);
    demand(textAt(schema, "type") === "object", `${at}.custom.input_schema.type: Input should be 'object'`);
    const mixed = ["anyOf", "oneOf", "allOf"].some((key) => key in schema);
    demand(!mixed, `${at}.custom.input_schema: input_schema does not support oneOf, allOf, or anyOf at the top level`);
  }
  return tools;
}

function checkSettings(body: JsonObject, model: string, hasTools: boolean): void {
  const family = messagesFamily(model);
  const limit = numberAt(body, "max_tokens") ?? 0;
  demand(
    limit <= family.mostOutput,
    `max_tokens: ${limit} > ${family.mostOutput}, which is the maximum allowed number of output tokens for ${model}`,
  );
  demand(!("tool_choice" in body) || hasTools, "tool_choice: may only be specified while providing tools");
  onlyKnown(body.metadata, ["user_id"], "metadata.");
  demand(
    (textAt(body, "metadata", "user_id") ?? "").length <= 256,
    "metadata.user_id: String should have at most 256 characters",
  );
  const temperature = numberAt(body, "temperature");
  demand(
    temperature === undefined || (temperature >= 0 && temperature <= 1),
    "temperature: Input should be less than or equal to 1",
  );
  for (const setting of family.samples ? [] : ["temperature", "top_p", "top_k"]) {
    const isDefault = setting !== "top_k" && body[setting] === 1;
    demand(body[setting] === undefined || isDefault, `\`${setting}\` is deprecated for this model.`);
  }
  const isBoth = body.temperature !== undefined && body.top_p !== undefined;
  demand(
    !isBoth || !/-4-[1-6]/.test(model),
    "`temperature` and `top_p` cannot both be specified for this model. Please use only one.",
  );
  const blank = listAt(body, "stop_sequences").some((stop) => typeof stop !== "string" || stop.trim() === "");
  demand(!blank, "stop_sequences: each stop sequence must contain non-whitespace");
  checkThinking(body, model, limit);
  const effort = textAt(body, "output_config", "effort");
  if (effort === undefined) return;
  demand(family.efforts.length > 0, "This model does not support the effort parameter.");
  demand(
    family.efforts.includes(effort),
    `This model does not support effort level '${effort}'. Supported levels: ${[...family.efforts].sort().join(", ")}.`,
  );
}

function checkThinking(body: JsonObject, model: string, limit: number): void {
  const family = messagesFamily(model);
  const type = textAt(body, "thinking", "type");
  if (type !== "enabled" && type !== "adaptive") return;
  if (type === "adaptive")
    demand(family.thinking.includes("adaptive"), "adaptive thinking is not supported on this model");
  if (type === "enabled") {
    const instead =
      family.thinking.length === 0
        ? ""
        : ' Use "thinking.type.adaptive" and "output_config.effort" to control thinking behavior.';
    demand(family.thinking.includes("enabled"), `"thinking.type.enabled" is not supported for this model.${instead}`);
    const budget = numberAt(body, "thinking", "budget_tokens");
    demand(budget !== undefined, "thinking.enabled.budget_tokens: Field required");
    demand(budget >= 1024, "thinking.enabled.budget_tokens: Input should be greater than or equal to 1024");
    demand(
      limit > budget,
      "`max_tokens` must be greater than `thinking.budget_tokens`. Please consult our documentation at " +
        "https://docs.claude.com/en/docs/build-with-claude/extended-thinking#max-tokens-and-context-window-size",
    );
    const forced = ["any", "tool"].includes(textAt(body, "tool_choice", "type") ?? "");
    demand(!forced, "Thinking may not be enabled when tool_choice forces tool use.");
  }
  const temperature = numberAt(body, "temperature") ?? 1;
  demand(temperature === 1, "`temperature` may only be set to 1 when thinking is enabled.");
  demand(!("top_k" in body), "`top_k` must be unset when thinking is enabled.");
  demand(
    (numberAt(body, "top_p") ?? 1) >= 0.95,
    "`top_p` must be greater than or equal to 0.95 or unset when thinking is enabled.",
  );
}

/** Cache marks, at any depth. */
function countMarks(value: Json | undefined): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + countMarks(item), 0);
  if (!isObject(value)) return 0;
  const inside = ["system", "messages", "tools", "content"].reduce((sum, key) => sum + countMarks(value[key]), 0);
  if (value.cache_control === undefined || value.cache_control === null) return inside;
  if (value.type === "thinking" || value.type === "redacted_thinking")
    throw new Refusal("cache_control cannot be set for thinking blocks");
  return inside + 1;
}
