// Made from specs/dialects/responses/mapping.yaml by "make generate". Change the specs, not this file.
import { itemTail, nameItems } from "../../src/conversion/content.js";
import type { Json } from "../../src/conversion/json.js";
import { noLoss } from "../../src/conversion/loss.js";
import type { OpenPart, StreamState, StreamTemplates } from "../../src/conversion/stream/contract.js";
import { jsonText, partOf, responseOf } from "../../src/conversion/stream/events.js";
import { finishWord, wordPart } from "../../src/conversion/write.js";
import type { Citation } from "../interlingua/text.js";
import { finishWords, writeAnswerTurns, writeCitation, writePart, writeResponse } from "./write.js";

const itemIds = "id";

function citationWire(_state: StreamState, _part: OpenPart, citation: Citation): Json | undefined {
  return writeCitation(citation, noLoss);
}

/** Every event of a responses stream. */
export const templates: StreamTemplates = {
  idPrefix: "resp_",
  callIdPrefix: "call_",
  explainsByRefusal: true,
  interleaved: false,
  endsInState: true,
  hiddenAsState: true,
  signed: [],
  start: (state) =>
    'event: response.created\ndata: {"type":"response.created","sequence_number":' +
    state.sequence++ +
    ',"response":' +
    jsonText({
      ...writeResponse(responseOf(state), state.echo),
      ...{ status: "in_progress", usage: null, output: [] },
    }) +
    "}\n\n" +
    'event: response.in_progress\ndata: {"type":"response.in_progress","sequence_number":' +
    state.sequence++ +
    ',"response":' +
    jsonText({
      ...writeResponse(responseOf(state), state.echo),
      ...{ status: "in_progress", usage: null, output: [] },
    }) +
    "}\n\n",
  parts: {
    text: {
      open: (state, part) =>
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
        ',"content_index":0,"part":{"type":"output_text","text":"","annotations":[],"logprobs":[]}}\n\n',
      text: (state, part, piece) =>
        'event: response.output_text.delta\ndata: {"type":"response.output_text.delta","sequence_number":' +
        state.sequence++ +
        ',"item_id":' +
        jsonText("msg_" + itemTail(state.id, part.index)) +
        ',"output_index":' +
        part.index +
        ',"content_index":0,"delta":' +
        jsonText(piece) +
        ',"logprobs":[]}\n\n',
      citation: (state, part, citation, index) =>
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
        "}\n\n",
      close: (state, part) =>
        'event: response.output_text.done\ndata: {"type":"response.output_text.done","sequence_number":' +
        state.sequence++ +
        ',"item_id":' +
        jsonText("msg_" + itemTail(state.id, part.index)) +
        ',"output_index":' +
        part.index +
        ',"content_index":0,"text":' +
        jsonText(part.text) +
        ',"logprobs":[]}\n\n' +
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
        jsonText(
          nameItems(
            writeAnswerTurns([{ role: "assistant", parts: [partOf(part)] }], noLoss),
            itemIds,
            state.id,
            part.index,
          )[0],
        ) +
        "}\n\n",
    },
    reasoning: {
      open: (state, part) =>
        'event: response.output_item.added\ndata: {"type":"response.output_item.added","sequence_number":' +
        state.sequence++ +
        ',"output_index":' +
        part.index +
        ',"item":{"id":' +
        jsonText("rs_" + itemTail(state.id, part.index)) +
        ',"type":"reasoning","summary":[],"status":"in_progress"}}\n\n',
      textStart: (state, part) =>
        'event: response.reasoning_summary_part.added\ndata: {"type":"response.reasoning_summary_part.added",' +
        '"sequence_number":' +
        state.sequence++ +
        ',"item_id":' +
        jsonText("rs_" + itemTail(state.id, part.index)) +
        ',"output_index":' +
        part.index +
        ',"summary_index":0,"part":{"type":"summary_text","text":""}}\n\n',
      textEnd: (state, part) =>
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
        "}}\n\n",
      text: (state, part, piece) =>
        'event: response.reasoning_summary_text.delta\ndata: {"type":"response.reasoning_summary_text.delta",' +
        '"sequence_number":' +
        state.sequence++ +
        ',"item_id":' +
        jsonText("rs_" + itemTail(state.id, part.index)) +
        ',"output_index":' +
        part.index +
        ',"summary_index":0,"delta":' +
        jsonText(piece) +
        "}\n\n",
      close: (state, part) =>
        'event: response.output_item.done\ndata: {"type":"response.output_item.done","sequence_number":' +
        state.sequence++ +
        ',"output_index":' +
        part.index +
        ',"item":' +
        jsonText(
          nameItems(
            writeAnswerTurns([{ role: "assistant", parts: [partOf(part)] }], noLoss),
            itemIds,
            state.id,
            part.index,
          )[0],
        ) +
        "}\n\n",
    },
    call: {
      open: (state, part) =>
        'event: response.output_item.added\ndata: {"type":"response.output_item.added","sequence_number":' +
        state.sequence++ +
        ',"output_index":' +
        part.index +
        ',"item":' +
        jsonText({
          ...nameItems(
            writeAnswerTurns([{ role: "assistant", parts: [partOf(part)] }], noLoss),
            itemIds,
            state.id,
            part.index,
          )[0],
          ...{ arguments: "", status: "in_progress" },
        }) +
        "}\n\n",
      text: (state, part, piece) =>
        "event: response.function_call_arguments.delta\n" +
        'data: {"type":"response.function_call_arguments.delta","sequence_number":' +
        state.sequence++ +
        ',"item_id":' +
        jsonText("fc_" + itemTail(state.id, part.index)) +
        ',"output_index":' +
        part.index +
        ',"delta":' +
        jsonText(piece) +
        "}\n\n",
      close: (state, part) =>
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
        jsonText(
          nameItems(
            writeAnswerTurns([{ role: "assistant", parts: [partOf(part)] }], noLoss),
            itemIds,
            state.id,
            part.index,
          )[0],
        ) +
        "}\n\n",
    },
    refusal: {
      open: (state, part) =>
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
        ',"content_index":0,"part":{"type":"refusal","refusal":""}}\n\n',
      text: (state, part, piece) =>
        'event: response.refusal.delta\ndata: {"type":"response.refusal.delta","sequence_number":' +
        state.sequence++ +
        ',"item_id":' +
        jsonText("msg_" + itemTail(state.id, part.index)) +
        ',"output_index":' +
        part.index +
        ',"content_index":0,"delta":' +
        jsonText(piece) +
        "}\n\n",
      close: (state, part) =>
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
        jsonText(
          nameItems(
            writeAnswerTurns([{ role: "assistant", parts: [partOf(part)] }], noLoss),
            itemIds,
            state.id,
            part.index,
          )[0],
        ) +
        "}\n\n",
    },
    text_call: {
      open: (state, part) =>
        'event: response.output_item.added\ndata: {"type":"response.output_item.added","sequence_number":' +
        state.sequence++ +
        ',"output_index":' +
        part.index +
        ',"item":' +
        jsonText({
          ...nameItems(
            writeAnswerTurns([{ role: "assistant", parts: [partOf(part)] }], noLoss),
            itemIds,
            state.id,
            part.index,
          )[0],
          ...{ input: "", status: "in_progress" },
        }) +
        "}\n\n",
      text: (state, part, piece) =>
        'event: response.custom_tool_call_input.delta\ndata: {"type":"response.custom_tool_call_input.delta",' +
        '"sequence_number":' +
        state.sequence++ +
        ',"item_id":' +
        jsonText("ctc_" + itemTail(state.id, part.index)) +
        ',"output_index":' +
        part.index +
        ',"delta":' +
        jsonText(piece) +
        "}\n\n",
      close: (state, part) =>
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
        jsonText(
          nameItems(
            writeAnswerTurns([{ role: "assistant", parts: [partOf(part)] }], noLoss),
            itemIds,
            state.id,
            part.index,
          )[0],
        ) +
        "}\n\n",
    },
    search_call: {
      open: (state, part) =>
        'event: response.output_item.added\ndata: {"type":"response.output_item.added","sequence_number":' +
        state.sequence++ +
        ',"output_index":' +
        part.index +
        ',"item":' +
        jsonText({
          ...nameItems(
            writeAnswerTurns([{ role: "assistant", parts: [partOf(part)] }], noLoss),
            itemIds,
            state.id,
            part.index,
          )[0],
          ...{ arguments: {}, status: "in_progress" },
        }) +
        "}\n\n",
      close: (state, part) =>
        'event: response.output_item.done\ndata: {"type":"response.output_item.done","sequence_number":' +
        state.sequence++ +
        ',"output_index":' +
        part.index +
        ',"item":' +
        jsonText(
          nameItems(
            writeAnswerTurns([{ role: "assistant", parts: [partOf(part)] }], noLoss),
            itemIds,
            state.id,
            part.index,
          )[0],
        ) +
        "}\n\n",
    },
  },
  finish: (state) =>
    "event: response." +
    wordPart(finishWord(finishWords, state.finish, state.parts), 0) +
    '\ndata: {"type":' +
    jsonText("response." + wordPart(finishWord(finishWords, state.finish, state.parts), 0)) +
    ',"sequence_number":' +
    state.sequence++ +
    ',"response":' +
    jsonText(writeResponse(responseOf(state), state.echo)) +
    "}\n\n",
  keepAlive: ": keep-alive\n\n",
};
