import { faultCases } from "../../support/codegen/fault-cases.js";

const messages = "dialects/messages/mapping.yaml";

describe("emptyForms: a form of a record has members, or is implicit", () => {
  faultCases([
    [
      "a form that is known by nothing, beside one with a condition",
      [
        [
          messages,
          "      concepts: { names: absent }\n" +
            "      fields: { mode: { at: type, values: { auto: auto, required: any, none: none } } }\n",
          "      ▸concepts: { mode: auto, names: absent }\n",
        ],
      ],
      'the form "plain" is written without any member, and read from whatever no other form has',
      "write when: { type: <word> } or implicit: true beside concepts:",
    ],
  ]);
});
