/** Limits and forms of answers in another dialect, where its vendor supports fewer of them. */
import { type Case } from "./request-cases.js";

const recipes = { type: "array", items: { type: "object", properties: { name: { type: "string" } } } };
const circle = { $ref: "#/$defs/a", $defs: { a: { $ref: "#/$defs/a" } } };
const tree = { type: "object", properties: { branches: { type: "array", items: { $ref: "#" } } } };
const inWords = (schema: object) =>
  "Answer with JSON as this JSON Schema describes it and nothing else: no words around it and no code fence.\n" +
  JSON.stringify(schema);
const object = { type: "object", properties: { a: { type: "string" } }, required: ["a"], additionalProperties: false };

const words = { type: "text", mime_type: "text/plain" };
const asJson = { type: "text", mime_type: "application/json", schema: object };

const anyJson = "Answer with one valid JSON object and nothing else: no words around it and no code fence.";

export const outputs: readonly Case[] = [
  {
    name: "JSON of any schema that the prompt does not speak of",
    from: "generate-content",
    body: { generationConfig: { responseMimeType: "application/json" } },
    becomes: {
      chat: { "response_format.type": "json_object", "messages.0": { role: "system", content: anyJson } },
      responses: { "text.format.type": "json_object", "input.0": { role: "system", content: anyJson } },
    },
  },
  {
    name: "JSON of any schema that the instructions speak of",
    from: "chat",
    body: {
      messages: [
        { role: "system", content: "Write JSON." },
        { role: "user", content: "hi" },
      ],
      response_format: { type: "json_object" },
    },
    becomes: {
      responses: {
        instructions: undefined,
        "input.0": { role: "system", content: "Write JSON." },
        "input.2": undefined,
      },
      "ollama-chat": { "messages.2": undefined },
    },
  },
  {
    name: "the settings of images beside texts",
    from: "generate-content",
    body: {
      generationConfig: {
        responseModalities: ["TEXT", "IMAGE"],
        imageConfig: { aspectRatio: "16:9", imageSize: "2K" },
      },
    },
    becomes: { interactions: { response_format: [words, { type: "image", aspect_ratio: "16:9", image_size: "2K" }] } },
  },
  {
    name: "the settings of images without a list of outputs",
    from: "generate-content",
    body: { generationConfig: { imageConfig: { imageSize: "0.5K" } } },
    becomes: { interactions: { response_format: [words, { type: "image", image_size: "512" }] } },
  },
  {
    name: "images alone",
    from: "generate-content",
    body: { generationConfig: { responseModalities: ["IMAGE"] } },
    becomes: { interactions: { response_format: { type: "image" } } },
  },
  {
    name: "images beside texts by a schema",
    from: "generate-content",
    body: {
      generationConfig: {
        responseModalities: ["TEXT", "IMAGE"],
        responseMimeType: "application/json",
        responseJsonSchema: object,
      },
    },
    becomes: { interactions: { response_format: [asJson, { type: "image" }] } },
  },
  {
    name: "texts alone, which answers are in any case",
    from: "generate-content",
    body: { generationConfig: { responseModalities: ["TEXT"] } },
    becomes: { interactions: { response_format: undefined }, chat: { response_format: undefined } },
  },
  {
    name: "sound",
    from: "generate-content",
    body: { generationConfig: { responseModalities: ["AUDIO"] } },
    becomes: { interactions: { response_format: { type: "audio" } } },
  },
  {
    name: "sound as a form",
    from: "interactions",
    body: { response_format: { type: "audio" } },
    becomes: { "generate-content": { "generationConfig.responseModalities": ["AUDIO"] } },
  },
  {
    name: "images and their settings where answers are words",
    from: "generate-content",
    body: { generationConfig: { responseModalities: ["IMAGE"], imageConfig: { aspectRatio: "1:1", imageSize: "1K" } } },
    becomes: { chat: { modalities: undefined } },
    lost: [
      "generationConfig.responseModalities",
      "generationConfig.imageConfig.aspectRatio",
      "generationConfig.imageConfig.imageSize",
    ],
  },
  {
    name: "the settings of images beside texts",
    from: "interactions",
    body: { response_format: [words, { type: "image", aspect_ratio: "16:9", image_size: "512" }] },
    becomes: {
      "generate-content": {
        "generationConfig.responseModalities": ["TEXT", "IMAGE"],
        "generationConfig.imageConfig": { aspectRatio: "16:9", imageSize: "0.5K" },
      },
    },
  },
  {
    name: "images alone",
    from: "interactions",
    body: { response_format: { type: "image", aspect_ratio: "1:1" } },
    becomes: {
      "generate-content": {
        "generationConfig.responseModalities": ["IMAGE"],
        "generationConfig.imageConfig": { aspectRatio: "1:1" },
      },
    },
  },
  {
    name: "texts without a media type beside images",
    from: "interactions",
    body: { response_format: [{ type: "text" }, { type: "image", image_size: "2K" }] },
    becomes: {
      "generate-content": {
        "generationConfig.responseModalities": ["TEXT", "IMAGE"],
        "generationConfig.imageConfig": { imageSize: "2K" },
      },
    },
  },
  {
    name: "texts without a media type alone",
    from: "interactions",
    body: { response_format: [{ type: "text" }] },
    becomes: { "generate-content": { "generationConfig.responseModalities": undefined }, chat: {} },
  },
  {
    name: "a second form of images, for which there is one place",
    from: "interactions",
    body: {
      response_format: [
        { type: "image", image_size: "1K" },
        { type: "image", aspect_ratio: "1:1" },
      ],
    },
    becomes: {
      "generate-content": {
        "generationConfig.responseModalities": ["IMAGE"],
        "generationConfig.imageConfig": { imageSize: "1K" },
      },
    },
    lost: ["response_format[1]"],
  },
  {
    name: "settings of images beside texts alone",
    from: "generate-content",
    body: { generationConfig: { responseModalities: ["TEXT"], imageConfig: { aspectRatio: "16:9" } } },
    becomes: { interactions: { response_format: undefined } },
    lost: ["generationConfig.imageConfig.aspectRatio"],
  },
  {
    name: "settings of images beside sound",
    from: "generate-content",
    body: { generationConfig: { responseModalities: ["AUDIO"], imageConfig: { imageSize: "1K" } } },
    becomes: { interactions: { response_format: { type: "audio" } } },
    lost: ["generationConfig.imageConfig.imageSize"],
  },
  {
    name: "the usual form of texts beside images alone",
    from: "generate-content",
    body: { generationConfig: { responseModalities: ["IMAGE"], responseMimeType: "text/plain" } },
    becomes: { interactions: { response_format: { type: "image" } } },
  },
  {
    name: "texts as JSON beside images alone",
    from: "generate-content",
    body: { generationConfig: { responseModalities: ["IMAGE"], responseMimeType: "application/json" } },
    becomes: { interactions: { response_format: { type: "image" } } },
    lost: ["generationConfig.responseMimeType"],
  },
  {
    name: "a schema under its older name",
    from: "cohere-chat",
    body: { response_format: { type: "json_object", schema: recipes.items } },
    becomes: {
      chat: { "response_format.type": "json_schema", "response_format.json_schema.schema": recipes.items },
      "ollama-chat": { format: recipes.items },
    },
  },
  {
    name: "any JSON object, where models may write without an end",
    from: "chat",
    body: { response_format: { type: "json_object" } },
    becomes: {
      "cohere-chat": {
        response_format: { type: "json_object" },
        "messages.0.content.0.text":
          "Answer with one valid JSON object and nothing else: no words around it and no code fence.",
      },
    },
  },
  {
    name: "a schema that is no JSON",
    from: "bedrock-converse",
    body: { outputConfig: { textFormat: { type: "json_schema", structure: { jsonSchema: { schema: "{oops" } } } } },
    becomes: { messages: { output_config: undefined }, chat: { response_format: undefined } },
    lost: ["outputConfig.textFormat"],
  },
  {
    name: "an answer by a schema that is missing",
    from: "chat",
    body: { response_format: { type: "json_schema", json_schema: { name: "x" } } },
    becomes: { messages: { output_config: undefined }, responses: { text: undefined } },
    lost: ["response_format"],
  },
  {
    name: "a schema beside tools, where the vendor refuses the two",
    from: "chat",
    body: {
      response_format: { type: "json_schema", json_schema: { name: "x", strict: true, schema: object } },
      tools: [{ type: "function", function: { name: "f" } }],
    },
    becomes: { "cohere-chat": { response_format: undefined, "messages.0.content.0.text": inWords(object) } },
    lost: ["name", "strict", "schema"].map((member) => `response_format.json_schema.${member}`),
  },
  {
    name: "no limit to the tokens that are sampled",
    from: "ollama-chat",
    body: { options: { top_k: -1 } },
    becomes: { messages: { top_k: undefined } },
  },
  {
    name: "a limit below the vendor's minimum",
    from: "messages",
    body: { max_tokens: 1 },
    becomes: { responses: { max_output_tokens: 16 } },
    lost: ["max_tokens"],
  },
  {
    name: "the vendor's minimum limit",
    from: "chat",
    body: { max_completion_tokens: 16 },
    becomes: { responses: { max_output_tokens: 16 } },
  },
  {
    name: "stop sequences of white space",
    from: "chat",
    body: { stop: ["\n", "END", " "] },
    becomes: { messages: { stop_sequences: ["END"] } },
    lost: ["stop"],
  },
  {
    name: "no other stop sequence than white space",
    from: "generate-content",
    body: { generationConfig: { stopSequences: ["\n\n"] } },
    becomes: { messages: { stop_sequences: undefined } },
    lost: ["generationConfig.stopSequences"],
  },
  {
    name: "a stop sequence of white space, where the vendor accepts it",
    from: "generate-content",
    body: { generationConfig: { stopSequences: ["\n\n"] } },
    becomes: { chat: { stop: ["\n\n"] } },
  },
  {
    name: "an answer that is a list",
    from: "generate-content",
    body: {
      generationConfig: { responseMimeType: "application/json", responseJsonSchema: recipes },
      systemInstruction: { parts: [{ text: "Be brief." }] },
    },
    becomes: {
      chat: { response_format: undefined, "messages.1": { role: "system", content: inWords(recipes) } },
      responses: { text: undefined, instructions: `Be brief.\n\n${inWords(recipes)}` },
    },
    lost: ["generationConfig.responseJsonSchema"],
  },
  {
    name: "an answer that is a list, where the target supports it",
    from: "interactions",
    body: { response_format: { type: "text", mime_type: "application/json", schema: recipes } },
    becomes: { "generate-content": { "generationConfig.responseJsonSchema": recipes } },
  },
  {
    name: "an enum as the answer, where only objects are supported",
    from: "messages",
    body: { output_config: { format: { type: "json_schema", schema: { type: "string", enum: ["a", "b"] } } } },
    becomes: {
      chat: { response_format: undefined, "messages.0.content": inWords({ type: "string", enum: ["a", "b"] }) },
    },
    lost: ["output_config.format.schema"],
  },
  {
    name: "an answer that is a list, with a name and a description",
    from: "chat",
    body: {
      response_format: {
        type: "json_schema",
        json_schema: { name: "x", description: "Food.", strict: true, schema: recipes },
      },
    },
    becomes: {
      responses: { text: undefined, instructions: inWords(recipes) },
      "cohere-chat": { response_format: undefined, "messages.0.content.0.text": inWords(recipes) },
    },
    lost: ["name", "description", "strict", "schema"].map((member) => `response_format.json_schema.${member}`),
  },
  {
    name: "an answer of one of two forms",
    from: "generate-content",
    body: {
      generationConfig: {
        responseJsonSchema: { anyOf: [object, { ...object, properties: { a: { type: "string" }, b: {} } }] },
      },
    },
    becomes: {
      chat: {
        "response_format.json_schema.schema": { ...object, properties: { a: { type: "string" }, b: {} } },
      },
    },
    lost: ["generationConfig.responseJsonSchema.anyOf"],
  },
  {
    name: "an answer whose schema is a reference to a definition",
    from: "chat",
    body: {
      response_format: {
        type: "json_schema",
        json_schema: { name: "x", strict: true, schema: { $ref: "#/$defs/o", $defs: { o: object } } },
      },
    },
    becomes: {
      responses: { "text.format.schema": { ...object, $defs: { o: object } }, "text.format.strict": true },
    },
  },
  {
    name: "an answer whose schema only refers to itself",
    from: "generate-content",
    body: { generationConfig: { responseJsonSchema: circle } },
    becomes: { responses: { text: undefined, instructions: inWords(circle) } },
    lost: ["generationConfig.responseJsonSchema"],
  },
  {
    name: "an answer whose schema contains itself",
    from: "chat",
    body: { response_format: { type: "json_schema", json_schema: { schema: tree } } },
    becomes: { messages: { output_config: undefined, "system.0.text": inWords(tree) } },
    lost: ["response_format.json_schema.schema"],
  },
  {
    name: "an answer whose schema contains itself, where that is accepted",
    from: "messages",
    body: { output_config: { format: { type: "json_schema", schema: tree } } },
    becomes: { chat: { "response_format.json_schema.schema": tree } },
  },
  {
    name: "an answer of properties whose schema does not declare an object",
    from: "generate-content",
    body: { generationConfig: { responseJsonSchema: { properties: { a: { type: "string" } } } } },
    becomes: {
      chat: { "response_format.json_schema.schema": { type: "object", properties: { a: { type: "string" } } } },
    },
  },
];
