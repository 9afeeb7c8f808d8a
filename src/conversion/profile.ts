/** Profiles: what the models of a family accept. */
import type { VocabularyName } from "./dialect.js";
import type { Family } from "./family.js";
import type { Json } from "./json.js";
import type { Loss } from "./loss.js";
import { holdsFor, type Condition, type Rule, type Ruled } from "./rules.js";

/** The most that a list of inputs may be. */
export interface InputLimits {
  readonly most: number;
  readonly tokens_each?: number;
  readonly tokens?: number;
}

export type ProfilePlaces = readonly (readonly string[])[];

export interface ProfileRule extends Rule {
  /** Where the model's own dialect says it. */
  readonly at: ProfilePlaces;
  readonly when: readonly (Condition & { readonly at: ProfilePlaces })[];
  readonly inputs?: InputLimits;
}

/** About how many tokens of output an image of 1024 by 1024 takes, by quality, and one that is shown on its way. */
export interface ImageTokens {
  readonly quality: Readonly<Record<string, number>>;
  /** Of any other quality, and of none that is said. */
  readonly else: number;
  readonly preview: number;
}

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
export interface MemberRewrite {
  /** The members that say it in the native dialect, and the one that says it to the family. */
  readonly from: readonly string[];
  readonly at: string;
  /** The member that goes on saying it where there is one alone. */
  readonly alone?: string;
  readonly transform: (value: Json, place: string, loss: Loss) => Json | undefined;
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
  readonly rewrite?: readonly MemberRewrite[];
  readonly rules: readonly ProfileRule[];
  readonly imageTokens?: ImageTokens;
}
