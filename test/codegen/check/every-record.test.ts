import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";

describe("everyRecord: what every record of a kind has is written in each form", () => {
  faultCases([
    [
      "the name of a call that is only read",
      [
        [
          chat,
          "    fields: { id: id, name: function.name,",
          "    fields: { id: id, ▸name: { at: function.name, direction: read },",
        ],
      ],
      'a part of the kind call always has "name", and this form is written without it',
      "write name: function.name, or give the form direction: read",
    ],
    [
      "results without what they answer",
      [
        [
          chat,
          "    fields: { id: tool_call_id, parts: { at: content, content: tool } }",
          "    fields: { id: tool_call_id, ▸parts: { absent: results are only named } }",
        ],
      ],
      'a part of the kind result always has "parts", and this form is written without it',
      "write parts: <place>, or give the form direction: read",
    ],
    [
      "a form that is read, and has nothing of the part",
      [
        [
          chat,
          "  refused: { kind: refusal, direction: read, when: { type: refusal }, fields: { text: refusal } }",
          "  ▸refused:\n    kind: refusal\n    direction: read\n    when: { type: refusal }\n" +
            "    fields: { text: { absent: refusals are not shown } }",
        ],
      ],
      "nothing of a part of the kind refusal is read from this form",
      "write text: <place>, or leave the form out: what has no form is reported",
    ],
  ]);
});
