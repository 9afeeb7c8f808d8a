/** Sampling parameters while the model reasons. */
import type { Request } from "../../../generated/interlingua/text.js";
import type { Loss } from "../loss.js";
import { withoutBudget } from "../reasoning-words.js";

const leastTopP = 0.95;

/** Removes sampling parameters that a vendor refuses while the model reasons, and reports them. */
export function samplingBesideReasoning(given: Request, loss: Loss): Request {
  const request = withoutForcedReasoning(given, loss);
  const mode = request.reasoning?.mode;
  if (mode !== "on" && mode !== "adaptive") return request;
  const fitted = { ...request };
  if (fitted.temperature !== undefined && fitted.temperature !== 1) {
    loss.dropConcept(request, "temperature", fitted.temperature);
    fitted.temperature = undefined;
  }
  if (fitted.top_k !== undefined) {
    loss.dropConcept(request, "top_k", fitted.top_k);
    fitted.top_k = undefined;
  }
  if (fitted.top_p !== undefined && fitted.top_p < leastTopP) {
    loss.dropConcept(request, "top_p", fitted.top_p);
    fitted.top_p = undefined;
  }
  return fitted;
}

/** Without this member of the request it changes nothing. */
samplingBesideReasoning.about = ["reasoning"] as const;

/** Concepts that this pass drops, except under these conditions. */
samplingBesideReasoning.drops = {
  temperature: "without reasoning",
  top_k: "without reasoning",
  top_p: "without reasoning, or near 1",
} as const;

/** A required call takes precedence over a budget: the vendor accepts only one of them. */
function withoutForcedReasoning(request: Request, loss: Loss): Request {
  const { reasoning, tool_choice: choice } = request;
  if (reasoning?.mode !== "on" || choice?.mode !== "required") return request;
  return { ...request, reasoning: withoutBudget(reasoning, loss) };
}
