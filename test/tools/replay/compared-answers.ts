/** Answers and their conversions, for comparison. */
import { Tally } from "../../../tools/replay/allowances.js";
import { compareAnswer } from "../../../tools/replay/compare-answer.js";
import type { Json } from "../../../tools/replay/json.js";
import type { ReplayDialect } from "../../../tools/replay/readers/dialect.js";

export type Body = Record<string, Json>;

export const chatAnswer = (
  message: Body,
  finish = "stop",
  usage: Json = { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 },
): Json => ({
  id: "1",
  object: "chat.completion",
  created: 1,
  model: "m",
  usage,
  choices: [{ index: 0, message: { role: "assistant", content: null, ...message }, finish_reason: finish }],
});

export const messagesAnswer = (content: Json[], reason = "end_turn", more: Body = {}): Json => ({
  id: "1",
  type: "message",
  role: "assistant",
  model: "m",
  content,
  stop_reason: reason,
  stop_sequence: null,
  usage: { input_tokens: 10, output_tokens: 5 },
  ...more,
});

export const responsesAnswer = (output: Json[], more: Body = {}): Json => ({
  id: "1",
  object: "response",
  created_at: 1,
  model: "m",
  store: false,
  error: null,
  incomplete_details: null,
  status: "completed",
  output,
  usage: {
    input_tokens: 10,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: 5,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: 15,
  },
  ...more,
});

export const gcAnswer = (
  parts: Json[],
  more: Body = {},
  usageMetadata: Json = { promptTokenCount: 10, candidatesTokenCount: 5, totalTokenCount: 15 },
): Json => ({
  candidates: [{ content: { role: "model", parts }, finishReason: "STOP", index: 0, ...more }],
  usageMetadata,
  modelVersion: "m",
  responseId: "1",
});

export const giAnswer = (
  steps: Json[],
  status = "completed",
  usage: Json = { total_input_tokens: 10, total_output_tokens: 5, total_tokens: 15 },
): Json => ({
  id: "1",
  object: "interaction",
  model: "m",
  status,
  created: "2026-05-20T10:00:00Z",
  updated: "2026-05-20T10:00:00Z",
  steps,
  usage,
});

export const output = (...content: Json[]): Json => ({ type: "model_output", content });

export const words = (text: string): Json => ({ type: "text", text });

export const item = (text: string, annotations: Json[] = []): Json => ({
  type: "message",
  id: "i",
  role: "assistant",
  status: "completed",
  content: [{ type: "output_text", text, annotations }],
});

export const itemCall: Json = {
  type: "function_call",
  id: "fc",
  call_id: "a",
  name: "f",
  arguments: '{"x":1}',
  status: "completed",
};

export const thought = (state: string): Json => ({
  type: "reasoning",
  id: "rs",
  summary: [],
  encrypted_content: state,
});

export const gcCall = (more: Body = {}): Json => ({ functionCall: { id: "a", name: "f", args: { x: 1 } }, ...more });

export const gcUsage: Json = {
  promptTokenCount: 10,
  toolUsePromptTokenCount: 2,
  candidatesTokenCount: 5,
  thoughtsTokenCount: 3,
  cachedContentTokenCount: 4,
  totalTokenCount: 20,
};

export const giUsage: Json = {
  total_input_tokens: 10,
  total_tool_use_tokens: 2,
  total_output_tokens: 5,
  total_thought_tokens: 3,
  total_cached_tokens: 4,
  total_tokens: 20,
};

export const chatUsage: Json = {
  prompt_tokens: 12,
  completion_tokens: 8,
  total_tokens: 20,
  prompt_tokens_details: { cached_tokens: 4 },
  completion_tokens_details: { reasoning_tokens: 3 },
};

export function faultsOf(upstream: ReplayDialect, from: Json, client: ReplayDialect, to: Json): string[] {
  const written = upstream.readResponse(from, { strict: false });
  const received = client.readResponse(to, { strict: true });
  return [
    ...written.faults,
    ...received.faults,
    ...compareAnswer(written.meaning, received.meaning, upstream, client, new Tally()),
  ];
}
