// Made from specs/dialects/generate-content/mapping.yaml by "make generate". Change the specs, not this file.
import { grounding } from "../../specs/dialects/generate-content/functions.js";
import { citationsOf } from "../../src/conversion/citations.js";
import type { Json } from "../../src/conversion/json.js";
import { noLoss } from "../../src/conversion/loss.js";
import type { OpenPart, StreamState, StreamTemplates } from "../../src/conversion/stream/contract.js";
import { jsonText, partOf, pieceOf } from "../../src/conversion/stream/events.js";
import { finishWord } from "../../src/conversion/write.js";
import { finishWords, writePart, writeUsage } from "./write.js";

function citationsWire(state: StreamState): Json | undefined {
  return grounding.write(citationsOf(state.parts, "bytes"), noLoss);
}

function extendText(state: StreamState, part: OpenPart, piece: string): string {
  return (
    (state.starts[0] ??=
      'data: {"modelVersion":' +
      state.modelText +
      ',"responseId":' +
      state.idText +
      ',"candidates":[{"content":{"role":"model","parts":[') +
    jsonText(writePart(pieceOf(part, piece), "answer", noLoss)) +
    ']},"index":0}]}\n\n'
  );
}

function extendReasoning(state: StreamState, _part: OpenPart, piece: string): string {
  return (
    (state.starts[1] ??=
      'data: {"modelVersion":' +
      state.modelText +
      ',"responseId":' +
      state.idText +
      ',"candidates":[{"content":{"role":"model","parts":[{"text":') +
    jsonText(piece) +
    ',"thought":true}]},"index":0}]}\n\n'
  );
}

function signReasoning(state: StreamState, part: OpenPart): string {
  return (
    'data: {"modelVersion":' +
    state.modelText +
    ',"responseId":' +
    state.idText +
    ',"candidates":[{"content":{"role":"model","parts":[{"text":"","thoughtSignature":' +
    jsonText(part.signature) +
    '}]},"index":0}]}\n\n'
  );
}

function closeCall(state: StreamState, part: OpenPart): string {
  return (
    'data: {"modelVersion":' +
    state.modelText +
    ',"responseId":' +
    state.idText +
    ',"candidates":[{"content":{"role":"model","parts":[' +
    jsonText(writePart(partOf(part), "answer", noLoss)) +
    ']},"index":0}]}\n\n'
  );
}

function extendRefusal(state: StreamState, part: OpenPart, piece: string): string {
  return (
    (state.starts[3] ??=
      'data: {"modelVersion":' +
      state.modelText +
      ',"responseId":' +
      state.idText +
      ',"candidates":[{"content":{"role":"model","parts":[') +
    jsonText(writePart(pieceOf(part, piece), "answer", noLoss)) +
    ']},"index":0}]}\n\n'
  );
}

function closeMedia(state: StreamState, part: OpenPart): string {
  return (
    'data: {"modelVersion":' +
    state.modelText +
    ',"responseId":' +
    state.idText +
    ',"candidates":[{"content":{"role":"model","parts":[' +
    jsonText(writePart(partOf(part), "answer", noLoss)) +
    ']},"index":0}]}\n\n'
  );
}

function writeCitationsEvents(state: StreamState): string {
  return (
    'data: {"modelVersion":' +
    state.modelText +
    ',"responseId":' +
    state.idText +
    ',"candidates":[{"content":{"role":"model","parts":[]},"groundingMetadata":' +
    jsonText(citationsWire(state)) +
    ',"index":0}]}\n\n'
  );
}

function writeFinishEvents(state: StreamState): string {
  return (
    'data: {"modelVersion":' +
    state.modelText +
    ',"responseId":' +
    state.idText +
    ',"candidates":[{"content":{"role":"model","parts":[]},"finishReason":' +
    jsonText(finishWord(finishWords, state.finish, state.parts) ?? null) +
    ',"finishMessage":' +
    jsonText(state.explanation ?? null) +
    ',"index":0}],"usageMetadata":' +
    jsonText(writeUsage(state.usage)) +
    "}\n\n"
  );
}

/** Every event of a stream of the generate-content dialect. */
export const templates: StreamTemplates = {
  idPrefix: "",
  callIdPrefix: "call_",
  explainsByRefusal: false,
  interleaved: false,
  endsInState: true,
  hiddenAsState: true,
  signed: ["call", "text", "media"],
  unsigned: "skip_thought_signature_validator",
  start: () => "",
  parts: {
    text: {
      text: extendText,
    },
    reasoning: {
      text: extendReasoning,
      signature: signReasoning,
    },
    call: {
      close: closeCall,
    },
    refusal: {
      text: extendRefusal,
    },
    media: {
      close: closeMedia,
    },
  },
  canCite: (one, loss) => grounding.write([one], loss) !== undefined,
  citations: writeCitationsEvents,
  finish: writeFinishEvents,
  keepAlive: ": keep-alive\n\n",
};
