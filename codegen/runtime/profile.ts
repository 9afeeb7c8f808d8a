/** Holding a request against what a model's family accepts. */
import type { Refusal } from "./dialect.js";
import type { Json, Wire } from "./json.js";
import type { Loss, Origin } from "./loss.js";
import { valueAt } from "./refuse.js";

interface ProfileRule {
  readonly concept: string;
  /** Where the model's own dialect says it. */
  readonly at: readonly string[];
  readonly values?: readonly Json[];
  readonly least?: number;
  readonly inputs?: InputLimits;
  readonly message: string;
}

/** The most that a list of inputs may be. */
interface InputLimits {
  readonly most: number;
  readonly tokens_each?: number;
  readonly tokens?: number;
}

/** About how many tokens a text has. */
export type WeighText = (text: string) => number;

export interface Profile {
  readonly native: string | undefined;
  readonly only: readonly ProfileRule[];
}

/** In the model's own dialect, what its family does not accept is refused as its vendor does. */
export function checkProfile(profile: Profile | undefined, dialect: string, body: Wire, weigh: WeighText): Refusal | undefined {
  if (profile?.native !== dialect) return undefined;
  for (const rule of profile.only) {
    const value = valueAt(body, rule.at);
    const param = rule.at.join(".");
    const excess = rule.inputs === undefined || value === undefined ? undefined : excessOf(rule.inputs, value, weigh);
    if (excess !== undefined) return { code: "unsupported_capability", message: `${param}: ${rule.message}; ${excess}.`, param };
    if (value !== undefined && value !== null && !accepts(rule, value)) return { code: "unsupported_capability", message: `${param}: ${rule.message}.`, param };
  }
  return undefined;
}

/** An estimate may be off by so much: what is doubtful is the upstream's to refuse. */
const DOUBT = 0.9;

function excessOf({ most, tokens_each: each = Infinity, tokens = Infinity }: InputLimits, value: Json, weigh: WeighText): string | undefined {
  const inputs = Array.isArray(value) && !value.every((item) => typeof item === "number") ? value : [value];
  if (inputs.length > most) return `there are ${inputs.length} inputs`;
  let all = 0;
  for (const [index, input] of inputs.entries()) {
    const count = typeof input === "string" ? weigh(input) * DOUBT : Array.isArray(input) ? input.length : 1;
    if (count > each) return `input ${index} has about ${Math.round(count)} tokens`;
    all += count;
  }
  return all > tokens ? `all inputs have about ${Math.round(all)} tokens` : undefined;
}

/** In another dialect it is left out and reported. */
export function fitProfile<R extends { readonly origin?: Origin | undefined }>(profile: Profile | undefined, request: R, loss: Loss): R {
  if (profile === undefined || profile.only.length === 0) return request;
  const fitted = { ...request } as R & { [concept: string]: unknown };
  for (const rule of profile.only) {
    const value = fitted[rule.concept] as Json | undefined;
    if (value === undefined || accepts(rule, value)) continue;
    loss.unsaid(request, rule.concept, value);
    delete fitted[rule.concept];
  }
  return fitted;
}

function accepts({ values, least }: ProfileRule, value: Json): boolean {
  if (least !== undefined) return typeof value === "number" && value >= least;
  return values?.includes(value) ?? true;
}
