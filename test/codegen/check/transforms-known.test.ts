import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

describe("transformsKnown: mappings name existing transforms", () => {
  faultCases([
    [
      "in a line of the request",
      [[messages, "transform: negated }", "▸transform: inverted }"]],
      'there is no transform "inverted"',
      "known here: arguments_text, bare_base64, bytes_or_uri, cache_mark, closed_schema, document_text, " +
        "dollars, inline_medium, iso_time, joined_text, json_object, media_uri, …",
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
          "text: content_block.input\n" + "              signature: { at: content_block.id, ▸transform: joined_txt }",
        ],
      ],
      'there is no transform "joined_txt"',
      'did you mean "joined_text"?',
    ],
    [
      "in a piece of a list in a stream",
      [[chat, "text: thinking\n        transform: joined_text", "text: thinking\n        ▸transform: joint_text"]],
      'there is no transform "joint_text"',
      'did you mean "joined_text"?',
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
      "known here: arguments_text, bare_base64, bytes_or_uri, cache_mark, closed_schema, document_text, " +
        "dollars, inline_medium, iso_time, joined_text, json_object, media_uri, …",
    ],
    [
      "more transforms than places",
      [[chat, "cached_input: cached_tokens", "cached_input: { at: cached_tokens, ▸transform: [negated, negated] }"]],
      "there are 2 transforms for 1 places",
      "name one transform for all of them, or one for each in the same order",
    ],
    [
      "a function that every object inherits",
      [[messages, "transform: negated }", "▸transform: to_string }"]],
      'there is no transform "to_string"',
      "known here: arguments_text, bare_base64, bytes_or_uri, cache_mark, closed_schema, document_text, " +
        "dollars, inline_medium, iso_time, joined_text, json_object, media_uri, …",
    ],
    [
      "more transforms than places, one of which another line has",
      [[chat, "input: cached_tokens", "input: { at: prompt_tokens, ▸transform: [negated, negated] }"]],
      "there are 2 transforms for 1 places",
      "name one transform for all of them, or one for each in the same order",
    ],
  ]);
});
