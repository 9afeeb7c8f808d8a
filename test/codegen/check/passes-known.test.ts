import { faultCases } from "../../support/codegen/fault-cases.js";

const messages = "dialects/messages/mapping.yaml";

describe("passesKnown: mappings name existing passes", () => {
  faultCases([
    [
      "over requests",
      [[messages, "- offer_chosen_tools", "- ▸offer_choosen_tools"]],
      'there is no pass "offer_choosen_tools" over requests',
      'did you mean "offer_chosen_tools"?',
    ],
    [
      "over turns",
      [[messages, "- ensure_user_turn", "- ▸any_turn"]],
      'there is no pass "any_turn" over turns',
      "known here: answer_calls, attach_signatures, clean_call_ids, detach_signatures, " +
        "drop_empty_text, drop_placeholder_state, drop_trailing_reasoning, ensure_user_turn, " +
        "failures_as_text, hidden_as_state, hoist_instructions, link_results_by_name, …",
    ],
    [
      "over turns, where it is one over requests",
      [[messages, "- ensure_user_turn", "- ▸offer_chosen_tools"]],
      'there is no pass "offer_chosen_tools" over turns',
      "it is a pass over requests: name it under request",
    ],
    [
      "over requests, where it is one over turns",
      [[messages, "- offer_chosen_tools", "- ▸ensure_user_turn"]],
      'there is no pass "ensure_user_turn" over requests',
      "it is a pass over turns: name it under layout",
    ],
    [
      "over an answer before it is written",
      [[messages, "\nresponse:\n", "\nresponse:\n  before_write:\n    - ▸unknown_pass\n"]],
      'there is no pass "unknown_pass" over turns',
      "known here: answer_calls, attach_signatures, clean_call_ids, detach_signatures, " +
        "drop_empty_text, drop_placeholder_state, drop_trailing_reasoning, ensure_user_turn, " +
        "failures_as_text, hidden_as_state, hoist_instructions, link_results_by_name, …",
    ],
    [
      "twice with one value",
      [[messages, "    - ensure_user_turn\n", "    - ensure_user_turn\n    - ▸answer_calls\n"]],
      "answer_calls runs here already",
      "leave one of the two out",
    ],
    [
      "by what the upstream takes, after a request was read",
      [
        [messages, "    - fit_reasoning: [mode, budget >= 1024, effort]\n", ""],
        [
          messages,
          "  before_write:\n    - offer_chosen_tools",
          "  after_read:\n    - ▸fit_reasoning: [mode, budget >= 1024, effort]\n" +
            "  before_write:\n    - offer_chosen_tools",
        ],
      ],
      "fit_reasoning goes by what the upstream takes, which is not known here",
      "write - fit_reasoning under before_write: of request",
    ],
    [
      "by what the upstream takes, after turns were read",
      [
        [
          messages,
          "  before_write:\n    - hoist_instructions",
          "  after_read:\n    - ▸only_media_taken\n  before_write:\n    - hoist_instructions",
        ],
      ],
      "only_media_taken goes by what the upstream takes, which is not known here",
      "write - only_media_taken under before_write: of layout",
    ],
    [
      "over answers that are read, where streams follow it as they are written",
      [[messages, "\nresponse:\n", "\nresponse:\n  after_read:\n    - ▸hidden_as_state\n"]],
      "streams of answers follow hidden_as_state where it is under before_write:, and not here",
      "write - hidden_as_state under before_write: of response",
    ],
    [
      "of a preset",
      [
        [
          "providers/openai.yaml",
          "dialects: [chat]",
          "dialects: [chat]\nwire:\n  chat:\n    before_write:\n      - ▸fit_reasoning: [effort]",
        ],
      ],
      'there is no pass "fit_reasoning" over turns',
      "it is a pass over requests: name it under request",
    ],
    [
      "over an answer after it was read",
      [
        [
          messages,
          "  before_write:\n    - hoist_instructions",
          "  after_read:\n    - ▸unknown_pass\n  before_write:\n    - hoist_instructions",
        ],
      ],
      'there is no pass "unknown_pass" over turns',
      "known here: answer_calls, attach_signatures, clean_call_ids, detach_signatures, " +
        "drop_empty_text, drop_placeholder_state, drop_trailing_reasoning, ensure_user_turn, " +
        "failures_as_text, hidden_as_state, hoist_instructions, link_results_by_name, …",
    ],
  ]);
});
