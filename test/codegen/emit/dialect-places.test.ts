import { emitCases } from "../../support/codegen/emit-cases.js";
import { image, video } from "../../support/codegen/video-specs.js";

describe("dialect-places: lines of specs and the generated code", () => {
  emitCases([
    [
      "the place of the model",
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
    [
      "media that are fetched",
      {
        given: [
          "dialects/messages/dialect.yaml",
          "event_model: [message.model] }",
          "event_model: [message.model], inline_media: [image] }",
        ],
        made: ["messages/dialect.ts", 'inlineMedia: ["image"],'],
      },
    ],
    [
      "the task whose draft is made final",
      {
        given: video({
          name: "clips",
          request: { prompt: "content[type=text].text", draft_task: "content[type=draft].of.name" },
        }),
        made: ["clips/dialect.ts", 'draftTask: { list: ["content"], item: { type: "draft" }, at: ["of", "name"] },'],
      },
    ],
    [
      "concepts with which the model decides how many images it makes",
      {
        given: image({
          name: "pictures",
          request: {
            prompt: "prompt",
            series: "set",
            series_length: "set_size",
            sources: { at: "given[]", record: "source" },
          },
          records: { source: { address: { fields: { url: ".", file: { absent: "there are no files" } } } } },
        }),
        made: [
          "pictures/dialect.ts",
          'several: [{ concept: "series", at: [["set"]], neutral: "disabled", limit: [["set_size"]], ' +
            'given: [["given"]] }],',
        ],
      },
    ],
  ]);
});
