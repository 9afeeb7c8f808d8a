/** The state that a stream writer starts from. */
import { makeId, now } from "../write.js";
import type { StreamState, StreamTemplates, StreamWriterOptions } from "./contract.js";

export function initialState(
  { idPrefix }: StreamTemplates,
  { model, requestId, echo, inputEstimate: input = 0 }: StreamWriterOptions,
): StreamState {
  return {
    id: makeId(idPrefix),
    model,
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
