/** Converts the requested amount of reasoning to the controls that a family accepts and a dialect can express. */
import type { Effort, Reasoning } from "../../generated/interlingua/text.js";
import type { Budget, ReasoningWords } from "./family.js";
import type { Loss } from "./loss.js";

/** The reasoning controls of a dialect. */
export type ReasoningPlace = "mode" | "budget" | "effort";

/** The output tokens that remain for the answer, besides its reasoning. */
export const ANSWER_RESERVE = 4_096;

const efforts: readonly Effort[] = ["none", "minimal", "low", "medium", "high", "xhigh", "max"];

/** The substitute of an effort, for families without it. */
const likeness: Readonly<Partial<Record<Effort, Effort>>> = { minimal: "low", xhigh: "high", max: "xhigh" };

/** A budget becomes the highest effort whose number it reaches. */
const reached: readonly (readonly [Effort, number])[] = [
  ["high", 16_384],
  ["medium", 4_096],
  ["low", 1_024],
  ["minimal", 1],
];

/** The budget of an effort. Each budget is read back as the same effort. */
const budgets: Readonly<Record<Effort, number>> = {
  none: 0,
  minimal: 512,
  low: 1_024,
  medium: 8_192,
  high: 24_576,
  xhigh: 32_768,
  max: 32_768,
};
export const largestBudget = Math.max(...Object.values(budgets));

export function budgetOf(effort: Effort): number {
  return budgets[effort];
}

export function effortOf(budget = 0): Effort | undefined {
  return reached.find(([, least]) => budget >= least)?.[0];
}

export function isOff({ mode, effort, budget }: Reasoning): boolean {
  return mode === "off" || effort === "none" || budget === 0;
}

/** The best match for an effort in a list: itself, its substitute, or the nearest. Of two, the higher one. */
export function nearest(effort: Effort, accepted: readonly Effort[]): Effort | undefined {
  for (let word: Effort | undefined = effort; word !== undefined; word = likeness[word])
    if (accepted.includes(word)) return word;
  const distance = (word: Effort): number => Math.abs(efforts.indexOf(word) - efforts.indexOf(effort));
  return accepted
    .filter((word) => word !== "none")
    .reduce<Effort | undefined>(
      (best, word) => (best === undefined || distance(word) <= distance(best) ? word : best),
      undefined,
    );
}

/** The position of a host's switch, if it has one. It is set when the controls are known. */
export interface SwitchSetting {
  setting?: "on" | "off";
}

/** For a family that hosts switch. Nothing where its effort is still to be written. */
export function bySwitch(
  given: Reasoning,
  { effort, off }: ReasoningWords,
  host: SwitchSetting | undefined,
  loss: Loss,
): Reasoning | undefined {
  const { origin, visible } = given;
  if (asksNothing(given)) return { origin, visible };
  if (isOff(given)) {
    if (host !== undefined && off === true) host.setting = "off";
    else if (effort === undefined) dropReasoning(given, loss);
    else return undefined;
    loss.dropConcept(given, "visible", visible, "omitted");
    return { origin };
  }
  if (host !== undefined) host.setting = "on";
  if (effort !== undefined) return undefined;
  if (host === undefined) dropReasoning(given, loss);
  else dropAmount(given, loss);
  return { origin, visible };
}

/** The requested amount is lost; minus one requests no amount. */
function dropAmount(given: Reasoning, loss: Loss): void {
  loss.dropConcept(given, "effort", given.effort);
  loss.dropConcept(given, "budget", given.budget, -1);
}

/** The requested reasoning is lost. */
export function dropReasoning(given: Reasoning, loss: Loss): void {
  for (const concept of ["mode", "effort", "budget"] as const) loss.dropConcept(given, concept, given[concept]);
}

/** Drops a budget. An effort next to it is kept; otherwise the whole request for reasoning is lost. */
export function withoutBudget(fitted: Reasoning, loss: Loss): Reasoning | undefined {
  const { origin, effort, visible } = fitted;
  loss.dropConcept(fitted, "visible", visible, "omitted");
  loss.dropConcepts(fitted, effort === undefined ? ["mode", "effort", "budget"] : ["mode", "budget"]);
  return effort === undefined ? undefined : { origin, effort };
}

/**
 * For a family without controls: a request for reasoning is lost. A request for none is satisfied without a control.
 */
export function withoutReasoning(given: Reasoning, loss: Loss): undefined {
  if (!isOff(given)) dropReasoning(given, loss);
  loss.dropConcept(given, "visible", given.visible, "omitted");
}

/**
 * The request's reasoning in the controls of a family. Nothing where the dialect has none of them, and the host's own
 * form applies.
 */
export function inFamilyWords(
  given: Reasoning,
  family: ReasoningWords,
  controls: readonly ReasoningPlace[],
  outputLimit: number | undefined,
  loss: Loss,
): Reasoning | undefined {
  const accepted: ReasoningWords = {
    ...(controls.includes("effort") && family.effort !== undefined && { effort: family.effort }),
    ...(controls.includes("budget") && family.budget !== undefined && { budget: family.budget }),
    ...(controls.includes("mode") && family.adaptive === true && { adaptive: true }),
    ...(family.off === true && { off: true }),
  };
  if (accepted.effort === undefined && accepted.budget === undefined && accepted.adaptive === undefined)
    return undefined;
  const { origin, visible } = given;
  if (isOff(given)) return switchedOff(given, accepted, controls, loss);
  if (asksNothing(given)) return { origin, ...(!controls.includes("mode") && visible !== undefined && { visible }) };
  const { budget } = accepted;
  const isCounted =
    budget !== undefined &&
    ((given.budget ?? -1) > 0 ||
      (accepted.adaptive === undefined && (accepted.effort === undefined || controls.includes("mode"))));
  const fitted =
    (isCounted ? counted(given, budget, accepted, controls, outputLimit) : undefined) ??
    worded(given, accepted, isCounted, loss);
  if (!controls.includes("mode") || fitted.mode !== undefined) return { origin, visible, ...fitted };
  loss.dropConcept(given, "visible", visible, "omitted");
  return { origin, ...fitted };
}

/** A request only to hide reasoning requests no reasoning. */
function asksNothing({ mode, effort, budget, visible }: Reasoning): boolean {
  return mode === undefined && effort === undefined && budget === undefined && visible !== "summarized";
}

/** No reasoning, or as little as possible. */
function switchedOff(
  given: Reasoning,
  { effort = [], budget, adaptive, off }: ReasoningWords,
  controls: readonly ReasoningPlace[],
  loss: Loss,
): Reasoning {
  const { origin, visible } = given;
  if (off === true || effort.includes("none")) loss.dropConcept(given, "visible", visible, "omitted");
  if (off === true && controls.includes("mode")) return { origin, mode: "off" };
  if (off === true && budget !== undefined) return { origin, budget: 0 };
  if (effort.includes("none")) return { origin, effort: "none" };
  // The least amount is still more than was requested.
  dropReasoning(given, loss);
  if (effort.length === 0 && budget !== undefined)
    return { origin, visible, ...(controls.includes("mode") && { mode: "on" }), budget: budget.least };
  return { origin, visible, ...(adaptive === true && { mode: "adaptive" }), effort: effort[0] };
}

type ReasoningRequest = Pick<Reasoning, "mode" | "budget" | "effort">;

/** As a number of tokens that leaves room for the answer. Nothing where there is no room. */
function counted(
  given: Reasoning,
  { least, most = Infinity, dynamic }: Budget,
  { effort = [] }: ReasoningWords,
  controls: readonly ReasoningPlace[],
  outputLimit = Infinity,
): ReasoningRequest | undefined {
  const hasMode = controls.includes("mode");
  const hasBudget = (given.budget ?? -1) > 0;
  const word = given.effort ?? (hasBudget ? undefined : "medium");
  if (given.effort === undefined && !hasBudget && dynamic === true)
    return { ...(hasMode && { mode: "on" }), budget: -1 };
  const wanted = hasBudget ? (given.budget ?? 0) : budgets[word ?? "medium"];
  // Where a dialect counts reasoning against the limit, an effort leaves half of it to the answer.
  const room = !hasMode ? Infinity : hasBudget ? outputLimit - 1 : Math.max(least, Math.floor(outputLimit / 2));
  if (room < least || (hasMode && least >= outputLimit)) return undefined;
  const budget = Math.min(most, room, Math.max(least, wanted));
  const beside = hasMode && given.effort !== undefined ? nearest(given.effort, effort) : undefined;
  return { ...(hasMode && { mode: "on" }), budget, ...(beside !== undefined && { effort: beside }) };
}

/** As an effort, or as the mode in which the model decides. A budget without room is lost. */
function worded(
  given: Reasoning,
  { effort = [], adaptive }: ReasoningWords,
  isLost: boolean,
  loss: Loss,
): ReasoningRequest {
  const wanted = given.effort ?? effortOf(given.budget);
  const word = wanted === undefined ? undefined : nearest(wanted, effort);
  if (isLost) loss.dropConcept(given, "budget", given.budget);
  if (word === undefined) loss.dropConcept(given, "effort", given.effort);
  if (adaptive === true) return { mode: "adaptive", ...(word !== undefined && { effort: word }) };
  return word === undefined ? { ...(!isLost && { mode: given.mode }) } : { effort: word };
}
