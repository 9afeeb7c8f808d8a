import type { VocabularyName } from "./stream/streaming.js";
import type { Family } from "./family.js";
import type { Json } from "./json.js";
import type { Loss } from "./loss.js";
import { holdsFor, type Condition, type Rule, type Ruled } from "./rules.js";

/** The limits of a list of inputs. */
export interface InputLimits {
  readonly most: number;
  readonly tokens_each?: number;
  readonly tokens?: number;
}

export type ProfilePlaces = readonly (readonly string[])[];

export interface ProfileRule extends Rule {
  /** The places in the dialect of the model's own vendor. */
  readonly at: ProfilePlaces;
  readonly when: readonly (Condition & { readonly at: ProfilePlaces })[];
  readonly inputs?: InputLimits;
}

/** The approximate output tokens of an image of 1024 by 1024 pixels, by quality, and of a preview. */
export interface ImageTokens {
  readonly quality: Readonly<Record<string, number>>;
  /** For any other quality, and for none. */
  readonly else: number;
  readonly preview: number;
}

/** The longest videos of a family, where the request does not determine the length. */
export interface VideoBounds {
  /** The length of a video if the model decides it, and of an input video. */
  readonly open_seconds?: number;
  readonly source_seconds?: number;
  /** The length of a video to edit, where the limit is lower. */
  readonly edit_seconds?: number;
  /** If a request has frames and seconds, the frames count. */
  readonly frames_win?: true;
  /** Tokens of a second of video, by resolution. */
  readonly tokens_per_second?: Readonly<Record<string, number>>;
  /** The defaults of the family; the first that applies counts. */
  readonly defaults?: readonly VideoDefault[];
}

export interface VideoDefault {
  readonly concept: string;
  readonly when: readonly Condition[];
  readonly is: Json;
}

/** The default of the family for a concept that the request leaves out. */
export function defaultOf(video: VideoBounds | undefined, concept: string, request: Ruled): Json | undefined {
  return video?.defaults?.find((one) => one.concept === concept && holdsFor(one.when, request))?.is;
}

/** A concept that the family accepts in another form. */
export interface MemberRewrite {
  /** The members of the native dialect with the concept, and the member that the family reads. */
  readonly from: readonly string[];
  readonly at: string;
  /** The member that stays in use for a single value. */
  readonly alone?: string;
  readonly transform: (value: Json, loss: Loss, from: object, member: string) => Json | undefined;
}

/** The most images that a call can return, by the concept with which the model decides their number. */
export type ImageBounds = Readonly<Record<string, number>>;

export interface Profile {
  readonly vocabulary: VocabularyName;
  readonly native: string | undefined;
  /** For text models: the properties that requests are adapted to. */
  readonly family?: Family;
  readonly video?: VideoBounds;
  readonly images?: ImageBounds;
  /** Forms with files are sent as JSON, or refused. Without this, they are sent as forms. */
  readonly forms?: "json" | { readonly refused: string };
  readonly rewrite?: readonly MemberRewrite[];
  readonly rules: readonly ProfileRule[];
  readonly imageTokens?: ImageTokens;
}
