import { emitCases } from "../../support/codegen/emit-cases.js";

const document = "dialects/chat/dialect.yaml";
const file = "chat/validate.ts";
const USER = '        user: { type: [string, "null"] }';

describe("validators: lines of specs and the generated code", () => {
  emitCases([
    [
      "the body of every operation",
      { given: [document, "    Request:\n"], made: [file, "export const validateRequest = validate"] },
    ],
    [
      "the body of one operation that has a schema of its own",
      {
        given: [
          [
            document,
            "      operationId: createChatCompletion\n",
            "      operationId: createChatCompletion\n      x-operation: edit\n      x-request: Edit\n",
          ],
          [
            document,
            "    Message:\n",
            "    Edit: { type: object, properties: { seed: { type: integer } } }\n    Message:\n",
          ],
        ],
        made: [file, "export const validateEdit = validate"],
      },
    ],
    [
      "a member that a client may call by a name of all objects",
      {
        given: [document, USER],
        made: [file, 'if (data.user !== undefined && func0.call(data, "user")) {'],
      },
    ],
    [
      "a schema without its description, and a member of this name",
      {
        given: [
          [
            document,
            '        store: { type: [boolean, "null"] }',
            "        store: { type: object, description: A store., properties: { description: { type: string } } }",
          ],
          ["dialects/chat/mapping.yaml", "answers are not stored, neutral: [false] }", "answers are not stored }"],
        ],
        made: [file, 'store: { type: "object", properties: { description: { type: "string" } } },'],
      },
    ],
    [
      "a pattern, whose message shows it",
      {
        given: [document, USER, '        user: { type: string, pattern: "^u-" }'],
        made: [file, 'message: "must match the pattern " + "^u-",'],
      },
    ],
    [
      "a pattern in words",
      {
        given: [document, USER, '        user: { type: string, pattern: "^u-", x-form: a name after u- }'],
        made: [file, 'message: "must be a name after u-",'],
      },
    ],
    [
      "a length in characters, which the project counts itself",
      {
        given: [document, USER, "        user: { type: string, maxLength: 64 }"],
        made: [file, 'from "../../src/conversion/validator-support.js";'],
      },
    ],
  ]);
});
