import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

describe("oneFault: what is missing and what nothing uses are one line to write", () => {
  faultCases([
    [
      "a line with a member",
      [
        [messages, "    top_k: top_k\n", ""],
        [messages, "  fields:\n    model: model\n    stream", "  ▸fields:\n    model: model\n    stream"],
      ],
      'the concept "top_k" of Request is not answered (sample from the k likeliest tokens)',
      "write top_k: top_k, or top_k: { absent: <why> }, or top_k: { implicit: <how> }",
    ],
    [
      "a line with members",
      [
        [chat, "    output_limit: { at: [max_completion_tokens, max_tokens] }\n", ""],
        [chat, "  fields:\n    model: model\n    stream", "  ▸fields:\n    model: model\n    stream"],
      ],
      'the concept "output_limit" of Request is not answered (the most tokens the answer may have)',
      "write output_limit: { at: [max_completion_tokens, max_tokens] }, or output_limit: { absent: <why> }, " +
        "or output_limit: { implicit: <how> }",
    ],
    [
      "a line with a record",
      [
        [chat, "    tool_choice: { at: tool_choice, record: tool_choice }\n", ""],
        [chat, "  fields:\n    model: model\n    stream", "  ▸fields:\n    model: model\n    stream"],
      ],
      'the concept "tool_choice" of Request is not answered (what the model must call)',
      "write tool_choice: { at: tool_choice, record: tool_choice }, or tool_choice: { absent: <why> }, " +
        "or tool_choice: { implicit: <how> }",
    ],
    [
      "a member that resembles none",
      [[messages, "    top_k: top_k\n", "    ▸top_k: zebra\n"]],
      'there is no "zebra" here in the schemas of specs/dialects/messages/dialect.yaml',
      'did you mean "top_k"?',
    ],
    [
      "a member of an object that is misspelt",
      [[messages, "    user: metadata.user_id\n", "    ▸user: metadtaa.user_id\n"]],
      '"metadtaa.user_id" leads nowhere in the schemas of specs/dialects/messages/dialect.yaml: ' +
        'there is no "metadtaa"',
      'did you mean "metadata"?',
    ],
    [
      "a form without its kind",
      [[messages, "\n  declined: { kind: refusal,", "\n  ▸declined: {"]],
      'there is no kind of part "declined"',
      "write kind: refusal",
    ],
    [
      "a meaning that resembles none",
      [[messages, "values: { summarized: summarized,", "values: { ▸shown: summarized,"]],
      'Visibility has no meaning "shown"',
      'did you mean "summarized"?',
    ],
    [
      "a reason that resembles none",
      [[messages, "  length: [max_tokens]", "  ▸zebra: [max_tokens]"]],
      'there is no way to end "zebra"',
      'did you mean "length"?',
    ],
    [
      "a count that another is without",
      [
        [messages, "  cached_input: { at: cache_read_input_tokens, default: 0 }\n", ""],
        [messages, "\nusage:\n  input", "\n▸usage:\n  input"],
      ],
      'the concept "cached_input" of Usage is not answered (prompt tokens read from a cache)',
      "give its place, or cached_input: { absent: <why> }, or cached_input: { implicit: <how> }",
    ],
  ]);
});
