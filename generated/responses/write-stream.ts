// Made from specs/dialects/responses/mapping.yaml by "make generate". Change the specs, not this file.
import { tokenProbabilities } from "../../specs/dialects/responses/functions.js";
import { itemTail, nameItems } from "../../src/conversion/content.js";
import { markCut } from "../../src/conversion/cut-item.js";
import type { Json, Wire } from "../../src/conversion/json.js";
import { noLoss } from "../../src/conversion/loss.js";
import type { OpenPart, StreamState, StreamTemplates } from "../../src/conversion/stream/contract.js";
import { jsonText, partOf, responseOf } from "../../src/conversion/stream/events.js";
import { finishWord, wordPart } from "../../src/conversion/write.js";
import type { Citation, Token } from "../interlingua/text.js";
import { finishWords, writeAnswerTurns, writeCitation, writePart, writeResponse } from "./write.js";

const itemIds = "id";

function citationWire(_state: StreamState, _part: OpenPart, citation: Citation): Json | undefined {
  return writeCitation(citation, noLoss);
}

function probabilitiesWire(probabilities: readonly Token[]): Json | undefined {
  return tokenProbabilities.write(probabilities);
}

function itemWire(state: StreamState, part: OpenPart): Wire | undefined {
  return markCut(
    nameItems(writeAnswerTurns([{ role: "assistant", parts: [partOf(part)] }], noLoss), itemIds, state.id, part.index),
    state.finish,
    ["length", "context_full", "filtered"],
    { status: "incomplete" },
  )[0];
}

function writeStartEvents(state: StreamState): string {
  return (
    'event: response.created\ndata: {"type":"response.created","sequence_number":' +
    state.sequence++ +
    ',"response":' +
    jsonText({ ...writeResponse(responseOf(state), state.echo), status: "in_progress", usage: null, output: [] }) +
    "}\n\n" +
    'event: response.in_progress\ndata: {"type":"response.in_progress","sequence_number":' +
    state.sequence++ +
    ',"response":' +
    jsonText({ ...writeResponse(responseOf(state), state.echo), status: "in_progress", usage: null, output: [] }) +
    "}\n\n"
  );
}

function openText(state: StreamState, part: OpenPart): string {
  return (
    'event: response.output_item.added\ndata: {"type":"response.output_item.added","sequence_number":' +
    state.sequence++ +
    ',"output_index":' +
    part.index +
    ',"item":{"id":' +
    jsonText("msg_" + itemTail(state.id, part.index)) +
    ',"type":"message","status":"in_progress","role":"assistant","content":[]}}\n\n' +
    'event: response.content_part.added\ndata: {"type":"response.content_part.added","sequence_number":' +
    state.sequence++ +
    ',"item_id":' +
    jsonText("msg_" + itemTail(state.id, part.index)) +
    ',"output_index":' +
    part.index +
    ',"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}\n\n'
  );
}

function startPieceOfText(): string {
  return 'event: response.output_text.delta\ndata: {"type":"response.output_text.delta","sequence_number":';
}

function beginPieceOfText(state: StreamState, part: OpenPart): string {
  return (
    ',"item_id":' +
    jsonText("msg_" + itemTail(state.id, part.index)) +
    ',"output_index":' +
    part.index +
    ',"content_index":0,"delta":'
  );
}

function endPieceOfText(): string {
  return ',"logprobs":[]}\n\n';
}

function extendLikelyText(state: StreamState, part: OpenPart, piece: string, probabilities: readonly Token[]): string {
  return (
    'event: response.output_text.delta\ndata: {"type":"response.output_text.delta","sequence_number":' +
    state.sequence++ +
    ',"item_id":' +
    jsonText("msg_" + itemTail(state.id, part.index)) +
    ',"output_index":' +
    part.index +
    ',"content_index":0,"delta":' +
    jsonText(piece) +
    ',"logprobs":' +
    jsonText(probabilitiesWire(probabilities)) +
    "}\n\n"
  );
}

function citeInText(state: StreamState, part: OpenPart, citation: Citation, index: number): string {
  return (
    'event: response.output_text.annotation.added\ndata: {"type":"response.output_text.annotation.added",' +
    '"sequence_number":' +
    state.sequence++ +
    ',"item_id":' +
    jsonText("msg_" + itemTail(state.id, part.index)) +
    ',"output_index":' +
    part.index +
    ',"content_index":0,"annotation_index":' +
    index +
    ',"annotation":' +
    jsonText(citationWire(state, part, citation)) +
    "}\n\n"
  );
}

function closeText(state: StreamState, part: OpenPart): string {
  return (
    'event: response.output_text.done\ndata: {"type":"response.output_text.done","sequence_number":' +
    state.sequence++ +
    ',"item_id":' +
    jsonText("msg_" + itemTail(state.id, part.index)) +
    ',"output_index":' +
    part.index +
    ',"content_index":0,"text":' +
    jsonText(part.text) +
    ',"logprobs":' +
    jsonText(probabilitiesWire(part.probabilities ?? [])) +
    "}\n\n" +
    'event: response.content_part.done\ndata: {"type":"response.content_part.done","sequence_number":' +
    state.sequence++ +
    ',"item_id":' +
    jsonText("msg_" + itemTail(state.id, part.index)) +
    ',"output_index":' +
    part.index +
    ',"content_index":0,"part":' +
    jsonText(writePart(partOf(part), "answer", noLoss)) +
    "}\n\n" +
    'event: response.output_item.done\ndata: {"type":"response.output_item.done","sequence_number":' +
    state.sequence++ +
    ',"output_index":' +
    part.index +
    ',"item":' +
    jsonText(itemWire(state, part)) +
    "}\n\n"
  );
}

function openReasoning(state: StreamState, part: OpenPart): string {
  return (
    'event: response.output_item.added\ndata: {"type":"response.output_item.added","sequence_number":' +
    state.sequence++ +
    ',"output_index":' +
    part.index +
    ',"item":{"id":' +
    jsonText("rs_" + itemTail(state.id, part.index)) +
    ',"type":"reasoning","summary":[],"status":"in_progress"}}\n\n'
  );
}

function startTextOfReasoning(state: StreamState, part: OpenPart): string {
  return (
    'event: response.reasoning_summary_part.added\ndata: {"type":"response.reasoning_summary_part.added",' +
    '"sequence_number":' +
    state.sequence++ +
    ',"item_id":' +
    jsonText("rs_" + itemTail(state.id, part.index)) +
    ',"output_index":' +
    part.index +
    ',"summary_index":0,"part":{"type":"summary_text","text":""}}\n\n'
  );
}

function endTextOfReasoning(state: StreamState, part: OpenPart): string {
  return (
    'event: response.reasoning_summary_text.done\ndata: {"type":"response.reasoning_summary_text.done",' +
    '"sequence_number":' +
    state.sequence++ +
    ',"item_id":' +
    jsonText("rs_" + itemTail(state.id, part.index)) +
    ',"output_index":' +
    part.index +
    ',"summary_index":0,"text":' +
    jsonText(part.text) +
    "}\n\n" +
    'event: response.reasoning_summary_part.done\ndata: {"type":"response.reasoning_summary_part.done",' +
    '"sequence_number":' +
    state.sequence++ +
    ',"item_id":' +
    jsonText("rs_" + itemTail(state.id, part.index)) +
    ',"output_index":' +
    part.index +
    ',"summary_index":0,"part":{"type":"summary_text","text":' +
    jsonText(part.text) +
    "}}\n\n"
  );
}

function startPieceOfReasoning(): string {
  return (
    'event: response.reasoning_summary_text.delta\ndata: {"type":"response.reasoning_summary_text.delta",' +
    '"sequence_number":'
  );
}

function beginPieceOfReasoning(state: StreamState, part: OpenPart): string {
  return (
    ',"item_id":' +
    jsonText("rs_" + itemTail(state.id, part.index)) +
    ',"output_index":' +
    part.index +
    ',"summary_index":0,"delta":'
  );
}

function endPieceOfReasoning(): string {
  return "}\n\n";
}

function closeReasoning(state: StreamState, part: OpenPart): string {
  return (
    'event: response.output_item.done\ndata: {"type":"response.output_item.done","sequence_number":' +
    state.sequence++ +
    ',"output_index":' +
    part.index +
    ',"item":' +
    jsonText(itemWire(state, part)) +
    "}\n\n"
  );
}

function openCall(state: StreamState, part: OpenPart): string {
  return (
    'event: response.output_item.added\ndata: {"type":"response.output_item.added","sequence_number":' +
    state.sequence++ +
    ',"output_index":' +
    part.index +
    ',"item":' +
    jsonText({ ...itemWire(state, part), arguments: "", status: "in_progress" }) +
    "}\n\n"
  );
}

function startPieceOfCall(): string {
  return (
    "event: response.function_call_arguments.delta\n" +
    'data: {"type":"response.function_call_arguments.delta","sequence_number":'
  );
}

function beginPieceOfCall(state: StreamState, part: OpenPart): string {
  return (
    ',"item_id":' + jsonText("fc_" + itemTail(state.id, part.index)) + ',"output_index":' + part.index + ',"delta":'
  );
}

function endPieceOfCall(): string {
  return "}\n\n";
}

function closeCall(state: StreamState, part: OpenPart): string {
  return (
    'event: response.function_call_arguments.done\ndata: {"type":"response.function_call_arguments.done",' +
    '"sequence_number":' +
    state.sequence++ +
    ',"item_id":' +
    jsonText("fc_" + itemTail(state.id, part.index)) +
    ',"output_index":' +
    part.index +
    ',"name":' +
    jsonText(part.name) +
    ',"arguments":' +
    jsonText(part.text === "" ? "{}" : part.text) +
    "}\n\n" +
    'event: response.output_item.done\ndata: {"type":"response.output_item.done","sequence_number":' +
    state.sequence++ +
    ',"output_index":' +
    part.index +
    ',"item":' +
    jsonText(itemWire(state, part)) +
    "}\n\n"
  );
}

function openRefusal(state: StreamState, part: OpenPart): string {
  return (
    'event: response.output_item.added\ndata: {"type":"response.output_item.added","sequence_number":' +
    state.sequence++ +
    ',"output_index":' +
    part.index +
    ',"item":{"id":' +
    jsonText("msg_" + itemTail(state.id, part.index)) +
    ',"type":"message","status":"in_progress","role":"assistant","content":[]}}\n\n' +
    'event: response.content_part.added\ndata: {"type":"response.content_part.added","sequence_number":' +
    state.sequence++ +
    ',"item_id":' +
    jsonText("msg_" + itemTail(state.id, part.index)) +
    ',"output_index":' +
    part.index +
    ',"content_index":0,"part":{"type":"refusal","refusal":""}}\n\n'
  );
}

function startPieceOfRefusal(): string {
  return 'event: response.refusal.delta\ndata: {"type":"response.refusal.delta","sequence_number":';
}

function beginPieceOfRefusal(state: StreamState, part: OpenPart): string {
  return (
    ',"item_id":' +
    jsonText("msg_" + itemTail(state.id, part.index)) +
    ',"output_index":' +
    part.index +
    ',"content_index":0,"delta":'
  );
}

function endPieceOfRefusal(): string {
  return "}\n\n";
}

function closeRefusal(state: StreamState, part: OpenPart): string {
  return (
    'event: response.refusal.done\ndata: {"type":"response.refusal.done","sequence_number":' +
    state.sequence++ +
    ',"item_id":' +
    jsonText("msg_" + itemTail(state.id, part.index)) +
    ',"output_index":' +
    part.index +
    ',"content_index":0,"refusal":' +
    jsonText(part.text) +
    "}\n\n" +
    'event: response.content_part.done\ndata: {"type":"response.content_part.done","sequence_number":' +
    state.sequence++ +
    ',"item_id":' +
    jsonText("msg_" + itemTail(state.id, part.index)) +
    ',"output_index":' +
    part.index +
    ',"content_index":0,"part":' +
    jsonText(writePart(partOf(part), "answer", noLoss)) +
    "}\n\n" +
    'event: response.output_item.done\ndata: {"type":"response.output_item.done","sequence_number":' +
    state.sequence++ +
    ',"output_index":' +
    part.index +
    ',"item":' +
    jsonText(itemWire(state, part)) +
    "}\n\n"
  );
}

function openTextCall(state: StreamState, part: OpenPart): string {
  return (
    'event: response.output_item.added\ndata: {"type":"response.output_item.added","sequence_number":' +
    state.sequence++ +
    ',"output_index":' +
    part.index +
    ',"item":' +
    jsonText({ ...itemWire(state, part), input: "", status: "in_progress" }) +
    "}\n\n"
  );
}

function startPieceOfTextCall(): string {
  return (
    'event: response.custom_tool_call_input.delta\ndata: {"type":"response.custom_tool_call_input.delta",' +
    '"sequence_number":'
  );
}

function beginPieceOfTextCall(state: StreamState, part: OpenPart): string {
  return (
    ',"item_id":' + jsonText("ctc_" + itemTail(state.id, part.index)) + ',"output_index":' + part.index + ',"delta":'
  );
}

function endPieceOfTextCall(): string {
  return "}\n\n";
}

function closeTextCall(state: StreamState, part: OpenPart): string {
  return (
    'event: response.custom_tool_call_input.done\ndata: {"type":"response.custom_tool_call_input.done",' +
    '"sequence_number":' +
    state.sequence++ +
    ',"item_id":' +
    jsonText("ctc_" + itemTail(state.id, part.index)) +
    ',"output_index":' +
    part.index +
    ',"input":' +
    jsonText(part.text) +
    "}\n\n" +
    'event: response.output_item.done\ndata: {"type":"response.output_item.done","sequence_number":' +
    state.sequence++ +
    ',"output_index":' +
    part.index +
    ',"item":' +
    jsonText(itemWire(state, part)) +
    "}\n\n"
  );
}

function openSearchCall(state: StreamState, part: OpenPart): string {
  return (
    'event: response.output_item.added\ndata: {"type":"response.output_item.added","sequence_number":' +
    state.sequence++ +
    ',"output_index":' +
    part.index +
    ',"item":' +
    jsonText({ ...itemWire(state, part), arguments: {}, status: "in_progress" }) +
    "}\n\n"
  );
}

function closeSearchCall(state: StreamState, part: OpenPart): string {
  return (
    'event: response.output_item.done\ndata: {"type":"response.output_item.done","sequence_number":' +
    state.sequence++ +
    ',"output_index":' +
    part.index +
    ',"item":' +
    jsonText(itemWire(state, part)) +
    "}\n\n"
  );
}

function writeFinishEvents(state: StreamState): string {
  return (
    "event: response." +
    wordPart(finishWord(finishWords, state.finish, state.parts), 0) +
    '\ndata: {"type":' +
    jsonText("response." + wordPart(finishWord(finishWords, state.finish, state.parts), 0)) +
    ',"sequence_number":' +
    state.sequence++ +
    ',"response":' +
    jsonText(writeResponse(responseOf(state), state.echo)) +
    "}\n\n"
  );
}

/** Every event of a stream of the responses dialect. */
export const templates: StreamTemplates = {
  idPrefix: "resp_",
  callIdPrefix: "call_",
  explainsByRefusal: true,
  hasUnusableWord: true,
  interleaved: false,
  endsInState: true,
  hiddenAsState: true,
  repeatsProbabilities: true,
  marksCut: true,
  signed: [],
  start: writeStartEvents,
  parts: {
    text: {
      open: openText,
      text: {
        start: startPieceOfText,
        before: beginPieceOfText,
        after: endPieceOfText,
      },
      likelyText: extendLikelyText,
      citation: citeInText,
      close: closeText,
      hasItem: true,
    },
    reasoning: {
      open: openReasoning,
      textStart: startTextOfReasoning,
      textEnd: endTextOfReasoning,
      text: {
        start: startPieceOfReasoning,
        before: beginPieceOfReasoning,
        after: endPieceOfReasoning,
      },
      close: closeReasoning,
      hasItem: true,
    },
    call: {
      open: openCall,
      text: {
        start: startPieceOfCall,
        before: beginPieceOfCall,
        after: endPieceOfCall,
      },
      close: closeCall,
      hasItem: true,
    },
    refusal: {
      open: openRefusal,
      text: {
        start: startPieceOfRefusal,
        before: beginPieceOfRefusal,
        after: endPieceOfRefusal,
      },
      close: closeRefusal,
      hasItem: true,
    },
    text_call: {
      open: openTextCall,
      text: {
        start: startPieceOfTextCall,
        before: beginPieceOfTextCall,
        after: endPieceOfTextCall,
      },
      close: closeTextCall,
      hasItem: true,
    },
    search_call: {
      open: openSearchCall,
      close: closeSearchCall,
      hasItem: true,
    },
  },
  canCite: (one, loss) => writeCitation(one, loss) !== undefined,
  finish: writeFinishEvents,
  keepAlive: ": keep-alive\n\n",
};
