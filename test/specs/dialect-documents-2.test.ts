import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { expect } from "chai";
import { parse } from "yaml";
import { CHECKOUT } from "../support/checkout.js";

interface Schema {
  properties?: Record<string, Schema & { description?: string }>;
  [keyword: string]: unknown;
}

interface Operation {
  operationId: string;
  "x-model": string;
  "x-stream": string;
}

interface DialectDocument {
  "x-dialect": {
    credentials: { in: string; name: string }[];
    refuse: { at: string; is?: unknown; not_null?: boolean; code: string; message: string }[];
  };
  paths: Record<string, { post: Operation }>;
  components: { schemas: Record<string, Schema> };
}

type Good = [name: string, body: unknown];
type Bad = [name: string, body: unknown, instancePath: string, message: string];

const load = (name: string): DialectDocument =>
  parse(readFileSync(join(CHECKOUT, `specs/dialects/${name}.yaml`), "utf8")) as DialectDocument;

const documents = new Map(["responses", "generate-content", "interactions"].map((name) => [name, load(name)]));
const ajv = new Ajv2020({ strict: false, strictNumbers: true, ownProperties: true });
for (const [name, document] of documents) ajv.addSchema(document, name);

const compile = (dialect: string, schema: string): ValidateFunction =>
  ajv.compile({ $ref: `${dialect}#/components/schemas/${schema}` });

const respond = (fields: object): unknown => ({ model: "maker/model", input: "hi", ...fields });
const item = (value: unknown): unknown => respond({ input: [value] });
const inputPart = (value: unknown): unknown => item({ role: "user", content: [value] });

const responsesGood: Good[] = [
  ["one text as input", respond({})],
  ["a message without a type", item({ role: "user", content: "hi" })],
  ["a message whose type is null", item({ type: null, role: "developer", content: "be brief" })],
  [
    "an earlier answer",
    item({
      type: "message",
      id: "msg_1",
      role: "assistant",
      status: "completed",
      phase: "final_answer",
      content: [{ type: "output_text", text: "hi", annotations: [], logprobs: [] }],
    }),
  ],
  ["an earlier refusal", item({ type: "message", role: "assistant", content: [{ type: "refusal", refusal: "no" }] })],
  ["an image by address", inputPart({ type: "input_image", image_url: "https://host.test/a.png", detail: "auto" })],
  ["an image by file", inputPart({ type: "input_image", file_id: "file_1", image_url: null })],
  ["a document by address", inputPart({ type: "input_file", file_url: "https://host.test/a.pdf" })],
  [
    "a document as data",
    inputPart({ type: "input_file", filename: "a.pdf", file_data: "data:application/pdf;base64,AA==" }),
  ],
  ["a part of an unknown type", inputPart({ type: "hologram", beam: 1 })],
  ["a call", item({ type: "function_call", id: "fc_1", call_id: "c1", name: "f", arguments: "{}", status: null })],
  ["a result in words", item({ type: "function_call_output", call_id: "c1", output: "4" })],
  [
    "a result in parts",
    item({ type: "function_call_output", call_id: "c1", output: [{ type: "input_text", text: "4" }] }),
  ],
  [
    "a custom call and its result",
    respond({
      input: [
        { type: "custom_tool_call", call_id: "c1", name: "f", input: "x" },
        { type: "custom_tool_call_output", call_id: "c1", output: "y" },
      ],
    }),
  ],
  ["reasoning in opaque form", item({ type: "reasoning", id: "rs_1", summary: [], encrypted_content: "gAAA" })],
  [
    "reasoning in words",
    item({
      type: "reasoning",
      summary: [{ type: "summary_text", text: "hm" }],
      content: [{ type: "reasoning_text", text: "hmm" }],
      encrypted_content: null,
    }),
  ],
  ["a call of a vendor's tool", item({ type: "tool_search_call", arguments: { queries: ["q"] }, call_id: null })],
  [
    "the result of a vendor's tool",
    item({ type: "shell_call_output", call_id: "c1", output: [{ stdout: "x", stderr: "" }] }),
  ],
  [
    "a function tool",
    respond({ tools: [{ type: "function", name: "f", description: null, parameters: null, strict: null }] }),
  ],
  ["a vendor's tool", respond({ tools: [{ type: "web_search" }] })],
  ["a choice in a word", respond({ tool_choice: "required" })],
  ["a choice of one tool", respond({ tool_choice: { type: "function", name: "f" } })],
  [
    "a choice of several tools",
    respond({ tool_choice: { type: "allowed_tools", mode: "auto", tools: [{ type: "function", name: "f" }] } }),
  ],
  ["a choice of a vendor's tool", respond({ tool_choice: { type: "web_search" } })],
  [
    "a schema for the answer",
    respond({ text: { format: { type: "json_schema", name: "a", schema: {}, strict: true } } }),
  ],
  ["an effort this document does not know", respond({ reasoning: { effort: "tremendous", summary: "auto" } })],
  ["an unknown field", respond({ future: true })],
  ["no input but a stored answer, to be refused for it", { model: "maker/model", previous_response_id: "resp_1" }],
  [
    "no input but a stored conversation, to be refused for it",
    { model: "maker/model", conversation: { id: "conv_1" } },
  ],
  [
    "nulls for all that is optional",
    respond({
      instructions: null,
      stream: null,
      tools: null,
      tool_choice: null,
      text: null,
      reasoning: null,
      include: null,
      previous_response_id: null,
      conversation: null,
      prompt: null,
      store: null,
      temperature: null,
      user: null,
    }),
  ],
];

const responsesBad: Bad[] = [
  ["no model", { input: "hi" }, "", "must have required property 'model'"],
  ["an empty model", respond({ model: "" }), "/model", "must NOT have fewer than 1 characters"],
  ["no input", { model: "maker/model" }, "", "must have required property 'input'"],
  [
    "no input beside nulls",
    { model: "maker/model", previous_response_id: null, conversation: null },
    "",
    "must have required property 'input'",
  ],
  ["an empty list as input", respond({ input: [] }), "/input", "must NOT have fewer than 1 items"],
  ["one item as input", respond({ input: { role: "user", content: "hi" } }), "/input", "must be string,array"],
  ["an item as a text", item("hi"), "/input/0", "must be object"],
  ["an item with neither type nor role", item({ content: "hi" }), "/input/0", "must have required property 'role'"],
  [
    "an unknown role",
    item({ role: "tool", content: "hi" }),
    "/input/0/role",
    "must be equal to one of the allowed values",
  ],
  ["a message without content", item({ role: "user" }), "/input/0", "must have required property 'content'"],
  [
    "content as one part",
    item({ role: "user", content: { type: "input_text", text: "hi" } }),
    "/input/0/content",
    "must be string,array",
  ],
  ["a part without type", inputPart({ text: "hi" }), "/input/0/content/0", "must have required property 'type'"],
  [
    "a text part without text",
    inputPart({ type: "input_text" }),
    "/input/0/content/0",
    "must have required property 'text'",
  ],
  [
    "an image without address",
    inputPart({ type: "input_image" }),
    "/input/0/content/0",
    "must have required property 'image_url'",
  ],
  [
    "an image whose address is an object",
    inputPart({ type: "input_image", image_url: { url: "https://host.test/a.png" } }),
    "/input/0/content/0/image_url",
    "must be string",
  ],
  [
    "a document without bytes",
    inputPart({ type: "input_file", filename: "a.pdf" }),
    "/input/0/content/0",
    "must have required property 'file_data'",
  ],
  [
    "a call without an ID",
    item({ type: "function_call", name: "f", arguments: "{}" }),
    "/input/0",
    "must have required property 'call_id'",
  ],
  [
    "arguments as an object",
    item({ type: "function_call", call_id: "c1", name: "f", arguments: {} }),
    "/input/0/arguments",
    "must be string",
  ],
  [
    "a result that names no call",
    item({ type: "function_call_output", output: "4" }),
    "/input/0",
    "must have required property 'call_id'",
  ],
  [
    "a result as an object",
    item({ type: "function_call_output", call_id: "c1", output: {} }),
    "/input/0/output",
    "must be string,array",
  ],
  [
    "a fault inside a result",
    item({ type: "function_call_output", call_id: "c1", output: [{ type: "input_text" }] }),
    "/input/0/output/0",
    "must have required property 'text'",
  ],
  [
    "a custom call without input",
    item({ type: "custom_tool_call", call_id: "c1", name: "f" }),
    "/input/0",
    "must have required property 'input'",
  ],
  [
    "a fault inside reasoning",
    item({ type: "reasoning", summary: [{ text: "hm" }] }),
    "/input/0/summary/0",
    "must have required property 'type'",
  ],
  ["a tool without type", respond({ tools: [{ name: "f" }] }), "/tools/0", "must have required property 'type'"],
  [
    "a nested function tool",
    respond({ tools: [{ type: "function", function: { name: "f" } }] }),
    "/tools/0",
    "must have required property 'name'",
  ],
  [
    "a choice that names nothing",
    respond({ tool_choice: { type: "function" } }),
    "/tool_choice",
    "must have required property 'name'",
  ],
  [
    "a choice among no list",
    respond({ tool_choice: { type: "allowed_tools" } }),
    "/tool_choice",
    "must have required property 'tools'",
  ],
  [
    "a schema format without schema",
    respond({ text: { format: { type: "json_schema", name: "a" } } }),
    "/text/format",
    "must have required property 'schema'",
  ],
  ["instructions as a list", respond({ instructions: [] }), "/instructions", "must be string,null"],
  ["a temperature in words", respond({ temperature: "hot" }), "/temperature", "must be number,null"],
  ["half a token", respond({ max_output_tokens: 0.5 }), "/max_output_tokens", "must be integer,null"],
];

const contents = (fields: object): unknown => ({ contents: [{ role: "user", parts: [{ text: "hi" }] }], ...fields });
const said = (content: unknown): unknown => contents({ contents: [content] });
const contentPart = (value: unknown): unknown => said({ role: "user", parts: [value] });
const config = (fields: object): unknown => contents({ generationConfig: fields });

const generateContentGood: Good[] = [
  ["a minimal call", contents({})],
  ["a content without role", said({ parts: [{ text: "hi" }] })],
  [
    "results under the role function",
    said({ role: "function", parts: [{ functionResponse: { name: "f", response: {} } }] }),
  ],
  ["a content that says nothing", said({ role: "model", parts: [] })],
  ["an image in base64", contentPart({ inlineData: { mimeType: "image/png", data: "AA==" } })],
  ["an image by address", contentPart({ fileData: { mimeType: "image/png", fileUri: "https://host.test/a.png" } })],
  [
    "a call without arguments",
    said({ role: "model", parts: [{ functionCall: { name: "f" }, thoughtSignature: "c2ln" }] }),
  ],
  ["a result", contentPart({ functionResponse: { id: "c1", name: "f", response: { output: "4" } } })],
  ["reasoning", said({ role: "model", parts: [{ text: "hm", thought: true }] })],
  ["a part of an unknown kind", contentPart({ hologram: { beam: 1 } })],
  ["the other spelling of a part", contentPart({ inline_data: { mime_type: "image/png", data: "AA==" } })],
  ["instructions", contents({ systemInstruction: { role: "system", parts: [{ text: "be brief" }] } })],
  [
    "a function",
    contents({
      tools: [{ functionDeclarations: [{ name: "f", description: "d", parametersJsonSchema: { type: "object" } }] }],
    }),
  ],
  ["a vendor's tool", contents({ tools: [{ googleSearch: {} }] })],
  [
    "a choice of one function",
    contents({ toolConfig: { functionCallingConfig: { mode: "ANY", allowedFunctionNames: ["f"] } } }),
  ],
  ["a size of images in digits", config({ imageConfig: { imageSize: 512 } })],
  ["a schema for the answer", config({ responseMimeType: "application/json", responseJsonSchema: {} })],
  ["reasoning with a budget", config({ thinkingConfig: { thinkingBudget: -1, includeThoughts: true } })],
  ["an unknown field", contents({ future: true })],
  [
    "nulls for all that is optional",
    contents({
      systemInstruction: null,
      generationConfig: null,
      tools: null,
      toolConfig: null,
      safetySettings: null,
      cachedContent: null,
      store: null,
      labels: null,
    }),
  ],
];

const generateContentBad: Bad[] = [
  ["no contents", {}, "", "must have required property 'contents'"],
  ["empty contents", contents({ contents: [] }), "/contents", "must NOT have fewer than 1 items"],
  ["contents as a text", contents({ contents: "hi" }), "/contents", "must be array"],
  ["one content as contents", contents({ contents: { parts: [{ text: "hi" }] } }), "/contents", "must be array"],
  ["a content as a text", said("hi"), "/contents/0", "must be object"],
  [
    "an unknown role",
    said({ role: "assistant", parts: [] }),
    "/contents/0/role",
    "must be equal to one of the allowed values",
  ],
  ["a content without parts", said({ role: "user" }), "/contents/0", "must have required property 'parts'"],
  ["parts as a text", said({ role: "user", parts: "hi" }), "/contents/0/parts", "must be array"],
  ["a part as a text", contentPart("hi"), "/contents/0/parts/0", "must be object"],
  [
    "an image without data",
    contentPart({ inlineData: { mimeType: "image/png" } }),
    "/contents/0/parts/0/inlineData",
    "must have required property 'data'",
  ],
  [
    "a call without name",
    contentPart({ functionCall: { args: {} } }),
    "/contents/0/parts/0/functionCall",
    "must have required property 'name'",
  ],
  [
    "arguments as JSON text",
    contentPart({ functionCall: { name: "f", args: "{}" } }),
    "/contents/0/parts/0/functionCall/args",
    "must be object,null",
  ],
  [
    "a result without name",
    contentPart({ functionResponse: { response: {} } }),
    "/contents/0/parts/0/functionResponse",
    "must have required property 'name'",
  ],
  [
    "a result in words",
    contentPart({ functionResponse: { name: "f", response: "4" } }),
    "/contents/0/parts/0/functionResponse/response",
    "must be object,null",
  ],
  ["instructions as a text", contents({ systemInstruction: "be brief" }), "/systemInstruction", "must be object,null"],
  [
    "a function without name",
    contents({ tools: [{ functionDeclarations: [{ description: "d" }] }] }),
    "/tools/0/functionDeclarations/0",
    "must have required property 'name'",
  ],
  ["tools that are not a list", contents({ tools: { functionDeclarations: [] } }), "/tools", "must be array,null"],
  ["one stop text", config({ stopSequences: "END" }), "/generationConfig/stopSequences", "must be array,null"],
  ["a temperature in words", config({ temperature: "hot" }), "/generationConfig/temperature", "must be number,null"],
  ["half a token", config({ maxOutputTokens: 0.5 }), "/generationConfig/maxOutputTokens", "must be integer,null"],
];

const interact = (fields: object): unknown => ({ model: "maker/model", input: "hi", ...fields });
const step = (value: unknown): unknown => interact({ input: [value] });
const userInput = (value: unknown): unknown => step({ type: "user_input", content: [value] });

const interactionsGood: Good[] = [
  ["one text as input", interact({})],
  ["one content as input", interact({ input: { type: "text", text: "hi" } })],
  [
    "a list of contents",
    interact({
      input: [
        { type: "text", text: "hi" },
        { type: "image", data: "AA==", mime_type: "image/png" },
      ],
    }),
  ],
  ["an image by address", userInput({ type: "image", uri: "https://host.test/a.png", data: null })],
  ["a content of an unknown type", userInput({ type: "hologram", beam: 1 })],
  ["an earlier answer", step({ type: "model_output", content: [{ type: "text", text: "hi", annotations: [] }] })],
  ["an earlier answer that broke off", step({ type: "model_output", error: { code: "safety", message: "blocked" } })],
  ["a thought", step({ type: "thought", signature: "c2ln", summary: [{ type: "text", text: "hm" }] })],
  ["a call", step({ type: "function_call", id: "c1", name: "f", arguments: {}, signature: "" })],
  ["a result in words", step({ type: "function_result", call_id: "c1", name: "f", result: "4", is_error: false })],
  ["a result as an object", step({ type: "function_result", call_id: "c1", result: { answer: 4 } })],
  ["a result in contents", step({ type: "function_result", call_id: "c1", result: [{ type: "text", text: "4" }] })],
  ["a result inside the user's input", userInput({ type: "function_result", call_id: "c1", result: "4" })],
  [
    "the result of a vendor's tool",
    step({ type: "google_search_result", call_id: "c1", result: [{ search_suggestions: "x" }] }),
  ],
  ["instructions as a text", interact({ system_instruction: "be brief" })],
  ["instructions as an object", interact({ system_instruction: { parts: [{ text: "be brief" }] } })],
  ["a function", interact({ tools: [{ type: "function", name: "f", parameters: {} }] })],
  ["a vendor's tool", interact({ tools: [{ type: "google_search" }] })],
  ["a choice in a word", interact({ generation_config: { tool_choice: "any" } })],
  [
    "a choice of one tool",
    interact({ generation_config: { tool_choice: { allowed_tools: { mode: "any", tools: ["f"] } } } }),
  ],
  [
    "one form of the answer",
    interact({ response_format: { type: "text", mime_type: "application/json", schema: {} } }),
  ],
  ["several forms of the answer", interact({ response_format: [{ type: "text" }, { type: "image" }] })],
  ["an unknown field", interact({ future: true })],
  ["an agent and no model, to be refused for it", { agent: "some-agent", input: "hi" }],
  [
    "nulls for all that is optional",
    interact({
      system_instruction: null,
      stream: null,
      tools: null,
      generation_config: null,
      response_format: null,
      store: null,
      previous_interaction_id: null,
      agent: null,
      environment: null,
      webhook_config: null,
    }),
  ],
];

const interactionsBad: Bad[] = [
  ["no model", { input: "hi" }, "", "must have required property 'model'"],
  ["no model beside a null agent", { agent: null, input: "hi" }, "", "must have required property 'model'"],
  ["an empty model", interact({ model: "" }), "/model", "must NOT have fewer than 1 characters"],
  ["no input", { model: "maker/model" }, "", "must have required property 'input'"],
  ["an empty text as input", interact({ input: "" }), "/input", "must NOT have fewer than 1 characters"],
  ["an empty list as input", interact({ input: [] }), "/input", "must NOT have fewer than 1 items"],
  ["an empty object as input", interact({ input: {} }), "/input", "must have required property 'type'"],
  ["a number as input", interact({ input: 4 }), "/input", "must be string,object,array"],
  ["a step as a text", step("hi"), "/input/0", "must be object"],
  ["a step without type", step({ role: "user", content: "hi" }), "/input/0", "must have required property 'type'"],
  ["a text without words", step({ type: "text" }), "/input/0", "must have required property 'text'"],
  [
    "an image without bytes",
    userInput({ type: "image", mime_type: "image/png" }),
    "/input/0/content/0",
    "must have required property 'data'",
  ],
  [
    "the user's input without content",
    step({ type: "user_input" }),
    "/input/0",
    "must have required property 'content'",
  ],
  ["the user's input as a text", step({ type: "user_input", content: "hi" }), "/input/0/content", "must be array"],
  [
    "a call without an ID",
    step({ type: "function_call", name: "f", arguments: {} }),
    "/input/0",
    "must have required property 'id'",
  ],
  [
    "arguments as JSON text",
    step({ type: "function_call", id: "c1", name: "f", arguments: "{}" }),
    "/input/0/arguments",
    "must be object,null",
  ],
  [
    "a result that names no call",
    step({ type: "function_result", result: "4" }),
    "/input/0",
    "must have required property 'call_id'",
  ],
  [
    "a fault inside a result",
    step({ type: "function_result", call_id: "c1", result: [{ type: "text" }] }),
    "/input/0/result/0",
    "must have required property 'text'",
  ],
  ["a tool without type", interact({ tools: [{ name: "f" }] }), "/tools/0", "must have required property 'type'"],
  [
    "a function without name",
    interact({ tools: [{ type: "function" }] }),
    "/tools/0",
    "must have required property 'name'",
  ],
  [
    "a choice that names nothing",
    interact({ generation_config: { tool_choice: {} } }),
    "/generation_config/tool_choice",
    "must have required property 'allowed_tools'",
  ],
  [
    "a form whose schema is a text",
    interact({ response_format: { type: "text", schema: "{}" } }),
    "/response_format/schema",
    "must be object,null",
  ],
  [
    "one stop text",
    interact({ generation_config: { stop_sequences: "END" } }),
    "/generation_config/stop_sequences",
    "must be array,null",
  ],
  ["a stream switch in words", interact({ stream: "true" }), "/stream", "must be boolean,null"],
];

const response = { id: "resp_1", object: "response", created_at: 1, status: "completed", model: "m", output: [] };
const part = { item_id: "msg_1", output_index: 0, content_index: 0, sequence_number: 1 };
const candidates = [{ content: { role: "model", parts: [{ text: "hi" }] } }];
const answers: [dialect: string, schema: string, good: unknown[], bad: unknown[]][] = [
  [
    "responses",
    "Response",
    [
      response,
      { ...response, output: [{ type: "message", id: "msg_1", role: "assistant", content: [] }], usage: null },
    ],
    [{ object: "response" }, { ...response, output: [{ role: "assistant", content: "hi" }] }],
  ],
  [
    "responses",
    "Event",
    [
      { type: "response.created", sequence_number: 0, response },
      { type: "response.output_text.delta", ...part, delta: "hi", logprobs: [] },
      { type: "response.function_call_arguments.done", ...part, arguments: "{}" },
      { type: "response.web_search_call.searching", sequence_number: 1, item_id: "ws_1" },
      { type: "keepalive", sequence_number: 1 },
      { type: "error", sequence_number: 1, code: null, message: "broken", param: null },
      {
        type: "error",
        sequence_number: 1,
        error: { type: "server_error", code: null, message: "broken", param: null },
      },
    ],
    [
      { type: "response.created", sequence_number: 0 },
      { type: "response.output_text.delta", sequence_number: 1, delta: "hi" },
      { type: "response.completed", response },
      { type: "error" },
      { type: "pong", sequence_number: 1 },
    ],
  ],
  [
    "generate-content",
    "Response",
    [
      { candidates, modelVersion: "m" },
      { candidates: [{ finishReason: 1 }] },
      { promptFeedback: { blockReason: "SAFETY" } },
      { candidates: [{ content: { parts: [{ functionCall: {} }] } }] },
      { error: { code: 503, message: "busy", status: "UNAVAILABLE" } },
    ],
    [{ modelVersion: "m" }, { candidates: { content: {} } }, { error: { message: "busy" } }],
  ],
  [
    "interactions",
    "Response",
    [
      { model: "m", status: "completed", steps: [] },
      {
        id: "1",
        object: "interaction",
        model: "m",
        status: "requires_action",
        steps: [{ type: "function_call", id: "c1", name: "f", arguments: {} }],
      },
    ],
    [{ model: "m", status: "completed" }],
  ],
  [
    "interactions",
    "Event",
    [
      { event_type: "interaction.created", interaction: { id: "", status: "in_progress" } },
      { event_type: "step.start", index: 0, step: { type: "model_output" } },
      { event_type: "step.delta", index: 0, delta: { type: "arguments_delta", arguments: '{"x":' } },
      { event_type: "error", error: { code: "service_unavailable", message: "busy" } },
    ],
    [
      { event_type: "content.start", index: 0 },
      { event_type: "step.start", index: 0 },
      { event_type: "interaction.completed" },
    ],
  ],
];

const tables: [dialect: string, good: Good[], bad: Bad[]][] = [
  ["responses", responsesGood, responsesBad],
  ["generate-content", generateContentGood, generateContentBad],
  ["interactions", interactionsGood, interactionsBad],
];

const routes: [dialect: string, paths: Record<string, [model: string, stream: string]>][] = [
  ["responses", { "/v1/responses": ["body", "body"] }],
  [
    "generate-content",
    {
      "/v1/models/{model}:generateContent": ["path", "never"],
      "/v1beta/models/{model}:generateContent": ["path", "never"],
      "/v1/models/{model}:countTokens": ["path", "never"],
      "/v1beta/models/{model}:countTokens": ["path", "never"],
      "/v1/models/{model}:streamGenerateContent": ["path", "always"],
      "/v1beta/models/{model}:streamGenerateContent": ["path", "always"],
    },
  ],
  ["interactions", { "/v1beta/interactions": ["body", "body"], "/v1/interactions": ["body", "body"] }],
];

const keys: [dialect: string, credentials: string[]][] = [
  ["responses", ["header authorization"]],
  ["generate-content", ["header x-vendora-api-key", "header x-goog-api-key", "header authorization", "query key"]],
  ["interactions", ["header x-vendora-api-key", "header x-goog-api-key", "header authorization"]],
];

const stateful: [dialect: string, onlyTrue: string[], always: string[]][] = [
  ["responses", ["store", "background"], ["previous_response_id", "conversation"]],
  ["generate-content", [], []],
  ["interactions", ["store", "background"], ["previous_interaction_id", "agent", "environment", "webhook_config"]],
];

function document(dialect: string): DialectDocument {
  const found = documents.get(dialect);
  if (found === undefined) throw new Error(`no document of ${dialect} was loaded`);
  return found;
}

/** Paths of the properties, at any depth of a schema, that no description explains. */
function undescribed(schema: Schema, path: string): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => [
    ...(typeof property.description === "string" ? [] : [`${path}.${name}`]),
    ...undescribed(property, `${path}.${name}`),
  ]);
}

describe("dialect documents of item, part and step dialects", () => {
  for (const [dialect, good, bad] of tables) {
    describe(`a ${dialect} request`, () => {
      const validate = compile(dialect, "Request");
      for (const [name, body] of good) {
        it(`may have ${name}`, () => {
          validate(body);
          expect(validate.errors).to.equal(null);
        });
      }
      for (const [name, body, instancePath, message] of bad) {
        it(`may not have ${name}`, () => {
          expect(validate(body)).to.equal(false);
          expect(validate.errors?.[0]).to.include({ instancePath, message });
        });
      }
    });
  }

  for (const [dialect, schema, good, bad] of answers) {
    const validate = compile(dialect, schema);
    it(`${dialect}: ${schema} describes what is on the wire`, () => {
      expect(good.filter((body) => !validate(body))).to.deep.equal([]);
    });
    it(`${dialect}: ${schema} rejects what is not`, () => {
      expect(bad.filter((body) => validate(body))).to.deep.equal([]);
    });
  }

  for (const [dialect, paths] of routes) {
    it(`${dialect}: each path tells where the model stands and whether it streams`, () => {
      const found = Object.entries(document(dialect).paths).map(([path, { post }]) => [
        path,
        [post["x-model"], post["x-stream"]],
      ]);
      expect(Object.fromEntries(found)).to.deep.equal(paths);
    });
  }

  for (const [dialect, credentials] of keys) {
    it(`${dialect}: a key is looked for in every agreed place, in order`, () => {
      expect(document(dialect)["x-dialect"].credentials.map(({ in: place, name }) => `${place} ${name}`)).to.deep.equal(
        credentials,
      );
    });
  }

  for (const [dialect, onlyTrue, always] of stateful) {
    const { refuse } = document(dialect)["x-dialect"];
    it(`${dialect}: what asks for state is refused as such`, () => {
      expect(refuse.filter((rule) => rule.is === true).map(({ at }) => at)).to.deep.equal(onlyTrue);
      expect(refuse.filter((rule) => rule.not_null).map(({ at }) => at)).to.deep.equal(always);
      expect(
        refuse.filter(({ at, code, message }) => code !== "stateful_not_supported" || !message.includes(`\`${at}\``)),
      ).to.deep.equal([]);
    });
  }

  for (const [dialect, { components }] of documents) {
    const { schemas } = components;
    it(`${dialect}: every schema is valid and every reference leads somewhere`, () => {
      for (const name of Object.keys(schemas)) compile(dialect, name);
      expect(
        Object.entries(schemas)
          .filter(([, schema]) => !ajv.validateSchema(schema))
          .map(([name]) => name),
      ).to.deep.equal([]);
    });
    it(`${dialect}: every property is described`, () => {
      expect(Object.entries(schemas).flatMap(([name, schema]) => undescribed(schema, name))).to.deep.equal([]);
    });
  }
});
