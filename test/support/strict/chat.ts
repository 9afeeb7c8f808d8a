import { listAt, member, textAt, type Json, type JsonObject } from "../../../tools/replay/json.js";
import { checkChat } from "./chat-rules.js";
import type { Spoken, StrictCall, StrictDialect } from "./dialect.js";
import { dataEvent, piecesOf } from "./events.js";
import { chatFamily } from "./model-families.js";
import type { Refusal } from "./refusal.js";
import { type ModelInput, type ModelOutput, wordsOf } from "./script.js";

const usage = {
  prompt_tokens: 21,
  completion_tokens: 9,
  total_tokens: 30,
  prompt_tokens_details: { cached_tokens: 0 },
  completion_tokens_details: { reasoning_tokens: 0 },
};

export const dialect: StrictDialect = {
  address: (path) => (path === "/chat/completions" ? {} : undefined),
  check: checkChat,
  readInput,
  speak,
  refuse: refuseAsOpenAi,
};

/** The form of errors that this dialect and responses share. */
export function refuseAsOpenAi({ message, param, code }: Refusal): { error: { [name: string]: string | null } } {
  return { error: { message, type: "invalid_request_error", param, code } };
}

function readInput({ body, model, wantsStream }: StrictCall): ModelInput {
  const messages = listAt(body, "messages");
  const lastTurn = messages.findLastIndex((message) => textAt(message, "role") === "assistant");
  const after = messages.slice(lastTurn + 1);
  return {
    model,
    wantsStream,
    tools: listAt(body, "tools").map((tool) => ({
      name: textAt(tool, "function", "name") ?? textAt(tool, "custom", "name") ?? "",
      schema: member(tool, "function", "parameters") ?? null,
      isFreeText: textAt(tool, "type") === "custom",
    })),
    results: after
      .filter((message) => textAt(message, "role") === "tool")
      .map((message) => wordsOf(member(message, "content"))),
    schema: member(body, "response_format", "json_schema", "schema"),
    reasons: chatFamily(model).efforts.length > 0 || chatFamily(model).takesReasoning === true,
  };
}

function speak(output: ModelOutput, { model, body: request }: StrictCall, turn: number): Spoken {
  const envelope = {
    id: `chatcmpl-strict${turn}`,
    created: 1_790_000_000,
    model,
    service_tier: "default",
    system_fingerprint: null,
  };
  const tool_calls = output.calls.map(({ id, tool, arguments: given }): JsonObject =>
    tool.isFreeText === true
      ? { id, type: "custom", custom: { name: tool.name, input: String(given.input) } }
      : { id, type: "function", function: { name: tool.name, arguments: JSON.stringify(given) } },
  );
  const finish_reason = tool_calls.length > 0 ? "tool_calls" : "stop";
  const message: JsonObject = { role: "assistant", content: output.text ?? null, refusal: null, annotations: [] };
  if (tool_calls.length > 0) message.tool_calls = tool_calls;
  const reasoning_content = chatFamily(model).takesReasoning === true ? output.thought : undefined;
  if (reasoning_content !== undefined) message.reasoning_content = reasoning_content;
  const body = {
    ...envelope,
    object: "chat.completion",
    choices: [{ index: 0, message, logprobs: null, finish_reason }],
    usage,
  };
  const chunk = (delta: unknown, finish: string | null = null) =>
    dataEvent({
      ...envelope,
      object: "chat.completion.chunk",
      choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
      usage: null,
    });
  const requestsUsage = member(request, "stream_options", "include_usage") === true;
  const pieces = [
    chunk({ role: "assistant", content: "", refusal: null }),
    ...piecesOf(reasoning_content ?? "").map((piece) => chunk({ reasoning_content: piece })),
    ...piecesOf(output.text ?? "").map((content) => chunk({ content })),
    ...tool_calls.flatMap(callDeltas).map((delta) => chunk(delta)),
    chunk({}, finish_reason),
    ...(requestsUsage ? [dataEvent({ ...envelope, object: "chat.completion.chunk", choices: [], usage })] : []),
    dataEvent("[DONE]"),
  ];
  return { body, pieces };
}

function callDeltas(call: JsonObject, index: number): Json[] {
  if (call.type !== "function") return [{ tool_calls: [{ index, ...call }] }];
  const whole = textAt(call, "function", "arguments") ?? "";
  const opening = {
    index,
    id: call.id ?? null,
    type: "function",
    function: { name: member(call, "function", "name") ?? null, arguments: "" },
  };
  return [
    { tool_calls: [opening] },
    ...piecesOf(whole).map((piece) => ({ tool_calls: [{ index, function: { arguments: piece } }] })),
  ];
}
