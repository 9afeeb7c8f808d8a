import { isObject, listAt, member, textAt, type Json, type JsonObject } from "../json.js";

const partsOf: Readonly<Record<string, readonly string[]>> = {
  system: ["text"],
  developer: ["text"],
  tool: ["text"],
  user: ["text", "image_url", "input_audio", "file"],
  assistant: ["text", "refusal"],
};

/** The reasons for which a strict vendor of chat completions answers 400. */
export function chatVendorFaults(body: JsonObject, headers: Readonly<Record<string, string | undefined>>): string[] {
  const faults: string[] = [];
  if (!/^Bearer \S+$/.test(headers.authorization ?? "")) faults.push("no bearer credential");
  const messages = listAt(body, "messages");
  if (messages.length === 0) faults.push("messages is empty");
  for (const [index, message] of messages.entries()) faults.push(...messageFaults(message, `messages[${index}]`));
  faults.push(...callFaults(messages), ...toolFaults(body));
  if (member(body, "max_tokens") !== undefined && member(body, "max_completion_tokens") !== undefined)
    faults.push("two output limits");
  if (member(body, "stream_options") !== undefined && body.stream !== true)
    faults.push("stream_options without stream");
  if (body.stream === true && member(body, "stream_options", "include_usage") !== true)
    faults.push("a stream that does not ask for usage");
  for (const [name, value] of Object.entries(body)) if (value === null) faults.push(`${name} is null`);
  return faults;
}

function messageFaults(message: Json, at: string): string[] {
  const role = textAt(message, "role") ?? "";
  const allowed = partsOf[role];
  if (allowed === undefined) return [`${at}: role ${JSON.stringify(role)}`];
  const content = member(message, "content");
  const faults: string[] = [];
  if (Array.isArray(content)) {
    if (content.length === 0) faults.push(`${at}: an empty content list`);
    for (const part of content) {
      const type = textAt(part, "type") ?? "";
      if (!allowed.includes(type)) faults.push(`${at}: a ${type} part in a ${role} message`);
      if (type === "text" && typeof member(part, "text") !== "string") faults.push(`${at}: a text part without text`);
    }
  } else if (typeof content !== "string") {
    const mayLack =
      role === "assistant" &&
      (listAt(message, "tool_calls").length > 0 || typeof member(message, "refusal") === "string");
    if (!mayLack) faults.push(`${at}: ${role} without content`);
  }
  if (role === "tool" && typeof member(message, "tool_call_id") !== "string")
    faults.push(`${at}: a result that answers no call`);
  if (role !== "assistant" && member(message, "tool_calls") !== undefined)
    faults.push(`${at}: calls in a ${role} message`);
  if (Array.isArray(member(message, "tool_calls")) && listAt(message, "tool_calls").length === 0)
    faults.push(`${at}: an empty list of calls`);
  return faults;
}

/** Every call is answered before the next turn, and every result answers a call of the turn before. */
function callFaults(messages: readonly Json[]): string[] {
  const faults: string[] = [];
  let open = new Set<string>();
  for (const [index, message] of messages.entries()) {
    const at = `messages[${index}]`;
    if (textAt(message, "role") === "tool") {
      const id = textAt(message, "tool_call_id") ?? "";
      if (!open.delete(id)) faults.push(`${at}: answers ${id}, which is no open call`);
      continue;
    }
    if (open.size > 0) faults.push(`${at}: comes while ${[...open].join(", ")} waits for a result`);
    open = new Set(listAt(message, "tool_calls").map((call) => textAt(call, "id") ?? ""));
    for (const call of listAt(message, "tool_calls")) faults.push(...shapeOfCall(call, at));
  }
  if (open.size > 0) faults.push(`${[...open].join(", ")} is never answered`);
  return faults;
}

function shapeOfCall(call: Json, at: string): string[] {
  const faults: string[] = [];
  if (textAt(call, "type") !== "function") faults.push(`${at}: a call without its type`);
  if ((textAt(call, "id") ?? "") === "") faults.push(`${at}: a call without id`);
  if (typeof member(call, "function", "arguments") !== "string") faults.push(`${at}: arguments are no text`);
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(textAt(call, "function", "name") ?? "")) faults.push(`${at}: a call's name`);
  return faults;
}

function toolFaults(body: JsonObject): string[] {
  const faults: string[] = [];
  const tools = listAt(body, "tools");
  if (Array.isArray(body.tools) && tools.length === 0) faults.push("an empty list of tools");
  for (const name of ["tool_choice", "parallel_tool_calls"])
    if (tools.length === 0 && name in body) faults.push(`${name} without tools`);
  for (const tool of tools) {
    if (textAt(tool, "type") !== "function") faults.push("a tool that is no function");
    if (!/^[A-Za-z0-9_-]{1,64}$/.test(textAt(tool, "function", "name") ?? "")) faults.push("a tool's name");
    const schema = member(tool, "function", "parameters");
    if (schema !== undefined && !isObject(schema)) faults.push("parameters that are no schema");
  }
  const format = member(body, "response_format");
  if (
    textAt(format, "type") === "json_schema" &&
    !/^[A-Za-z0-9_-]{1,64}$/.test(textAt(format, "json_schema", "name") ?? "")
  ) {
    faults.push("a schema without a name");
  }
  return faults;
}
