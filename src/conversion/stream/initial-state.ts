/** The state that a stream writer starts from. */
import { makeId, now } from "../write.js";
import { jsonText } from "./events.js";
import type { StreamState, StreamTemplates, StreamWriterOptions } from "./contract.js";

export function initialState(
  { idPrefix }: StreamTemplates,
  { model, requestId, echo, inputEstimate: input = 0 }: StreamWriterOptions,
): StreamState {
  const id = makeId(idPrefix);
  return {
    id,
    model,
    idText: jsonText(id),
    modelText: jsonText(model),
    starts: [],
    created: now(),
    requestId,
    echo,
    sequence: 0,
    parts: [],
    finish: "other",
    stopSequence: undefined,
    explanation: undefined,
    usage: { input, output: 0, total: input },
  };
}
