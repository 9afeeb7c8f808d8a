import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";

describe("everyRequest: what every request has is written", () => {
  faultCases([
    [
      "a model that is only read",
      [[chat, "    model: model\n    stream", "    ▸model: { at: model, direction: read }\n    stream"]],
      'every request has "model", and no request is written with it',
      "write model: model, or model: { implicit: <how> }",
    ],
    [
      "a model that the dialect is said to lack",
      [
        [chat, "    model: model\n    stream", "    ▸model: { absent: there is one model }\n    stream"],
        [chat, "    metadata: pairs", "    model: there is one\n    metadata: pairs"],
      ],
      'every request has "model", and no request is written with it',
      "write model: <place>, or model: { implicit: <how> }",
    ],
  ]);
});
