// Made from specs/dialects/ollama-chat/mapping.yaml by "make generate". Change the specs, not this file.
import { tokenProbabilities } from "../../specs/dialects/ollama-chat/functions.js";
import type { Json } from "../../src/conversion/json.js";
import type { OpenPart, StreamState, StreamTemplates } from "../../src/conversion/stream/contract.js";
import { jsonText, responseOf } from "../../src/conversion/stream/events.js";
import { isoTime, jsonObject } from "../../src/conversion/transforms/index.js";
import type { Token } from "../interlingua/text.js";
import { writeResponse } from "./write.js";

function probabilitiesWire(probabilities: readonly Token[]): Json | undefined {
  return tokenProbabilities.write(probabilities);
}

function beginPieceOfText(state: StreamState): string {
  return (
    '{"model":' +
    state.modelText +
    ',"created_at":' +
    jsonText(isoTime.write(state.created)) +
    ',"message":{"role":"assistant","content":'
  );
}

function endPieceOfText(): string {
  return '},"done":false}\n';
}

function extendLikelyText(state: StreamState, _part: OpenPart, piece: string, probabilities: readonly Token[]): string {
  return (
    '{"model":' +
    state.modelText +
    ',"created_at":' +
    jsonText(isoTime.write(state.created)) +
    ',"message":{"role":"assistant","content":' +
    jsonText(piece) +
    '},"logprobs":' +
    jsonText(probabilitiesWire(probabilities)) +
    ',"done":false}\n'
  );
}

function beginPieceOfReasoning(state: StreamState): string {
  return (
    '{"model":' +
    state.modelText +
    ',"created_at":' +
    jsonText(isoTime.write(state.created)) +
    ',"message":{"role":"assistant","content":"","thinking":'
  );
}

function endPieceOfReasoning(): string {
  return '},"done":false}\n';
}

function closeCall(state: StreamState, part: OpenPart): string {
  return (
    '{"model":' +
    state.modelText +
    ',"created_at":' +
    jsonText(isoTime.write(state.created)) +
    ',"message":{"role":"assistant","content":"","tool_calls":[{"id":' +
    jsonText(part.id) +
    ',"function":{"name":' +
    jsonText(part.name) +
    ',"arguments":' +
    jsonText(jsonObject.write(part.text)) +
    '}}]},"done":false}\n'
  );
}

function beginPieceOfRefusal(state: StreamState): string {
  return (
    '{"model":' +
    state.modelText +
    ',"created_at":' +
    jsonText(isoTime.write(state.created)) +
    ',"message":{"role":"assistant","content":'
  );
}

function endPieceOfRefusal(): string {
  return '},"done":false}\n';
}

function writeFinishEvents(state: StreamState): string {
  return (
    jsonText({ ...writeResponse(responseOf(state), state.echo), message: { role: "assistant", content: "" } }) + "\n"
  );
}

/** Every event of a stream of the ollama-chat dialect. */
export const templates: StreamTemplates = {
  idPrefix: "",
  callIdPrefix: "call_",
  explainsByRefusal: false,
  hasUnusableWord: false,
  interleaved: false,
  endsInState: true,
  hiddenAsState: false,
  repeatsProbabilities: false,
  marksCut: false,
  signed: [],
  start: () => "",
  parts: {
    text: {
      text: {
        before: beginPieceOfText,
        after: endPieceOfText,
      },
      likelyText: extendLikelyText,
    },
    reasoning: {
      text: {
        before: beginPieceOfReasoning,
        after: endPieceOfReasoning,
      },
    },
    call: {
      close: closeCall,
    },
    refusal: {
      text: {
        before: beginPieceOfRefusal,
        after: endPieceOfRefusal,
      },
    },
  },
  finish: writeFinishEvents,
  keepAlive: '{"model":"","message":{"role":"assistant","content":""},"done":false}\n',
};
