/**
 * The rules of the interactions vendor: https://ai.google.dev/gemini-api/docs/interactions and its documented
 * errors.
 */
import { isObject, listAt, member, textAt, type Json, type JsonObject } from "../../../tools/replay/json.js";
import type { StrictCall } from "./dialect.js";
import { documentedDummies } from "./generate-content-turns.js";
import { generateContentFamily } from "./model-families.js";
import type { OpaqueMemory } from "./opaque-memory.js";
import { demand } from "./refusal.js";

const topLevel = [
  "model",
  "input",
  "system_instruction",
  "stream",
  "tools",
  "generation_config",
  "response_format",
  "store",
  "service_tier",
  "safety_settings",
  "labels",
];
const settings = [
  "max_output_tokens",
  "temperature",
  "top_p",
  "top_k",
  "seed",
  "stop_sequences",
  "thinking_level",
  "thinking_summaries",
  "tool_choice",
  "speech_config",
];
const mediumMembers = ["type", "data", "uri", "mime_type", "resolution"];
const contentMembers: Readonly<Record<string, readonly string[]>> = {
  text: ["type", "text", "annotations"],
  image: mediumMembers,
  audio: mediumMembers,
  video: mediumMembers,
  document: mediumMembers,
};
const stepMembers: Readonly<Record<string, readonly string[]>> = {
  user_input: ["type", "content"],
  model_output: ["type", "content"],
  thought: ["type", "signature", "summary"],
  function_call: ["type", "id", "name", "arguments", "signature"],
  function_result: ["type", "call_id", "name", "result", "is_error", "signature"],
};
const toolName = /^[A-Za-z_][A-Za-z0-9_.:-]{0,127}$/;

export function checkInteractions({ body, headers, model, memory }: StrictCall): void {
  demand((headers["x-goog-api-key"] ?? headers.authorization ?? "") !== "", "API key is missing.", {
    status: 401,
    code: "authentication",
  });
  onlyKnown(body, topLevel, "");
  onlyKnown(body.generation_config, settings, "generation_config.");
  demand(body.store === false, "Storing interactions is not enabled for this project.");
  const instruction = body.system_instruction;
  demand(
    instruction === undefined || typeof instruction === "string",
    "Invalid value for 'system_instruction': expected a string.",
  );
  checkInput(body.input, memory);
  checkTools(body);
  const level = textAt(body, "generation_config", "thinking_level");
  const family = generateContentFamily(model);
  const levels = family.levels.length > 0 ? family.levels : ["LOW", "MEDIUM", "HIGH"];
  demand(
    level === undefined || (family.reasons && levels.includes(level.toUpperCase())),
    `The thinking level '${String(level)}' is not supported for this model.`,
  );
}

function onlyKnown(holder: Json | undefined, known: readonly string[], at: string): void {
  for (const [name, value] of Object.entries(isObject(holder) ? holder : {})) {
    demand(known.includes(name), `Unknown parameter '${at}${name}'.`, { code: "parameter_unknown" });
    demand(value !== null, `Invalid value for '${at}${name}': null.`);
  }
}

function checkInput(input: Json | undefined, memory: OpaqueMemory): void {
  if (typeof input === "string" && input !== "") return;
  const items = Array.isArray(input) ? input : isObject(input) ? [input] : [];
  demand(items.length > 0, "The 'input' must not be empty.");
  const isContent = items.some((item) => (textAt(item, "type") ?? "") in contentMembers);
  for (const [index, item] of items.entries()) {
    if (isContent) checkContent(item, `input[${index}]`);
    else checkStep(item, `input[${index}]`, memory);
  }
  checkPairs(items);
}

function checkStep(step: Json, at: string, memory: OpaqueMemory): void {
  const type = textAt(step, "type") ?? "";
  const known = stepMembers[type];
  demand(known !== undefined, `Invalid value for '${at}.type': '${type}'.`);
  onlyKnown(step, known, `${at}.`);
  const content = listAt(step, "content");
  if (known.includes("content")) demand(content.length > 0, `The '${at}.content' must not be empty.`);
  for (const [index, item] of content.entries()) checkContent(item, `${at}.content[${index}]`);
  const signature = textAt(step, "signature") ?? "";
  const isOwn = signature === "" || documentedDummies.includes(signature) || memory.has(signature);
  demand(isOwn, `The signature at '${at}.signature' is not valid.`);
  if (type === "thought") demand(signature !== "", `The '${at}.signature' is required.`);
  if (type === "function_call")
    demand(isObject(member(step, "arguments")), `Invalid value for '${at}.arguments': expected an object.`);
  if (type !== "function_result") return;
  const result = member(step, "result");
  demand(result !== undefined, `The '${at}.result' is required.`);
  for (const [index, item] of listAt(step, "result").entries()) checkContent(item, `${at}.result[${index}]`);
}

function checkContent(item: Json, at: string): void {
  const type = textAt(item, "type") ?? "";
  const known = contentMembers[type];
  demand(known !== undefined, `Invalid value for '${at}.type': '${type}'.`);
  onlyKnown(item, known, `${at}.`);
  if (type === "text") return demand(typeof member(item, "text") === "string", `The '${at}.text' is required.`);
  const places = ["data", "uri"].filter((name) => (textAt(item, name) ?? "") !== "");
  demand(places.length === 1, `Exactly one of 'data' and 'uri' must be set at '${at}'.`);
}

/** Every call has its result after it, which names both the call and the function. */
function checkPairs(steps: readonly Json[]): void {
  const open = new Map<string, string>();
  for (const [index, step] of steps.entries()) {
    const type = textAt(step, "type");
    const name = textAt(step, "name") ?? "";
    if (type === "function_call") {
      const id = textAt(step, "id") ?? "";
      demand(id !== "" && !open.has(id), `The call id at 'input[${index}].id' is missing or not unique.`);
      demand(toolName.test(name), `Invalid function name at 'input[${index}].name'.`);
      open.set(id, name);
    }
    if (type !== "function_result") continue;
    const id = textAt(step, "call_id") ?? "";
    demand(name !== "", `The function result at 'input[${index}]' must have a name.`);
    demand(open.get(id) === name, `The function result at 'input[${index}]' does not match any function call.`);
    open.delete(id);
  }
  demand(open.size === 0, `Function calls without a result: ${[...open.keys()].join(", ")}.`);
}

function checkTools(body: JsonObject): void {
  const tools = listAt(body, "tools");
  for (const [index, tool] of tools.entries()) {
    demand(
      textAt(tool, "type") === "function",
      `Invalid value for 'tools[${index}].type': '${String(textAt(tool, "type"))}'.`,
    );
    demand(toolName.test(textAt(tool, "name") ?? ""), `Invalid function name at 'tools[${index}].name'.`);
    onlyKnown(tool, ["type", "name", "description", "parameters"], `tools[${index}].`);
    const schema = member(tool, "parameters");
    demand(
      schema === undefined || isObject(schema),
      `Invalid value for 'tools[${index}].parameters': expected an object.`,
    );
  }
  const choice = member(body, "generation_config", "tool_choice");
  demand(choice === undefined || tools.length > 0, "'generation_config.tool_choice' needs 'tools'.");
  const names = listAt(member(choice, "allowed_tools"), "tools");
  for (const name of names)
    demand(
      tools.some((tool) => textAt(tool, "name") === name),
      `The allowed tool '${String(name)}' is not among 'tools'.`,
    );
}
