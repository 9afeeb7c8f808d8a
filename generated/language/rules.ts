// Made from specs/language/rules.json by "make generate". Change the specs, not this file.
import type { Json } from "../../src/conversion/json.js";

/** The accepted values of concepts of a request. */
export type Rules = Readonly<Record<string, Rule[] | Rule>>;

/** A rule. */
export type Rule = {
  readonly values?: (string | number | boolean | null)[];
  readonly least?: number;
  readonly most?: number;
  readonly step?: {
    readonly from: number;
    readonly by: number;
  };
  readonly or?: (string | number | boolean | null)[];
  readonly left_out?: (string | number | boolean | null)[];
  readonly length?: number;
  readonly items?: {
    readonly exactly?: number;
    readonly least?: number;
    readonly most?: number;
  };
  readonly required?: true;
  readonly pixels?: "any";
  readonly otherwise?: Json;
  readonly when?: Readonly<Record<string, (string | number | boolean | null)[] | "present" | "absent">>;
  readonly inputs?: {
    readonly most: number;
    readonly tokens_each?: number;
    readonly tokens?: number;
  };
  readonly operation?: string;
  readonly essential?: true;
  readonly direction?: "read" | "write";
  readonly code?: string;
  readonly message: string;
};
