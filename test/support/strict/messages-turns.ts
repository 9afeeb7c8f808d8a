/** The rules of the messages vendor for a conversation. */
import { isObject, listAt, member, textAt, type Json, type JsonObject } from "../../../tools/replay/json.js";
import { messagesFamily } from "./model-families.js";
import type { OpaqueMemory } from "./opaque-memory.js";
import { demand } from "./refusal.js";

/** Allowed names of calls and of tools. */
const name = /^[a-zA-Z0-9_-]{1,128}$/;
const blockMembers: Readonly<Record<string, readonly string[]>> = {
  text: ["type", "text", "citations", "cache_control"],
  image: ["type", "source", "cache_control"],
  document: ["type", "source", "title", "context", "citations", "cache_control"],
  search_result: ["type", "source", "title", "content", "citations", "cache_control"],
  tool_result: ["type", "tool_use_id", "content", "is_error", "cache_control"],
  thinking: ["type", "thinking", "signature"],
  redacted_thinking: ["type", "data"],
  tool_use: ["type", "id", "name", "input", "caller", "cache_control"],
  tool_reference: ["type", "tool_name", "cache_control"],
};
const blocksOf: Readonly<Record<string, readonly string[]>> = {
  user: ["text", "image", "document", "search_result", "tool_result"],
  assistant: ["text", "thinking", "redacted_thinking", "tool_use"],
  system: ["text"],
  tool_result: ["text", "image", "document", "search_result", "tool_reference"],
};

/** The members of turns besides their content depend on the requested betas. */
export function checkTurns(
  messages: readonly Json[],
  model: string,
  memory: OpaqueMemory,
  betaMembers: readonly string[],
): void {
  demand(messages.length > 0, "messages: at least one message is required");
  let waiting: string[] = [];
  const used = new Set<string>();
  for (const [index, message] of messages.entries()) {
    const at = `messages.${index}`;
    const role = textAt(message, "role") ?? "";
    onlyKnown(message, ["role", "content", ...betaMembers], `${at}.`);
    const { systemTurns, prefill } = messagesFamily(model);
    demand(
      role === "user" || role === "assistant" || (role === "system" && systemTurns),
      `messages: Unexpected role "${role}". The Messages API accepts a top-level \`system\` parameter, not ` +
        `"${role}" as an input message role.`,
    );
    demand(index > 0 || role === "user", 'messages: first message must use the "user" role');
    const blocks = contentOf(message, at);
    const isLast = index === messages.length - 1;
    // Without words, a system message changes the effort from there on.
    const isSetting = role === "system" && betaMembers.some((name) => member(message, name) !== undefined);
    demand(
      blocks.length > 0 || isSetting || (role === "assistant" && isLast),
      `${at}: all messages must have non-empty content except for the optional final assistant message`,
    );
    for (const [place, block] of blocks.entries()) {
      checkBlock(block, role, `${at}.content.${place}`);
      if (role === "assistant") checkState(block, `${at}.content.${place}`, memory);
    }
    // A system message between the turns is not a turn.
    if (role === "system") continue;
    checkResults(blocks, waiting, index);
    waiting = blocks.filter((block) => textAt(block, "type") === "tool_use").map((block) => textAt(block, "id") ?? "");
    for (const id of waiting) {
      demand(!used.has(id), `${at}: \`tool_use\` ids must be unique`);
      used.add(id);
    }
    if (role === "assistant" && isLast) checkPrefill(blocks, prefill);
  }
  demand(
    waiting.length === 0,
    `messages.${messages.length - 1}: \`tool_use\` ids were found without \`tool_result\` blocks ` +
      `immediately after: ${waiting.join(", ")}. ` +
      "Each `tool_use` block must have a corresponding `tool_result` block in the next message.",
  );
}

function contentOf(message: Json, at: string): Json[] {
  const content = member(message, "content");
  if (typeof content === "string") return content === "" ? [] : [{ type: "text", text: content }];
  demand(Array.isArray(content), `${at}.content: Input should be a valid list`);
  return content;
}

function checkPrefill(blocks: readonly Json[], isTaken: boolean): void {
  demand(
    isTaken,
    "This model does not support assistant message prefill. The conversation must end with a user message.",
  );
  const text = textAt(blocks.at(-1), "text") ?? "";
  demand(text === text.trimEnd(), "messages: final assistant content cannot end with trailing whitespace");
}

function checkResults(blocks: readonly Json[], waiting: readonly string[], index: number): void {
  const at = `messages.${index}`;
  const isResult = (block: Json) => textAt(block, "type") === "tool_result";
  const answered = blocks.filter(isResult).map((block) => textAt(block, "tool_use_id") ?? "");
  const unanswered = waiting.filter((id) => !answered.includes(id));
  demand(
    unanswered.length === 0,
    `messages.${index - 1}: \`tool_use\` ids were found without \`tool_result\` blocks immediately ` +
      `after: ${unanswered.join(", ")}. ` +
      "Each `tool_use` block must have a corresponding `tool_result` block in the next message.",
  );
  for (const [place, id] of answered.entries()) {
    demand(
      waiting.includes(id),
      `${at}.content.${place}: unexpected \`tool_use_id\` found in \`tool_result\` blocks: ${id}. ` +
        "Each `tool_result` block must have a corresponding `tool_use` block in the previous message.",
    );
  }
  demand(
    new Set(answered).size === answered.length,
    `${at}.content: each tool_use must have a single result. Found multiple \`tool_result\` blocks`,
  );
  const firstOther = blocks.findIndex((block) => !isResult(block));
  const lastResult = blocks.findLastIndex(isResult);
  demand(
    firstOther < 0 || firstOther > lastResult,
    `${at}.content: tool_result blocks must come first in the message that answers calls`,
  );
}

export function checkBlock(block: Json, place: string, at: string): void {
  const type = textAt(block, "type") ?? "";
  const allowed = blocksOf[place] ?? [];
  demand(
    allowed.includes(type),
    `${at}: Input tag '${type}' found using 'type' does not match any of the expected tags: ` +
      allowed.map((tag) => `'${tag}'`).join(", "),
  );
  onlyKnown(block, blockMembers[type] ?? [], `${at}.${type}.`);
  if (type === "text") {
    demand((textAt(block, "text") ?? "") !== "", `${at}: text content blocks must be non-empty`);
    demand((textAt(block, "text") ?? "").trim() !== "", `${at}: text content blocks must contain non-whitespace text`);
  }
  if (type === "tool_use") {
    demand(name.test(textAt(block, "id") ?? ""), `${at}.tool_use.id: String should match pattern '^[a-zA-Z0-9_-]+$'`);
    demand(
      name.test(textAt(block, "name") ?? ""),
      `${at}.tool_use.name: String should match pattern '^[a-zA-Z0-9_-]{1,128}$'`,
    );
    demand(isObject(member(block, "input")), `${at}.tool_use.input: Input should be a valid dictionary`);
  }
  if (type === "tool_result") {
    for (const [index, part] of listAt(block, "content").entries())
      checkBlock(part, "tool_result", `${at}.tool_result.content.${index}`);
  }
}

/** Thinking is accepted with the signature that was made for it, and only from the vendor that made it. */
function checkState(block: Json, at: string, memory: OpaqueMemory): void {
  const type = textAt(block, "type");
  if (type === "redacted_thinking")
    demand(memory.has(textAt(block, "data") ?? ""), `${at}: Invalid \`data\` in \`redacted_thinking\` block`);
  if (type !== "thinking") return;
  demand(member(block, "signature") !== undefined, `${at}.thinking.signature: Field required`);
  const signature = textAt(block, "signature") ?? "";
  demand(memory.has(signature), `${at}: Invalid \`signature\` in \`thinking\` block`);
  demand(
    // The signature contains all of the thinking: without any text it is as good.
    ["", memory.thoughtOf(signature)].includes(textAt(block, "thinking")),
    `${at}: \`thinking\` or \`redacted_thinking\` blocks in the latest assistant message cannot be modified. ` +
      "These blocks must remain as they were in the original response.",
  );
}

/** With a budget, the turn that still waits for its results begins with the thinking that led to the calls. */
export function checkThinksFirst(body: JsonObject): void {
  if (textAt(body, "thinking", "type") !== "enabled") return;
  const turn = listAt(body, "messages").findLast((message) => textAt(message, "role") === "assistant");
  const [first] = listAt(turn, "content");
  if (!listAt(turn, "content").some((block) => textAt(block, "type") === "tool_use")) return;
  const found = textAt(first, "type") ?? "";
  demand(
    found === "thinking" || found === "redacted_thinking",
    `messages.1.content.0.type: Expected \`thinking\` or \`redacted_thinking\`, but found \`${found}\`. ` +
      "When `thinking` is enabled, a final " +
      "`assistant` message must start with a thinking block (preceeding the lastmost set of `tool_use` and " +
      "`tool_result` blocks).",
  );
}

export function onlyKnown(holder: Json | undefined, known: readonly string[], at: string): void {
  for (const [key, value] of Object.entries(isObject(holder) ? holder : {})) {
    demand(known.includes(key), `${at}${key}: Extra inputs are not permitted`);
    demand(value !== null || key === "citations" || key === "caller", `${at}${key}: Input should not be null`);
  }
}
