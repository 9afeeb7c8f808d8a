/**
 * The rules of the responses vendor, with its own messages: https://platform.openai.com/docs/api-reference/responses
 * and
 * its errors as recorded.
 */
import { isObject, listAt, member, textAt, type Json, type JsonObject } from "../../../tools/replay/json.js";
import { checkEffort } from "./chat-rules.js";
import type { StrictCall } from "./dialect.js";
import { chatFamily, takesSampling } from "./model-families.js";
import { checkAnswerSchema, checkFunctionSchema, checkLength, checkToolName } from "./openai-schema.js";
import type { OpaqueMemory } from "./opaque-memory.js";
import { demand } from "./refusal.js";

const topLevel = [
  "model",
  "input",
  "instructions",
  "stream",
  "stream_options",
  "max_output_tokens",
  "max_tool_calls",
  "temperature",
  "top_p",
  "top_logprobs",
  "tools",
  "tool_choice",
  "parallel_tool_calls",
  "text",
  "reasoning",
  "include",
  "safety_identifier",
  "user",
  "metadata",
  "prompt_cache_key",
  "prompt_cache_options",
  "prompt_cache_retention",
  "store",
  "service_tier",
  "truncation",
  "moderation",
  "background",
  "previous_response_id",
  "conversation",
  "context_management",
  "prompt",
];
/** Members that only the first party's own agent sends. */
const nativeTopLevel = ["client_metadata"];
const nativeTools = ["namespace", "custom", "tool_search", "web_search", "image_generation"];
const itemMembers: Readonly<Record<string, readonly string[]>> = {
  message: ["type", "id", "role", "content", "status", "phase"],
  function_call: ["type", "id", "call_id", "name", "arguments", "status"],
  function_call_output: ["type", "id", "call_id", "output", "status"],
  reasoning: ["type", "id", "summary", "content", "encrypted_content", "status"],
};
const nativeItemMembers: Readonly<Record<string, readonly string[]>> = {
  ...itemMembers,
  function_call: [...(itemMembers.function_call ?? []), "namespace"],
  custom_tool_call: ["type", "id", "call_id", "name", "namespace", "input", "status"],
  custom_tool_call_output: ["type", "id", "call_id", "output", "status"],
  additional_tools: ["type", "id", "role", "tools"],
  agent_message: ["type", "id", "author", "recipient", "content"],
  tool_search_call: ["type", "id", "call_id", "execution", "arguments", "status"],
  tool_search_output: ["type", "id", "call_id", "execution", "tools", "status"],
};
/** The prefixes of the IDs of items. */
const idPrefixes: Readonly<Record<string, string>> = {
  message: "msg",
  function_call: "fc",
  function_call_output: "fc",
  reasoning: "rs",
  custom_tool_call: "ctc",
  custom_tool_call_output: "ctc",
};
const inputParts = ["input_text", "input_image", "input_file"];
const partsOf: Readonly<Record<string, readonly string[]>> = {
  system: inputParts,
  developer: inputParts,
  user: inputParts,
  assistant: ["output_text", "refusal"],
};
const partMembers = [
  "type",
  "text",
  "annotations",
  "logprobs",
  "refusal",
  "image_url",
  "file_id",
  "detail",
  "file_data",
  "filename",
  "file_url",
];
const missing = (param: string): never => {
  demand(false, `Missing required parameter: '${param}'.`, { param, code: "missing_required_parameter" });
};

export function checkResponses({ body, headers, model, memory, takesNativeTools }: StrictCall): void {
  demand(/^Bearer \S+$/.test(headers.authorization ?? ""), "Missing bearer authentication in header", {
    status: 401,
    code: "invalid_api_key",
  });
  const known = takesNativeTools ? [...topLevel, ...nativeTopLevel] : topLevel;
  for (const param of Object.keys(body)) {
    demand(known.includes(param), `Unknown parameter: '${param}'.`, { param, code: "unknown_parameter" });
  }
  const members = takesNativeTools ? nativeItemMembers : itemMembers;
  checkInput(body.input, members, memory);
  demand(
    chatFamily(model).efforts.length > 0 || !listAt(body, "input").some((item) => typeOf(item) === "reasoning"),
    "Reasoning input items can only be provided to a reasoning or computer use model. Remove reasoning " +
      "items from your input and try again.",
    { param: "input" },
  );
  checkTools(listAt(body, "tools"), "tools", takesNativeTools);
  checkSettings(body, model);
}

function checkInput(input: Json | undefined, members: typeof itemMembers, memory: OpaqueMemory): void {
  if (typeof input === "string" && input !== "") return;
  demand(
    Array.isArray(input) && input.length > 0,
    "One of \"input\" or \"previous_response_id\" or 'prompt' or 'conversation_id' must be provided.",
    { code: "missing_required_parameter" },
  );
  for (const [index, item] of input.entries()) checkItem(item, `input[${index}]`, members);
  checkPairs(input);
  for (const [index, item] of input.entries())
    if (typeOf(item) === "reasoning") checkReasoning(item, input[index + 1], memory, index);
}

function typeOf(item: Json | undefined): string {
  return textAt(item, "type") ?? "message";
}

function checkItem(item: Json, at: string, members: typeof itemMembers): void {
  const type = typeOf(item);
  const known = members[type];
  demand(
    known !== undefined,
    `Invalid value: '${type}'. Supported values are: ${Object.keys(members)
      .map((one) => `'${one}'`)
      .join(", ")}.`,
    { param: at, code: "invalid_value" },
  );
  for (const name of Object.keys(isObject(item) ? item : {})) {
    demand(known.includes(name), `Unknown parameter: '${at}.${name}'.`, {
      param: `${at}.${name}`,
      code: "unknown_parameter",
    });
  }
  const id = textAt(item, "id");
  const prefix = idPrefixes[type];
  if (id !== undefined && prefix !== undefined) {
    demand(id.startsWith(prefix), `Invalid '${at}.id': '${id}'. Expected an ID that begins with '${prefix}'.`, {
      param: `${at}.id`,
      code: "invalid_value",
    });
  }
  if (type === "message") checkMessage(item, at);
  if (!/_call(_output)?$/.test(type)) return;
  if (member(item, "call_id") === undefined && type !== "tool_search_call") missing(`${at}.call_id`);
  checkLength(textAt(item, "call_id") ?? "", 64, `${at}.call_id`);
  if (type === "function_call") {
    checkToolName(member(item, "name"), `${at}.name`);
    if (typeof member(item, "arguments") !== "string") missing(`${at}.arguments`);
  }
  if (type.endsWith("_call_output")) {
    const output = member(item, "output");
    if (output === undefined || output === null) missing(`${at}.output`);
    for (const [index, part] of listAt(item, "output").entries()) checkPart(part, inputParts, `${at}.output[${index}]`);
  }
}

function checkMessage(message: Json, at: string): void {
  const role = textAt(message, "role") ?? "";
  const allowed = partsOf[role];
  demand(
    allowed !== undefined,
    `Invalid value: '${role}'. Supported values are: 'assistant', 'system', 'developer', and 'user'.`,
    { param: `${at}.role`, code: "invalid_value" },
  );
  const content = member(message, "content");
  if (typeof content === "string") return;
  if (!Array.isArray(content)) return missing(`${at}.content`);
  for (const [index, part] of content.entries()) checkPart(part, allowed, `${at}.content[${index}]`);
}

function checkPart(part: Json, allowed: readonly string[], at: string): void {
  const type = textAt(part, "type") ?? "";
  demand(
    allowed.includes(type),
    `Invalid value: '${type}'. Supported values are: ${allowed.map((one) => `'${one}'`).join(", ")}.`,
    { param: at, code: "invalid_value" },
  );
  for (const name of Object.keys(isObject(part) ? part : {})) {
    demand(partMembers.includes(name), `Unknown parameter: '${at}.${name}'.`, {
      param: `${at}.${name}`,
      code: "unknown_parameter",
    });
  }
  if (/_text$/.test(type) && typeof member(part, "text") !== "string") missing(`${at}.text`);
}

/** Every call has its output somewhere after it, and every output its call before it. */
function checkPairs(items: readonly Json[]): void {
  const open = new Set<string>();
  for (const item of items) {
    const id = textAt(item, "call_id") ?? "";
    if (/_call$/.test(typeOf(item))) open.add(id);
    if (!/_output$/.test(typeOf(item))) continue;
    demand(open.delete(id), `No tool call found for function call output with call_id ${id}.`, { param: "input" });
  }
  const [left] = open;
  demand(left === undefined, `No tool output found for function call ${String(left)}.`, { param: "input" });
}

/** Reasoning returns whole, and right before the items that it led to. None of it is stored. */
function checkReasoning(item: Json, next: Json | undefined, memory: OpaqueMemory, index: number): void {
  const id = textAt(item, "id") ?? `rs_${index}`;
  if (!Array.isArray(member(item, "summary"))) missing(`input[${index}].summary`);
  const state = textAt(item, "encrypted_content") ?? "";
  demand(
    state !== "",
    `Item with id '${id}' not found. Items are not persisted when \`store\` is set to false. Try again ` +
      "with `store` set to true, " +
      "or remove this item from your input.",
    { status: 404, param: "input" },
  );
  demand(
    memory.has(state),
    `The encrypted content for item ${id} could not be verified. Reason: Encrypted content could not be ` +
      "decrypted or parsed.",
    { code: "invalid_encrypted_content" },
  );
  const leads =
    next !== undefined &&
    (typeOf(next) !== "message" || textAt(next, "role") === "assistant") &&
    !/_output$/.test(typeOf(next));
  demand(leads, `Item '${id}' of type 'reasoning' was provided without its required following item.`, {
    param: "input",
  });
}

function checkTools(tools: readonly Json[], at: string, takesNative: boolean): void {
  for (const [index, tool] of tools.entries()) {
    const place = `${at}[${index}]`;
    const type = textAt(tool, "type") ?? "";
    if (takesNative && type === "namespace") checkTools(listAt(tool, "tools"), `${place}.tools`, true);
    if (takesNative && nativeTools.includes(type)) continue;
    demand(type === "function", `Invalid value: '${type}'. Supported values are: 'function'.`, {
      param: `${place}.type`,
      code: "invalid_value",
    });
    checkToolName(member(tool, "name"), `${place}.name`);
    for (const name of Object.keys(isObject(tool) ? tool : {})) {
      const known = ["type", "name", "description", "parameters", "strict", "defer_loading"].includes(name);
      demand(known, `Unknown parameter: '${place}.${name}'.`, { param: `${place}.${name}`, code: "unknown_parameter" });
    }
    checkFunctionSchema(
      member(tool, "parameters"),
      member(tool, "strict") === true,
      textAt(tool, "name") ?? "",
      `${place}.parameters`,
    );
  }
}

function checkSettings(body: JsonObject, model: string): void {
  const reasons = chatFamily(model).efforts.length > 0;
  const unsupported = (param: string, value: Json | undefined) =>
    demand(
      value === undefined || value === null,
      `Unsupported parameter: '${param}' is not supported with this model.`,
      {
        param,
        code: "unsupported_parameter",
      },
    );
  if (reasons) {
    const samples = takesSampling(model, member(body, "reasoning", "effort"));
    for (const name of samples ? [] : ["temperature", "top_p"]) unsupported(name, body[name]);
    checkEffort(member(body, "reasoning", "effort"), model, "reasoning.effort");
  } else {
    unsupported("reasoning.effort", member(body, "reasoning", "effort"));
    unsupported("reasoning.summary", member(body, "reasoning", "summary"));
    const requestsState = listAt(body, "include").includes("reasoning.encrypted_content");
    demand(!requestsState, "Encrypted content is not supported with this model.", { param: "include" });
  }
  const hasTools =
    listAt(body, "tools").length > 0 || listAt(body, "input").some((item) => typeOf(item) === "additional_tools");
  demand(
    hasTools || ["auto", "none", undefined, null].includes(body.tool_choice as string | null | undefined),
    "Tool choice 'required' must be specified with 'tools' parameter.",
    { param: "tool_choice" },
  );
  const limit = body.max_output_tokens;
  demand(
    typeof limit !== "number" || limit >= 16,
    "Invalid 'max_output_tokens': integer below minimum value. Expected a value >= 16, but got " +
      `${String(limit)} instead.`,
    { param: "max_output_tokens", code: "integer_below_min_value" },
  );
  for (const name of ["safety_identifier", "user", "prompt_cache_key"]) checkLength(textAt(body, name) ?? "", 64, name);
  const format = member(body, "text", "format");
  if (textAt(format, "type") !== "json_schema") return;
  checkToolName(member(format, "name"), "text.format.name");
  checkAnswerSchema(
    member(format, "schema"),
    member(format, "strict") === true,
    textAt(format, "name") ?? "",
    "text.format.schema",
  );
}
