/** Holding a request against what a model's family accepts. */
import type { Request } from "../../generated/interlingua/text.js";
import type { AnyDialect, VocabularyName } from "./dialect.js";
import type { Refusal } from "./failure.js";
import { type Family, fitFamily } from "./family.js";
import type { Json, Wire } from "./json.js";
import { type Loss, noLoss } from "./loss.js";
import { inFamilyWords } from "./reasoning-words.js";
import { isSame, valueAt } from "./refuse.js";
import { accepts, checkRules, fitRules, holdsFor, type Condition, type Rule, type Ruled } from "./rules.js";

/** The most that a list of inputs may be. */
interface InputLimits {
  readonly most: number;
  readonly tokens_each?: number;
  readonly tokens?: number;
}

type Places = readonly (readonly string[])[];

interface ProfileRule extends Rule {
  /** Where the model's own dialect says it. */
  readonly at: Places;
  readonly when: readonly (Condition & { readonly at: Places })[];
  readonly inputs?: InputLimits;
}

/** About how many tokens of output an image of 1024 by 1024 takes, by quality, and one that is shown on its way. */
export interface ImageTokens {
  readonly quality: Readonly<Record<string, number>>;
  /** Of any other quality, and of none that is said. */
  readonly else: number;
  readonly preview: number;
}

/** How many tokens a text has at least. */
export type CountAtLeast = (text: string) => number;

/** What a family's videos take at most where nobody can know. */
export interface VideoBounds {
  /** Of a video whose length is left to the model, and of one that is given. */
  readonly open_seconds?: number;
  readonly source_seconds?: number;
  /** Of one that is to be changed, where that may be no longer. */
  readonly edit_seconds?: number;
  /** A length in frames stands whatever is said in seconds. */
  readonly frames_win?: true;
  /** Tokens of a second of video, by resolution. */
  readonly tokens_per_second?: Readonly<Record<string, number>>;
  /** What is made where a request does not say it; the first that holds counts. */
  readonly defaults?: readonly VideoDefault[];
}

export interface VideoDefault {
  readonly concept: string;
  readonly when: readonly Condition[];
  readonly is: Json;
}

/** What a family makes of a request that leaves a concept to it. */
export function defaultOf(video: VideoBounds | undefined, concept: string, request: Ruled): Json | undefined {
  return video?.defaults?.find((one) => one.concept === concept && holdsFor(one.when, request))?.is;
}

/** A concept that the family is told in a form of its own. */
interface MemberRewrite {
  /** The members that say it in the native dialect, and the one that says it to the family. */
  readonly from: readonly string[];
  readonly at: string;
  /** The member that goes on saying it where there is one alone. */
  readonly alone?: string;
  readonly tell: (value: Json, place: string, loss: Loss) => Json | undefined;
}

/** A member in place of another, or of itself. */
export interface ProfileRewrite {
  readonly from: string;
  readonly at: string;
  readonly value: Json;
}

/** How many images a family's call brings at most where its models decide. */
export interface ImageBounds {
  /** Of a series, with the images that are given; and of one that is taken apart. */
  readonly series?: number;
  readonly layers?: number;
}

export interface Profile {
  readonly vocabulary: VocabularyName;
  readonly native: string | undefined;
  /** Of text models: what their requests are fitted to. */
  readonly family?: Family;
  readonly video?: VideoBounds;
  readonly images?: ImageBounds;
  /** Forms with files are told to the family as JSON, or are refused; without a word they are taken. */
  readonly forms?: "json" | { readonly refused: string };
  readonly told?: readonly MemberRewrite[];
  readonly only: readonly ProfileRule[];
  readonly imageTokens?: ImageTokens;
}

/** In the model's own dialect, what its family does not accept is refused as its vendor does. */
export function checkProfile(
  profile: Profile | undefined,
  dialect: string,
  body: Wire,
  countAtLeast: CountAtLeast,
  operation = "else",
): Refusal | undefined {
  if (profile?.native !== dialect) return undefined;
  for (const rule of profile.only) {
    if ((rule.operation !== undefined && rule.operation !== operation) || !holdsInBody(rule, body)) continue;
    const { value, param } = told(body, rule.at);
    const wanted = value ?? rule.otherwise;
    if (wanted === undefined) continue;
    const excess = rule.inputs === undefined ? undefined : excessOf(rule.inputs, wanted, countAtLeast);
    if (excess !== undefined)
      return { code: "unsupported_capability", message: `${param}: ${rule.message}; ${excess}.`, param };
    if (!accepts(rule, wanted)) return { code: "unsupported_capability", message: `${param}: ${rule.message}.`, param };
  }
  return undefined;
}

/** What is said at the first of several places that says anything; null says nothing. */
function told(body: Wire, places: Places): { readonly value: Json | undefined; readonly param: string } {
  const found = places.map((place) => ({ value: valueAt(body, place) ?? undefined, param: place.join(".") }));
  return found.find(({ value }) => value !== undefined) ?? { value: undefined, param: places[0]?.join(".") ?? "" };
}

function holdsInBody({ when }: ProfileRule, body: Wire): boolean {
  return when.every(({ at, values }) => {
    const { value } = told(body, at);
    if (values === "absent") return value === undefined;
    return value !== undefined && (values === "present" || values.includes(value));
  });
}

/** What is doubtful is the upstream's to refuse. */
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
 * The same of a request that was read, for dialects whose calls make jobs: in other dialects only what is essential.
 */
export function checkRequest(
  profile: Profile | undefined,
  dialect: AnyDialect,
  request: Ruled,
  body: Wire,
): Refusal | undefined {
  const rules = profile?.only.filter(({ essential }) => profile.native === dialect.name || essential === true) ?? [];
  return (
    checkRules(rules, request, body, dialect, "unsupported_capability") ??
    checkRules(dialect.rules, request, body, dialect, "invalid_request")
  );
}

/** What a family that is asked in its own dialect is told otherwise than the client said it. A list stays one. */
export function rewriteForProfile(
  profile: Profile | undefined,
  dialect: string,
  body: Wire,
  loss: Loss,
): readonly ProfileRewrite[] {
  if (profile?.native !== dialect) return [];
  return (profile.told ?? []).flatMap(({ from: places, at: list, alone, tell }) => {
    const from = places.find((place) => body[place] != null);
    const said = from === undefined ? undefined : body[from];
    if (from === undefined || said === undefined) return [];
    const told = tell(said, from, loss);
    if (told === undefined) return [];
    const single = from === alone && Array.isArray(told) && told.length === 1 ? told[0] : undefined;
    const at = single === undefined ? list : from;
    const value = single ?? (Array.isArray(said) && !Array.isArray(told) ? [told] : told);
    return from === at && isSame(said, value) ? [] : [{ from, at, value }];
  });
}

/** In another dialect it is left out and reported; in its own it was refused before. */
export function fitProfile<R extends Ruled>(profile: Profile | undefined, request: R, loss: Loss, dialect: string): R {
  if (profile === undefined) return request;
  const fitted = fitFamily(profile.family, request, loss);
  if (profile.only.length === 0 || profile.native === dialect) return fitted;
  return fitRules(profile.only, fitted, loss, asFamilyReasons(profile.family, fitted));
}

/** What conditions of rules look at: reasoning in the family's own words, whatever the client's were. */
function asFamilyReasons(family: Family | undefined, request: Ruled & Pick<Partial<Request>, "reasoning">): Ruled {
  const { reasoning } = request;
  if (reasoning === undefined || typeof family?.reasoning !== "object") return request;
  return {
    ...request,
    reasoning: inFamilyWords(reasoning, family.reasoning, ["mode", "budget", "effort"], undefined, noLoss),
  } as Ruled;
}
