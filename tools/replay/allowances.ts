/**
 * What conversion may change, and why. Each rule names a place that a dialect lacks; everything else must arrive
 * as it was said. How often each rule was needed is counted and printed with the result.
 */
import type { Stated } from "./cursor.js";
import type { Json } from "./json.js";
import type { Finish, MediaPart, Part, SettingName, Settings } from "./meaning.js";
import type { Lack, ReplayDialect } from "./readers/dialect.js";
import { plainWords } from "./readers/mime.js";

/** Counts how often each allowance was needed. */
export class Tally {
  readonly uses = new Map<string, number>();

  note(name: string): void {
    this.uses.set(name, (this.uses.get(name) ?? 0) + 1);
  }

  /** Notes the allowance when it changed anything. */
  noteIf(changed: boolean, name: string): boolean {
    if (changed) this.note(name);
    return changed;
  }
}

interface PartRule {
  readonly name: string;
  readonly reason: string;
  readonly lack: Lack;
  readonly for: "answers" | "requests" | "both";
  /** What stands in the target for the part; nothing when the rule does not concern it. */
  rewrite(part: Part): readonly Part[] | undefined;
}

export const partRules: readonly PartRule[] = [
  {
    name: "no place for signatures",
    lack: "signatures",
    for: "answers",
    reason: "opaque reasoning state is only of use to the vendor that made it, and no field carries it",
    rewrite: (part) =>
      part.kind === "reasoning" && part.signature !== undefined ? [{ ...part, signature: undefined }] : undefined,
  },
  {
    name: "no place for opaque reasoning",
    lack: "redacted-reasoning",
    for: "answers",
    reason: "reasoning that cannot be read has no form outside its dialect",
    rewrite: (part) => (part.kind === "reasoning" && part.redacted !== undefined ? [] : undefined),
  },
  {
    name: "a refusal is text",
    lack: "refusal-text",
    for: "both",
    reason: "words of refusal have no part of their own",
    rewrite: (part) => (part.kind === "refusal" ? [{ kind: "text", at: part.at, text: part.text }] : undefined),
  },
  {
    name: "blank text is refused",
    lack: "blank-text",
    for: "requests",
    reason: "the vendor answers 400 to text of nothing but white space",
    rewrite: (part) => (part.kind === "text" && part.text !== "" && part.text.trim() === "" ? [] : undefined),
  },
  {
    name: "a plain document is text",
    lack: "plain-text-documents",
    for: "requests",
    reason: "documents are files here; a document of plain text is said as text",
    rewrite: (part) => {
      const text = part.kind === "media" ? plainWords(part) : undefined;
      return text === undefined ? undefined : [{ kind: "text", at: part.at, text }];
    },
  },
  {
    name: "answers are words",
    lack: "media-in-answers",
    for: "answers",
    reason: "an answer has no part for an image or a sound",
    rewrite: (part) => (part.kind === "media" ? [] : undefined),
  },
];

/** Applies every part rule of a target. */
export function allowParts(
  parts: readonly Part[],
  target: ReplayDialect,
  use: "answers" | "requests",
  tally: Tally,
): Part[] {
  let allowed = [...parts];
  for (const rule of partRules) {
    if (!target.lacks.has(rule.lack) || (rule.for !== "both" && rule.for !== use)) continue;
    allowed = allowed.flatMap((part) => {
      const inner =
        part.kind === "result"
          ? { ...part, parts: part.parts.flatMap((one) => rule.rewrite(one) ?? [one]) as MediaPart[] }
          : part;
      const rewritten = rule.rewrite(inner);
      if (rewritten !== undefined || JSON.stringify(inner) !== JSON.stringify(part)) tally.note(rule.name);
      return rewritten ?? [inner];
    });
  }
  return allowed;
}

interface FinishRule {
  readonly name: string;
  readonly lack: Lack;
  readonly from: Finish;
  readonly to: Finish;
}

export const finishRules: readonly FinishRule[] = [
  { name: "a stop sequence ends like any end", lack: "stop-sequence", from: "stop_sequence", to: "stop" },
  { name: "a full window ends like a met limit", lack: "context-full", from: "context_full", to: "length" },
  { name: "a pause ends like any end", lack: "pause", from: "paused", to: "stop" },
  { name: "a refusal ends like a filter", lack: "refusal-apart-from-filter", from: "refused", to: "filtered" },
  { name: "a refusal ends like any words", lack: "refusal-end", from: "refused", to: "stop" },
  { name: "an unknown end is a natural end", lack: "unknown-end", from: "other", to: "stop" },
  { name: "a malformed call is a natural end", lack: "malformed-end", from: "malformed", to: "stop" },
  {
    name: "a malformed call among others waits for their results",
    lack: "malformed-end",
    from: "malformed",
    to: "tool_calls",
  },
  { name: "an unknown end after calls waits for their results", lack: "unknown-end", from: "other", to: "tool_calls" },
];

/** Whether an end was told as it was said, or as the target tells what it has no word for. */
export function allowFinish(
  stated: Finish | undefined,
  received: Finish | undefined,
  target: ReplayDialect,
  tally: Tally,
): boolean {
  const rules = finishRules.filter((one) => one.from === stated && target.lacks.has(one.lack));
  const used = rules.find(({ to }) => to === received);
  if (used !== undefined) tally.note(used.name);
  return used !== undefined || (rules.length === 0 && stated === received);
}

interface SettingRule {
  readonly name: string;
  readonly reason: string;
  readonly lack?: Lack;
  readonly setting: SettingName;
  /** Whether the target's settings say the same as nearly as it can. */
  holds(setting: Stated<Json>, target: Settings, source: Settings): boolean;
}

function valueOf(settings: Settings, name: SettingName): Json | undefined {
  return settings.get(name)?.value;
}

/** Reasoning asked for in whatever words the target has. */
function reasons(settings: Settings): boolean {
  const effort = valueOf(settings, "effort");
  const mode = valueOf(settings, "reasoningMode");
  return (effort !== undefined && effort !== "none") || mode === "on" || mode === "adaptive";
}

const leastEfforts: readonly (Json | undefined)[] = ["minimal", "low"];

export const settingRules: readonly SettingRule[] = [
  {
    name: "a long identifier of a user is told by its hash",
    setting: "user",
    reason: "vendors take 64 characters",
    holds: ({ value }, received) =>
      String(value).length > 64 && /^[0-9a-f]{64}$/.test(String(received.get("user")?.value)),
  },
  {
    name: "temperature is clamped",
    setting: "temperature",
    lack: "temperature-above-one",
    reason: "the range is from 0 to 1",
    holds: ({ value }, target) =>
      typeof value === "number" &&
      (value < 0 || value > 1) &&
      valueOf(target, "temperature") === Math.min(1, Math.max(0, value)),
  },
  {
    name: "the least effort is low",
    setting: "effort",
    lack: "minimal-effort",
    reason: "the scale starts at low",
    holds: (stated, target) => stated.value === "minimal" && reasons(target),
  },
  {
    name: "effort is a budget",
    setting: "effort",
    reason: "a model without a scale takes the effort as a budget",
    holds: (stated, target) => stated.value !== "none" && valueOf(target, "budget") !== undefined,
  },
  {
    name: "no effort is reasoning off",
    setting: "effort",
    lack: "effort-none",
    reason: "reasoning is switched off apart from the scale",
    holds: (stated, target) => stated.value === "none" && valueOf(target, "reasoningMode") === "off",
  },
  {
    name: "the scale ends at high",
    setting: "effort",
    lack: "effort-above-high",
    reason: "no word asks for more",
    holds: (stated, target) =>
      (stated.value === "xhigh" || stated.value === "max") && valueOf(target, "effort") === "high",
  },
  {
    name: "the least effort is as good as none",
    setting: "effort",
    lack: "reasoning-off",
    reason: "a model that always reasons cannot be told not to",
    holds: (stated, target) => stated.value === "none" && leastEfforts.includes(valueOf(target, "effort")),
  },
  {
    name: "the least effort is as good as none",
    setting: "reasoningMode",
    lack: "reasoning-off",
    reason: "a model that always reasons cannot be told not to",
    holds: (stated, target) => stated.value === "off" && leastEfforts.includes(valueOf(target, "effort")),
  },
  {
    name: "what is not asked for is not shown",
    setting: "reasoningVisible",
    lack: "hidden-reasoning",
    reason: "without a word reasoning stays hidden",
    holds: (stated, target) => stated.value === "omitted" && valueOf(target, "reasoningVisible") === undefined,
  },
  {
    name: "a budget is an effort",
    setting: "budget",
    lack: "reasoning-budget",
    reason: "effort has words only",
    holds: (_stated, target) => reasons(target),
  },
  {
    name: "the mode is told by the effort",
    setting: "reasoningMode",
    lack: "reasoning-mode",
    reason: "there is no switch beside the effort; leaving it to the model is what saying nothing does",
    holds: (stated, target) =>
      stated.value === "adaptive" || (stated.value === "off" ? valueOf(target, "effort") === "none" : reasons(target)),
  },
  {
    name: "schemas are always met exactly",
    setting: "schemaStrict",
    lack: "loose-schema",
    reason: "there is no switch, it is always on",
    holds: () => true,
  },
  {
    name: "any JSON object is asked for in words",
    setting: "format",
    lack: "json-format",
    reason: "answers have a form by a schema or none",
    holds: (stated, target) => stated.value === "json" && valueOf(target, "format") === undefined,
  },
  {
    name: "auto is what happens anyway",
    setting: "choice",
    reason: "without a word on choice the model decides",
    holds: (stated, target) => stated.value === "auto" && valueOf(target, "choice") === undefined,
  },
  {
    name: "a subset is offered alone",
    setting: "choiceNames",
    lack: "choice-from-subset",
    reason: "a choice among some tools is told by offering only those",
    holds: (stated) => Array.isArray(stated.value) && stated.value.length !== 1,
  },
  {
    name: "the limit leaves room for the budget",
    setting: "limit",
    reason: "a budget must be below the limit, which counts reasoning too",
    holds: (stated, target) => {
      const [limit, budget] = [valueOf(target, "limit"), valueOf(target, "budget")];
      return (
        typeof limit === "number" &&
        typeof budget === "number" &&
        typeof stated.value === "number" &&
        limit > stated.value &&
        limit > budget
      );
    },
  },
];

/** Whether a setting that is missing or different arrived in a form that a rule allows. */
export function allowSetting(
  name: SettingName,
  stated: Stated<Json>,
  sent: Settings,
  received: Settings,
  target: ReplayDialect,
  tally: Tally,
): boolean {
  const rule = settingRules.find(
    (one) =>
      one.setting === name &&
      (one.lack === undefined || target.lacks.has(one.lack)) &&
      one.holds(stated, received, sent),
  );
  if (rule !== undefined) tally.note(rule.name);
  return rule !== undefined;
}

interface AdditionRule {
  readonly name: string;
  readonly setting: SettingName;
  readonly lack?: Lack;
  holds(value: Json, sent: Settings): boolean;
}

const requestsReasoning = (sent: Settings): boolean =>
  sent.has("effort") || sent.has("budget") || sent.has("reasoningMode") || sent.has("reasoningVisible");

export const additionRules: readonly AdditionRule[] = [
  { name: "a limit must be given", setting: "limit", lack: "absent-limit", holds: () => true },
  { name: "a schema must have a name", setting: "schemaName", lack: "nameless-schema", holds: () => true },
  { name: "reasoning told in other words", setting: "reasoningMode", holds: (_value, sent) => requestsReasoning(sent) },
  { name: "reasoning told in other words", setting: "effort", holds: (_value, sent) => requestsReasoning(sent) },
  { name: "reasoning told in other words", setting: "budget", holds: (_value, sent) => requestsReasoning(sent) },
  {
    name: "reasoning told in other words",
    setting: "reasoningVisible",
    holds: (_value, sent) => requestsReasoning(sent),
  },
  { name: "what is not asked for is not shown", setting: "reasoningVisible", holds: (value) => value === "omitted" },
  { name: "auto is what happens anyway", setting: "choice", holds: (value) => value === "auto" },
  { name: "schemas are always met exactly", setting: "schemaStrict", holds: () => true },
];

/** Whether the gateway may say something of its own that the client did not. */
export function allowAddition(
  name: SettingName,
  value: Json,
  sent: Settings,
  target: ReplayDialect,
  tally: Tally,
): boolean {
  const rule = additionRules.find(
    (one) => one.setting === name && (one.lack === undefined || target.lacks.has(one.lack)) && one.holds(value, sent),
  );
  if (rule !== undefined) tally.note(rule.name);
  return rule !== undefined;
}
