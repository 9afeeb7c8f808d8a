import { isObject, listAt, member, numberAt, textAt, type Json, type JsonObject } from "../json.js";

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
  "speed",
  "inference_geo",
  "container",
];
const blocksOf: Readonly<Record<string, readonly string[]>> = {
  user: ["text", "image", "document", "tool_result"],
  assistant: ["text", "thinking", "redacted_thinking", "tool_use"],
};

/** The reasons for which a strict vendor of messages answers 400. */
export function messagesVendorFaults(
  body: JsonObject,
  headers: Readonly<Record<string, string | undefined>>,
): string[] {
  const faults: string[] = [];
  if ((headers["x-api-key"] ?? "") === "") faults.push("no x-api-key");
  if ((headers["anthropic-version"] ?? "") === "") faults.push("no anthropic-version");
  for (const name of Object.keys(body)) if (!topLevel.includes(name)) faults.push(`${name}: no such member`);
  const messages = listAt(body, "messages");
  if (messages.length === 0) faults.push("messages is empty");
  const limit = numberAt(body, "max_tokens");
  if (limit === undefined || limit < 1) faults.push("max_tokens is missing");
  faults.push(
    ...turnFaults(messages),
    ...systemFaults(body.system),
    ...toolFaults(body),
    ...controlFaults(body, limit ?? 0),
  );
  return faults;
}

function contentOf(message: Json | undefined): Json[] {
  const content = member(message, "content");
  return typeof content === "string" ? [{ type: "text", text: content }] : Array.isArray(content) ? content : [];
}

function turnFaults(messages: readonly Json[]): string[] {
  const faults: string[] = [];
  let waiting: string[] = [];
  const ids = new Set<string>();
  for (const [index, message] of messages.entries()) {
    const at = `messages[${index}]`;
    const role = textAt(message, "role") ?? "";
    const blocks = contentOf(message);
    const allowed = blocksOf[role];
    if (allowed === undefined) faults.push(`${at}: role ${JSON.stringify(role)}`);
    if (index === 0 && role !== "user") faults.push(`${at}: the first turn is not the user's`);
    if (index > 0 && textAt(messages[index - 1], "role") === role) faults.push(`${at}: a second ${role} turn`);
    if (blocks.length === 0 && !(role === "assistant" && index === messages.length - 1))
      faults.push(`${at}: no content`);
    faults.push(
      ...blocks.flatMap((block) => blockFaults(block, at, allowed ?? [])),
      ...resultFaults(blocks, waiting, at),
    );
    waiting = blocks.filter((block) => textAt(block, "type") === "tool_use").map((block) => textAt(block, "id") ?? "");
    for (const id of waiting)
      if (ids.has(id)) faults.push(`${at}: id ${id} is used twice`);
      else ids.add(id);
    if (role === "assistant" && index === messages.length - 1) faults.push(...prefillFaults(blocks, at));
  }
  if (waiting.length > 0) faults.push(`${waiting.join(", ")} is never answered`);
  return faults;
}

function prefillFaults(blocks: readonly Json[], at: string): string[] {
  const text = textAt(blocks.at(-1), "text");
  return text !== undefined && text !== text.trimEnd() ? [`${at}: the prefill ends in white space`] : [];
}

/** All results of the turn before, together and before anything else. */
function resultFaults(blocks: readonly Json[], waiting: readonly string[], at: string): string[] {
  const faults: string[] = [];
  const types = blocks.map((block) => textAt(block, "type"));
  const answered = blocks
    .filter((block) => textAt(block, "type") === "tool_result")
    .map((block) => textAt(block, "tool_use_id") ?? "");
  const lastResult = types.lastIndexOf("tool_result");
  if (types.slice(0, lastResult + 1).some((type) => type !== "tool_result"))
    faults.push(`${at}: results are not first`);
  for (const id of waiting) if (!answered.includes(id)) faults.push(`${at}: ${id} has no result here`);
  for (const id of answered)
    if (!waiting.includes(id)) faults.push(`${at}: answers ${id}, which was not called just before`);
  if (new Set(answered).size < answered.length) faults.push(`${at}: a call is answered twice`);
  return faults;
}

function blockFaults(block: Json, at: string, allowed: readonly string[]): string[] {
  const type = textAt(block, "type") ?? "";
  if (!allowed.includes(type)) return [`${at}: a ${type} block`];
  switch (type) {
    case "text":
      return (textAt(block, "text") ?? "").trim() === "" ? [`${at}: an empty text block`] : [];
    case "thinking":
      return (textAt(block, "signature") ?? "") === "" ? [`${at}: thinking without a signature`] : [];
    case "tool_use": {
      const named =
        /^[A-Za-z0-9_-]+$/.test(textAt(block, "id") ?? "") &&
        /^[A-Za-z0-9_-]{1,128}$/.test(textAt(block, "name") ?? "");
      return named && isObject(member(block, "input")) ? [] : [`${at}: a call with a wrong id, name or input`];
    }
    case "tool_result":
      return listAt(block, "content").flatMap((inner) => blockFaults(inner, at, ["text", "image", "document"]));
    case "image":
    case "document":
      return sourceFaults(member(block, "source"), type, at);
    default:
      return [];
  }
}

function sourceFaults(source: Json | undefined, type: string, at: string): string[] {
  const kind = textAt(source, "type");
  const mime = textAt(source, "media_type") ?? "";
  const mimes = type === "image" ? ["image/jpeg", "image/png", "image/gif", "image/webp"] : ["application/pdf"];
  if (kind === "base64") {
    if (!mimes.includes(mime)) return [`${at}: ${mime} as ${type}`];
    return /^[A-Za-z0-9+/=]+$/.test(textAt(source, "data") ?? "") ? [] : [`${at}: data that is not base64`];
  }
  if (kind === "url") return /^https?:\/\//.test(textAt(source, "url") ?? "") ? [] : [`${at}: a URL that is none`];
  if (kind === "text") return type === "document" && mime === "text/plain" ? [] : [`${at}: ${mime} as text`];
  return [`${at}: a source of type ${String(kind)}`];
}

function systemFaults(system: Json | undefined): string[] {
  if (system === undefined || typeof system === "string") return system === "" ? ["system is empty"] : [];
  const blocks = Array.isArray(system) ? system : [];
  return blocks.length > 0 ? blocks.flatMap((block) => blockFaults(block, "system", ["text"])) : ["system is empty"];
}

function toolFaults(body: JsonObject): string[] {
  const faults: string[] = [];
  const tools = listAt(body, "tools");
  if ("tool_choice" in body && tools.length === 0) faults.push("tool_choice without tools");
  if (Array.isArray(body.tools) && tools.length === 0) faults.push("an empty list of tools");
  for (const tool of tools) {
    if (!/^[A-Za-z0-9_-]{1,128}$/.test(textAt(tool, "name") ?? "")) faults.push("a tool's name");
    if (textAt(tool, "input_schema", "type") !== "object") faults.push("input_schema is no schema of an object");
  }
  return faults;
}

function controlFaults(body: JsonObject, limit: number): string[] {
  const faults: string[] = [];
  const temperature = numberAt(body, "temperature");
  if (temperature !== undefined && (temperature < 0 || temperature > 1)) faults.push(`temperature ${temperature}`);
  if (listAt(body, "stop_sequences").some((stop) => typeof stop !== "string" || stop.trim() === ""))
    faults.push("a blank stop sequence");
  if (isObject(body.metadata) && Object.keys(body.metadata).some((name) => name !== "user_id"))
    faults.push("metadata beyond user_id");
  for (const [name, value] of Object.entries(body)) if (value === null) faults.push(`${name} is null`);
  if (textAt(body, "thinking", "type") !== "enabled") return faults;
  const budget = numberAt(body, "thinking", "budget_tokens") ?? 0;
  if (budget < 1024 || budget >= limit) faults.push(`a thinking budget of ${budget} within ${limit}`);
  if (temperature !== undefined && temperature !== 1) faults.push("temperature beside thinking");
  if ("top_k" in body || (numberAt(body, "top_p") ?? 1) < 0.95) faults.push("top_k or top_p beside thinking");
  if (["any", "tool"].includes(textAt(body, "tool_choice", "type") ?? ""))
    faults.push("a forced choice beside thinking");
  return faults;
}
