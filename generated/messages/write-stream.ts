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

/** Every event of a messages stream. */
export const templates: StreamTemplates = {
  idPrefix: "msg_",
  callIdPrefix: "toolu_",
  explainsByRefusal: false,
  interleaved: false,
  endsInState: false,
  hiddenAsState: false,
  signed: [],
  start: (state) =>
    'event: message_start\ndata: {"type":"message_start","message":{"id":' +
    jsonText(state.id) +
    ',"type":"message","role":"assistant","model":' +
    jsonText(state.model) +
    ',"content":[],"stop_reason":null,"stop_sequence":null,"usage":' +
    jsonText(writeUsage(state.usage)) +
    "}}\n\n",
  parts: {
    text: {
      open: (_state, part) =>
        'event: content_block_start\ndata: {"type":"content_block_start","index":' +
        part.index +
        ',"content_block":{"type":"text","text":""}}\n\n',
      text: (_state, part, piece) =>
        'event: content_block_delta\ndata: {"type":"content_block_delta","index":' +
        part.index +
        ',"delta":{"type":"text_delta","text":' +
        jsonText(piece) +
        "}}\n\n",
      citation: (state, part, citation) =>
        'event: content_block_delta\ndata: {"type":"content_block_delta","index":' +
        part.index +
        ',"delta":{"type":"citations_delta","citation":' +
        jsonText(citationWire(state, part, citation)) +
        "}}\n\n",
      close: (_state, part) =>
        'event: content_block_stop\ndata: {"type":"content_block_stop","index":' + part.index + "}\n\n",
    },
    reasoning: {
      open: (_state, part) =>
        'event: content_block_start\ndata: {"type":"content_block_start","index":' +
        part.index +
        ',"content_block":{"type":"thinking","thinking":"","signature":""}}\n\n',
      text: (_state, part, piece) =>
        'event: content_block_delta\ndata: {"type":"content_block_delta","index":' +
        part.index +
        ',"delta":{"type":"thinking_delta","thinking":' +
        jsonText(piece) +
        "}}\n\n",
      signature: (_state, part) =>
        'event: content_block_delta\ndata: {"type":"content_block_delta","index":' +
        part.index +
        ',"delta":{"type":"signature_delta","signature":' +
        jsonText(part.signature) +
        "}}\n\n",
      redacted: (_state, part) =>
        'event: content_block_start\ndata: {"type":"content_block_start","index":' +
        part.index +
        ',"content_block":{"type":"redacted_thinking","data":' +
        jsonText(part.redacted) +
        "}}\n\n",
      close: (_state, part) =>
        'event: content_block_stop\ndata: {"type":"content_block_stop","index":' + part.index + "}\n\n",
    },
    call: {
      open: (_state, part) =>
        'event: content_block_start\ndata: {"type":"content_block_start","index":' +
        part.index +
        ',"content_block":{"type":"tool_use","id":' +
        jsonText(part.id) +
        ',"name":' +
        jsonText(part.name) +
        ',"input":{}}}\n\n',
      text: (_state, part, piece) =>
        'event: content_block_delta\ndata: {"type":"content_block_delta","index":' +
        part.index +
        ',"delta":{"type":"input_json_delta","partial_json":' +
        jsonText(piece) +
        "}}\n\n",
      close: (_state, part) =>
        'event: content_block_stop\ndata: {"type":"content_block_stop","index":' + part.index + "}\n\n",
    },
    refusal: {
      open: (_state, part) =>
        'event: content_block_start\ndata: {"type":"content_block_start","index":' +
        part.index +
        ',"content_block":{"type":"text","text":""}}\n\n',
      text: (_state, part, piece) =>
        'event: content_block_delta\ndata: {"type":"content_block_delta","index":' +
        part.index +
        ',"delta":{"type":"text_delta","text":' +
        jsonText(piece) +
        "}}\n\n",
      citation: (state, part, citation) =>
        'event: content_block_delta\ndata: {"type":"content_block_delta","index":' +
        part.index +
        ',"delta":{"type":"citations_delta","citation":' +
        jsonText(citationWire(state, part, citation)) +
        "}}\n\n",
      close: (_state, part) =>
        'event: content_block_stop\ndata: {"type":"content_block_stop","index":' + part.index + "}\n\n",
    },
  },
  finish: (state) =>
    'event: message_delta\ndata: {"type":"message_delta","delta":{"stop_reason":' +
    jsonText(finishWord(finishWords, state.finish, state.parts) ?? null) +
    ',"stop_sequence":' +
    jsonText(state.stopSequence ?? null) +
    ',"stop_details":' +
    jsonText(writeResponse(responseOf(state), state.echo).stop_details) +
    '},"usage":' +
    jsonText(writeUsage(state.usage)) +
    "}\n\n",
  end: () => 'event: message_stop\ndata: {"type":"message_stop"}\n\n',
  keepAlive: 'event: ping\ndata: {"type":"ping"}\n\n',
};
