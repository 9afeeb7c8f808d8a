/** Rules about concepts of a request as specs/language/rules.json has them. */
import type { Json } from "../../../src/conversion/json.js";

/** One rule or several for each concept. */
export type RulesSource = Readonly<Record<string, RuleSource | readonly RuleSource[]>>;

export interface RuleSource {
  readonly values?: readonly Json[];
  readonly least?: number;
  readonly most?: number;
  readonly step?: { readonly from: number; readonly by: number };
  readonly or?: readonly Json[];
  readonly length?: number;
  readonly items?: { readonly exactly?: number; readonly least?: number; readonly most?: number };
  readonly required?: true;
  readonly pixels?: "any";
  readonly otherwise?: Json;
  readonly when?: Conditions;
  readonly inputs?: { readonly most: number; readonly tokens_each?: number; readonly tokens?: number };
  readonly operation?: string;
  readonly essential?: true;
  readonly direction?: "read" | "write";
  readonly code?: string;
  readonly message: string;
}

/** Values of other concepts, `present` or `absent`. */
export type Conditions = Readonly<Record<string, string | readonly Json[]>>;
