import { isObject, type Json } from "../json.js";
import { replaceTopLevelMember } from "../top-level-member.js";
import { chatVendorFaults } from "../vendor-rules/chat.js";
import { readChatRequest } from "./chat-request.js";
import { readChatError, readChatResponse } from "./chat-response.js";
import { readChatStream } from "./chat-stream.js";
import type { ReplayDialect } from "./dialect.js";
import { expectRefusal } from "./refusals.js";

const usage = { prompt_tokens: 3, completion_tokens: 1, total_tokens: 4 };
const head = { id: "chatcmpl-replay", created: 1700000000, model: "replayed" };

/** Chat completions, with the deviations of its many compatible hosts. */
export const chat: ReplayDialect = {
  name: "chat",
  lacks: new Set([
    "part-order",
    "signatures",
    "part-signatures",
    "redacted-reasoning",
    "stop-sequence",
    "context-full",
    "pause",
    "unknown-end",
    "malformed-end",
    "explanation",
    "media-in-results",
    "lookaround",
    "json-without-the-word",
    "media-in-answers",
    "error-in-results",
    "plain-text-documents",
    "nameless-schema",
    "nameless-document",
    "reasoning-budget",
    "reasoning-mode",
    "unanswered-calls",
  ]),
  gatewaySets: ["stream_options"],
  modelMember: "model",

  clientCall(body, model, _stream, key) {
    return {
      path: "/v1/chat/completions",
      headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
      body: replaceTopLevelMember(body, "model", JSON.stringify(model)) ?? body,
    };
  },
  smallRequest(stream) {
    const options = stream ? { stream: true, stream_options: { include_usage: true } } : {};
    return JSON.stringify({ model: "", messages: [{ role: "user", content: "Go on." }], ...options });
  },
  wantsStream: (body) => isObject(body) && body.stream === true,
  refusal: (body) => expectRefusal(body, ["model", "messages"], malformed(body)),

  upstreamPath: () => /^\/chat\/completions$/,
  smallAnswer(stream) {
    const whole = {
      ...head,
      object: "chat.completion",
      choices: [{ index: 0, message: { role: "assistant", content: "Yes." }, finish_reason: "stop" }],
      usage,
    };
    if (!stream) return { status: 200, contentType: "application/json", body: JSON.stringify(whole) };
    const chunk = (choices: Json, more = {}): string =>
      `data: ${JSON.stringify({ ...head, object: "chat.completion.chunk", choices, ...more })}\n\n`;
    const body = [
      chunk([{ index: 0, delta: { role: "assistant", content: "Yes." }, finish_reason: null }]),
      chunk([{ index: 0, delta: {}, finish_reason: "stop" }]),
      chunk([], { usage }),
      "data: [DONE]\n\n",
    ].join("");
    return { status: 200, contentType: "text/event-stream", body };
  },
  vendorFaults: chatVendorFaults,

  readRequest: readChatRequest,
  readResponse: readChatResponse,
  readStream: readChatStream,
  readError: readChatError,
  splitStream: (text) => [text],
};

function malformed(body: Json): readonly string[] {
  return readChatRequest(body, { strict: true }).faults;
}
