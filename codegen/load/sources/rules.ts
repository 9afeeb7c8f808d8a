/** Rules about concepts of a request as specs/language/rules.json has them. */
import type { Rule, Rules } from "../../../generated/language/rules.js";

/** One rule or several for each concept. */
export type RulesSource = Rules;
export type RuleSource = Rule;

/** Values of other concepts, `present` or `absent`. */
export type Conditions = NonNullable<Rule["when"]>;
