/** Holding a request against what a model's family accepts. */
import type { Refusal } from "./dialect.js";
import type { Json, Wire } from "./json.js";
import type { Loss, Origin } from "./loss.js";
import { valueAt } from "./refuse.js";

/** The most that a list of inputs may be. */
interface InputLimits {
  readonly most: number;
  readonly tokens_each?: number;
  readonly tokens?: number;
}

type Places = readonly (readonly string[])[];

interface ProfileRule {
  readonly concept: string;
  /** Where the model's own dialect says it. */
  readonly at: Places;
  /** It holds for requests that say one of these values of something else. */
  readonly when: readonly { readonly at: Places; readonly values: readonly Json[] | "present" }[];
  readonly values?: readonly Json[];
  readonly pixels?: "any";
  readonly least?: number;
  readonly most?: number;
  readonly items?: { readonly exactly?: number; readonly most?: number };
  readonly inputs?: InputLimits;
  /** What counts where the request says nothing. */
  readonly otherwise?: Json;
  readonly message: string;
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
    if (!holdsFor(rule, body)) continue;
    const { value, param } = told(body, rule.at);
    const wanted = value ?? rule.otherwise;
    if (wanted === undefined) continue;
    const excess = rule.inputs === undefined ? undefined : excessOf(rule.inputs, wanted, weigh);
    if (excess !== undefined) return { code: "unsupported_capability", message: `${param}: ${rule.message}; ${excess}.`, param };
    if (!accepts(rule, wanted)) return { code: "unsupported_capability", message: `${param}: ${rule.message}.`, param };
  }
  return undefined;
}

/** What is said at the first of several places that says anything; null says nothing. */
function told(body: Wire, places: Places): { readonly value: Json | undefined; readonly param: string } {
  const found = places.map((place) => ({ value: valueAt(body, place) ?? undefined, param: place.join(".") }));
  return found.find(({ value }) => value !== undefined) ?? { value: undefined, param: places[0]?.join(".") ?? "" };
}

function holdsFor({ when }: ProfileRule, body: Wire): boolean {
  return when.every(({ at, values }) => {
    const { value } = told(body, at);
    return value !== undefined && (values === "present" || values.includes(value));
  });
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
export function fitProfile<R extends { readonly origin?: Origin | undefined }>(profile: Profile | undefined, request: R, loss: Loss, dialect: string): R {
  // In its own dialect it was refused before.
  if (profile === undefined || profile.only.length === 0 || profile.native === dialect) return request;
  const fitted = { ...request } as R & { [concept: string]: unknown };
  for (const rule of profile.only) {
    const value = fitted[rule.concept] as Json | undefined;
    if (value === undefined || accepts(rule, value)) continue;
    loss.unsaid(request, rule.concept, value);
    delete fitted[rule.concept];
  }
  return fitted;
}

const PIXELS = /^[1-9]\d{0,4}x[1-9]\d{0,4}$/;

function accepts({ values, pixels, least, most, items }: ProfileRule, value: Json): boolean {
  const isNamed = values?.includes(value) ?? false;
  if (pixels !== undefined) return isNamed || (typeof value === "string" && PIXELS.test(value));
  if (values !== undefined) return isNamed;
  const count = Array.isArray(value) ? value.length : 1;
  if (items !== undefined) return items.exactly === undefined ? count <= (items.most ?? Infinity) : count === items.exactly;
  if (least === undefined && most === undefined) return true;
  return typeof value === "number" && value >= (least ?? -Infinity) && value <= (most ?? Infinity);
}
