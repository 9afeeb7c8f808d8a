/** Files of specs/profiles as specs/language/profile.json has them. */
import type { Json } from "../../../src/conversion/json.js";
import type { Conditions, RulesSource } from "./rules.js";

export interface ProfileSource {
  readonly profile: string;
  readonly vocabulary: string;
  readonly description: string;
  readonly native?: string;
  readonly forms?: "json" | { readonly refused: string };
  readonly rewrite?: RewriteSource;
  readonly video?: VideoSource;
  readonly images?: Readonly<Record<string, number>>;
  readonly reasoning?: "none" | ReasoningSource;
  readonly beside_tools?: string;
  readonly output?: number;
  readonly instructions?: "first" | "user";
  readonly media?: readonly string[];
  readonly media_in_results?: readonly string[];
  readonly reasoning_items?: "refused";
  readonly prefill?: "refused";
  readonly strict?: false;
  readonly cache_marks?: false;
  readonly implicit?: Readonly<Record<string, Json>>;
  readonly rules?: RulesSource;
  readonly image_tokens?: {
    readonly quality: Readonly<Record<string, number>>;
    readonly else: number;
    readonly preview: number;
  };
}

export type RewriteSource = Readonly<
  Record<string, { readonly at: string; readonly alone?: string; readonly transform: string }>
>;

export interface ReasoningSource {
  readonly effort?: readonly string[];
  readonly budget?: BudgetSource;
  readonly adaptive?: true;
  readonly off?: true;
  readonly switched?: true | "streams";
}

export interface BudgetSource {
  readonly least: number;
  readonly most?: number;
  readonly dynamic?: true;
}

export interface VideoSource {
  readonly open_seconds?: number;
  readonly source_seconds?: number;
  readonly edit_seconds?: number;
  readonly frames_win?: true;
  readonly tokens_per_second?: Readonly<Record<string, number>>;
  readonly defaults?: VideoDefaultsSource;
}

/** What is made where a request leaves a concept open: one value, or the first whose conditions hold. */
export type VideoDefaultsSource = Readonly<Record<string, string | number | readonly DefaultSource[]>>;

export interface DefaultSource {
  readonly is: string | number;
  readonly when?: Conditions;
}
