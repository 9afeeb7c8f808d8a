import { expect } from "chai";
import { validatorsOf } from "../../../codegen/emit/validators.js";
import { emitCases } from "../../support/codegen/emit-cases.js";

const document = "dialects/chat/dialect.yaml";
const file = "chat/validate.ts";
const USER = '        user: { type: [string, "null"] }';

describe("validators: lines of specs and the generated code", () => {
  emitCases([
    [
      "the body of every operation",
      { given: [document, "    Request:\n"], made: [file, "export const validateRequest = checkRequest;"] },
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
        made: [file, "export const validateEdit = checkEdit;"],
      },
    ],
    [
      "a member that a client may call by a name of all objects",
      {
        given: [document, USER],
        made: [file, 'if (data.user !== undefined && hasOwn.call(data, "user")) {'],
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
      "what was evaluated, only where a schema refuses the rest",
      {
        given: [
          [document, '        store: { type: [boolean, "null"] }', "        store: { unevaluatedProperties: false }"],
          ["dialects/chat/mapping.yaml", "answers are not stored, neutral: [false] }", "answers are not stored }"],
        ],
        made: [file, "checkRequest.evaluated = "],
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

const TEXT = { type: ["string", "null"] };
const TOOL = { type: "object", properties: { name: TEXT, inner: { $ref: "#/components/schemas/Tool" } } };

/** The lines of a validator whose request has these members. */
function linesWith(members: object, schemas: object = {}): string[] {
  const request = { type: "object", required: ["first"], properties: { first: TEXT, ...members, last: TEXT } };
  const components = { schemas: { Request: request, Tool: TOOL, ...schemas } };
  return validatorsOf(components, new Map([["request", "Request"]])).split("\n");
}

describe("validators: a changed document", () => {
  const before = { tools: { type: "array", items: { $ref: "#/components/schemas/Tool" } } };
  const word = { anyOf: [{ type: "string" }, { type: "array", items: { type: "string", pattern: "^a" } }] };
  const cases: [string, object, object?][] = [
    ["a member", { new: TEXT, ...before }],
    ["a member that is a list of objects", { new: { type: "array", items: TOOL }, ...before }],
    ["a member of several kinds", { new: word, ...before }],
    [
      "a member with a schema of its own",
      { new: { $ref: "#/components/schemas/New" }, ...before },
      { New: { ...TOOL, required: ["name"] } },
    ],
  ];
  for (const [name, members, schemas] of cases)
    it(`changes no line of others: ${name}`, () => {
      const after = linesWith(members, schemas);
      const own = linesWith(before).filter((line) => !line.startsWith("const schemaRequest = "));
      let from = 0;
      const moved = own.filter((line) => {
        const found = after.indexOf(line, from);
        if (found >= 0) from = found + 1;
        return found < 0;
      });
      expect(moved).to.deep.equal([]);
    });
});

describe("validators: a list that is looked through after another", () => {
  const lists = { allOf: [{ items: { type: "string" } }], contains: { const: "x" } };
  const cases: [value: unknown, isValid: boolean][] = [
    [[], false],
    [["x"], true],
    [["y", "x"], true],
    [["y"], false],
    ["no list", true],
  ];
  for (const [value, isValid] of cases)
    it(`${isValid ? "takes" : "refuses"} ${JSON.stringify(value)}`, async () => {
      const code = validatorsOf({ schemas: { List: lists } }, new Map([["list", "List"]]));
      const { validateList } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
        validateList(value: unknown): boolean;
      };
      expect(validateList(value)).to.equal(isValid);
    });
});
