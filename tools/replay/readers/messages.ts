import { isObject, type Json } from "../json.js";
import { replaceTopLevelMember } from "../top-level-member.js";
import { messagesVendorFaults } from "../vendor-rules/messages.js";
import type { ReplayDialect } from "./dialect.js";
import { readMessagesRequest } from "./messages-request.js";
import { readMessagesError, readMessagesResponse } from "./messages-response.js";
import { readMessagesStream, splitMessagesStream } from "./messages-stream.js";
import { expectRefusal } from "./refusals.js";

const message = { id: "msg_replay", type: "message", role: "assistant", model: "replayed", stop_sequence: null };
const text = { type: "text", text: "Yes." };

/** Messages. */
export const messages: ReplayDialect = {
  name: "messages",
  lacks: new Set([
    "refusal-text",
    "refusal-apart-from-filter",
    "several-choices",
    "blank-text",
    "temperature-above-one",
    "absent-limit",
    "minimal-effort",
    "effort-none",
    "choice-from-subset",
    "free-call-ids",
    "request-without-user-turn",
    "unanswered-calls",
    "loose-schema",
    "open-schemas",
    "json-format",
    "overlapping-usage",
    "part-signatures",
    "unknown-end",
    "malformed-end",
    "media-in-answers",
    "last-state",
  ]),
  // The name of a vendor's model, which no client can call.
  gatewaySets: ["recommended_model"],
  modelMember: "model",

  clientCall(body, model, _stream, key) {
    return {
      path: "/v1/messages",
      headers: { "content-type": "application/json", "x-api-key": key, "anthropic-version": "2023-06-01" },
      body: replaceTopLevelMember(body, "model", JSON.stringify(model)) ?? body,
    };
  },
  smallRequest: (stream) =>
    JSON.stringify({
      model: "",
      max_tokens: 1000,
      messages: [{ role: "user", content: "Go on." }],
      ...(stream ? { stream } : {}),
    }),
  wantsStream: (body) => isObject(body) && body.stream === true,
  refusal: (body) => expectRefusal(body, ["model", "messages", "max_tokens"], malformed(body)),

  upstreamPath: () => /^\/messages$/,
  smallAnswer(stream) {
    const whole = {
      ...message,
      content: [text],
      stop_reason: "end_turn",
      usage: { input_tokens: 3, output_tokens: 1 },
    };
    if (!stream) return { status: 200, contentType: "application/json", body: JSON.stringify(whole) };
    const events = [
      {
        type: "message_start",
        message: { ...message, content: [], stop_reason: null, usage: { input_tokens: 3, output_tokens: 1 } },
      },
      { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
      { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "Yes." } },
      { type: "content_block_stop", index: 0 },
      { type: "message_delta", delta: { stop_reason: "end_turn", stop_sequence: null }, usage: { output_tokens: 1 } },
      { type: "message_stop" },
    ];
    const body = events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join("");
    return { status: 200, contentType: "text/event-stream", body };
  },
  vendorFaults: messagesVendorFaults,

  readRequest: readMessagesRequest,
  readResponse: readMessagesResponse,
  readStream: readMessagesStream,
  readError: readMessagesError,
  splitStream: splitMessagesStream,
};

function malformed(body: Json): readonly string[] {
  return readMessagesRequest(body, { strict: true }).faults;
}
