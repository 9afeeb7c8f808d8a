/** The state that a stream writer starts from, and the usage that it ends with. */
import type { Usage } from "../../../generated/interlingua/text.js";
import { settleUsage } from "../settle.js";
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

/** The usage in the events that start a stream: the prompt is counted, and clients add later output to this one. */
export function startingUsage(usage: Usage): Usage {
  return { ...usage, output: 0, reasoning: undefined, total: usage.input };
}

/** Counts that were not reported are estimates, as they are charged. */
export function estimatedUsage(
  usage: Usage = {},
  { inputEstimate = 0, outputEstimate }: Pick<StreamWriterOptions, "inputEstimate" | "outputEstimate">,
): Usage {
  const { input = inputEstimate, output = outputEstimate?.() ?? 0 } = usage;
  return settleUsage({ ...usage, input, output });
}
