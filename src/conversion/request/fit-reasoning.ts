/**
 * Writes the amount of reasoning in the form of the target: an effort, a budget of tokens, or a mode. No vendor
 * publishes a conversion, so the thresholds are the common ones.
 */
import type { Effort, Reasoning, Request } from "../../../generated/interlingua/text.js";
import type { WriteContext } from "../write-context.js";
import type { Json } from "../json.js";
import type { Loss } from "../loss.js";
import {
  ANSWER_RESERVE,
  bySwitch,
  budgetOf,
  effortOf,
  inFamilyWords,
  isOff,
  type ReasoningPlace,
  withoutReasoning,
} from "../reasoning-words.js";

/** How a dialect controls reasoning. */
interface Controls {
  readonly controls: readonly ReasoningPlace[];
  readonly leastBudget?: number;
  /** The effort for targets that cannot switch reasoning off. */
  readonly leastEffort?: Effort;
}

type FitContext = Pick<WriteContext, "family" | "outputLimit" | "usualLimit" | "reasoningSwitch">;

/** Writes reasoning as an effort, a budget or a mode: as the model's family accepts it, or else as its dialect does. */
export function fitReasoning(request: Request, loss: Loss, options: Controls, known: FitContext): Request {
  const given = withoutEmptyBudget(request.reasoning);
  const worded = mustStayOff(request, known)
    ? { ...request, reasoning: given && withoutReasoning(given, loss) }
    : given === undefined
      ? request
      : fitGiven(request, given, loss, options, known);
  return request.output_limit === undefined ? withUsualLimit(worded, known) : worded;
}

/** Where the model decides how much to reason, clients may send a budget of zero, which sets none. */
function withoutEmptyBudget(given: Reasoning | undefined): Reasoning | undefined {
  return given?.mode === "adaptive" && given.budget === 0 ? { ...given, budget: undefined } : given;
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
  options: Controls,
  { family = {}, outputLimit, usualLimit, reasoningSwitch }: FitContext,
): Request {
  const accepted = family.reasoning;
  const limit = request.output_limit ?? outputLimit;
  if (accepted === undefined) return fitToDialect(request, given, { limit, usualLimit }, loss, options);
  if (accepted === "none") return { ...request, reasoning: withoutReasoning(given, loss) };
  const switched = accepted.switched !== undefined ? bySwitch(given, accepted, reasoningSwitch, loss) : undefined;
  if (switched !== undefined) return { ...request, reasoning: switched };
  const reasoning = inFamilyWords(given, accepted, options.controls, limit ?? family.output, loss);
  if (reasoning === undefined) return fitToDialect(request, given, { limit, usualLimit }, loss, options);
  if (limit !== undefined || !options.controls.includes("mode")) return { ...request, reasoning };
  const reserve = withAnswerReserve(reasoning.budget, usualLimit);
  return { ...request, reasoning, output_limit: leastOf(reserve, family.output) };
}

function leastOf(room: number | undefined, most = Infinity): number | undefined {
  return room === undefined ? undefined : Math.min(room, most);
}

function fitToDialect(
  request: Request,
  given: Reasoning,
  { limit, usualLimit }: { readonly limit: number | undefined; readonly usualLimit: number | undefined },
  loss: Loss,
  { controls, leastBudget = 0, leastEffort = "none" }: Controls,
): Request {
  if (!controls.includes("mode"))
    return {
      ...request,
      reasoning: controls.includes("budget")
        ? inBudgets(given, controls.includes("effort"), loss)
        : inWords(given, leastEffort, loss),
    };
  const reasoning = inModes(given, limit, leastBudget, loss);
  return {
    ...request,
    reasoning,
    output_limit:
      request.output_limit ?? (limit === undefined ? withAnswerReserve(reasoning.budget, usualLimit) : undefined),
  };
}

/**
 * Reasoning counts against the output limit. If the client sets none and the target requires one, there must be room
 * for the answer too. Other targets go by the limit of the model.
 */
function withAnswerReserve(budget: number | undefined, usualLimit: number | undefined): number | undefined {
  return budget === undefined || usualLimit === undefined ? undefined : budget + ANSWER_RESERVE;
}

/** For a target with an effort only. Beside an effort, a budget has no effect. */
function inWords(given: Reasoning, least: Effort, loss: Loss): Reasoning {
  const { mode, budget, ...rest } = given;
  if (isOff(given)) return { ...rest, effort: least };
  if (rest.effort !== undefined) {
    loss.dropConcept(given, "budget", budget);
    return rest;
  }
  const effort = effortOf(budget);
  return effort === undefined ? { ...rest, mode } : { ...rest, effort };
}

/** For a target with a budget or an effort, never both, or with a budget alone. No reasoning is a budget of zero. */
function inBudgets(given: Reasoning, hasEffort: boolean, loss: Loss): Reasoning {
  const { mode, budget, effort, ...rest } = given;
  if (isOff(given)) return { ...hidden(rest, loss), budget: 0 };
  if (budget !== undefined) return { ...rest, budget };
  if (effort === undefined) return { ...rest, mode };
  return hasEffort ? { ...rest, effort } : { ...rest, budget: budgetOf(effort) };
}

/** Vendors refuse a visibility for reasoning that is switched off. */
function hidden({ visible, ...rest }: Reasoning, loss: Loss): Reasoning {
  loss.dropConcept(rest, "visible", visible, "omitted");
  return rest;
}

/** For a target that switches reasoning on or off, or lets the model decide. */
function inModes(given: Reasoning, outputLimit: number | undefined, leastBudget: number, loss: Loss): Reasoning {
  if (isOff(given)) return { origin: hidden(given, loss).origin, mode: "off" };
  if (
    given.mode === undefined &&
    given.effort === undefined &&
    given.budget === undefined &&
    given.visible === "omitted"
  )
    return { origin: given.origin };
  if (given.budget === undefined) {
    const isAsked = given.effort !== undefined || given.visible === "summarized";
    if (given.mode !== undefined || !isAsked) return given;
    loss.makes(given, "mode");
    return { ...given, mode: "adaptive" };
  }
  const most = outputLimit === undefined ? Infinity : outputLimit - 1;
  if (given.budget < 0) return { ...given, mode: "adaptive", budget: undefined };
  if (most < leastBudget) {
    loss.dropConcept(given, "budget", given.budget);
    return { ...given, mode: "adaptive", budget: undefined, effort: given.effort ?? effortOf(given.budget) };
  }
  return { ...given, mode: "on", budget: Math.min(most, Math.max(leastBudget, given.budget)) };
}

/** The value as the compiler writes it: `[mode, budget >= 1024, effort >= minimal]` is taken apart once. */
fitReasoning.built = (value: Json): object => {
  const all = [value].flat().map((control) => String(control).split(" >= "));
  const leastOf = (name: string): string | undefined => all.find(([control]) => control === name)?.[1];
  const [budget, effort] = [leastOf("budget"), leastOf("effort")];
  return {
    controls: all.map(([control]) => control),
    ...(budget !== undefined && { leastBudget: Number(budget) }),
    ...(effort !== undefined && { leastEffort: effort }),
  };
};

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
fitReasoning.carries = {
  "reasoning.mode": ["reasoning.mode", "reasoning.budget", "reasoning.effort"],
  "reasoning.budget": ["reasoning.mode", "reasoning.budget", "reasoning.effort"],
  "reasoning.effort": ["reasoning.mode", "reasoning.budget", "reasoning.effort"],
};

/** Concepts that this pass drops, except under these conditions. */
fitReasoning.drops = { reasoning: "as the model is controlled" };
