// Made from specs/dialects/chat/mapping.yaml by "make generate". Change the specs, not this file.
import { contentProbabilities } from "../../specs/dialects/chat/functions.js";
import { inAllWords } from "../../src/conversion/citations.js";
import type { Json } from "../../src/conversion/json.js";
import { noLoss } from "../../src/conversion/loss.js";
import type { OpenPart, StreamState, StreamTemplates } from "../../src/conversion/stream/contract.js";
import { jsonText } from "../../src/conversion/stream/events.js";
import { finishWord } from "../../src/conversion/write.js";
import type { Citation, Token } from "../interlingua/text.js";
import { finishWords, writeCitation, writeUsage } from "./write.js";

function citationWire(state: StreamState, part: OpenPart, citation: Citation): Json | undefined {
  return writeCitation(inAllWords(state.parts, part, citation), noLoss);
}

function probabilitiesWire(probabilities: readonly Token[]): Json | undefined {
  return contentProbabilities.write(probabilities);
}

function writeStartEvents(state: StreamState): string {
  return (
    'data: {"id":' +
    state.idText +
    ',"object":"chat.completion.chunk","created":' +
    state.created +
    ',"model":' +
    state.modelText +
    ',"choices":[{"index":0,"delta":{"role":"assistant","content":""},"logprobs":null,' +
    '"finish_reason":null}]}\n\n'
  );
}

function beginPieceOfText(state: StreamState): string {
  return (
    'data: {"id":' +
    state.idText +
    ',"object":"chat.completion.chunk","created":' +
    state.created +
    ',"model":' +
    state.modelText +
    ',"choices":[{"index":0,"delta":{"content":'
  );
}

function endPieceOfText(): string {
  return '},"logprobs":null,"finish_reason":null}]}\n\n';
}

function extendLikelyText(state: StreamState, _part: OpenPart, piece: string, probabilities: readonly Token[]): string {
  return (
    'data: {"id":' +
    state.idText +
    ',"object":"chat.completion.chunk","created":' +
    state.created +
    ',"model":' +
    state.modelText +
    ',"choices":[{"index":0,"delta":{"content":' +
    jsonText(piece) +
    '},"logprobs":' +
    jsonText(probabilitiesWire(probabilities)) +
    ',"finish_reason":null}]}\n\n'
  );
}

function citeInText(state: StreamState, part: OpenPart, citation: Citation): string {
  return (
    'data: {"id":' +
    state.idText +
    ',"object":"chat.completion.chunk","created":' +
    state.created +
    ',"model":' +
    state.modelText +
    ',"choices":[{"index":0,"delta":{"annotations":[' +
    jsonText(citationWire(state, part, citation)) +
    ']},"logprobs":null,"finish_reason":null}]}\n\n'
  );
}

function beginPieceOfReasoning(state: StreamState): string {
  return (
    'data: {"id":' +
    state.idText +
    ',"object":"chat.completion.chunk","created":' +
    state.created +
    ',"model":' +
    state.modelText +
    ',"choices":[{"index":0,"delta":{"reasoning_content":'
  );
}

function endPieceOfReasoning(): string {
  return '},"logprobs":null,"finish_reason":null}]}\n\n';
}

function openCall(state: StreamState, part: OpenPart): string {
  return (
    'data: {"id":' +
    state.idText +
    ',"object":"chat.completion.chunk","created":' +
    state.created +
    ',"model":' +
    state.modelText +
    ',"choices":[{"index":0,"delta":{"tool_calls":[{"index":' +
    part.kindIndex +
    ',"id":' +
    jsonText(part.id) +
    ',"type":"function","function":{"name":' +
    jsonText(part.name) +
    ',"arguments":""}}]},"logprobs":null,"finish_reason":null}]}\n\n'
  );
}

function beginPieceOfCall(state: StreamState, part: OpenPart): string {
  return (
    'data: {"id":' +
    state.idText +
    ',"object":"chat.completion.chunk","created":' +
    state.created +
    ',"model":' +
    state.modelText +
    ',"choices":[{"index":0,"delta":{"tool_calls":[{"index":' +
    part.kindIndex +
    ',"function":{"arguments":'
  );
}

function endPieceOfCall(): string {
  return '}}]},"logprobs":null,"finish_reason":null}]}\n\n';
}

function beginPieceOfRefusal(state: StreamState): string {
  return (
    'data: {"id":' +
    state.idText +
    ',"object":"chat.completion.chunk","created":' +
    state.created +
    ',"model":' +
    state.modelText +
    ',"choices":[{"index":0,"delta":{"refusal":'
  );
}

function endPieceOfRefusal(): string {
  return '},"logprobs":null,"finish_reason":null}]}\n\n';
}

function openTextCall(state: StreamState, part: OpenPart): string {
  return (
    'data: {"id":' +
    state.idText +
    ',"object":"chat.completion.chunk","created":' +
    state.created +
    ',"model":' +
    state.modelText +
    ',"choices":[{"index":0,"delta":{"tool_calls":[{"index":' +
    part.kindIndex +
    ',"id":' +
    jsonText(part.id) +
    ',"type":"custom","custom":{"name":' +
    jsonText(part.name) +
    ',"input":""}}]},"logprobs":null,"finish_reason":null}]}\n\n'
  );
}

function beginPieceOfTextCall(state: StreamState, part: OpenPart): string {
  return (
    'data: {"id":' +
    state.idText +
    ',"object":"chat.completion.chunk","created":' +
    state.created +
    ',"model":' +
    state.modelText +
    ',"choices":[{"index":0,"delta":{"tool_calls":[{"index":' +
    part.kindIndex +
    ',"custom":{"input":'
  );
}

function endPieceOfTextCall(): string {
  return '}}]},"logprobs":null,"finish_reason":null}]}\n\n';
}

function writeFinishEvents(state: StreamState): string {
  return (
    'data: {"id":' +
    state.idText +
    ',"object":"chat.completion.chunk","created":' +
    state.created +
    ',"model":' +
    state.modelText +
    ',"choices":[{"index":0,"delta":{},"logprobs":null,"finish_reason":' +
    jsonText(finishWord(finishWords, state.finish, state.parts) ?? null) +
    "}]}\n\n"
  );
}

function writeUsageEvents(state: StreamState): string {
  return (
    'data: {"id":' +
    state.idText +
    ',"object":"chat.completion.chunk","created":' +
    state.created +
    ',"model":' +
    state.modelText +
    ',"choices":[],"usage":' +
    jsonText(writeUsage(state.usage)) +
    "}\n\n"
  );
}

function writeEndEvents(): string {
  return "data: [DONE]\n\n";
}

/** Every event of a stream of the chat dialect. */
export const templates: StreamTemplates = {
  idPrefix: "chatcmpl-",
  callIdPrefix: "call_",
  explainsByRefusal: true,
  hasUnusableWord: false,
  interleaved: true,
  endsInState: true,
  hiddenAsState: false,
  repeatsProbabilities: false,
  marksCut: false,
  signed: [],
  start: writeStartEvents,
  parts: {
    text: {
      text: {
        before: beginPieceOfText,
        after: endPieceOfText,
      },
      likelyText: extendLikelyText,
      citation: citeInText,
    },
    reasoning: {
      text: {
        before: beginPieceOfReasoning,
        after: endPieceOfReasoning,
      },
    },
    call: {
      open: openCall,
      text: {
        before: beginPieceOfCall,
        after: endPieceOfCall,
      },
    },
    refusal: {
      text: {
        before: beginPieceOfRefusal,
        after: endPieceOfRefusal,
      },
    },
    text_call: {
      open: openTextCall,
      text: {
        before: beginPieceOfTextCall,
        after: endPieceOfTextCall,
      },
    },
  },
  canCite: (one, loss) => writeCitation(one, loss) !== undefined,
  finish: writeFinishEvents,
  usage: writeUsageEvents,
  end: writeEndEvents,
  marker: "data: [DONE]\n\n",
  keepAlive: ": keep-alive\n\n",
};
