/** Applies a profile to a request: refuses, rewrites or leaves out what the family does not accept. */
import type { Request } from "../../generated/interlingua/text.js";
import type { AnyDialect } from "./dialect.js";
import type { Refusal } from "./refusal.js";
import { type Family, fitFamily } from "./family.js";
import type { Json, Wire } from "./json.js";
import { formatInWords } from "./format-in-words.js";
import { withInstruction } from "./instruction.js";
import { type Loss, noLoss } from "./loss.js";
import type { InputLimits, Profile, ProfilePlaces, ProfileRule } from "./profile.js";
import { inFamilyWords } from "./reasoning-words.js";
import { isSame, valueAt } from "./values.js";
import { accepts, asksNothing, checkRules, fitRules, type Ruled } from "./rules.js";

/** The least number of tokens that a text can have. */
export type CountAtLeast = (text: string) => number;

/** A member with a new value, which replaces another member or itself; or a member that is left out. */
export type ProfileRewrite =
  | { readonly from: string; readonly at: string; readonly value: Json }
  | { readonly from: string; readonly at?: undefined; readonly value?: undefined };

/** In the dialect of the model's own vendor, what its family does not accept is refused, as the vendor does. */
export function checkProfile(
  profile: Profile | undefined,
  dialect: string,
  body: Wire,
  countAtLeast: CountAtLeast,
  operation = "else",
): Refusal | undefined {
  if (profile?.native !== dialect) return undefined;
  for (const rule of profile.rules) {
    if ((rule.operation !== undefined && rule.operation !== operation) || !holdsInBody(rule, body)) continue;
    const { value, param } = firstGiven(body, rule.at);
    const wanted = value ?? rule.otherwise;
    if (wanted === undefined || asksNothing(rule, wanted)) continue;
    const excess = rule.inputs === undefined ? undefined : excessOf(rule.inputs, wanted, countAtLeast);
    if (excess !== undefined)
      return { code: "unsupported_capability", message: `${param}: ${rule.message}; ${excess}.`, param };
    if (!accepts(rule, wanted)) return { code: "unsupported_capability", message: `${param}: ${rule.message}.`, param };
  }
  return undefined;
}

/** The value at the first of several places that has one. Null is not a value. */
function firstGiven(body: Wire, places: ProfilePlaces): { readonly value: Json | undefined; readonly param: string } {
  const found = places.map((place) => ({ value: valueAt(body, place) ?? undefined, param: place.join(".") }));
  return found.find(({ value }) => value !== undefined) ?? { value: undefined, param: places[0]?.join(".") ?? "" };
}

function holdsInBody({ when }: ProfileRule, body: Wire): boolean {
  return when.every(({ at, values }) => {
    const { value } = firstGiven(body, at);
    if (values === "absent") return value === undefined;
    return value !== undefined && (values === "present" || values.includes(value));
  });
}

/** A request that may be valid is left to the upstream. */
function excessOf(
  { most, tokens_each: each = Infinity, tokens = Infinity }: InputLimits,
  value: Json,
  countAtLeast: CountAtLeast,
): string | undefined {
  const inputs = Array.isArray(value) && !value.every((item) => typeof item === "number") ? value : [value];
  if (inputs.length > most) return `there are ${inputs.length} inputs`;
  let all = 0;
  for (const [index, input] of inputs.entries()) {
    const count = typeof input === "string" ? countAtLeast(input) : Array.isArray(input) ? input.length : 1;
    if (count > each) return `input ${index} has ${typeof input === "string" ? "at least " : ""}${count} tokens`;
    all += count;
  }
  return all > tokens ? `all inputs have at least ${all} tokens` : undefined;
}

/**
 * The same for a request that was read, in dialects whose calls create jobs. In other dialects only essential rules
 * count.
 */
export function checkRequest(
  profile: Profile | undefined,
  dialect: AnyDialect,
  request: Ruled,
  body: Wire,
): Refusal | undefined {
  const rules = profile?.rules.filter(({ essential }) => profile.native === dialect.name || essential === true) ?? [];
  return (
    checkRules(rules, request, body, dialect, "unsupported_capability") ??
    checkRules(dialect.rules, request, body, dialect, "invalid_request")
  );
}

/**
 * The members whose form differs from the client's, for a family that is called in its own dialect. A list stays a
 * list.
 */
export function rewriteForProfile(
  profile: Profile | undefined,
  dialect: string,
  body: Wire,
  loss: Loss,
): readonly ProfileRewrite[] {
  if (profile?.native !== dialect) return [];
  const rewrites = (profile.rewrite ?? []).flatMap(({ from: places, at: list, alone, transform }) => {
    const from = places.find((place) => body[place] != null);
    const given = from === undefined ? undefined : body[from];
    if (from === undefined || given === undefined) return [];
    const rewritten = transform(given, loss, body, from);
    if (rewritten === undefined) return [];
    const single = from === alone && Array.isArray(rewritten) && rewritten.length === 1 ? rewritten[0] : undefined;
    const at = single === undefined ? list : from;
    const value = single ?? (Array.isArray(given) && !Array.isArray(rewritten) ? [rewritten] : rewritten);
    return from === at && isSame(given, value) ? [] : [{ from, at, value }];
  });
  return [...rewrites, ...leftOut(profile.rules, body)];
}

/** Members that ask for what happens anyway, which the model's vendor would refuse. */
function leftOut(rules: readonly ProfileRule[], body: Wire): readonly ProfileRewrite[] {
  return rules.flatMap((rule) =>
    rule.at.flatMap(([from = "", ...inner]) => (inner.length === 0 && asksNothing(rule, body[from]) ? [{ from }] : [])),
  );
}

/** In another dialect it is left out and reported. In its own dialect it was refused before. */
export function fitProfile<R extends Ruled>(profile: Profile | undefined, request: R, loss: Loss, dialect: string): R {
  if (profile === undefined) return request;
  const fitted = fitFamily(profile.family, request, loss);
  if (profile.rules.length === 0 || profile.native === dialect) return fitted;
  const ruled = fitRules(profile.rules, fitted, loss, asFamilyReasons(profile.family, fitted));
  return isConversation(fitted) && isConversation(ruled) ? withFormatInWords(fitted, ruled, profile.family) : ruled;
}

type Conversation = Pick<Request, "turns" | "output_format">;

function isConversation<R extends Ruled>(request: R): request is R & Conversation {
  return "turns" in request;
}

/** A form of answers that the family does not accept is left to the model, in words. */
function withFormatInWords<R extends Conversation>(
  { output_format: format }: Conversation,
  ruled: R,
  family: Family | undefined,
): R {
  return format === undefined || ruled.output_format !== undefined
    ? ruled
    : withInstruction(ruled, formatInWords(format), family?.instructions);
}

/** The request that conditions of rules are tested on: its reasoning is in the form that the family accepts. */
function asFamilyReasons(family: Family | undefined, request: Ruled & Pick<Partial<Request>, "reasoning">): Ruled {
  const { reasoning } = request;
  if (reasoning === undefined || typeof family?.reasoning !== "object") return request;
  return {
    ...request,
    reasoning: inFamilyWords(reasoning, family.reasoning, ["mode", "budget", "effort"], undefined, noLoss),
  } as Ruled;
}
