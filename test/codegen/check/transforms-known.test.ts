import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

describe("transformsKnown: transforms that a mapping names are there", () => {
  faultCases([
    [
      "in a line of the request",
      [[messages, "transform: negated }", "▸transform: inverted }"]],
      'there is no transform "inverted"',
      "known here: arguments_piece, arguments_text",
    ],
    [
      "in a form",
      [
        [
          messages,
          "arguments: { at: input, transform: json_object, default: {} }",
          "arguments: { at: input, ▸transform: json_objekt, default: {} }",
        ],
      ],
      'there is no transform "json_objekt"',
      'did you mean "json_object"?',
    ],
    [
      "in a piece of a stream",
      [
        [
          messages,
          "text: content_block.input\n              transform: non_empty_json_object",
          "text: content_block.input\n              ▸transform: non_empty_json_objekt",
        ],
      ],
      'there is no transform "non_empty_json_objekt"',
      'did you mean "non_empty_json_object"?',
    ],
    [
      "in the state of a piece of a stream",
      [
        [
          messages,
          "text: content_block.input\n              transform: non_empty_json_object",
          "text: content_block.input\n" +
            "              signature: { at: content_block.id, ▸transform: reasoning_stat }",
        ],
      ],
      'there is no transform "reasoning_stat"',
      'did you mean "reasoning_state"?',
    ],
    [
      "in a piece of a list in a stream",
      [[chat, "text: thinking\n        transform: joined_text", "text: thinking\n        ▸transform: joint_text"]],
      'there is no transform "joint_text"',
      "did you mean",
    ],
    [
      "one of several, for several places",
      [
        [
          chat,
          "cached_input: cached_tokens",
          "cached_input: { at: [cached_tokens, prompt_tokens], transform: [negated, ▸invertd] }",
        ],
      ],
      'there is no transform "invertd"',
      "known here",
    ],
    [
      "more transforms than places",
      [[chat, "cached_input: cached_tokens", "cached_input: { at: cached_tokens, ▸transform: [negated, negated] }"]],
      "there are 2 transforms for 1 places",
      "one for each",
    ],
    [
      "a function that every object has",
      [[messages, "transform: negated }", "▸transform: to_string }"]],
      'there is no transform "to_string"',
      "known here",
    ],
  ]);
});
