// Made from specs/dialects/generate-content/mapping.yaml by "make generate". Change the specs, not this file.
import { chosenCandidates, grounding } from "../../specs/dialects/generate-content/functions.js";
import { citationsOf } from "../../src/conversion/citations.js";
import type { Json } from "../../src/conversion/json.js";
import { noLoss } from "../../src/conversion/loss.js";
import type { OpenPart, StreamState, StreamTemplates } from "../../src/conversion/stream/contract.js";
import { jsonText, memberText, partOf, pieceOf } from "../../src/conversion/stream/events.js";
import { finishWord } from "../../src/conversion/write.js";
import type { Token } from "../interlingua/text.js";
import { finishWords, writePart, writeUsage } from "./write.js";

function citationsWire(state: StreamState): Json | undefined {
  return grounding.write(citationsOf(state.parts, "bytes"), noLoss);
}

function probabilitiesWire(probabilities: readonly Token[]): Json | undefined {
  return chosenCandidates.write(probabilities);
}

function beginPieceOfText(state: StreamState): string {
  return (
    'data: {"modelVersion":' +
    state.modelText +
    ',"responseId":' +
    state.idText +
    ',"candidates":[{"content":{"role":"model","parts":['
  );
}

function endPieceOfText(): string {
  return ']},"index":0}]}\n\n';
}

function extendLikelyText(state: StreamState, part: OpenPart, piece: string, probabilities: readonly Token[]): string {
  return (
    'data: {"modelVersion":' +
    state.modelText +
    ',"responseId":' +
    state.idText +
    ',"candidates":[{"content":{"role":"model","parts":[' +
    jsonText(writePart(pieceOf(part, piece), "answer", noLoss)) +
    ']},"logprobsResult":' +
    jsonText(probabilitiesWire(probabilities)) +
    ',"index":0}]}\n\n'
  );
}

function beginPieceOfReasoning(state: StreamState): string {
  return (
    'data: {"modelVersion":' +
    state.modelText +
    ',"responseId":' +
    state.idText +
    ',"candidates":[{"content":{"role":"model","parts":[{"text":'
  );
}

function endPieceOfReasoning(): string {
  return ',"thought":true}]},"index":0}]}\n\n';
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

function beginPieceOfRefusal(state: StreamState): string {
  return (
    'data: {"modelVersion":' +
    state.modelText +
    ',"responseId":' +
    state.idText +
    ',"candidates":[{"content":{"role":"model","parts":['
  );
}

function endPieceOfRefusal(): string {
  return ']},"index":0}]}\n\n';
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
    ',"candidates":[{"content":{"role":"model","parts":[{"text":""}]},"groundingMetadata":' +
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
    ',"candidates":[{"content":{"role":"model","parts":[{"text":""}]},"finishReason":' +
    jsonText(finishWord(finishWords, state.finish, state.parts) ?? null) +
    ',"index":0' +
    memberText(',"finishMessage":', state.explanation) +
    '}],"usageMetadata":' +
    jsonText(writeUsage(state.usage)) +
    "}\n\n"
  );
}

/** Every event of a stream of the generate-content dialect. */
export const templates: StreamTemplates = {
  idPrefix: "",
  callIdPrefix: "call_",
  explainsByRefusal: false,
  hasUnusableWord: true,
  interleaved: false,
  endsInState: true,
  hiddenAsState: true,
  repeatsProbabilities: false,
  marksCut: false,
  signed: ["call", "text", "media"],
  unsigned: "skip_thought_signature_validator",
  start: () => "",
  parts: {
    text: {
      text: {
        before: beginPieceOfText,
        after: endPieceOfText,
        content: (piece) => writePart(piece, "answer", noLoss),
      },
      likelyText: extendLikelyText,
    },
    reasoning: {
      text: {
        before: beginPieceOfReasoning,
        after: endPieceOfReasoning,
      },
      signature: signReasoning,
    },
    call: {
      close: closeCall,
    },
    refusal: {
      text: {
        before: beginPieceOfRefusal,
        after: endPieceOfRefusal,
        content: (piece) => writePart(piece, "answer", noLoss),
      },
    },
    media: {
      close: closeMedia,
    },
  },
  canCite: (one, loss) => grounding.write([one], loss) !== undefined,
  citations: writeCitationsEvents,
  finish: writeFinishEvents,
  keepAlive: 'data: {"candidates":[{"content":{"role":"model","parts":[{"text":""}]},"index":0}]}\n\n',
};
