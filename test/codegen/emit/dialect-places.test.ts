import { emitCases } from "../../support/codegen/emit-cases.js";

describe("dialect-places: lines of specs and the code that comes of them", () => {
  emitCases([
    [
      "where the model stands",
      {
        given: [
          "dialects/messages/dialect.yaml",
          "places: { request_model: model, request_stream: stream, response_model: [model], " +
            "event_model: [message.model] }",
        ],
        made: [
          "messages/dialect.ts",
          [
            'requestModel: ["model"],',
            'requestStream: ["stream"],',
            'responseModel: [["model"]],',
            'eventModel: [["message", "model"]],',
          ].join("\n"),
        ],
      },
    ],
  ]);
});
