// Made from specs/dialects/ollama-chat/mapping.yaml by "make generate". Change the specs, not this file.
import type { OpenPart, StreamState, StreamTemplates } from "../../src/conversion/stream/contract.js";
import { jsonText, responseOf } from "../../src/conversion/stream/events.js";
import { isoTime, jsonObject } from "../../src/conversion/transforms/index.js";
import { writeResponse } from "./write.js";

function extendText(state: StreamState, _part: OpenPart, piece: string): string {
  return (
    (state.starts[0] ??=
      '{"model":' +
      state.modelText +
      ',"created_at":' +
      jsonText(isoTime.write(state.created)) +
      ',"message":{"role":"assistant","content":') +
    jsonText(piece) +
    '},"done":false}\n'
  );
}

function extendReasoning(state: StreamState, _part: OpenPart, piece: string): string {
  return (
    (state.starts[1] ??=
      '{"model":' +
      state.modelText +
      ',"created_at":' +
      jsonText(isoTime.write(state.created)) +
      ',"message":{"role":"assistant","content":"","thinking":') +
    jsonText(piece) +
    '},"done":false}\n'
  );
}

function closeCall(state: StreamState, part: OpenPart): string {
  return (
    '{"model":' +
    state.modelText +
    ',"created_at":' +
    jsonText(isoTime.write(state.created)) +
    ',"message":{"role":"assistant","content":"","tool_calls":[{"id":' +
    jsonText(part.id) +
    ',"function":{"name":' +
    jsonText(part.name) +
    ',"arguments":' +
    jsonText(jsonObject.write(part.text)) +
    '}}]},"done":false}\n'
  );
}

function extendRefusal(state: StreamState, _part: OpenPart, piece: string): string {
  return (
    (state.starts[3] ??=
      '{"model":' +
      state.modelText +
      ',"created_at":' +
      jsonText(isoTime.write(state.created)) +
      ',"message":{"role":"assistant","content":') +
    jsonText(piece) +
    '},"done":false}\n'
  );
}

function writeFinishEvents(state: StreamState): string {
  return (
    jsonText({ ...writeResponse(responseOf(state), state.echo), message: { role: "assistant", content: "" } }) + "\n"
  );
}

/** Every event of a stream of the ollama-chat dialect. */
export const templates: StreamTemplates = {
  idPrefix: "",
  callIdPrefix: "call_",
  explainsByRefusal: false,
  interleaved: false,
  endsInState: true,
  hiddenAsState: false,
  signed: [],
  start: () => "",
  parts: {
    text: {
      text: extendText,
    },
    reasoning: {
      text: extendReasoning,
    },
    call: {
      close: closeCall,
    },
    refusal: {
      text: extendRefusal,
    },
  },
  finish: writeFinishEvents,
  keepAlive: '{"model":"","message":{"role":"assistant","content":""},"done":false}\n',
};
