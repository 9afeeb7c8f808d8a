// Made from specs/dialects/bedrock-converse/mapping.yaml by "make generate". Change the specs, not this file.
import type { Json } from "../../src/conversion/json.js";
import { noLoss } from "../../src/conversion/loss.js";
import type { OpenPart, StreamState, StreamTemplates } from "../../src/conversion/stream/contract.js";
import { jsonText } from "../../src/conversion/stream/events.js";
import { finishWord } from "../../src/conversion/write.js";
import type { Citation } from "../interlingua/text.js";
import { finishWords, writeCitation, writeUsage } from "./write.js";

function citationWire(_state: StreamState, _part: OpenPart, citation: Citation): Json | undefined {
  return writeCitation(citation, noLoss);
}

function writeStartEvents(): string {
  return 'messageStart {"role":"assistant"}\n';
}

function beginPieceOfText(_state: StreamState, part: OpenPart): string {
  return 'contentBlockDelta {"contentBlockIndex":' + part.index + ',"delta":{"text":';
}

function endPieceOfText(): string {
  return "}}\n";
}

function citeInText(state: StreamState, part: OpenPart, citation: Citation): string {
  return (
    'contentBlockDelta {"contentBlockIndex":' +
    part.index +
    ',"delta":{"citation":' +
    jsonText(citationWire(state, part, citation)) +
    "}}\n"
  );
}

function closeText(_state: StreamState, part: OpenPart): string {
  return 'contentBlockStop {"contentBlockIndex":' + part.index + "}\n";
}

function beginPieceOfReasoning(_state: StreamState, part: OpenPart): string {
  return 'contentBlockDelta {"contentBlockIndex":' + part.index + ',"delta":{"reasoningContent":{"text":';
}

function endPieceOfReasoning(): string {
  return "}}}\n";
}

function signReasoning(_state: StreamState, part: OpenPart): string {
  return (
    'contentBlockDelta {"contentBlockIndex":' +
    part.index +
    ',"delta":{"reasoningContent":{"signature":' +
    jsonText(part.signature) +
    "}}}\n"
  );
}

function redactReasoning(_state: StreamState, part: OpenPart): string {
  return (
    'contentBlockDelta {"contentBlockIndex":' +
    part.index +
    ',"delta":{"reasoningContent":{"redactedContent":' +
    jsonText(part.redacted) +
    "}}}\n"
  );
}

function closeReasoning(_state: StreamState, part: OpenPart): string {
  return 'contentBlockStop {"contentBlockIndex":' + part.index + "}\n";
}

function openCall(_state: StreamState, part: OpenPart): string {
  return (
    'contentBlockStart {"contentBlockIndex":' +
    part.index +
    ',"start":{"toolUse":{"toolUseId":' +
    jsonText(part.id) +
    ',"name":' +
    jsonText(part.name) +
    "}}}\n"
  );
}

function beginPieceOfCall(_state: StreamState, part: OpenPart): string {
  return 'contentBlockDelta {"contentBlockIndex":' + part.index + ',"delta":{"toolUse":{"input":';
}

function endPieceOfCall(): string {
  return "}}}\n";
}

function closeCall(_state: StreamState, part: OpenPart): string {
  return 'contentBlockStop {"contentBlockIndex":' + part.index + "}\n";
}

function beginPieceOfRefusal(_state: StreamState, part: OpenPart): string {
  return 'contentBlockDelta {"contentBlockIndex":' + part.index + ',"delta":{"text":';
}

function endPieceOfRefusal(): string {
  return "}}\n";
}

function citeInRefusal(state: StreamState, part: OpenPart, citation: Citation): string {
  return (
    'contentBlockDelta {"contentBlockIndex":' +
    part.index +
    ',"delta":{"citation":' +
    jsonText(citationWire(state, part, citation)) +
    "}}\n"
  );
}

function closeRefusal(_state: StreamState, part: OpenPart): string {
  return 'contentBlockStop {"contentBlockIndex":' + part.index + "}\n";
}

function writeFinishEvents(state: StreamState): string {
  return (
    'messageStop {"stopReason":' +
    jsonText(finishWord(finishWords, state.finish, state.parts) ?? null) +
    "}\n" +
    'metadata {"usage":' +
    jsonText(writeUsage(state.usage)) +
    ',"metrics":{"latencyMs":0}}\n'
  );
}

/** Every event of a stream of the bedrock-converse dialect. */
export const templates: StreamTemplates = {
  idPrefix: "",
  callIdPrefix: "tooluse_",
  explainsByRefusal: false,
  hasUnusableWord: true,
  interleaved: false,
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
      citation: citeInText,
      close: closeText,
    },
    reasoning: {
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
  keepAlive: "",
};
