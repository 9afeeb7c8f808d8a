/** The rules of the chat vendor for a conversation. */
import { isObject, listAt, member, textAt, type Json } from "../../../tools/replay/json.js";
import { checkLength, checkToolName } from "./openai-schema.js";
import { demand } from "./refusal.js";

const messageMembers: Readonly<Record<string, readonly string[]>> = {
  system: ["role", "content", "name"],
  developer: ["role", "content", "name"],
  user: ["role", "content", "name"],
  assistant: ["role", "content", "refusal", "tool_calls", "audio", "name", "function_call"],
  tool: ["role", "content", "tool_call_id", "name"],
};
const partsOf: Readonly<Record<string, readonly string[]>> = {
  system: ["text"],
  developer: ["text"],
  tool: ["text"],
  assistant: ["text", "refusal"],
  user: ["text", "image_url", "input_audio", "file"],
};
const partMembers = ["type", "text", "refusal", "image_url", "input_audio", "file", "prompt_cache_breakpoint"];

export function checkConversation(messages: readonly Json[], takesReasoning: boolean): void {
  demand(
    messages.length > 0,
    "Invalid 'messages': empty array. Expected an array with minimum length 1, but got an empty array instead.",
    {
      param: "messages",
      code: "empty_array",
    },
  );
  let open: string[] = [];
  for (const [index, message] of messages.entries()) {
    const at = `messages[${index}]`;
    const role = textAt(message, "role") ?? "";
    checkMessage(message, role, at, takesReasoning);
    if (role === "tool") {
      const id = textAt(message, "tool_call_id") ?? "";
      demand(
        open.includes(id),
        "Invalid parameter: messages with role 'tool' must be a response to a preceeding message with 'tool_calls'.",
        { param: `messages.[${index}].role` },
      );
      open = open.filter((one) => one !== id);
      continue;
    }
    checkAnswered(open, index);
    open = listAt(message, "tool_calls").map((call) => textAt(call, "id") ?? "");
  }
  checkAnswered(open, messages.length);
}

function checkAnswered(open: readonly string[], index: number): void {
  demand(
    open.length === 0,
    "An assistant message with 'tool_calls' must be followed by tool messages responding to each 'tool_call_id'. " +
      `The following tool_call_ids did not have response messages: ${open.join(", ")}`,
    { param: `messages.[${index}].role` },
  );
}

function checkMessage(message: Json, role: string, at: string, takesReasoning: boolean): void {
  const known = messageMembers[role];
  demand(
    known !== undefined,
    `Invalid value: '${role}'. Supported values are: 'system', 'assistant', 'user', 'function', 'tool', ` +
      "and 'developer'.",
    { param: `${at}.role`, code: "invalid_value" },
  );
  for (const name of Object.keys(isObject(message) ? message : {})) {
    const isKnown = known.includes(name) || (takesReasoning && name === "reasoning_content");
    demand(isKnown, `Unknown parameter: '${at}.${name}'.`, {
      param: `${at}.${name}`,
      code: "unknown_parameter",
    });
  }
  const calls = listAt(message, "tool_calls");
  const isEmptyList = Array.isArray(member(message, "tool_calls")) && calls.length === 0;
  demand(
    !isEmptyList,
    `Invalid '${at}.tool_calls': empty array. Expected an array with minimum length 1, but got an empty array instead.`,
    {
      param: `${at}.tool_calls`,
      code: "empty_array",
    },
  );
  for (const [index, call] of calls.entries()) checkCall(call, `${at}.tool_calls[${index}]`);
  const name = textAt(message, "name");
  demand(
    name === undefined || /^[^\s<|\\/>]+$/.test(name),
    `Invalid '${at}.name': string does not match pattern. Expected a string that matches the pattern ` +
      "'^[^\\s<|\\\\/>]+$'.",
    { param: `${at}.name` },
  );
  const content = member(message, "content") ?? null;
  if (content === null) {
    const mayBeNull = role === "assistant" && (calls.length > 0 || member(message, "refusal") !== undefined);
    demand(mayBeNull, "Invalid value for 'content': expected a string, got null.", { param: at });
  }
  if (typeof content === "string" || content === null) return;
  demand(
    Array.isArray(content),
    `Invalid type for '${at}.content': expected one of a string or array of objects, but got an object instead.`,
    {
      param: `${at}.content`,
      code: "invalid_type",
    },
  );
  demand(
    content.length > 0,
    `Invalid '${at}.content': empty array. Expected an array with minimum length 1, but got an empty array instead.`,
    {
      param: `${at}.content`,
      code: "empty_array",
    },
  );
  for (const [index, part] of content.entries()) checkPart(part, role, `${at}.content[${index}]`);
}

function checkPart(part: Json, role: string, at: string): void {
  const type = textAt(part, "type") ?? "";
  const allowed = partsOf[role] ?? [];
  demand(
    allowed.includes(type),
    `Invalid value: '${type}'. Supported values are: ${allowed.map((one) => `'${one}'`).join(" and ")}.`,
    { param: `${at}.type`, code: "invalid_value" },
  );
  for (const name of Object.keys(isObject(part) ? part : {})) {
    demand(partMembers.includes(name), `Unknown parameter: '${at}.${name}'.`, {
      param: `${at}.${name}`,
      code: "unknown_parameter",
    });
  }
}

function checkCall(call: Json, at: string): void {
  const missing = (textAt(call, "id") ?? "") === "" ? "id" : textAt(call, "type") === undefined ? "type" : undefined;
  const place = `${at}.${String(missing)}`;
  demand(missing === undefined, `Missing required parameter: '${place}'.`, {
    param: place,
    code: "missing_required_parameter",
  });
  if (textAt(call, "type") === "custom") return;
  checkLength(textAt(call, "id") ?? "", 64, `${at}.id`);
  checkToolName(member(call, "function", "name"), `${at}.function.name`);
  demand(
    typeof member(call, "function", "arguments") === "string",
    `Missing required parameter: '${at}.function.arguments'.`,
    {
      param: `${at}.function.arguments`,
      code: "missing_required_parameter",
    },
  );
}
