// Made from specs/mappings/chat.yaml by "make generate". Change the specs, not this file.
import { noLoss } from "../../codegen/runtime/loss.js";
import type { StreamTemplates } from "../../codegen/runtime/stream/contract.js";
import { jsonText } from "../../codegen/runtime/stream/events.js";
import { finishWords, writeCitation, writeUsage } from "./write.js";

/** Every event of a chat stream. */
export const templates: StreamTemplates = {
  idPrefix: "chatcmpl-",
  callIdPrefix: "call_",
  explainsByRefusal: true,
  interleaved: true,
  start: (state) => "data: {\"id\":" + jsonText(state.id) + ",\"object\":\"chat.completion.chunk\",\"created\":" + state.created + ",\"model\":" + jsonText(state.model) + ",\"choices\":[{\"index\":0,\"delta\":{\"role\":\"assistant\",\"content\":\"\"},\"logprobs\":null,\"finish_reason\":null}]}\n\n",
  parts: {
    text: {
      text: (state, _part, piece) => "data: {\"id\":" + jsonText(state.id) + ",\"object\":\"chat.completion.chunk\",\"created\":" + state.created + ",\"model\":" + jsonText(state.model) + ",\"choices\":[{\"index\":0,\"delta\":{\"content\":" + jsonText(piece) + "},\"logprobs\":null,\"finish_reason\":null}]}\n\n",
      citation: (state, _part, citation) => "data: {\"id\":" + jsonText(state.id) + ",\"object\":\"chat.completion.chunk\",\"created\":" + state.created + ",\"model\":" + jsonText(state.model) + ",\"choices\":[{\"index\":0,\"delta\":{\"annotations\":[" + jsonText(writeCitation(citation, noLoss)) + "]},\"logprobs\":null,\"finish_reason\":null}]}\n\n",
    },
    reasoning: {
      text: (state, _part, piece) => "data: {\"id\":" + jsonText(state.id) + ",\"object\":\"chat.completion.chunk\",\"created\":" + state.created + ",\"model\":" + jsonText(state.model) + ",\"choices\":[{\"index\":0,\"delta\":{\"reasoning_content\":" + jsonText(piece) + "},\"logprobs\":null,\"finish_reason\":null}]}\n\n",
    },
    call: {
      open: (state, part) => "data: {\"id\":" + jsonText(state.id) + ",\"object\":\"chat.completion.chunk\",\"created\":" + state.created + ",\"model\":" + jsonText(state.model) + ",\"choices\":[{\"index\":0,\"delta\":{\"tool_calls\":[{\"index\":" + part.kindIndex + ",\"id\":" + jsonText(part.id) + ",\"type\":\"function\",\"function\":{\"name\":" + jsonText(part.name) + ",\"arguments\":\"\"}}]},\"logprobs\":null,\"finish_reason\":null}]}\n\n",
      text: (state, part, piece) => "data: {\"id\":" + jsonText(state.id) + ",\"object\":\"chat.completion.chunk\",\"created\":" + state.created + ",\"model\":" + jsonText(state.model) + ",\"choices\":[{\"index\":0,\"delta\":{\"tool_calls\":[{\"index\":" + part.kindIndex + ",\"function\":{\"arguments\":" + jsonText(piece) + "}}]},\"logprobs\":null,\"finish_reason\":null}]}\n\n",
    },
    refusal: {
      text: (state, _part, piece) => "data: {\"id\":" + jsonText(state.id) + ",\"object\":\"chat.completion.chunk\",\"created\":" + state.created + ",\"model\":" + jsonText(state.model) + ",\"choices\":[{\"index\":0,\"delta\":{\"refusal\":" + jsonText(piece) + "},\"logprobs\":null,\"finish_reason\":null}]}\n\n",
    },
  },
  finish: (state) => "data: {\"id\":" + jsonText(state.id) + ",\"object\":\"chat.completion.chunk\",\"created\":" + state.created + ",\"model\":" + jsonText(state.model) + ",\"choices\":[{\"index\":0,\"delta\":{},\"logprobs\":null,\"finish_reason\":" + jsonText(finishWords.get(state.finish) ?? null) + "}]}\n\n",
  usage: (state) => "data: {\"id\":" + jsonText(state.id) + ",\"object\":\"chat.completion.chunk\",\"created\":" + state.created + ",\"model\":" + jsonText(state.model) + ",\"choices\":[],\"usage\":" + jsonText(writeUsage(state.usage)) + "}\n\n",
  end: () => "data: [DONE]\n\n",
  keepAlive: ": keep-alive\n\n",
};
