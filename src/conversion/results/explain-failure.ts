/** Adds an explanation to a failure without one, because clients expect it. */
import type { Response, State } from "../../../generated/interlingua/video.js";

const REASONS: Partial<Record<State, string>> = {
  failed: "The video could not be made.",
  cancelled: "The task was cancelled.",
  incomplete: "The video was not finished.",
  exhausted: "What the model was allowed to use was used up.",
};

/** `states`: those that need an explanation; all of them unless given. */
export function explainFailure(response: Response, states?: readonly State[]): Response {
  const { state, fault = "internal", explanation } = response;
  const reason = state === undefined || states?.includes(state) === false ? undefined : REASONS[state];
  return reason === undefined ? response : { ...response, fault, explanation: explanation ?? reason };
}
