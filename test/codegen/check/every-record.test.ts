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
  ]);
});
