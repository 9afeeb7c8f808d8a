import type { Json } from "../json.js";
import { generateContentVendorFaults } from "../vendor-rules/generate-content.js";
import type { ReplayDialect } from "./dialect.js";
import { readGenerateContentRequest } from "./generate-content-request.js";
import { readGenerateContentError, readGenerateContentResponse } from "./generate-content-response.js";
import { readGenerateContentStream } from "./generate-content-stream.js";
import { expectRefusal } from "./refusals.js";

const usageMetadata = { promptTokenCount: 3, candidatesTokenCount: 1, totalTokenCount: 4 };
const content = { role: "model", parts: [{ text: "Yes." }] };
const answer = {
  candidates: [{ content, finishReason: "STOP", index: 0 }],
  usageMetadata,
  modelVersion: "replayed",
  responseId: "replay",
};

/** Generating content: the path contains the model and the request for a stream. */
export const generateContent: ReplayDialect = {
  name: "generate-content",
  lacks: new Set([
    "stop-sequence",
    "context-full",
    "refusal-text",
    "refusal-end",
    "refusal-apart-from-filter",
    "media-in-results",
    "plain-text-documents",
    "loose-schema",
    "all-schema-keywords",
    "effort-none",
    "effort-above-high",
    "reasoning-off",
    "hidden-reasoning",
    "call-ids",
    "request-without-user-turn",
    "unanswered-calls",
    "cache-write-usage",
    "overlapping-usage",
  ]),
  gatewaySets: [],
  modelMember: "modelVersion",
  endsUnmarked: true,

  clientCall(body, model, stream, key) {
    return {
      path: `/v1beta/models/${model}:${stream ? "streamGenerateContent?alt=sse" : "generateContent"}`,
      headers: { "content-type": "application/json", "x-goog-api-key": key },
      body,
    };
  },
  smallRequest: () => JSON.stringify({ contents: [{ role: "user", parts: [{ text: "Go on." }] }] }),
  wantsStream: (_body, recordedPath) => recordedPath?.includes(":streamGenerateContent") ?? false,
  refusal: (body) => expectRefusal(body, ["contents"], malformed(body)),

  upstreamPath(stream, model) {
    const name = model.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    return new RegExp(
      stream ? `^/models/${name}:streamGenerateContent\\?alt=sse$` : `^/models/${name}:generateContent$`,
    );
  },
  smallAnswer(stream) {
    if (stream)
      return { status: 200, contentType: "text/event-stream", body: `data: ${JSON.stringify(answer)}\r\n\r\n` };
    return { status: 200, contentType: "application/json", body: JSON.stringify(answer) };
  },
  vendorFaults: generateContentVendorFaults,

  readRequest: readGenerateContentRequest,
  readResponse: readGenerateContentResponse,
  readStream: readGenerateContentStream,
  readError: readGenerateContentError,
  splitStream: (text) => [text],
};

function malformed(body: Json): readonly string[] {
  return readGenerateContentRequest(body, { strict: true }).faults;
}
