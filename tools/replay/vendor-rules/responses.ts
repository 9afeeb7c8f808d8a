import { isObject, listAt, member, textAt, type Json, type JsonObject } from "../json.js";

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
];
const inputParts = ["input_text", "input_image", "input_file"];
const partsOf: Readonly<Record<string, readonly string[]>> = {
  system: inputParts,
  developer: inputParts,
  user: inputParts,
  assistant: ["output_text", "refusal"],
};
const longestCallId = 64;
const toolName = /^[A-Za-z0-9_-]{1,64}$/;

/** The reasons for which a strict vendor of responses answers 400, and what a stateless relay must request of it. */
export function responsesVendorFaults(
  body: JsonObject,
  headers: Readonly<Record<string, string | undefined>>,
): string[] {
  const faults: string[] = [];
  if (!/^Bearer \S+$/.test(headers.authorization ?? "")) faults.push("no bearer credential");
  for (const [name, value] of Object.entries(body)) {
    if (!topLevel.includes(name)) faults.push(`${name}: no such member`);
    if (value === null) faults.push(`${name} is null`);
  }
  if (body.store !== false) faults.push("store is not false");
  if ("stream_options" in body && body.stream !== true) faults.push("stream_options without stream");
  faults.push(...inputFaults(body.input), ...toolFaults(body), ...formatFaults(member(body, "text", "format")));
  return faults;
}

function inputFaults(input: Json | undefined): string[] {
  if (typeof input === "string") return input === "" ? ["input is empty"] : [];
  const items = Array.isArray(input) ? input : [];
  if (items.length === 0) return ["input is empty"];
  const shapes = items.flatMap((item, index) => itemFaults(item, `input[${index}]`));
  return [...shapes, ...callFaults(items), ...reasoningFaults(items)];
}

function itemFaults(item: Json, at: string): string[] {
  switch (typeOf(item)) {
    case "message":
      return messageFaults(item, at);
    case "function_call": {
      const named = toolName.test(textAt(item, "name") ?? "") && typeof member(item, "arguments") === "string";
      return [
        ...(named ? [] : [`${at}: a call with a wrong name or arguments that are no text`]),
        ...idFaults(item, at),
      ];
    }
    case "function_call_output": {
      const output = member(item, "output");
      const hasOutput = typeof output === "string" || (Array.isArray(output) && output.length > 0);
      return [
        ...(hasOutput ? [] : [`${at}: a result without output`]),
        ...partFaults(listAt(item, "output"), inputParts, at),
        ...idFaults(item, at),
      ];
    }
    case "reasoning": {
      const state = textAt(item, "encrypted_content") ?? "";
      return [
        ...(Array.isArray(member(item, "summary")) ? [] : [`${at}: reasoning without a summary`]),
        ...(state === "" ? [`${at}: reasoning without encrypted_content`] : []),
      ];
    }
    default:
      return [`${at}: an item of type ${typeOf(item)}`];
  }
}

function typeOf(item: Json | undefined): string {
  return textAt(item, "type") ?? "message";
}

function messageFaults(message: Json, at: string): string[] {
  const role = textAt(message, "role") ?? "";
  const allowed = partsOf[role];
  if (allowed === undefined) return [`${at}: role ${JSON.stringify(role)}`];
  const content = member(message, "content");
  if (typeof content === "string") return [];
  if (!Array.isArray(content) || content.length === 0) return [`${at}: a message without content`];
  return partFaults(content, allowed, at);
}

function partFaults(parts: readonly Json[], allowed: readonly string[], at: string): string[] {
  return parts.flatMap((part) => {
    const type = textAt(part, "type") ?? "";
    if (!allowed.includes(type)) return [`${at}: a ${type} part`];
    if (type === "input_text" || type === "output_text")
      return typeof member(part, "text") === "string" ? [] : [`${at}: a part without text`];
    if (type === "input_image") return onlyOne(part, ["image_url", "file_id"], at);
    if (type !== "input_file") return [];
    const nameless = "file_data" in (part as JsonObject) && (textAt(part, "filename") ?? "") === "";
    return [
      ...onlyOne(part, ["file_data", "file_url", "file_id"], at),
      ...(nameless ? [`${at}: a file without a name`] : []),
    ];
  });
}

function onlyOne(part: Json, names: readonly string[], at: string): string[] {
  const found = names.filter((name) => (textAt(part, name) ?? "") !== "");
  return found.length === 1 ? [] : [`${at}: one of ${names.join(", ")} is due`];
}

function idFaults(item: Json, at: string): string[] {
  const id = textAt(item, "call_id") ?? "";
  return id === "" || id.length > longestCallId ? [`${at}: a call_id of ${id.length} characters`] : [];
}

/** Every call has its result somewhere after it, and every result its call before it. */
function callFaults(items: readonly Json[]): string[] {
  const faults: string[] = [];
  const open = new Set<string>();
  for (const [index, item] of items.entries()) {
    const id = textAt(item, "call_id") ?? "";
    const at = `input[${index}]`;
    if (typeOf(item) === "function_call") {
      if (open.has(id)) faults.push(`${at}: ${id} is called again before its result`);
      open.add(id);
    }
    if (typeOf(item) === "function_call_output" && !open.delete(id))
      faults.push(`${at}: answers ${id}, which is no open call`);
  }
  if (open.size > 0) faults.push(`${[...open].join(", ")} is never answered`);
  return faults;
}

/** A thought comes right before the item that it led to. */
function reasoningFaults(items: readonly Json[]): string[] {
  return items.flatMap((item, index) => {
    if (typeOf(item) !== "reasoning") return [];
    const next = items.slice(index + 1).find((one) => typeOf(one) !== "reasoning");
    const follows =
      typeOf(next) === "function_call" ||
      (next !== undefined && typeOf(next) === "message" && textAt(next, "role") === "assistant");
    return follows ? [] : [`input[${index}]: reasoning without the item it led to`];
  });
}

function toolFaults(body: JsonObject): string[] {
  const faults: string[] = [];
  const tools = listAt(body, "tools");
  if (Array.isArray(body.tools) && tools.length === 0) faults.push("an empty list of tools");
  for (const name of ["tool_choice", "parallel_tool_calls"])
    if (tools.length === 0 && name in body) faults.push(`${name} without tools`);
  for (const tool of tools) {
    if (textAt(tool, "type") !== "function") faults.push("a tool that is no function");
    if (member(tool, "function") !== undefined) faults.push("a tool that is not declared flat");
    if (!toolName.test(textAt(tool, "name") ?? "")) faults.push("a tool's name");
    if (typeof member(tool, "strict") !== "boolean") faults.push("a function without `strict`, whose default is true");
    const schema = member(tool, "parameters") ?? null;
    if (schema !== null && !isObject(schema)) faults.push("parameters that are no schema");
  }
  return faults;
}

function formatFaults(format: Json | undefined): string[] {
  if (textAt(format, "type") !== "json_schema") return [];
  const faults: string[] = [];
  if (!toolName.test(textAt(format, "name") ?? "")) faults.push("a schema without a name");
  if (!isObject(member(format, "schema"))) faults.push("a format without its schema");
  return faults;
}
