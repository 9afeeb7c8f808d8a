import { faultCases } from "../../support/codegen/fault-cases.js";
import type { Edit } from "../../support/codegen/spec-tree.js";

const messages = "dialects/messages/mapping.yaml";

/** The document describes errors, as documents of vendors do. */
const described: Edit = [
  "dialects/messages/dialect.yaml",
  "    Source:\n",
  `    Error:
      type: object
      properties:
        type: { type: string }
        error: { type: object, properties: { type: { type: string }, message: { type: string } } }
        request_id: { type: string }
    Source:
`,
];

describe("errorPaths: the dialect's schema of errors has the members of its errors", () => {
  faultCases([
    [
      "a misspelt member of the body",
      [described, [messages, "error: { type: $type, message: $coded", "error: { type: $type, ▸mesage: $coded"]],
      'the schema Error of specs/dialects/messages/dialect.yaml has no member "mesage" here',
      'did you mean "message"?',
    ],
    [
      "another member of the body",
      [described, [messages, "body: { type: error,", "body: { type: error, ▸mood: bad,"]],
      'the schema Error of specs/dialects/messages/dialect.yaml has no member "mood" here',
      "declare it there, or leave it out",
    ],
    [
      "a misspelt place of the message",
      [described, [messages, "message: [error.message, message]", "message: [▸error.mesage, message]"]],
      '"error.mesage" leads nowhere in the schema Error of specs/dialects/messages/dialect.yaml: there is no "mesage"',
      'did you mean "message"?',
    ],
    [
      "places of the message that are all of other hosts",
      [described, [messages, "message: [error.message, message]", "▸message: [fault, detail]"]],
      "errors as the schema Error of specs/dialects/messages/dialect.yaml has them are read without their words",
      "write message: [error.message] under errors.read",
    ],
    [
      "no place of the message, and none in bodies for clients",
      [
        described,
        [messages, "message: [error.message, message]", "▸message: [fault, detail]"],
        [messages, "message: $coded_message", 'message: "Failed: $message"'],
      ],
      "errors as the schema Error of specs/dialects/messages/dialect.yaml has them are read without their words",
      "write message: with its place there under errors.read",
    ],
  ]);
});
