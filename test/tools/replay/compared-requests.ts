/** Requests and their conversions, for comparison. */
import type { Json } from "../../../tools/replay/json.js";
import type { ReplayDialect } from "../../../tools/replay/readers/dialect.js";

export type Body = Record<string, Json>;

export interface Case {
  readonly from: ReplayDialect;
  readonly sent?: Body;
  readonly to: ReplayDialect;
  readonly received?: Body;
  /** The names in the header. */
  readonly dropped?: string;
  readonly paths?: readonly [string, string];
}

export const hosted: Json[] = ["1", "2", "3", "4"].map((code) => ({
  executableCode: { code, language: "PYTHON" },
  thoughtSignature: `s${code}`,
}));

export const hi: Json = { role: "user", content: "Hi" };

export const schema: Json = {
  type: "object",
  properties: { x: { type: "string", pattern: "a" } },
  additionalProperties: false,
};

export const chatCalls: Json = {
  role: "assistant",
  content: null,
  tool_calls: ["a", "b"].map((id) => ({ id, type: "function", function: { name: "f", arguments: `{"x":"${id}"}` } })),
};

export const chatResults: Json[] = ["a", "b"].map((id) => ({
  role: "tool",
  tool_call_id: id,
  content: `{"is":"${id}"}`,
}));

export const contents = (parts: Json[], results: Json[]): Json => [
  { role: "user", parts: [{ text: "Hi" }] },
  { role: "model", parts },
  { role: "user", parts: results },
];

export const callOf = (x: string, more: Body = {}, beside: Body = {}): Json => ({
  functionCall: { name: "f", args: { x }, ...more },
  ...beside,
});

export const resultOf = (response: Json, more: Body = {}): Json => ({
  functionResponse: { name: "f", response, ...more },
});

export const calls = (one: string, two: string): Json[] => [
  { type: "function_call", call_id: one, name: "f", arguments: '{"x":"a"}' },
  { type: "function_call", call_id: two, name: "f", arguments: '{"x":"b"}' },
];

export const outputs = (one: string, two: string): Json[] => [
  { type: "function_call_output", call_id: one, output: '{"is":"a"}' },
  { type: "function_call_output", call_id: two, output: '{"is":"b"}' },
];

export const streamPath = "/models/m:streamGenerateContent?alt=sse";

export const missing = "The tool web_search is not available here. Say so.";
