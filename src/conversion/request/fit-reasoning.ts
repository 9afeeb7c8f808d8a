/**
 * Writes the amount of reasoning in the form of the target: an effort, a budget of tokens, or a mode. No vendor
 * publishes a conversion, so the thresholds are the common ones.
 */
import type { Effort, Reasoning, Request } from "../../../generated/interlingua/text.js";
import type { WriteContext } from "../dialect.js";
import type { Family } from "../family.js";
import type { Loss } from "../loss.js";
import {
  ANSWER_RESERVE,
  bySwitch,
  effortOf,
  inFamilyWords,
  isOff,
  type ReasoningPlace,
  dropReasoning,
  withoutReasoning,
} from "../reasoning-words.js";

interface Options {
  readonly controls: readonly ReasoningPlace[];
  readonly least_budget?: number;
  /** The effort for targets that cannot switch reasoning off. */
  readonly least_effort?: Effort;
  /** The dialect's host may refuse efforts together with tools, for some families. */
  readonly beside_tools?: "heeded";
}

type FitContext = Pick<WriteContext, "family" | "outputLimit" | "usualLimit" | "reasoningSwitch">;

/** Writes reasoning as an effort, a budget or a mode: as the model's family accepts it, or else as its dialect does. */
export function fitReasoning(request: Request, loss: Loss, options: Options, known: FitContext): Request {
  const { reasoning: given } = request;
  const worded = mustStayOff(request, known)
    ? { ...request, reasoning: given && withoutReasoning(given, loss) }
    : given === undefined
      ? request
      : fitGiven(request, given, loss, options, known);
  const fitted = request.output_limit === undefined ? withUsualLimit(worded, known) : worded;
  return options.beside_tools === undefined ? fitted : fitBesideTools(fitted, given, known.family?.beside_tools, loss);
}

/** Some hosts refuse whole answers of models that reason, and these models reason by default. */
function mustStayOff({ stream }: Request, { family, reasoningSwitch }: FitContext): boolean {
  const words = family?.reasoning;
  if (reasoningSwitch === undefined || stream === true || typeof words !== "object" || words.switched !== "streams")
    return false;
  reasoningSwitch.setting = "off";
  return true;
}

/** Adds the usual limit where one is required. It includes room for a requested budget. */
function withUsualLimit(request: Request, { outputLimit, usualLimit }: FitContext): Request {
  if (usualLimit === undefined) return request;
  return { ...request, output_limit: outputLimit ?? Math.max(request.output_limit ?? 0, usualLimit) };
}

function fitGiven(
  request: Request,
  given: Reasoning,
  loss: Loss,
  options: Options,
  { family = {}, outputLimit, reasoningSwitch }: FitContext,
): Request {
  const accepted = family.reasoning;
  const limit = request.output_limit ?? outputLimit;
  if (accepted === undefined) return fitToDialect(request, given, limit, loss, options);
  if (accepted === "none") return { ...request, reasoning: withoutReasoning(given, loss) };
  const switched = accepted.switched !== undefined ? bySwitch(given, accepted, reasoningSwitch, loss) : undefined;
  if (switched !== undefined) return { ...request, reasoning: switched };
  const reasoning = inFamilyWords(given, accepted, options.controls, limit ?? family.output, loss);
  if (reasoning === undefined) return fitToDialect(request, given, limit, loss, options);
  if (limit !== undefined || !options.controls.includes("mode")) return { ...request, reasoning };
  return { ...request, reasoning, output_limit: leastOf(withAnswerReserve(reasoning.budget), family.output) };
}

/** The one effort that a vendor accepts together with tools, or none. The requested effort is lost. */
function fitBesideTools(
  request: Request,
  given: Reasoning | undefined,
  word: Family["beside_tools"],
  loss: Loss,
): Request {
  if (word === undefined || request.tools === undefined || request.tools.length === 0) return request;
  const effort = word === "omit" ? undefined : word;
  if (request.reasoning?.effort === effort) return request;
  if (given !== undefined && !isOff(given)) dropReasoning(given, loss);
  return { ...request, reasoning: { ...(given && { origin: given.origin, visible: given.visible }), effort } };
}

function leastOf(room: number | undefined, most = Infinity): number | undefined {
  return room === undefined ? undefined : Math.min(room, most);
}

function fitToDialect(
  request: Request,
  given: Reasoning,
  limit: number | undefined,
  loss: Loss,
  { controls, least_budget = 0, least_effort = "none" }: Options,
): Request {
  if (!controls.includes("mode"))
    return {
      ...request,
      reasoning: controls.includes("budget") ? inBudgets(given, loss) : inWords(given, least_effort, loss),
    };
  const reasoning = inModes(given, limit, least_budget, loss);
  return {
    ...request,
    reasoning,
    output_limit: request.output_limit ?? (limit === undefined ? withAnswerReserve(reasoning.budget) : undefined),
  };
}

/** Reasoning counts against the output limit. If the client sets none, there must be room for the answer too. */
function withAnswerReserve(budget: number | undefined): number | undefined {
  return budget === undefined ? undefined : budget + ANSWER_RESERVE;
}

/** For a target with an effort only. Beside an effort, a budget has no effect. */
function inWords(given: Reasoning, least: Effort, loss: Loss): Reasoning {
  const { mode, budget, ...rest } = given;
  if (rest.effort !== undefined && rest.effort !== "none") {
    loss.dropConcept(given, "budget", budget);
    return rest;
  }
  if (mode === "off" || budget === 0 || rest.effort === "none") return { ...rest, effort: least };
  const effort = effortOf(budget);
  return effort === undefined ? { ...rest, mode } : { ...rest, effort };
}

/** For a target with a budget or an effort, never both. No reasoning is a budget of zero. */
function inBudgets(given: Reasoning, loss: Loss): Reasoning {
  const { mode, budget, effort, ...rest } = given;
  if (mode === "off" || effort === "none" || budget === 0) return { ...hidden(rest, loss), budget: 0 };
  if (budget !== undefined) return { ...rest, budget };
  return effort === undefined ? { ...rest, mode } : { ...rest, effort };
}

/** Vendors refuse a visibility for reasoning that is switched off. */
function hidden({ visible, ...rest }: Reasoning, loss: Loss): Reasoning {
  loss.dropConcept(rest, "visible", visible, "omitted");
  return rest;
}

/** For a target that switches reasoning on or off, or lets the model decide. */
function inModes(given: Reasoning, outputLimit: number | undefined, leastBudget: number, loss: Loss): Reasoning {
  if (given.mode === "off" || given.effort === "none" || given.budget === 0) {
    return { origin: hidden(given, loss).origin, mode: "off" };
  }
  if (
    given.mode === undefined &&
    given.effort === undefined &&
    given.budget === undefined &&
    given.visible === "omitted"
  )
    return { origin: given.origin };
  if (given.budget === undefined)
    return {
      ...given,
      mode: given.mode ?? (given.effort === undefined && given.visible !== "summarized" ? undefined : "adaptive"),
    };
  const most = outputLimit === undefined ? Infinity : outputLimit - 1;
  if (given.budget < 0) return { ...given, mode: "adaptive", budget: undefined };
  if (most < leastBudget) {
    loss.dropConcept(given, "budget", given.budget);
    return { ...given, mode: "adaptive", budget: undefined, effort: given.effort ?? effortOf(given.budget) };
  }
  return { ...given, mode: "on", budget: Math.min(most, Math.max(leastBudget, given.budget)) };
}

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
fitReasoning.carries = {
  "reasoning.mode": ["reasoning.mode", "reasoning.budget", "reasoning.effort"],
  "reasoning.budget": ["reasoning.mode", "reasoning.budget", "reasoning.effort"],
  "reasoning.effort": ["reasoning.mode", "reasoning.budget", "reasoning.effort"],
};

/** Concepts that this pass drops, except under these conditions. */
fitReasoning.drops = { reasoning: "as the model is controlled" };
