// Made from specs/dialects/chat/mapping.yaml by "make generate". Change the specs, not this file.
import { inAllWords } from "../../src/conversion/citations.js";
import type { Json } from "../../src/conversion/json.js";
import { noLoss } from "../../src/conversion/loss.js";
import type { OpenPart, StreamState, StreamTemplates } from "../../src/conversion/stream/contract.js";
import { jsonText } from "../../src/conversion/stream/events.js";
import { finishWord } from "../../src/conversion/write.js";
import type { Citation } from "../interlingua/text.js";
import { finishWords, writeCitation, writeUsage } from "./write.js";

function citationWire(state: StreamState, part: OpenPart, citation: Citation): Json | undefined {
  return writeCitation(inAllWords(state.parts, part, citation), noLoss);
}

/** Every event of a chat stream. */
export const templates: StreamTemplates = {
  idPrefix: "chatcmpl-",
  callIdPrefix: "call_",
  explainsByRefusal: true,
  interleaved: true,
  endsInState: true,
  hiddenAsState: false,
  signed: [],
  start: (state) =>
    'data: {"id":' +
    jsonText(state.id) +
    ',"object":"chat.completion.chunk","created":' +
    state.created +
    ',"model":' +
    jsonText(state.model) +
    ',"choices":[{"index":0,"delta":{"role":"assistant","content":""},"logprobs":null,' +
    '"finish_reason":null}]}\n\n',
  parts: {
    text: {
      text: (state, _part, piece) =>
        'data: {"id":' +
        jsonText(state.id) +
        ',"object":"chat.completion.chunk","created":' +
        state.created +
        ',"model":' +
        jsonText(state.model) +
        ',"choices":[{"index":0,"delta":{"content":' +
        jsonText(piece) +
        '},"logprobs":null,"finish_reason":null}]}\n\n',
      citation: (state, part, citation) =>
        'data: {"id":' +
        jsonText(state.id) +
        ',"object":"chat.completion.chunk","created":' +
        state.created +
        ',"model":' +
        jsonText(state.model) +
        ',"choices":[{"index":0,"delta":{"annotations":[' +
        jsonText(citationWire(state, part, citation)) +
        ']},"logprobs":null,"finish_reason":null}]}\n\n',
    },
    reasoning: {
      text: (state, _part, piece) =>
        'data: {"id":' +
        jsonText(state.id) +
        ',"object":"chat.completion.chunk","created":' +
        state.created +
        ',"model":' +
        jsonText(state.model) +
        ',"choices":[{"index":0,"delta":{"reasoning_content":' +
        jsonText(piece) +
        '},"logprobs":null,"finish_reason":null}]}\n\n',
    },
    call: {
      open: (state, part) =>
        'data: {"id":' +
        jsonText(state.id) +
        ',"object":"chat.completion.chunk","created":' +
        state.created +
        ',"model":' +
        jsonText(state.model) +
        ',"choices":[{"index":0,"delta":{"tool_calls":[{"index":' +
        part.kindIndex +
        ',"id":' +
        jsonText(part.id) +
        ',"type":"function","function":{"name":' +
        jsonText(part.name) +
        ',"arguments":""}}]},"logprobs":null,"finish_reason":null}]}\n\n',
      text: (state, part, piece) =>
        'data: {"id":' +
        jsonText(state.id) +
        ',"object":"chat.completion.chunk","created":' +
        state.created +
        ',"model":' +
        jsonText(state.model) +
        ',"choices":[{"index":0,"delta":{"tool_calls":[{"index":' +
        part.kindIndex +
        ',"function":{"arguments":' +
        jsonText(piece) +
        '}}]},"logprobs":null,"finish_reason":null}]}\n\n',
    },
    refusal: {
      text: (state, _part, piece) =>
        'data: {"id":' +
        jsonText(state.id) +
        ',"object":"chat.completion.chunk","created":' +
        state.created +
        ',"model":' +
        jsonText(state.model) +
        ',"choices":[{"index":0,"delta":{"refusal":' +
        jsonText(piece) +
        '},"logprobs":null,"finish_reason":null}]}\n\n',
    },
    text_call: {
      open: (state, part) =>
        'data: {"id":' +
        jsonText(state.id) +
        ',"object":"chat.completion.chunk","created":' +
        state.created +
        ',"model":' +
        jsonText(state.model) +
        ',"choices":[{"index":0,"delta":{"tool_calls":[{"index":' +
        part.kindIndex +
        ',"id":' +
        jsonText(part.id) +
        ',"type":"custom","custom":{"name":' +
        jsonText(part.name) +
        ',"input":""}}]},"logprobs":null,"finish_reason":null}]}\n\n',
      text: (state, part, piece) =>
        'data: {"id":' +
        jsonText(state.id) +
        ',"object":"chat.completion.chunk","created":' +
        state.created +
        ',"model":' +
        jsonText(state.model) +
        ',"choices":[{"index":0,"delta":{"tool_calls":[{"index":' +
        part.kindIndex +
        ',"custom":{"input":' +
        jsonText(piece) +
        '}}]},"logprobs":null,"finish_reason":null}]}\n\n',
    },
  },
  finish: (state) =>
    'data: {"id":' +
    jsonText(state.id) +
    ',"object":"chat.completion.chunk","created":' +
    state.created +
    ',"model":' +
    jsonText(state.model) +
    ',"choices":[{"index":0,"delta":{},"logprobs":null,"finish_reason":' +
    jsonText(finishWord(finishWords, state.finish, state.parts) ?? null) +
    "}]}\n\n",
  usage: (state) =>
    'data: {"id":' +
    jsonText(state.id) +
    ',"object":"chat.completion.chunk","created":' +
    state.created +
    ',"model":' +
    jsonText(state.model) +
    ',"choices":[],"usage":' +
    jsonText(writeUsage(state.usage)) +
    "}\n\n",
  end: () => "data: [DONE]\n\n",
  marker: "data: [DONE]\n\n",
  keepAlive: ": keep-alive\n\n",
};
