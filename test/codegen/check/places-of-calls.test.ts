import { faultCases } from "../../support/codegen/fault-cases.js";

const document = "dialects/messages/dialect.yaml";
const places = "places: { request_model: model, request_stream: stream, response_model";

describe("placesOfCalls: the gateway finds the model of a call, and whether it asks for a stream", () => {
  faultCases([
    [
      "no place of the model in the body",
      [[document, places, "▸places: { request_stream: stream, response_model"]],
      "the body of POST /v1/messages has the model, and nothing says where",
      "write request_model: with its place, or {model} in the path and x-model: path",
    ],
    [
      "no model in the path",
      [[document, "x-model: body", "▸x-model: path"]],
      "the path does not name the model",
      "write {model} into the path and its x-aliases, or x-model: body",
    ],
    [
      "no place of the switch for streams",
      [[document, places, "▸places: { request_model: model, response_model"]],
      "the body of POST /v1/messages asks for a stream, and nothing says where",
      "write request_stream: with the place of the switch, or x-stream: always or never",
    ],
  ]);
});
