import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

describe("contentInEvents: events have such parts as content has, and count kinds that there are", () => {
  faultCases([
    [
      "a call that is beside the content",
      [
        [
          chat,
          "        text:\n          - choices:\n              - index: 0\n                delta: { tool_calls:",
          "        ▸close: [{ choices: [{ index: 0, delta: { tool_calls: [$content] } }] }]\n" +
            "        text:\n          - choices:\n              - index: 0\n                delta: { tool_calls:",
        ],
      ],
      '"$content" has no value here: no form of a call is among the content of answers',
      "write its members, as in { id: $part_id, name: $part_name, arguments: $arguments }",
    ],
    [
      "an index among kinds that there are not",
      [
        [
          messages,
          "text: [{ type: content_block_delta, index: $index, delta: { type: thinking_delta,",
          'text: [{ type: content_block_delta, ▸index: "$index[kind=text|thought]", delta: { type: thinking_delta,',
        ],
      ],
      'there is no kind of part "thought"',
      "known here: text, media, call, result, reasoning, refusal",
    ],
    [
      "a kind that is not known, where several events share it",
      [
        [
          messages,
          "      text, refusal:\n",
          "      text, refusal:\n        signature:\n          - { $use: part, signature: $signature }\n" +
            "          - { $use: part, signature: $signature }\n",
        ],
        [
          messages,
          "    call_ids: toolu_\n",
          "    call_ids: toolu_\n" +
            '    shared: { part: { type: content_block_stop, ▸index: "$index[kind=text|thought]", delta: $rest } }\n',
        ],
      ],
      'there is no kind of part "thought"',
      "known here: text, media, call, result, reasoning, refusal",
    ],
  ]);
});
