import { expect } from "chai";
import { faultCases } from "../../support/codegen/fault-cases.js";
import { problemsOf, type Edit } from "../../support/codegen/spec-tree.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";
const absent = "    top_k: { absent: sampling here is by temperature }";

const hint = (concept: string): string =>
  `write ${concept}: { absent: <why> }, or its own place; add direction: read if it is only read from here`;

describe("distinctPlaces: no two lines are written to one place", () => {
  faultCases([
    [
      "a constant of an answer in the place of a count",
      [
        [
          "dialects/messages/mapping.yaml",
          "const: { type: message, role: assistant }",
          "const: { type: message, role: assistant, ▸usage.output_tokens: 0 }",
        ],
      ],
      'a constant is written to usage.output_tokens, where "output" of the usage is written too',
      "leave usage.output_tokens out of const:",
    ],
    [
      "two concepts of a request",
      [
        [chat, absent, "    top_k: seed"],
        [chat, "    seed: seed\n", "    ▸seed: seed\n"],
      ],
      '"seed" is written to seed, where "top_k" is written too',
      hint("seed"),
    ],
    [
      "a concept and a member of a record that is among those of the request",
      [[chat, "    user: user\n", "    ▸user: reasoning_effort\n"]],
      '"user" is written to reasoning_effort, where "effort" is written too',
      hint("user"),
    ],
    [
      "a concept where the conversation is",
      [[chat, absent, "    ▸top_k: messages"]],
      '"top_k" is written to messages, where the conversation is written too',
      hint("top_k"),
    ],
    [
      "two concepts of an answer",
      [[chat, "    created: { at: created, default: $now }", "    ▸created: { at: id, default: $now }"]],
      '"created" is written to id, where "id" is written too',
      hint("created"),
    ],
    [
      "two counts",
      [[chat, "  output: completion_tokens", "  ▸output: prompt_tokens"]],
      '"output" is written to prompt_tokens, where "input" is written too',
      hint("output"),
    ],
    [
      "two concepts of one form",
      [[chat, "detail: image_url.detail }", "▸detail: image_url.url }"]],
      '"detail" is written to image_url.url, where "source" is written too',
      hint("detail"),
    ],
    [
      "a constant of a form, where a concept of it is",
      [[messages, "    fields: { redacted: data,", "    const: { ▸data: x }\n    fields: { redacted: data,"]],
      'a constant is written to data, where "redacted" is written too',
      'leave data out of const:, or give the line of "redacted" another place',
    ],
    [
      "a condition of a form, where a concept of it is",
      [[messages, "    url: { when: { type: url }, concepts", "    url: { when: { type: url, ▸url: here }, concepts"]],
      'a constant is written to url, where "url" is written too',
      'leave url out of when:, or give the line of "url" another place',
    ],
    [
      "a constant of an answer",
      [
        [
          messages,
          "  const: { type: message, role: assistant }",
          "  const: { type: message, role: assistant, ▸id: x }",
        ],
      ],
      'a constant is written to id, where "id" is written too',
      'leave id out of const:, or give the line of "id" another place',
    ],
    [
      "a constant beside a concept of an answer",
      [[messages, "const: { type: refusal } }", "const: { type: refusal, ▸explanation: none } }"]],
      'a constant is written to stop_details.explanation, where "explanation" is written too',
      'leave explanation out of const:, or give the line of "explanation" another place',
    ],
  ]);

  const legal: [name: string, edits: readonly Edit[]][] = [
    ["a line that is only read", [[chat, absent, "    top_k: { at: [seed], direction: read }"]]],
    [
      "a later place of several, which is only read",
      [
        [chat, absent, "    top_k: { at: [metadata.k, seed] }"],
        [chat, "    metadata: pairs stay with the vendor\n", ""],
      ],
    ],
    ["a form that is only read", [[chat, "arguments: { at: arguments,", "arguments: { at: name,"]]],
    [
      "forms of one record, of which one is written",
      [
        [
          chat,
          "    effort:\n      fields:",
          '    off: { direction: write, concepts: { mode: "off" }, ' +
            "fields: { effort: { at: reasoning_effort, " +
            "values: { low: low, high: high, xhigh: xhigh, max: max } } } }\n" +
            "    effort:\n      fields:",
        ],
      ],
    ],
  ];
  for (const [name, edits] of legal)
    it(`allows ${name}`, async () => {
      expect((await problemsOf(edits)).problems).to.deep.equal([]);
    });
});
