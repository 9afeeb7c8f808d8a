/** Probabilities of tokens that the client does not want. */
import type { Request } from "../../../generated/interlingua/text.js";
import type { Loss } from "../loss.js";

/** Removes a switch that is off, and a number of likely tokens that is 0 or without the switch: some refuse both. */
export function dropIdleProbabilities(request: Request, loss: Loss): Request {
  const { logprobs, top_logprobs: top } = request;
  if (logprobs === true) return top === 0 ? { ...request, top_logprobs: undefined } : request;
  loss.dropConcept(request, "top_logprobs", top, 0);
  return { ...request, logprobs: undefined, top_logprobs: undefined };
}

/** Without these members of the request it changes nothing. */
dropIdleProbabilities.about = ["logprobs", "top_logprobs"] as const;

/** Concepts that this pass drops, except under these conditions. */
dropIdleProbabilities.drops = { logprobs: "where it is true", top_logprobs: "beside logprobs" } as const;
