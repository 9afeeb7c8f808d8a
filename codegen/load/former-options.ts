/** Passes that once had options, and the one value that is written in their place. */
import type { Json } from "../../src/conversion/json.js";
import { type Old, printed } from "./former-lines.js";

/** The value now, and what else is to be done. */
interface Now {
  readonly value: Json | undefined;
  readonly further?: string;
}

type Former = (options: Old) => Now;

/** The option that is the whole value now. */
const option =
  (name: string): Former =>
  ({ [name]: value }) => ({ value });

/** An option that was true, or one word. */
const word =
  (name: string, now: string): Former =>
  ({ [name]: value }) => ({ value: value === undefined ? undefined : now });

/** Of a list of all values, those that an option does not name. */
const others =
  (name: string, all: readonly string[]): Former =>
  ({ [name]: value }) => ({ value: all.filter((one) => ![value].flat().includes(one)) });

const names: Former = ({ allowed = "A-Za-z0-9_-", longest = 64, shortest = 1, first }) => {
  const least = Number(shortest) - (first === undefined ? 0 : 1);
  const most = Number(longest) - (first === undefined ? 0 : 1);
  const head = first === undefined ? "" : `[${String(first)}]`;
  return { value: `${head}[${String(allowed)}]{${least === most ? "" : `${String(least)},`}${String(most)}}` };
};

const controls: Former = ({ controls: all = [], least_budget: budget, least_effort: effort, beside_tools: tools }) => {
  const least: Old = { ...(budget !== undefined && { budget }), ...(effort !== undefined && { effort }) };
  const value = [all].flat().map((control) => {
    const name = String(control);
    return name in least ? `${name} >= ${String(least[name])}` : name;
  });
  return { value, ...(tools !== undefined && { further: "a pass after it does what hosts refuse beside tools" }) };
};

const chosen: Former = ({ among, named }) => ({
  value: named === undefined ? among && others("among", ["auto", "none", "required"])({ among }).value : "even_one",
});

const signatures: Former = ({ unsigned, thoughts }) => ({
  value: unsigned,
  ...(thoughts === undefined && {
    further: "it keeps the text of reasoning, which a function beside a dialect may drop",
  }),
});

const strictness: Former = ({ closed }) => ({
  value: undefined,
  ...(closed !== undefined && { further: "request.schemas.strict declares what strict mode accepts" }),
});

const former: Readonly<Record<string, Former>> = {
  attach_signatures: signatures,
  clean_call_ids: names,
  clean_tool_names: names,
  detach_signatures: option("of"),
  drop_empty_text: word("blank", "or_blank"),
  drop_placeholder_state: option("placeholders"),
  drop_trailing_reasoning: word("alone", "whole_turns"),
  explain_failure: others("but", ["failed", "cancelled", "incomplete", "exhausted"]),
  fault_of_words: option("faults"),
  fit_reasoning: controls,
  mark_caches: option("marks"),
  media_beside_results: option("move"),
  offer_chosen_tools: chosen,
  schema_as_instruction: word("closable", "unless_closable"),
  scheme_urls_as_files: option("scheme"),
  strict_where_taken: strictness,
  tools_as_functions: others("accepts", ["text", "search", "hosted"]),
  withhold_tools: word("beside_calls", "unless_called"),
};

/** A function beside a dialect: the value of its one option, or else a pass for each. */
const ownOptions: Former = (options) => ({
  value: Object.values(options)[0],
  ...(Object.keys(options).length > 1 && { further: "each other option is a pass of its own" }),
});

/** The line of a pass with options, as it is written now. */
export function respellOptions(pass: string, options: Old): string {
  const respell = (Object.hasOwn(former, pass) ? former[pass] : undefined) ?? ownOptions;
  const { value, further } = respell(options);
  const line = value === undefined ? `- ${pass}` : `- ${printed({ [pass]: value })}`;
  return `write ${line}${further === undefined ? "" : `; ${further}`}`;
}
