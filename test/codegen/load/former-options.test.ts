/** Passes that once had options, and the line that is written in their place. */
import { expect } from "chai";
import type { Json } from "../../../src/conversion/json.js";
import { respellOptions } from "../../../codegen/load/former-options.js";
import { faultCases } from "../../support/codegen/fault-cases.js";

const OPTIONS = "a pass takes one value now, and no options";
const messages = "dialects/messages/mapping.yaml";
const answer = (pass: string): [file: string, from: string, to: string][] => [
  [messages, "\nresponse:\n", `\nresponse:\n  after_read: [${pass}]\n`],
];

type Options = Readonly<Record<string, Json>>;

describe("respellOptions", () => {
  const cases: readonly (readonly [pass: string, options: Options, now: string])[] = [
    ["clean_call_ids", { allowed: "A-Za-z0-9_-", longest: 64 }, 'write - clean_call_ids: "[A-Za-z0-9_-]{1,64}"'],
    ["clean_call_ids", { allowed: "A-Za-z0-9", shortest: 9, longest: 9 }, 'write - clean_call_ids: "[A-Za-z0-9]{9}"'],
    [
      "clean_tool_names",
      { allowed: "A-Za-z0-9_-", longest: 64, shortest: 2, first: "A-Za-z_" },
      'write - clean_tool_names: "[A-Za-z_][A-Za-z0-9_-]{1,63}"',
    ],
    ["detach_signatures", { of: ["call"] }, "write - detach_signatures: [call]"],
    ["drop_empty_text", { blank: true }, "write - drop_empty_text: or_blank"],
    ["drop_empty_text", {}, "write - drop_empty_text"],
    ["drop_placeholder_state", { placeholders: ["one"] }, "write - drop_placeholder_state: [one]"],
    ["drop_trailing_reasoning", { alone: true }, "write - drop_trailing_reasoning: whole_turns"],
    ["explain_failure", { but: ["cancelled"] }, "write - explain_failure: [failed, incomplete, exhausted]"],
    ["fault_of_words", { faults: { unsafe: ["blocked"] } }, "write - fault_of_words: { unsafe: [blocked] }"],
    [
      "fit_reasoning",
      { controls: ["mode", "budget"], least_budget: 1024 },
      "write - fit_reasoning: [mode, budget >= 1024]",
    ],
    ["fit_reasoning", { controls: ["effort"], least_effort: "low" }, "write - fit_reasoning: [effort >= low]"],
    [
      "fit_reasoning",
      { controls: ["effort"], beside_tools: "heeded" },
      "write - fit_reasoning: [effort]; a pass after it does what hosts refuse beside tools",
    ],
    ["mark_caches", { marks: 4 }, "write - mark_caches: 4"],
    ["media_beside_results", { move: ["audio"] }, "write - media_beside_results: [audio]"],
    ["offer_chosen_tools", { among: ["required"] }, "write - offer_chosen_tools: [auto, none]"],
    ["offer_chosen_tools", { named: "never" }, "write - offer_chosen_tools: even_one"],
    ["schema_as_instruction", { closable: true }, "write - schema_as_instruction: unless_closable"],
    ["scheme_urls_as_files", { scheme: "gs://" }, "write - scheme_urls_as_files: gs://"],
    [
      "strict_where_taken",
      { closed: true },
      "write - strict_where_taken; request.schemas.strict declares what strict mode accepts",
    ],
    ["tools_as_functions", { accepts: ["text"] }, "write - tools_as_functions: [search, hosted]"],
    ["withhold_tools", { beside_calls: "kept" }, "write - withhold_tools: unless_called"],
    ["attach_signatures", { unsigned: "none", thoughts: "kept" }, "write - attach_signatures: none"],
    [
      "attach_signatures",
      { unsigned: "none" },
      "write - attach_signatures: none; it keeps the text of reasoning, which a function beside a dialect may drop",
    ],
    ["own_pass", { form: "one" }, "write - own_pass: one"],
    ["own_pass", { form: "one", other: 2 }, "write - own_pass: one; each other option is a pass of its own"],
  ];
  for (const [pass, options, now] of cases)
    it(`${pass} with ${JSON.stringify(options)}`, () => expect(respellOptions(pass, options)).to.equal(now));
});

describe("options of passes in specs", () => {
  faultCases([
    ["in place of a list", answer("▸detach_signatures: { of: [call] }"), OPTIONS, "write - detach_signatures: [call]"],
    [
      "in place of a text",
      answer("▸clean_call_ids: { allowed: a-z_, longest: 64 }"),
      OPTIONS,
      'write - clean_call_ids: "[a-z_]{1,64}"',
    ],
    ["in place of a word", answer("▸drop_empty_text: { blank: true }"), OPTIONS, "write - drop_empty_text: or_blank"],
    [
      "around a map",
      answer("fault_of_words: { ▸faults: { unsafe: [blocked] } }"),
      OPTIONS,
      "write - fault_of_words: { unsafe: [blocked] }",
    ],
    [
      "of a function beside the dialect, around a map",
      answer("own_pass: { ▸codes: { unsafe: blocked } }"),
      OPTIONS,
      "write - own_pass: { unsafe: blocked }",
    ],
  ]);
});
