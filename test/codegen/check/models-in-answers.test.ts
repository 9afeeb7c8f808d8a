import { faultCases } from "../../support/codegen/fault-cases.js";

const document = "dialects/messages/dialect.yaml";
const mapping = "dialects/messages/mapping.yaml";

describe("modelsInAnswers: the document lists where answers and events name the model", () => {
  faultCases([
    [
      "the model of whole answers",
      [[document, "response_model: [model], event", "▸response_model: [], event"]],
      'whole answers have the model at "model", and it is not listed here',
      "write response_model: [model]",
    ],
    [
      "the model of events",
      [[document, "event_model: [message.model]", "▸event_model: []"]],
      'events of streams have the model at "message.model", and it is not listed here',
      "write event_model: [message.model]",
    ],
    [
      "the model of an event with the whole answer, beside another place",
      [
        [
          mapping,
          "        message: { id: $id, type: message, role: assistant, model: $model, content: [], usage: $usage }",
          "        message: { $merge: $response, content: [] }",
        ],
        [document, "event_model: [message.model]", "▸event_model: [message.id]"],
      ],
      'events of streams have the model at "message.model", and it is not listed here',
      "write event_model: [message.model, message.id]",
    ],
  ]);
});
