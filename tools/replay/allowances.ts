/**
 * What conversion may change, and why. Each rule names a place that a dialect lacks. Everything else must arrive
 * unchanged. The uses of each rule are counted and printed with the result.
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

  /** Counts the allowance when it changed anything. */
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
  /** The parts of the target for the part. Undefined when the rule does not apply. */
  rewrite(part: Part): readonly Part[] | undefined;
}

export const partRules: readonly PartRule[] = [
  {
    name: "no place for signatures",
    lack: "signatures",
    for: "answers",
    reason: "only the vendor that made opaque reasoning state can use it, and no field carries it",
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
    reason: "the text of a refusal has no part of its own",
    rewrite: (part) => (part.kind === "refusal" ? [{ kind: "text", at: part.at, text: part.text }] : undefined),
  },
  {
    name: "blank text is dropped",
    lack: "blank-text",
    for: "requests",
    reason: "the vendor answers 400 to text of nothing but white space",
    rewrite: (part) => (part.kind === "text" && part.text !== "" && part.text.trim() === "" ? [] : undefined),
  },
  {
    name: "a plain text document is text",
    lack: "plain-text-documents",
    for: "requests",
    reason: "documents are files here, so a document of plain text becomes text",
    rewrite: (part) => {
      const text = part.kind === "media" ? plainWords(part) : undefined;
      return text === undefined ? undefined : [{ kind: "text", at: part.at, text }];
    },
  },
  {
    name: "answers are text",
    lack: "media-in-answers",
    for: "answers",
    reason: "an answer has no part for an image or audio",
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
  { name: "a stop sequence is a normal end", lack: "stop-sequence", from: "stop_sequence", to: "stop" },
  { name: "a full context window is a reached limit", lack: "context-full", from: "context_full", to: "length" },
  { name: "a pause is a normal end", lack: "pause", from: "paused", to: "stop" },
  {
    name: "a refusal ends with the reason of a filter",
    lack: "refusal-apart-from-filter",
    from: "refused",
    to: "filtered",
  },
  { name: "a refusal is a normal end", lack: "refusal-end", from: "refused", to: "stop" },
  { name: "an unknown end is a normal end", lack: "unknown-end", from: "other", to: "stop" },
  { name: "a malformed call is a normal end", lack: "malformed-end", from: "malformed", to: "stop" },
  {
    name: "a malformed call among others waits for their results",
    lack: "malformed-end",
    from: "malformed",
    to: "tool_calls",
  },
  { name: "an unknown end after calls waits for their results", lack: "unknown-end", from: "other", to: "tool_calls" },
];

/** Whether a finish reason arrived unchanged, or as the target's nearest one. */
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
  /** Whether the target's settings are the nearest that it has. */
  holds(setting: Stated<Json>, target: Settings, source: Settings): boolean;
}

function valueOf(settings: Settings, name: SettingName): Json | undefined {
  return settings.get(name)?.value;
}

/** Whether reasoning is requested, in any form of the target. */
function reasons(settings: Settings): boolean {
  const effort = valueOf(settings, "effort");
  const mode = valueOf(settings, "reasoningMode");
  return (effort !== undefined && effort !== "none") || mode === "on" || mode === "adaptive";
}

const leastEfforts: readonly (Json | undefined)[] = ["minimal", "low"];

export const settingRules: readonly SettingRule[] = [
  {
    name: "a long identifier of a user is sent as its hash",
    setting: "user",
    reason: "vendors accept 64 characters",
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
    name: "the lowest effort is low",
    setting: "effort",
    lack: "minimal-effort",
    reason: "the scale starts at low",
    holds: (stated, target) => stated.value === "minimal" && reasons(target),
  },
  {
    name: "effort is a budget",
    setting: "effort",
    reason: "a model without a scale gets the effort as a budget",
    holds: (stated, target) => stated.value !== "none" && valueOf(target, "budget") !== undefined,
  },
  {
    name: "no effort disables reasoning",
    setting: "effort",
    lack: "effort-none",
    reason: "reasoning is disabled by a setting of its own",
    holds: (stated, target) => stated.value === "none" && valueOf(target, "reasoningMode") === "off",
  },
  {
    name: "the scale ends at high",
    setting: "effort",
    lack: "effort-above-high",
    reason: "no value requests more",
    holds: (stated, target) =>
      (stated.value === "xhigh" || stated.value === "max") && valueOf(target, "effort") === "high",
  },
  {
    name: "no effort becomes the lowest effort",
    setting: "effort",
    lack: "reasoning-off",
    reason: "a model that always reasons cannot be stopped",
    holds: (stated, target) => stated.value === "none" && leastEfforts.includes(valueOf(target, "effort")),
  },
  {
    name: "no effort becomes the lowest effort",
    setting: "reasoningMode",
    lack: "reasoning-off",
    reason: "a model that always reasons cannot be stopped",
    holds: (stated, target) => stated.value === "off" && leastEfforts.includes(valueOf(target, "effort")),
  },
  {
    name: "reasoning is hidden by default",
    setting: "reasoningVisible",
    lack: "hidden-reasoning",
    reason: "without a setting reasoning stays hidden",
    holds: (stated, target) => stated.value === "omitted" && valueOf(target, "reasoningVisible") === undefined,
  },
  {
    name: "a budget is an effort",
    setting: "budget",
    lack: "reasoning-budget",
    reason: "effort has named values only",
    holds: (_stated, target) => reasons(target),
  },
  {
    name: "the mode follows from the effort",
    setting: "reasoningMode",
    lack: "reasoning-mode",
    reason: "there is no switch beside the effort, and the model decides by default",
    holds: (stated, target) =>
      stated.value === "adaptive" || (stated.value === "off" ? valueOf(target, "effort") === "none" : reasons(target)),
  },
  {
    name: "schemas are always strict",
    setting: "schemaStrict",
    lack: "loose-schema",
    reason: "there is no switch, it is always on",
    holds: () => true,
  },
  {
    name: "an instruction requests a JSON object",
    setting: "format",
    lack: "json-format",
    reason: "answers have a schema or no format",
    holds: (stated, target) => stated.value === "json" && valueOf(target, "format") === undefined,
  },
  {
    name: "auto is the default choice",
    setting: "choice",
    reason: "without a choice the model decides",
    holds: (stated, target) => stated.value === "auto" && valueOf(target, "choice") === undefined,
  },
  {
    name: "only the chosen tools are offered",
    setting: "choiceNames",
    lack: "choice-from-subset",
    reason: "a choice among some tools becomes an offer of only those",
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
  { name: "a limit is required", setting: "limit", lack: "absent-limit", holds: () => true },
  { name: "a schema must have a name", setting: "schemaName", lack: "nameless-schema", holds: () => true },
  {
    name: "reasoning is requested in another form",
    setting: "reasoningMode",
    holds: (_value, sent) => requestsReasoning(sent),
  },
  {
    name: "reasoning is requested in another form",
    setting: "effort",
    holds: (_value, sent) => requestsReasoning(sent),
  },
  {
    name: "reasoning is requested in another form",
    setting: "budget",
    holds: (_value, sent) => requestsReasoning(sent),
  },
  {
    name: "reasoning is requested in another form",
    setting: "reasoningVisible",
    holds: (_value, sent) => requestsReasoning(sent),
  },
  { name: "reasoning is hidden by default", setting: "reasoningVisible", holds: (value) => value === "omitted" },
  { name: "auto is the default choice", setting: "choice", holds: (value) => value === "auto" },
  { name: "schemas are always strict", setting: "schemaStrict", holds: () => true },
];

/** Whether the gateway may add a setting that the client did not send. */
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
