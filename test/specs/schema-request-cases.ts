/** Schemas with conditions that a vendor refuses: the model reads them, and they are reported. */
import type { Wire } from "../../src/registry.js";
import { type Case } from "./request-cases.js";

const closed = (properties: Wire) => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const address = closed({ to: { type: "string", format: "email", pattern: "^(?!\\.)[a-z]+@[a-z]+$" } });
const described = closed({
  to: { type: "string", format: "email", description: '{pattern: "^(?!\\\\.)[a-z]+@[a-z]+$"}' },
});
const plain = closed({ city: { type: "string" } });
const bounded = closed({ age: { type: "integer", minimum: 1 } });
const page = closed({ url: { type: "string", format: "uri" } });
const wide = (count: number) =>
  closed(Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}`, { type: "string" }])));

const STRICT_ANSWERS = { levels: 5, properties: 100, values: 500 };
const JSON_TEXT = { responseMimeType: "application/json" };
const answer = (schema: Wire) => ({ generationConfig: { ...JSON_TEXT, responseJsonSchema: schema } });
const sent = (name: string) => `output_config.format.schema.properties.${name}`;

const lookaround: readonly Case[] = [
  {
    name: "a tool with a pattern that looks ahead",
    from: "messages",
    body: { tools: [{ name: "invite", input_schema: address }] },
    becomes: {
      chat: { "tools.0.function.parameters": described },
      responses: { "tools.0.parameters": described },
    },
    lost: ["tools[0].input_schema.properties.to.pattern"],
  },
  {
    name: "a strict tool with a pattern that looks ahead, which stays strict",
    from: "chat",
    body: { tools: [{ type: "function", function: { name: "invite", strict: true, parameters: address } }] },
    becomes: { responses: { "tools.0.parameters": described, "tools.0.strict": true } },
    lost: ["tools[0].function.parameters.properties.to.pattern"],
  },
  {
    name: "a pattern that looks ahead in one of several roots",
    from: "generate-content",
    body: {
      tools: [{ functionDeclarations: [{ name: "invite", parametersJsonSchema: { anyOf: [address, address] } }] }],
    },
    becomes: { chat: { "tools.0.function.parameters.properties.to": described.properties.to } },
    lost: ["tools[0].functionDeclarations[0].parametersJsonSchema.anyOf"],
  },
  {
    name: "an answer with a pattern that looks ahead",
    from: "generate-content",
    body: answer(address),
    becomes: {
      chat: { "response_format.json_schema.schema": described },
      responses: { "text.format.schema": described },
    },
    lost: ["generationConfig.responseJsonSchema.properties.to.pattern"],
  },
  {
    name: "a tool with a pattern that looks ahead, where vendors accept it",
    from: "chat",
    body: { tools: [{ type: "function", function: { name: "invite", parameters: address } }] },
    becomes: { messages: { "tools.0.input_schema": address } },
  },
];

const answers: readonly Case[] = [
  {
    name: "a bound in a schema of answers",
    from: "generate-content",
    body: answer(bounded),
    becomes: { messages: { [sent("age")]: { type: "integer", description: "{minimum: 1}" } } },
    lost: ["generationConfig.responseJsonSchema.properties.age.minimum"],
  },
  {
    name: "a format that one vendor alone has",
    from: "generate-content",
    body: {
      generationConfig: {
        ...JSON_TEXT,
        responseSchema: { type: "OBJECT", properties: { size: { type: "STRING", format: "enum", enum: ["S"] } } },
      },
    },
    becomes: {
      messages: { [sent("size")]: { type: "string", enum: ["S"], description: '{format: "enum"}' } },
    },
    lost: ["generationConfig.responseSchema.properties.size.format"],
  },
  {
    name: "a pattern in a schema of answers",
    from: "generate-content",
    body: answer(closed({ id: { type: "string", pattern: "^[a-z]+$" } })),
    becomes: {
      messages: { [sent("id")]: { type: "string", description: '{pattern: "^[a-z]+$"}' } },
    },
    lost: ["generationConfig.responseJsonSchema.properties.id.pattern"],
  },
  {
    name: "a list with a schema for each place",
    from: "generate-content",
    body: answer(closed({ pair: { type: "array", items: [{ type: "string" }, { type: "integer" }] } })),
    becomes: {
      messages: {
        [sent("pair")]: { type: "array", description: '{items: [{"type":"string"},{"type":"integer"}]}' },
      },
    },
    lost: ["generationConfig.responseJsonSchema.properties.pair.items"],
  },
  {
    name: "a list with a schema for each place and no others",
    from: "generate-content",
    body: answer(closed({ pair: { type: "array", prefixItems: [{ type: "string" }], items: false } })),
    becomes: {
      messages: {
        [sent("pair")]: { type: "array", description: '{prefixItems: [{"type":"string"}], items: false}' },
      },
    },
    lost: ["prefixItems", "items"].map((name) => `generationConfig.responseJsonSchema.properties.pair.${name}`),
  },
  {
    name: "a pattern in a schema of answers, where the vendor accepts it",
    from: "generate-content",
    body: answer(closed({ id: { type: "string", pattern: "^[a-z]+$" } })),
    becomes: { responses: { "text.format.schema.properties.id.pattern": "^[a-z]+$" } },
  },
  {
    name: "keywords of schemas of answers that the vendor accepts",
    from: "generate-content",
    body: answer({
      ...closed({ a: { $ref: "#/$defs/a" }, b: { type: "array", minItems: 1, items: { const: 1 } } }),
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $defs: { a: { type: "string", format: "uri", default: "x", title: "A" } },
    }),
    becomes: {
      messages: {
        "output_config.format.schema.$defs.a": { type: "string", format: "uri", default: "x", title: "A" },
        [sent("b")]: { type: "array", minItems: 1, items: { const: 1 } },
      },
    },
  },
  {
    name: "alternatives in a schema of answers",
    from: "generate-content",
    body: answer(closed({ a: { oneOf: [{ type: "string" }, { type: "null" }] } })),
    becomes: { messages: { [sent("a")]: { anyOf: [{ type: "string" }, { type: "null" }] } } },
  },
];

const strict: readonly Case[] = [
  {
    name: "a strict tool with a format that the vendor's strict mode does not accept",
    from: "messages",
    body: { tools: [{ name: "open", strict: true, input_schema: page }] },
    becomes: {
      chat: { "tools.0.function.strict": undefined, "tools.0.function.parameters": page },
      responses: { "tools.0.strict": false, "tools.0.parameters": page },
    },
    lost: ["tools[0].strict"],
  },
  {
    name: "a schema that the client's dialect always enforces, where hosts may not know strictness",
    from: "messages",
    body: { output_config: { format: { type: "json_schema", schema: plain } } },
    becomes: {
      chat: { "response_format.json_schema.strict": undefined },
      responses: { "text.format.strict": undefined },
    },
  },
  ...enforcedBy("messages", { output_config: { format: { type: "json_schema", schema: plain } } }),
  ...enforcedBy("generate-content", answer(plain)),
  ...enforcedBy("interactions", { response_format: { type: "text", mime_type: "application/json", schema: plain } }),
  ...enforcedBy("cohere-chat", { response_format: { type: "json_object", json_schema: plain } }),
  ...enforcedBy("ollama-chat", { format: plain }),
  ...enforcedBy("bedrock-converse", {
    outputConfig: { textFormat: { type: "json_schema", structure: { jsonSchema: { schema: JSON.stringify(plain) } } } },
  }),
  {
    name: "a schema of answers beside tools, which a model held to it would not call",
    from: "messages",
    body: {
      tools: [{ name: "f", input_schema: { type: "object" } }],
      output_config: { format: { type: "json_schema", schema: plain } },
    },
    becomes: {
      "ollama-chat": { format: undefined, "messages.0.role": "system", "tools.0.function.name": "f" },
      "cohere-chat": { response_format: undefined, "messages.0.role": "system", "tools.0.function.name": "f" },
    },
    lost: ["output_config.format.schema"],
  },
  {
    name: "a schema that is always enforced and that not every strict mode accepts",
    from: "messages",
    host: { strictAnswers: STRICT_ANSWERS },
    body: { output_config: { format: { type: "json_schema", schema: { ...plain, required: [] } } } },
    becomes: { chat: { "response_format.json_schema.strict": undefined } },
  },
  {
    name: "a schema that is always enforced and that some strict modes refuse for its size",
    from: "messages",
    host: { strictAnswers: STRICT_ANSWERS },
    body: { output_config: { format: { type: "json_schema", schema: wide(101) } } },
    becomes: { chat: { "response_format.json_schema.strict": undefined } },
  },
  {
    name: "a large schema that the client requests as strict",
    from: "responses",
    host: { strictAnswers: STRICT_ANSWERS },
    body: { text: { format: { type: "json_schema", name: "x", schema: wide(101), strict: true } } },
    becomes: { chat: { "response_format.json_schema.strict": true } },
  },
  {
    name: "a schema that the client leaves to the best efforts of the host",
    from: "responses",
    host: { strictAnswers: STRICT_ANSWERS },
    body: { text: { format: { type: "json_schema", name: "x", schema: plain, strict: false } } },
    becomes: { chat: { "response_format.json_schema.strict": false } },
  },
  {
    name: "a schema without a word on strictness, where the dialect has one",
    from: "chat",
    host: { strictAnswers: STRICT_ANSWERS },
    body: { response_format: { type: "json_schema", json_schema: { name: "x", schema: plain } } },
    becomes: { responses: { "text.format.strict": undefined } },
  },
  {
    name: "a strict schema, where hosts may not know strictness",
    from: "responses",
    body: { text: { format: { type: "json_schema", name: "x", schema: plain, strict: true } } },
    becomes: { chat: { "response_format.json_schema.strict": true } },
  },
];

function enforcedBy(from: string, body: Case["body"]): Case[] {
  return [
    {
      name: "a schema that the client's dialect always enforces",
      from,
      host: { strictAnswers: STRICT_ANSWERS },
      body,
      becomes: {
        chat: { "response_format.json_schema.strict": true },
        responses: { "text.format.strict": true },
      },
    },
  ];
}

export const schemas: readonly Case[] = [...lookaround, ...answers, ...strict];
