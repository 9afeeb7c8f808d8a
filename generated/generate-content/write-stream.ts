// Made from specs/dialects/generate-content/mapping.yaml by "make generate". Change the specs, not this file.
import { citationsOf } from "../../src/conversion/citations.js";
import type { Json } from "../../src/conversion/json.js";
import { noLoss } from "../../src/conversion/loss.js";
import type { StreamState, StreamTemplates } from "../../src/conversion/stream/contract.js";
import { jsonText, partOf, pieceOf } from "../../src/conversion/stream/events.js";
import { grounding } from "../../src/conversion/transforms/index.js";
import { finishWord } from "../../src/conversion/write.js";
import { finishWords, writePart, writeUsage } from "./write.js";

function citationsWire(state: StreamState): Json | undefined {
  return grounding.write(citationsOf(state.parts, "bytes"));
}

/** Every event of a generate-content stream. */
export const templates: StreamTemplates = {
  idPrefix: "",
  callIdPrefix: "call_",
  explainsByRefusal: false,
  interleaved: false,
  endsInState: true,
  hiddenAsState: true,
  signed: ["text", "call", "media"],
  unsigned: "skip_thought_signature_validator",
  start: () => "",
  parts: {
    text: {
      text: (state, part, piece) =>
        'data: {"modelVersion":' +
        jsonText(state.model) +
        ',"responseId":' +
        jsonText(state.id) +
        ',"candidates":[{"content":{"role":"model","parts":[' +
        jsonText(writePart(pieceOf(part, piece), "answer", noLoss)) +
        ']},"index":0}]}\n\n',
    },
    reasoning: {
      text: (state, _part, piece) =>
        'data: {"modelVersion":' +
        jsonText(state.model) +
        ',"responseId":' +
        jsonText(state.id) +
        ',"candidates":[{"content":{"role":"model","parts":[{"text":' +
        jsonText(piece) +
        ',"thought":true}]},"index":0}]}\n\n',
      signature: (state, part) =>
        'data: {"modelVersion":' +
        jsonText(state.model) +
        ',"responseId":' +
        jsonText(state.id) +
        ',"candidates":[{"content":{"role":"model","parts":[{"text":"","thoughtSignature":' +
        jsonText(part.signature) +
        '}]},"index":0}]}\n\n',
    },
    call: {
      close: (state, part) =>
        'data: {"modelVersion":' +
        jsonText(state.model) +
        ',"responseId":' +
        jsonText(state.id) +
        ',"candidates":[{"content":{"role":"model","parts":[' +
        jsonText(writePart(partOf(part), "answer", noLoss)) +
        ']},"index":0}]}\n\n',
    },
    refusal: {
      text: (state, part, piece) =>
        'data: {"modelVersion":' +
        jsonText(state.model) +
        ',"responseId":' +
        jsonText(state.id) +
        ',"candidates":[{"content":{"role":"model","parts":[' +
        jsonText(writePart(pieceOf(part, piece), "answer", noLoss)) +
        ']},"index":0}]}\n\n',
    },
    media: {
      close: (state, part) =>
        'data: {"modelVersion":' +
        jsonText(state.model) +
        ',"responseId":' +
        jsonText(state.id) +
        ',"candidates":[{"content":{"role":"model","parts":[' +
        jsonText(writePart(partOf(part), "answer", noLoss)) +
        ']},"index":0}]}\n\n',
    },
  },
  citations: (state) =>
    'data: {"modelVersion":' +
    jsonText(state.model) +
    ',"responseId":' +
    jsonText(state.id) +
    ',"candidates":[{"content":{"role":"model","parts":[]},"groundingMetadata":' +
    jsonText(citationsWire(state)) +
    ',"index":0}]}\n\n',
  finish: (state) =>
    'data: {"modelVersion":' +
    jsonText(state.model) +
    ',"responseId":' +
    jsonText(state.id) +
    ',"candidates":[{"content":{"role":"model","parts":[]},"finishReason":' +
    jsonText(finishWord(finishWords, state.finish, state.parts) ?? null) +
    ',"finishMessage":' +
    jsonText(state.explanation ?? null) +
    ',"index":0}],"usageMetadata":' +
    jsonText(writeUsage(state.usage)) +
    "}\n\n",
  keepAlive: ": keep-alive\n\n",
};
