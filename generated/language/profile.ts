// Made from specs/language/profile.json by "make generate". Change the specs, not this file.
import type { Rules } from "./rules.js";

/** What a family of models accepts. */
export type Profile = {
  readonly profile: string;
  readonly vocabulary: string;
  readonly description: string;
  readonly native?: string;
  readonly forms?:
    | {
        readonly refused: string;
      }
    | "json";
  readonly rewrite?: Readonly<
    Record<
      string,
      {
        readonly at: string;
        readonly alone?: string;
        readonly transform: string;
      }
    >
  >;
  readonly video?: {
    readonly open_seconds?: number;
    readonly source_seconds?: number;
    readonly edit_seconds?: number;
    readonly frames_win?: true;
    readonly tokens_per_second?: Readonly<Record<string, number>>;
    readonly defaults?: {
      readonly resolution?: ProfileDefault;
      readonly duration?: ProfileDefault;
    };
  };
  readonly images?: Readonly<Record<string, number>>;
  readonly reasoning?:
    | {
        readonly effort?: string[];
        readonly budget?: {
          readonly least: number;
          readonly most?: number;
          readonly dynamic?: true;
        };
        readonly adaptive?: true;
        readonly off?: true;
        readonly switched?: true | "streams";
      }
    | "none";
  readonly beside_tools?: string;
  readonly output?: number;
  readonly instructions?: "first" | "user";
  readonly media?: string[];
  readonly media_in_results?: string[];
  readonly reasoning_items?: "refused";
  readonly prefill?: "refused";
  readonly strict?: false;
  readonly cache_marks?: false;
  readonly renames?: false;
  readonly implicit?: Readonly<Record<string, string | number | boolean | null>>;
  readonly rules?: Rules;
  readonly image_tokens?: {
    readonly quality: Readonly<Record<string, number>>;
    readonly else: number;
    readonly preview: number;
  };
};

/** A value, or a list of values. The first one whose conditions apply counts. */
export type ProfileDefault =
  | {
      readonly is: string | number;
      readonly when?: Readonly<Record<string, (string | number | boolean | null)[] | "present" | "absent">>;
    }[]
  | string
  | number;
