// Made from specs/dialects/cohere-chat/mapping.yaml by "make generate". Change the specs, not this file.
import type { Json } from "../../src/conversion/json.js";
import { noLoss } from "../../src/conversion/loss.js";
import { citationInPart, writePlace } from "../../src/conversion/placed-citations.js";
import type { OpenPart, StreamState, StreamTemplates } from "../../src/conversion/stream/contract.js";
import { jsonText } from "../../src/conversion/stream/events.js";
import { indexAmong } from "../../src/conversion/stream/part-places.js";
import { finishWord } from "../../src/conversion/write.js";
import type { Citation } from "../interlingua/text.js";
import { finishWords, writeCitation, writeUsage } from "./write.js";

function citationWire(state: StreamState, part: OpenPart, citation: Citation): Json | undefined {
  const one = citationInPart(state, part, citation, ["text", "reasoning", "refusal"]);
  return writePlace(writeCitation(one, noLoss), one, { part: "content_index", text: "text" });
}

function writeStartEvents(state: StreamState): string {
  return (
    'event: message-start\ndata: {"type":"message-start","id":' +
    state.idText +
    ',"delta":{"message":{"role":"assistant"}}}\n\n'
  );
}

function openText(state: StreamState, part: OpenPart): string {
  return (
    'event: content-start\ndata: {"type":"content-start","index":' +
    indexAmong(state, part, ["text", "refusal", "reasoning"]) +
    ',"delta":{"message":{"content":{"type":"text","text":""}}}}\n\n'
  );
}

function beginPieceOfText(state: StreamState, part: OpenPart): string {
  return (
    'event: content-delta\ndata: {"type":"content-delta","index":' +
    indexAmong(state, part, ["text", "refusal", "reasoning"]) +
    ',"delta":{"message":{"content":{"text":'
  );
}

function endPieceOfText(): string {
  return "}}}}\n\n";
}

function citeInText(state: StreamState, part: OpenPart, citation: Citation, index: number): string {
  return (
    'event: citation-start\ndata: {"type":"citation-start","index":' +
    index +
    ',"delta":{"message":{"citations":' +
    jsonText(citationWire(state, part, citation)) +
    "}}}\n\n" +
    'event: citation-end\ndata: {"type":"citation-end","index":' +
    index +
    "}\n\n"
  );
}

function closeText(state: StreamState, part: OpenPart): string {
  return (
    'event: content-end\ndata: {"type":"content-end","index":' +
    indexAmong(state, part, ["text", "refusal", "reasoning"]) +
    "}\n\n"
  );
}

function openReasoning(state: StreamState, part: OpenPart): string {
  return (
    'event: content-start\ndata: {"type":"content-start","index":' +
    indexAmong(state, part, ["text", "refusal", "reasoning"]) +
    ',"delta":{"message":{"content":{"type":"thinking","thinking":""}}}}\n\n'
  );
}

function beginPieceOfReasoning(state: StreamState, part: OpenPart): string {
  return (
    'event: content-delta\ndata: {"type":"content-delta","index":' +
    indexAmong(state, part, ["text", "refusal", "reasoning"]) +
    ',"delta":{"message":{"content":{"thinking":'
  );
}

function endPieceOfReasoning(): string {
  return "}}}}\n\n";
}

function closeReasoning(state: StreamState, part: OpenPart): string {
  return (
    'event: content-end\ndata: {"type":"content-end","index":' +
    indexAmong(state, part, ["text", "refusal", "reasoning"]) +
    "}\n\n"
  );
}

function openCall(_state: StreamState, part: OpenPart): string {
  return (
    'event: tool-call-start\ndata: {"type":"tool-call-start","index":' +
    part.kindIndex +
    ',"delta":{"message":{"tool_calls":{"id":' +
    jsonText(part.id) +
    ',"type":"function","function":{"name":' +
    jsonText(part.name) +
    ',"arguments":""}}}}}\n\n'
  );
}

function beginPieceOfCall(_state: StreamState, part: OpenPart): string {
  return (
    'event: tool-call-delta\ndata: {"type":"tool-call-delta","index":' +
    part.kindIndex +
    ',"delta":{"message":{"tool_calls":{"function":{"arguments":'
  );
}

function endPieceOfCall(): string {
  return "}}}}}\n\n";
}

function closeCall(_state: StreamState, part: OpenPart): string {
  return 'event: tool-call-end\ndata: {"type":"tool-call-end","index":' + part.kindIndex + "}\n\n";
}

function openRefusal(state: StreamState, part: OpenPart): string {
  return (
    'event: content-start\ndata: {"type":"content-start","index":' +
    indexAmong(state, part, ["text", "refusal", "reasoning"]) +
    ',"delta":{"message":{"content":{"type":"text","text":""}}}}\n\n'
  );
}

function beginPieceOfRefusal(state: StreamState, part: OpenPart): string {
  return (
    'event: content-delta\ndata: {"type":"content-delta","index":' +
    indexAmong(state, part, ["text", "refusal", "reasoning"]) +
    ',"delta":{"message":{"content":{"text":'
  );
}

function endPieceOfRefusal(): string {
  return "}}}}\n\n";
}

function citeInRefusal(state: StreamState, part: OpenPart, citation: Citation, index: number): string {
  return (
    'event: citation-start\ndata: {"type":"citation-start","index":' +
    index +
    ',"delta":{"message":{"citations":' +
    jsonText(citationWire(state, part, citation)) +
    "}}}\n\n" +
    'event: citation-end\ndata: {"type":"citation-end","index":' +
    index +
    "}\n\n"
  );
}

function closeRefusal(state: StreamState, part: OpenPart): string {
  return (
    'event: content-end\ndata: {"type":"content-end","index":' +
    indexAmong(state, part, ["text", "refusal", "reasoning"]) +
    "}\n\n"
  );
}

function writeFinishEvents(state: StreamState): string {
  return (
    'event: message-end\ndata: {"type":"message-end","id":' +
    state.idText +
    ',"delta":{"finish_reason":' +
    jsonText(finishWord(finishWords, state.finish, state.parts) ?? null) +
    ',"usage":' +
    jsonText(writeUsage(state.usage)) +
    "}}\n\n"
  );
}

/** Every event of a stream of the cohere-chat dialect. */
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
  start: writeStartEvents,
  parts: {
    text: {
      open: openText,
      text: {
        before: beginPieceOfText,
        after: endPieceOfText,
      },
      citation: citeInText,
      close: closeText,
    },
    reasoning: {
      open: openReasoning,
      text: {
        before: beginPieceOfReasoning,
        after: endPieceOfReasoning,
      },
      close: closeReasoning,
    },
    call: {
      open: openCall,
      text: {
        before: beginPieceOfCall,
        after: endPieceOfCall,
      },
      close: closeCall,
    },
    refusal: {
      open: openRefusal,
      text: {
        before: beginPieceOfRefusal,
        after: endPieceOfRefusal,
      },
      citation: citeInRefusal,
      close: closeRefusal,
    },
  },
  canCite: (one, loss) => writeCitation(one, loss) !== undefined,
  finish: writeFinishEvents,
  keepAlive: ": keep-alive\n\n",
};
