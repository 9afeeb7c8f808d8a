// Made from specs/dialects/interactions/mapping.yaml by "make generate". Change the specs, not this file.
import { counted } from "../../src/conversion/citations.js";
import type { Json } from "../../src/conversion/json.js";
import { noLoss } from "../../src/conversion/loss.js";
import type { OpenPart, StreamState, StreamTemplates } from "../../src/conversion/stream/contract.js";
import { jsonText, partOf, responseOf } from "../../src/conversion/stream/events.js";
import { offsetsOf } from "../../src/conversion/stream/part-places.js";
import type { Citation } from "../interlingua/text.js";
import { writeCitation, writePart, writeResponse } from "./write.js";

function citationWire(_state: StreamState, part: OpenPart, citation: Citation): Json | undefined {
  return writeCitation(counted(part.text, citation, "bytes", offsetsOf(part)), noLoss);
}

function writeStartEvents(state: StreamState): string {
  return (
    'event: interaction.created\ndata: {"event_type":"interaction.created","interaction":{"id":' +
    state.idText +
    ',"status":"in_progress","object":"interaction","model":' +
    state.modelText +
    "}}\n\n" +
    'event: interaction.status_update\ndata: {"event_type":"interaction.status_update","interaction_id":' +
    state.idText +
    ',"status":"in_progress"}\n\n'
  );
}

function openText(_state: StreamState, part: OpenPart): string {
  return (
    'event: step.start\ndata: {"event_type":"step.start","index":' + part.index + ',"step":{"type":"model_output"}}\n\n'
  );
}

function beginPieceOfText(_state: StreamState, part: OpenPart): string {
  return (
    'event: step.delta\ndata: {"event_type":"step.delta","index":' + part.index + ',"delta":{"type":"text","text":'
  );
}

function endPieceOfText(): string {
  return "}}\n\n";
}

function citeInText(state: StreamState, part: OpenPart, citation: Citation): string {
  return (
    'event: step.delta\ndata: {"event_type":"step.delta","index":' +
    part.index +
    ',"delta":{"type":"text_annotation_delta","annotations":[' +
    jsonText(citationWire(state, part, citation)) +
    "]}}\n\n"
  );
}

function closeText(_state: StreamState, part: OpenPart): string {
  return 'event: step.stop\ndata: {"event_type":"step.stop","index":' + part.index + "}\n\n";
}

function openReasoning(_state: StreamState, part: OpenPart): string {
  return (
    'event: step.start\ndata: {"event_type":"step.start","index":' + part.index + ',"step":{"type":"thought"}}\n\n'
  );
}

function beginPieceOfReasoning(_state: StreamState, part: OpenPart): string {
  return (
    'event: step.delta\ndata: {"event_type":"step.delta","index":' +
    part.index +
    ',"delta":{"type":"thought_summary","content":{"type":"text","text":'
  );
}

function endPieceOfReasoning(): string {
  return "}}}\n\n";
}

function signReasoning(_state: StreamState, part: OpenPart): string {
  return (
    'event: step.delta\ndata: {"event_type":"step.delta","index":' +
    part.index +
    ',"delta":{"type":"thought_signature","signature":' +
    jsonText(part.signature) +
    "}}\n\n"
  );
}

function closeReasoning(_state: StreamState, part: OpenPart): string {
  return 'event: step.stop\ndata: {"event_type":"step.stop","index":' + part.index + "}\n\n";
}

function openCall(_state: StreamState, part: OpenPart): string {
  return (
    'event: step.start\ndata: {"event_type":"step.start","index":' +
    part.index +
    ',"step":{"type":"function_call","id":' +
    jsonText(part.id) +
    ',"name":' +
    jsonText(part.name) +
    ',"arguments":{}}}\n\n'
  );
}

function beginPieceOfCall(_state: StreamState, part: OpenPart): string {
  return (
    'event: step.delta\ndata: {"event_type":"step.delta","index":' +
    part.index +
    ',"delta":{"type":"arguments_delta","arguments":'
  );
}

function endPieceOfCall(): string {
  return "}}\n\n";
}

function closeCall(_state: StreamState, part: OpenPart): string {
  return 'event: step.stop\ndata: {"event_type":"step.stop","index":' + part.index + "}\n\n";
}

function openRefusal(_state: StreamState, part: OpenPart): string {
  return (
    'event: step.start\ndata: {"event_type":"step.start","index":' + part.index + ',"step":{"type":"model_output"}}\n\n'
  );
}

function beginPieceOfRefusal(_state: StreamState, part: OpenPart): string {
  return (
    'event: step.delta\ndata: {"event_type":"step.delta","index":' + part.index + ',"delta":{"type":"text","text":'
  );
}

function endPieceOfRefusal(): string {
  return "}}\n\n";
}

function citeInRefusal(state: StreamState, part: OpenPart, citation: Citation): string {
  return (
    'event: step.delta\ndata: {"event_type":"step.delta","index":' +
    part.index +
    ',"delta":{"type":"text_annotation_delta","annotations":[' +
    jsonText(citationWire(state, part, citation)) +
    "]}}\n\n"
  );
}

function closeRefusal(_state: StreamState, part: OpenPart): string {
  return 'event: step.stop\ndata: {"event_type":"step.stop","index":' + part.index + "}\n\n";
}

function openMedia(_state: StreamState, part: OpenPart): string {
  return (
    'event: step.start\ndata: {"event_type":"step.start","index":' +
    part.index +
    ',"step":{"type":"model_output"}}\n\n' +
    'event: step.delta\ndata: {"event_type":"step.delta","index":' +
    part.index +
    ',"delta":' +
    jsonText(writePart(partOf(part), "answer", noLoss)) +
    "}\n\n"
  );
}

function closeMedia(_state: StreamState, part: OpenPart): string {
  return 'event: step.stop\ndata: {"event_type":"step.stop","index":' + part.index + "}\n\n";
}

function writeFinishEvents(state: StreamState): string {
  return (
    'event: interaction.completed\ndata: {"event_type":"interaction.completed","interaction":' +
    jsonText({ ...writeResponse(responseOf(state), state.echo), steps: [] }) +
    "}\n\n"
  );
}

function writeEndEvents(): string {
  return "event: done\ndata: [DONE]\n\n";
}

/** Every event of a stream of the interactions dialect. */
export const templates: StreamTemplates = {
  idPrefix: "int_",
  callIdPrefix: "call_",
  explainsByRefusal: false,
  hasUnusableWord: true,
  interleaved: false,
  endsInState: true,
  hiddenAsState: true,
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
    media: {
      open: openMedia,
      close: closeMedia,
    },
  },
  canCite: (one, loss) => writeCitation(one, loss) !== undefined,
  finish: writeFinishEvents,
  end: writeEndEvents,
  marker: "event: done\ndata: [DONE]\n\n",
  keepAlive: ": keep-alive\n\n",
};
