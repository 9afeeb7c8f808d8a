// Made from specs/mappings/generate-content.yaml by "make generate". Change the specs, not this file.
import type { StreamTemplates } from "../../codegen/runtime/stream/contract.js";
import { jsonText } from "../../codegen/runtime/stream/events.js";
import { jsonObject } from "../../codegen/runtime/transforms/index.js";
import { finishWords, writeUsage } from "./write.js";

/** Every event of a generate-content stream. */
export const templates: StreamTemplates = {
  idPrefix: "",
  callIdPrefix: "call_",
  explainsByRefusal: false,
  interleaved: false,
  start: () => "",
  parts: {
    text: {
      text: (state, _part, piece) => "data: {\"modelVersion\":" + jsonText(state.model) + ",\"responseId\":" + jsonText(state.id) + ",\"candidates\":[{\"content\":{\"role\":\"model\",\"parts\":[{\"text\":" + jsonText(piece) + "}]},\"index\":0}]}\n\n",
    },
    reasoning: {
      text: (state, _part, piece) => "data: {\"modelVersion\":" + jsonText(state.model) + ",\"responseId\":" + jsonText(state.id) + ",\"candidates\":[{\"content\":{\"role\":\"model\",\"parts\":[{\"text\":" + jsonText(piece) + ",\"thought\":true}]},\"index\":0}]}\n\n",
      signature: (state, part) => "data: {\"modelVersion\":" + jsonText(state.model) + ",\"responseId\":" + jsonText(state.id) + ",\"candidates\":[{\"content\":{\"role\":\"model\",\"parts\":[{\"text\":\"\",\"thoughtSignature\":" + jsonText(part.signature) + "}]},\"index\":0}]}\n\n",
    },
    call: {
      close: (state, part) => "data: {\"modelVersion\":" + jsonText(state.model) + ",\"responseId\":" + jsonText(state.id) + ",\"candidates\":[{\"content\":{\"role\":\"model\",\"parts\":[{\"functionCall\":{\"id\":" + jsonText(part.id) + ",\"name\":" + jsonText(part.name) + ",\"args\":" + jsonText(jsonObject.write(part.text)) + "}}]},\"index\":0}]}\n\n",
    },
    refusal: {
      text: (state, _part, piece) => "data: {\"modelVersion\":" + jsonText(state.model) + ",\"responseId\":" + jsonText(state.id) + ",\"candidates\":[{\"content\":{\"role\":\"model\",\"parts\":[{\"text\":" + jsonText(piece) + "}]},\"index\":0}]}\n\n",
    },
  },
  finish: (state) => "data: {\"modelVersion\":" + jsonText(state.model) + ",\"responseId\":" + jsonText(state.id) + ",\"candidates\":[{\"content\":{\"role\":\"model\",\"parts\":[]},\"finishReason\":" + jsonText(finishWords.get(state.finish) ?? null) + ",\"finishMessage\":" + jsonText(state.explanation ?? null) + ",\"index\":0}],\"usageMetadata\":" + jsonText(writeUsage(state.usage)) + "}\n\n",
  keepAlive: ": keep-alive\n\n",
};
