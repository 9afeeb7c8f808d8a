import { expect } from "chai";
import { faultCases } from "../../support/codegen/fault-cases.js";
import { problemsOf } from "../../support/codegen/spec-tree.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";
const shapes = "error-shapes.yaml";
const shape = (types: string): string =>
  `plain: { body: { error: $message }, types: ${types}, read: { message: [error] } }\n`;
const ofShape = [
  chat,
  "errors:\n  body: { error: { message: $message, type: $type, code: $code } }\n" +
    "  types:\n    404: invalid_request_error\n    4xx: invalid_request_error\n    else: server_error\n" +
    "  read: { message: [error.message, message], type: [error.type], code: [error.code], param: [] }\n",
  "errors: plain\n",
] as const;

describe("misspeltWords: words of a dialect are not nearly those of others", () => {
  faultCases([
    [
      "a word that a document has",
      [
        [
          "dialects/messages/dialect.yaml",
          '        stop_reason: { type: [string, "null"] }',
          '        stop_reason: { type: [string, "null"], description: Why it ended such as pause_turn. }',
        ],
        [chat, "  length: [length]", "  length: [length]\n  ▸paused: [puase_turn]"],
      ],
      'no other dialect has the word "puase_turn" here',
      'did you mean "pause_turn"? If the vendor has the word, name it in specs/dialects/chat/dialect.yaml.',
    ],
    [
      "a word without effect",
      [
        [chat, "neutral: [false] }", "neutral: [false, standard] }"],
        [chat, "    store: {", "    store: {"],
        [
          "dialects/chat/dialect.yaml",
          'store: { type: [boolean, "null"] }',
          "store: { type: [boolean, string], description: Or standard. }",
        ],
        [messages, "neutral: [standard]", "▸neutral: [standrad]"],
      ],
      'no other dialect has the word "standrad" here',
      'did you mean "standard"? If the vendor has the word, name it in specs/dialects/messages/dialect.yaml.',
    ],
    [
      "the type of an error that a shape has",
      [
        [shapes, null, shape("{ 404: not_found_error, else: api_error }")],
        ofShape,
        [messages, "types: { 404: not_found_error,", "types: { ▸404: not_fuond_error,"],
      ],
      'no other dialect has the word "not_fuond_error" here',
      'did you mean "not_found_error"? If the vendor has the word, name it in specs/dialects/messages/dialect.yaml.',
    ],
    [
      "the type of an error in a shape",
      [
        [
          shapes,
          null,
          "plain: { body: { error: $message }, types: { ▸404: not_fuond_error, else: api_error }, " +
            "read: { message: [error] } }\n",
        ],
        ofShape,
        [
          "dialects/messages/dialect.yaml",
          '        stop_reason: { type: [string, "null"] }',
          '        stop_reason: { type: [string, "null"], description: An error may be a not_found_error. }',
        ],
      ],
      'no other dialect has the word "not_fuond_error" here',
      'did you mean "not_found_error"?',
    ],
  ]);

  it("may be spelt in another way", async () => {
    const { problems } = await problemsOf([[shapes, null, shape("{ 404: notFoundError, else: API-ERROR }")], ofShape]);
    expect(problems).to.deep.equal([]);
  });
});
