import { isObject, member, parseJson, type Json } from "../json.js";
import { replaceTopLevelMember } from "../top-level-member.js";
import { interactionsVendorFaults } from "../vendor-rules/interactions.js";
import type { ReplayDialect } from "./dialect.js";
import { readInteractionsRequest } from "./interactions-request.js";
import { readInteractionsError, readInteractionsResponse } from "./interactions-response.js";
import { readInteractionsStream } from "./interactions-stream.js";
import { expectRefusal } from "./refusals.js";

const usage = { total_input_tokens: 3, total_output_tokens: 1, total_tokens: 4 };
const head = { id: "v1_replay", object: "interaction", model: "replayed" };
const times = { created: "2026-05-20T00:00:00Z", updated: "2026-05-20T00:00:00Z" };
const memories = ["previous_interaction_id", "agent", "environment", "webhook_config"];

/** Interactions in text, as far as they need no stored state of the vendor. */
export const interactions: ReplayDialect = {
  name: "interactions",
  lacks: new Set([
    "stop-sequence",
    "context-full",
    "unknown-end",
    "refusal-text",
    "refusal-end",
    "refusal-apart-from-filter",
    "several-choices",
    "plain-text-documents",
    "loose-schema",
    "effort-none",
    "effort-above-high",
    "reasoning-off",
    "reasoning-budget",
    "reasoning-mode",
    "request-without-user-turn",
    "unanswered-calls",
    "cache-write-usage",
    "overlapping-usage",
  ]),
  gatewaySets: ["store"],
  modelMember: "model",

  clientCall(body, model, _stream, key) {
    return {
      path: "/v1beta/interactions",
      headers: { "content-type": "application/json", "x-goog-api-key": key },
      body: replaceTopLevelMember(body, "model", JSON.stringify(model)) ?? body,
    };
  },
  smallRequest: (stream) => JSON.stringify({ model: "", input: "Go on.", ...(stream ? { stream } : {}) }),
  wantsStream: (body) => isObject(body) && body.stream === true,
  refusal: (body) => expectRefusal(body, ["model", "input"], malformed(body), requestsStoredState(body)),

  upstreamPath: () => /^\/interactions$/,
  smallAnswer(stream) {
    const step = { type: "model_output", content: [{ type: "text", text: "Yes." }] };
    const ended = { ...head, status: "completed", ...times, usage };
    if (!stream)
      return { status: 200, contentType: "application/json", body: JSON.stringify({ ...ended, steps: [step] }) };
    const events = [
      { event_type: "interaction.created", interaction: { ...head, status: "in_progress" } },
      { event_type: "interaction.status_update", interaction_id: head.id, status: "in_progress" },
      { event_type: "step.start", index: 0, step: { type: "model_output" } },
      { event_type: "step.delta", index: 0, delta: { type: "text", text: "Yes." } },
      { event_type: "step.stop", index: 0 },
      { event_type: "interaction.completed", interaction: ended },
    ];
    const value = events.map((event) => `event: ${event.event_type}\ndata: ${JSON.stringify(event)}\n\n`).join("");
    return { status: 200, contentType: "text/event-stream", body: `${value}event: done\ndata: [DONE]\n\n` };
  },
  vendorFaults: interactionsVendorFaults,

  readRequest: readInteractionsRequest,
  readResponse: readInteractionsResponse,
  readStream: readInteractionsStream,
  readError: readInteractionsError,
  splitStream: (text) => [text],
  whySkipped(kind, text) {
    const isOld =
      kind === "stream"
        ? /^event: interaction\.start\r?$/m.test(text)
        : kind === "response" && member(parseJson(text), "outputs") !== undefined;
    return isOld ? "the shape before steps, which no server sends any more" : undefined;
  },
};

function malformed(body: Json): readonly string[] {
  return readInteractionsRequest(body, { strict: true }).faults;
}

function requestsStoredState(body: Json): boolean {
  return (
    isObject(body) &&
    (body.store === true || body.background === true || memories.some((name) => (body[name] ?? null) !== null))
  );
}
