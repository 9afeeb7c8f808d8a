// Made from specs/dialects/interactions/mapping.yaml by "make generate". Change the specs, not this file.
import { counted } from "../../src/conversion/citations.js";
import type { Json } from "../../src/conversion/json.js";
import { noLoss } from "../../src/conversion/loss.js";
import type { OpenPart, StreamState, StreamTemplates } from "../../src/conversion/stream/contract.js";
import { jsonText, partOf, responseOf } from "../../src/conversion/stream/events.js";
import type { Citation } from "../interlingua/text.js";
import { writeCitation, writePart, writeResponse } from "./write.js";

function citationWire(_state: StreamState, part: OpenPart, citation: Citation): Json | undefined {
  return writeCitation(counted(part.text, citation, "bytes"), noLoss);
}

/** Every event of a interactions stream. */
export const templates: StreamTemplates = {
  idPrefix: "int_",
  callIdPrefix: "call_",
  explainsByRefusal: false,
  interleaved: false,
  endsInState: true,
  hiddenAsState: true,
  signed: [],
  start: (state) =>
    'event: interaction.created\ndata: {"event_type":"interaction.created","interaction":{"id":' +
    jsonText(state.id) +
    ',"status":"in_progress","object":"interaction","model":' +
    jsonText(state.model) +
    "}}\n\n" +
    'event: interaction.status_update\ndata: {"event_type":"interaction.status_update","interaction_id":' +
    jsonText(state.id) +
    ',"status":"in_progress"}\n\n',
  parts: {
    text: {
      open: (_state, part) =>
        'event: step.start\ndata: {"event_type":"step.start","index":' +
        part.index +
        ',"step":{"type":"model_output"}}\n\n',
      text: (_state, part, piece) =>
        'event: step.delta\ndata: {"event_type":"step.delta","index":' +
        part.index +
        ',"delta":{"type":"text","text":' +
        jsonText(piece) +
        "}}\n\n",
      citation: (state, part, citation) =>
        'event: step.delta\ndata: {"event_type":"step.delta","index":' +
        part.index +
        ',"delta":{"type":"text_annotation_delta","annotations":[' +
        jsonText(citationWire(state, part, citation)) +
        "]}}\n\n",
      close: (_state, part) => 'event: step.stop\ndata: {"event_type":"step.stop","index":' + part.index + "}\n\n",
    },
    reasoning: {
      open: (_state, part) =>
        'event: step.start\ndata: {"event_type":"step.start","index":' + part.index + ',"step":{"type":"thought"}}\n\n',
      text: (_state, part, piece) =>
        'event: step.delta\ndata: {"event_type":"step.delta","index":' +
        part.index +
        ',"delta":{"type":"thought_summary","content":{"type":"text","text":' +
        jsonText(piece) +
        "}}}\n\n",
      signature: (_state, part) =>
        'event: step.delta\ndata: {"event_type":"step.delta","index":' +
        part.index +
        ',"delta":{"type":"thought_signature","signature":' +
        jsonText(part.signature) +
        "}}\n\n",
      close: (_state, part) => 'event: step.stop\ndata: {"event_type":"step.stop","index":' + part.index + "}\n\n",
    },
    call: {
      open: (_state, part) =>
        'event: step.start\ndata: {"event_type":"step.start","index":' +
        part.index +
        ',"step":{"type":"function_call","id":' +
        jsonText(part.id) +
        ',"name":' +
        jsonText(part.name) +
        ',"arguments":{}}}\n\n',
      text: (_state, part, piece) =>
        'event: step.delta\ndata: {"event_type":"step.delta","index":' +
        part.index +
        ',"delta":{"type":"arguments_delta","arguments":' +
        jsonText(piece) +
        "}}\n\n",
      close: (_state, part) => 'event: step.stop\ndata: {"event_type":"step.stop","index":' + part.index + "}\n\n",
    },
    refusal: {
      open: (_state, part) =>
        'event: step.start\ndata: {"event_type":"step.start","index":' +
        part.index +
        ',"step":{"type":"model_output"}}\n\n',
      text: (_state, part, piece) =>
        'event: step.delta\ndata: {"event_type":"step.delta","index":' +
        part.index +
        ',"delta":{"type":"text","text":' +
        jsonText(piece) +
        "}}\n\n",
      citation: (state, part, citation) =>
        'event: step.delta\ndata: {"event_type":"step.delta","index":' +
        part.index +
        ',"delta":{"type":"text_annotation_delta","annotations":[' +
        jsonText(citationWire(state, part, citation)) +
        "]}}\n\n",
      close: (_state, part) => 'event: step.stop\ndata: {"event_type":"step.stop","index":' + part.index + "}\n\n",
    },
    media: {
      open: (_state, part) =>
        'event: step.start\ndata: {"event_type":"step.start","index":' +
        part.index +
        ',"step":{"type":"model_output"}}\n\n' +
        'event: step.delta\ndata: {"event_type":"step.delta","index":' +
        part.index +
        ',"delta":' +
        jsonText(writePart(partOf(part), "answer", noLoss)) +
        "}\n\n",
      close: (_state, part) => 'event: step.stop\ndata: {"event_type":"step.stop","index":' + part.index + "}\n\n",
    },
  },
  finish: (state) =>
    'event: interaction.completed\ndata: {"event_type":"interaction.completed","interaction":' +
    jsonText({ ...writeResponse(responseOf(state), state.echo), ...{ steps: [] } }) +
    "}\n\n",
  end: () => "event: done\ndata: [DONE]\n\n",
  marker: "event: done\ndata: [DONE]\n\n",
  keepAlive: ": keep-alive\n\n",
};
