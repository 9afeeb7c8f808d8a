/**
 * The rules of the chat vendor, with its own messages: https://platform.openai.com/docs/api-reference/chat and its
 * errors as recorded.
 */
import { isObject, listAt, member, textAt, type Json, type JsonObject } from "../../../tools/replay/json.js";
import { checkConversation } from "./chat-turns.js";
import type { StrictCall } from "./dialect.js";
import { chatFamily, takesSampling } from "./model-families.js";
import { checkAnswerSchema, checkFunctionSchema, checkLength, checkToolName } from "./openai-schema.js";
import { demand } from "./refusal.js";

const topLevel = [
  "model",
  "messages",
  "stream",
  "stream_options",
  "max_completion_tokens",
  "max_tokens",
  "stop",
  "temperature",
  "top_p",
  "frequency_penalty",
  "presence_penalty",
  "logit_bias",
  "seed",
  "n",
  "logprobs",
  "top_logprobs",
  "tools",
  "tool_choice",
  "parallel_tool_calls",
  "functions",
  "function_call",
  "web_search_options",
  "response_format",
  "verbosity",
  "modalities",
  "audio",
  "prediction",
  "safety_identifier",
  "user",
  "metadata",
  "prompt_cache_key",
  "prompt_cache_options",
  "prompt_cache_retention",
  "store",
  "service_tier",
  "moderation",
];

export function checkChat({ body, headers, model }: StrictCall): void {
  demand(
    /^Bearer \S+$/.test(headers.authorization ?? ""),
    "You didn't provide an API key. You need to provide your API key in an Authorization header.",
    { status: 401, code: "invalid_api_key" },
  );
  const reasons = chatFamily(model).efforts.length > 0;
  for (const name of Object.keys(body)) {
    const known = topLevel.includes(name) || (reasons && name === "reasoning_effort");
    demand(known, `Unrecognized request argument supplied: ${name}`);
  }
  checkConversation(listAt(body, "messages"), chatFamily(model).takesReasoning === true);
  checkTools(body);
  checkSettings(body, model, reasons);
}

function checkTools(body: JsonObject): void {
  const tools = listAt(body, "tools");
  demand(
    body.tools === undefined || tools.length > 0,
    "Invalid 'tools': empty array. Expected an array with minimum length 1, but got an empty array instead.",
    { param: "tools", code: "empty_array" },
  );
  for (const name of ["tool_choice", "parallel_tool_calls"]) {
    demand(
      body[name] === undefined || tools.length > 0,
      `Invalid value for '${name}': '${name}' is only allowed when 'tools' are specified.`,
      { param: name },
    );
  }
  for (const [index, tool] of tools.entries()) {
    const at = `tools[${index}]`;
    if (textAt(tool, "type") === "custom") continue;
    demand(
      textAt(tool, "type") === "function",
      `Invalid value: '${String(textAt(tool, "type"))}'. Supported values are: 'function' and 'custom'.`,
      {
        param: `${at}.type`,
        code: "invalid_value",
      },
    );
    const one = member(tool, "function");
    checkToolName(member(one, "name"), `${at}.function.name`);
    for (const name of Object.keys(isObject(one) ? one : {})) {
      const known = ["name", "description", "parameters", "strict"].includes(name);
      demand(known, `Unknown parameter: '${at}.function.${name}'.`, {
        param: `${at}.function.${name}`,
        code: "unknown_parameter",
      });
    }
    checkFunctionSchema(
      member(one, "parameters"),
      member(one, "strict") === true,
      textAt(one, "name") ?? "",
      `${at}.function.parameters`,
    );
  }
  const chosen = textAt(body, "tool_choice", "function", "name");
  const isOffered = chosen === undefined || tools.some((tool) => textAt(tool, "function", "name") === chosen);
  demand(isOffered, `Tool choice 'function' not found in 'tools' parameter.`, { param: "tool_choice" });
}

function checkSettings(body: JsonObject, model: string, reasons: boolean): void {
  const unsupported = (name: string, instead = "") =>
    demand(body[name] === undefined, `Unsupported parameter: '${name}' is not supported with this model.${instead}`, {
      param: name,
      code: "unsupported_parameter",
    });
  demand(
    body.stream_options === undefined || body.stream === true,
    "The 'stream_options' parameter is only allowed when 'stream' is enabled.",
    {
      param: "stream_options",
    },
  );
  if (reasons) {
    unsupported("max_tokens", " Use 'max_completion_tokens' instead.");
    for (const name of ["frequency_penalty", "presence_penalty", "logit_bias", "stop"]) unsupported(name);
    for (const name of takesSampling(model, body.reasoning_effort) ? [] : ["temperature", "top_p"]) {
      const holds = body[name] === undefined || body[name] === 1;
      const message =
        `Unsupported value: '${name}' does not support ${JSON.stringify(body[name])} with this model. ` +
        "Only the default (1) value is supported.";
      demand(holds, message, { param: name, code: "unsupported_value" });
    }
    checkEffort(body.reasoning_effort, model, "reasoning_effort");
  }
  demand(
    body.max_tokens === undefined || body.max_completion_tokens === undefined,
    "Setting 'max_tokens' and 'max_completion_tokens' at the same time is not supported.",
    { code: "invalid_parameter_combination" },
  );
  if (Array.isArray(body.stop) && body.stop.length > 4)
    demand(false, "Invalid 'stop': array too long. Expected an array with maximum length 4.");
  for (const name of ["safety_identifier", "user", "prompt_cache_key"]) checkLength(textAt(body, name) ?? "", 64, name);
  const format = member(body, "response_format");
  if (textAt(format, "type") !== "json_schema") return;
  const named = member(format, "json_schema");
  checkToolName(member(named, "name"), "response_format.json_schema.name");
  checkAnswerSchema(
    member(named, "schema"),
    member(named, "strict") === true,
    textAt(named, "name") ?? "",
    "response_format",
  );
}

/** The values of effort that a model accepts. */
export function checkEffort(effort: Json | undefined, model: string, param: string): void {
  if (effort === undefined || effort === null) return;
  const { efforts } = chatFamily(model);
  const words = efforts.map((word) => `'${word}'`);
  const list = `${words.slice(0, -1).join(", ")}, and ${words.at(-1) ?? ""}`;
  demand(
    typeof effort === "string" && efforts.includes(effort),
    `Unsupported value: '${String(effort)}' is not supported with the '${model}' model. Supported values are: ${list}.`,
    { param, code: "unsupported_value" },
  );
}
