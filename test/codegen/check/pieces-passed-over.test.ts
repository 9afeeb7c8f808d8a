import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";

describe("piecesPassedOver: what pieces are without is read elsewhere", () => {
  faultCases([
    [
      "a member that no piece reads",
      [
        [
          chat,
          "        kind: call\n        key: index\n",
          "        when: { ▸type: absent }\n        kind: call\n        key: index\n",
        ],
      ],
      'this piece is without "type", and what has it is lost in silence',
      "write a piece for it, or unmapped: { type: <why> } beside pieces:",
    ],
  ]);
});
