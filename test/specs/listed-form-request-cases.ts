/** Forms of the answer by the list that takes the place of older members. */
import { type Case } from "./request-cases.js";

const object = { type: "object", properties: { a: { type: "string" } }, required: ["a"], additionalProperties: false };
const asJson = { type: "text", mime_type: "application/json", schema: object };

export const listedForms: readonly Case[] = [
  {
    name: "JSON of any schema by the list of forms",
    from: "generate-content",
    body: { generationConfig: { responseFormat: [{ text: { mimeType: "APPLICATION_JSON" } }] } },
    becomes: {
      chat: { "response_format.type": "json_object" },
      interactions: { response_format: { type: "text", mime_type: "application/json" } },
    },
  },
  {
    name: "a schema by the list of forms",
    from: "generate-content",
    body: {
      generation_config: { response_format: { text: { mime_type: "application/json", schema: object } } },
    },
    becomes: { chat: { "response_format.json_schema.schema": object }, interactions: { response_format: asJson } },
  },
  {
    name: "a schema without a type by the list of forms",
    from: "generate-content",
    body: { generationConfig: { responseFormat: [{ text: { schema: object } }] } },
    becomes: { chat: { "response_format.json_schema.schema": object } },
  },
  {
    name: "forms of images in the list of forms",
    from: "generate-content",
    body: {
      generationConfig: {
        responseFormat: [{ text: { mimeType: "text/plain" } }, { image: { aspectRatio: "ASPECT_RATIO_ONE_BY_ONE" } }],
      },
    },
    becomes: { chat: { response_format: { type: "text" } } },
    lost: ["generationConfig.responseFormat[1]"],
  },
];
