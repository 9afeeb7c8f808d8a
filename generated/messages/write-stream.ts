// Made from specs/dialects/messages/mapping.yaml by "make generate". Change the specs, not this file.
import type { Json } from "../../src/conversion/json.js";
import { noLoss } from "../../src/conversion/loss.js";
import type { OpenPart, StreamState, StreamTemplates } from "../../src/conversion/stream/contract.js";
import { jsonText, responseOf } from "../../src/conversion/stream/events.js";
import { finishWord } from "../../src/conversion/write.js";
import type { Citation } from "../interlingua/text.js";
import { finishWords, writeCitation, writeResponse, writeUsage } from "./write.js";

function citationWire(_state: StreamState, _part: OpenPart, citation: Citation): Json | undefined {
  return writeCitation(citation, noLoss);
}

function writeStartEvents(state: StreamState): string {
  return (
    'event: message_start\ndata: {"type":"message_start","message":{"id":' +
    state.idText +
    ',"type":"message","role":"assistant","model":' +
    state.modelText +
    ',"content":[],"stop_reason":null,"stop_sequence":null,"stop_details":null,"usage":' +
    jsonText(writeUsage(state.usage)) +
    "}}\n\n"
  );
}

function openText(_state: StreamState, part: OpenPart): string {
  return (
    'event: content_block_start\ndata: {"type":"content_block_start","index":' +
    part.index +
    ',"content_block":{"type":"text","text":""}}\n\n'
  );
}

function beginPieceOfText(_state: StreamState, part: OpenPart): string {
  return (
    'event: content_block_delta\ndata: {"type":"content_block_delta","index":' +
    part.index +
    ',"delta":{"type":"text_delta","text":'
  );
}

function endPieceOfText(): string {
  return "}}\n\n";
}

function citeInText(state: StreamState, part: OpenPart, citation: Citation): string {
  return (
    'event: content_block_delta\ndata: {"type":"content_block_delta","index":' +
    part.index +
    ',"delta":{"type":"citations_delta","citation":' +
    jsonText(citationWire(state, part, citation)) +
    "}}\n\n"
  );
}

function closeText(_state: StreamState, part: OpenPart): string {
  return 'event: content_block_stop\ndata: {"type":"content_block_stop","index":' + part.index + "}\n\n";
}

function openReasoning(_state: StreamState, part: OpenPart): string {
  return (
    'event: content_block_start\ndata: {"type":"content_block_start","index":' +
    part.index +
    ',"content_block":{"type":"thinking","thinking":"","signature":""}}\n\n'
  );
}

function beginPieceOfReasoning(_state: StreamState, part: OpenPart): string {
  return (
    'event: content_block_delta\ndata: {"type":"content_block_delta","index":' +
    part.index +
    ',"delta":{"type":"thinking_delta","thinking":'
  );
}

function endPieceOfReasoning(): string {
  return "}}\n\n";
}

function signReasoning(_state: StreamState, part: OpenPart): string {
  return (
    'event: content_block_delta\ndata: {"type":"content_block_delta","index":' +
    part.index +
    ',"delta":{"type":"signature_delta","signature":' +
    jsonText(part.signature) +
    "}}\n\n"
  );
}

function redactReasoning(_state: StreamState, part: OpenPart): string {
  return (
    'event: content_block_start\ndata: {"type":"content_block_start","index":' +
    part.index +
    ',"content_block":{"type":"redacted_thinking","data":' +
    jsonText(part.redacted) +
    "}}\n\n"
  );
}

function closeReasoning(_state: StreamState, part: OpenPart): string {
  return 'event: content_block_stop\ndata: {"type":"content_block_stop","index":' + part.index + "}\n\n";
}

function openCall(_state: StreamState, part: OpenPart): string {
  return (
    'event: content_block_start\ndata: {"type":"content_block_start","index":' +
    part.index +
    ',"content_block":{"type":"tool_use","id":' +
    jsonText(part.id) +
    ',"name":' +
    jsonText(part.name) +
    ',"input":{},"caller":{"type":"direct"}}}\n\n'
  );
}

function beginPieceOfCall(_state: StreamState, part: OpenPart): string {
  return (
    'event: content_block_delta\ndata: {"type":"content_block_delta","index":' +
    part.index +
    ',"delta":{"type":"input_json_delta","partial_json":'
  );
}

function endPieceOfCall(): string {
  return "}}\n\n";
}

function closeCall(_state: StreamState, part: OpenPart): string {
  return 'event: content_block_stop\ndata: {"type":"content_block_stop","index":' + part.index + "}\n\n";
}

function openRefusal(_state: StreamState, part: OpenPart): string {
  return (
    'event: content_block_start\ndata: {"type":"content_block_start","index":' +
    part.index +
    ',"content_block":{"type":"text","text":""}}\n\n'
  );
}

function beginPieceOfRefusal(_state: StreamState, part: OpenPart): string {
  return (
    'event: content_block_delta\ndata: {"type":"content_block_delta","index":' +
    part.index +
    ',"delta":{"type":"text_delta","text":'
  );
}

function endPieceOfRefusal(): string {
  return "}}\n\n";
}

function citeInRefusal(state: StreamState, part: OpenPart, citation: Citation): string {
  return (
    'event: content_block_delta\ndata: {"type":"content_block_delta","index":' +
    part.index +
    ',"delta":{"type":"citations_delta","citation":' +
    jsonText(citationWire(state, part, citation)) +
    "}}\n\n"
  );
}

function closeRefusal(_state: StreamState, part: OpenPart): string {
  return 'event: content_block_stop\ndata: {"type":"content_block_stop","index":' + part.index + "}\n\n";
}

function writeFinishEvents(state: StreamState): string {
  return (
    'event: message_delta\ndata: {"type":"message_delta","delta":{"stop_reason":' +
    jsonText(finishWord(finishWords, state.finish, state.parts) ?? null) +
    ',"stop_sequence":' +
    jsonText(state.stopSequence ?? null) +
    ',"stop_details":' +
    jsonText(writeResponse(responseOf(state), state.echo).stop_details) +
    '},"usage":' +
    jsonText(writeUsage(state.usage)) +
    "}\n\n"
  );
}

function writeEndEvents(): string {
  return 'event: message_stop\ndata: {"type":"message_stop"}\n\n';
}

/** Every event of a stream of the messages dialect. */
export const templates: StreamTemplates = {
  idPrefix: "msg_",
  callIdPrefix: "toolu_",
  explainsByRefusal: false,
  hasUnusableWord: false,
  interleaved: false,
  endsInState: false,
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
      signature: signReasoning,
      redacted: redactReasoning,
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
  end: writeEndEvents,
  keepAlive: 'event: ping\ndata: {"type":"ping"}\n\n',
};
