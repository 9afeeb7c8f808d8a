import { isObject, parseJson, textAt, type Json } from "../json.js";
import { replaceTopLevelMember } from "../top-level-member.js";
import { responsesVendorFaults } from "../vendor-rules/responses.js";
import type { ReplayDialect } from "./dialect.js";
import { expectRefusal } from "./refusals.js";
import { readResponsesRequest } from "./responses-request.js";
import { readResponsesError, readResponsesResponse } from "./responses-response.js";
import { readResponsesStream, splitResponsesStream } from "./responses-stream.js";

const usage = {
  input_tokens: 3,
  input_tokens_details: { cached_tokens: 0 },
  output_tokens: 1,
  output_tokens_details: { reasoning_tokens: 0 },
  total_tokens: 4,
};
const head = {
  id: "resp_replay",
  object: "response",
  created_at: 1700000000,
  model: "replayed",
  error: null,
  incomplete_details: null,
  store: false,
};
const part = { type: "output_text", text: "Yes.", annotations: [], logprobs: [] };
const message = { id: "msg_replay", type: "message", role: "assistant", status: "completed", content: [part] };

/** Responses, as far as they need no stored state of the vendor. */
export const responses: ReplayDialect = {
  name: "responses",
  lacks: new Set([
    "part-signatures",
    "stop-sequence",
    "context-full",
    "pause",
    "unknown-end",
    "malformed-apart-from-failure",
    "explanation",
    "several-choices",
    "media-in-answers",
    "lookaround",
    "json-without-the-word",
    "error-in-results",
    "plain-text-documents",
    "nameless-schema",
    "nameless-document",
    "reasoning-budget",
    "reasoning-mode",
    "hidden-reasoning",
    "free-call-ids",
    "request-without-user-turn",
    "unanswered-calls",
    "overlapping-usage",
  ]),
  gatewaySets: ["store"],
  modelMember: "model",
  endsUnmarked: true,

  clientCall(body, model, _stream, key) {
    return {
      path: "/v1/responses",
      headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
      body: replaceTopLevelMember(body, "model", JSON.stringify(model)) ?? body,
    };
  },
  smallRequest: (stream) => JSON.stringify({ model: "", input: "Go on.", ...(stream ? { stream } : {}) }),
  wantsStream: (body) => isObject(body) && body.stream === true,
  refusal: (body) => expectRefusal(body, ["model", "input"], malformed(body), requestsStoredState(body)),

  upstreamPath: () => /^\/responses$/,
  smallAnswer(stream) {
    const whole = { ...head, status: "completed", output: [message], usage };
    if (!stream) return { status: 200, contentType: "application/json", body: JSON.stringify(whole) };
    const started = { ...head, status: "in_progress", output: [], usage: null };
    const words = { item_id: message.id, output_index: 0, content_index: 0 };
    const events = [
      { type: "response.created", response: started },
      { type: "response.in_progress", response: started },
      { type: "response.output_item.added", output_index: 0, item: { ...message, status: "in_progress", content: [] } },
      { type: "response.content_part.added", ...words, part: { ...part, text: "" } },
      { type: "response.output_text.delta", ...words, delta: "Yes.", logprobs: [] },
      { type: "response.output_text.done", ...words, text: "Yes.", logprobs: [] },
      { type: "response.content_part.done", ...words, part },
      { type: "response.output_item.done", output_index: 0, item: message },
      { type: "response.completed", response: whole },
    ];
    const body = events
      .map((event, index) => `event: ${event.type}\ndata: ${JSON.stringify({ ...event, sequence_number: index })}\n\n`)
      .join("");
    return { status: 200, contentType: "text/event-stream", body };
  },
  vendorFaults: responsesVendorFaults,

  readRequest: readResponsesRequest,
  readResponse: readResponsesResponse,
  readStream: readResponsesStream,
  readError: readResponsesError,
  splitStream: splitResponsesStream,
  whySkipped(kind, text) {
    const status = kind === "response" ? (textAt(parseJson(text), "status") ?? "") : "";
    return ["queued", "in_progress"].includes(status)
      ? "the unfinished answer of a background call, which the gateway never makes"
      : undefined;
  },
};

function malformed(body: Json): readonly string[] {
  return readResponsesRequest(body, { strict: true }).faults;
}

function requestsStoredState(body: Json): boolean {
  if (!isObject(body)) return false;
  if (Array.isArray(body.input) && body.input.some((item) => isObject(item) && item.type === "item_reference"))
    return true;
  return (
    body.store === true ||
    body.background === true ||
    ["previous_response_id", "conversation"].some((name) => (body[name] ?? null) !== null)
  );
}
