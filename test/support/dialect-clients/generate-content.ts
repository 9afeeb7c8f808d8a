import { expect } from "chai";
import { dataOf, nowhere, type DialectClient, type ErrorParts } from "./dialect-client.js";

const STATUSES: Readonly<Record<number, string>> = {
  401: "UNAUTHENTICATED",
  402: "FAILED_PRECONDITION",
  403: "PERMISSION_DENIED",
  404: "NOT_FOUND",
  429: "RESOURCE_EXHAUSTED",
  503: "UNAVAILABLE",
  504: "DEADLINE_EXCEEDED",
};
const CODED = /^([a-z_]+): ([^]+)$/;
const turn = (fields: unknown) => ({ contents: [fields] });
const part = (fields: unknown) => turn({ role: "user", parts: [fields] });
const config = (fields: unknown) => ({ generationConfig: fields });

/** The dialect's own code is the status: the gateway's is at the start of the message. */
function readError(body: unknown, status: number): ErrorParts {
  expect(body).to.have.all.keys("error");
  const { error } = body as { error: { code: number; message: string; status: string } };
  expect(error).to.have.all.keys("code", "message", "status");
  expect([error.code, error.status]).to.deep.equal([
    status,
    STATUSES[status] ?? (status >= 500 ? "INTERNAL" : "INVALID_ARGUMENT"),
  ]);
  const [, code = "", message = ""] = CODED.exec(error.message) ?? [];
  return { code, message, place: message };
}

export const dialectClient: DialectClient = {
  path: (model, stream = false) =>
    `/v1beta/models/${model}:${stream ? "streamGenerateContent?alt=sse" : "generateContent"}`,
  namesModel: false,
  headers: {},
  credentials: (key) => [
    { headers: { "x-goog-api-key": key } },
    { headers: { "x-vendora-api-key": key } },
    { headers: { authorization: `Bearer ${key}` } },
    { query: `key=${key}` },
  ],
  foreign: (key) => [{ headers: { "x-api-key": key } }, ...nowhere(key)],
  body: () => ({ contents: [{ role: "user", parts: [{ text: "hi" }] }] }),
  limited: (tokens) => ({ generationConfig: { maxOutputTokens: tokens } }),
  streaming: {},
  added: "",
  addedToStream: "",
  readError,
  readErrorEvent(event) {
    expect(event).to.match(/^data: /);
    const { error } = dataOf(event) as { error: { code: number; message: string; status: string } };
    expect([typeof error.code, typeof error.status]).to.deep.equal(["number", "string"]);
    return error.message;
  },
  goodEnd: /"finishReason"/,
  integer: (digits) => `"generationConfig":{"maxOutputTokens":${digits}}`,
  ways: {
    limits: [
      (maxOutputTokens) => ({ generationConfig: { maxOutputTokens } }),
      (max_output_tokens) => ({ generation_config: { max_output_tokens } }),
    ],
    unlimited: {},
    candidates: (candidateCount) => ({ generationConfig: { candidateCount, maxOutputTokens: 10 } }),
    image: (data) => ({ contents: [{ role: "user", parts: [{ inlineData: { mimeType: "image/png", data } }] }] }),
    words: (text) => ({ contents: [{ role: "user", parts: [{ text }] }] }),
  },
  everywhere: (text) => ({
    systemInstruction: { parts: [{ text }] },
    contents: [{ role: "user", parts: [{ text }] }],
    labels: { a: text },
    [text]: text,
  }),
  wrong: [
    ["no contents", { contents: undefined }, "contents"],
    ["empty contents", { contents: [] }, "contents"],
    ["contents that are null", { contents: null }, "contents"],
    ["a turn that is a text", turn("hi"), "contents[0]"],
    ["a role that is a number", turn({ role: 1, parts: [{ text: "hi" }] }), "contents[0].role"],
    ["parts that are a text", turn({ role: "user", parts: "hi" }), "contents[0].parts"],
    ["a part that is a text", part("hi"), "contents[0].parts[0]"],
    ["a text that is a number", part({ text: 7 }), "contents[0].parts[0].text"],
    ["an image that is a text", part({ inlineData: "aGk=" }), "contents[0].parts[0].inlineData"],
    ["a call without a name", part({ functionCall: { args: {} } }), "contents[0].parts[0].functionCall.name"],
    [
      "arguments that are a text",
      part({ functionCall: { name: "f", args: "{}" } }),
      "contents[0].parts[0].functionCall.args",
    ],
    [
      "a result without a name",
      part({ functionResponse: { response: {} } }),
      "contents[0].parts[0].functionResponse.name",
    ],
    ["settings that are a text", config("hot"), "generationConfig"],
    ["a temperature that is a text", config({ temperature: "0.5" }), "generationConfig.temperature"],
    ["a limit that is a text", config({ maxOutputTokens: "100" }), "generationConfig.maxOutputTokens"],
    ["a stop that is a text", config({ stopSequences: "END" }), "generationConfig.stopSequences"],
    ["tools that are a text", { tools: "f" }, "tools"],
    [
      "a declaration without a name",
      { tools: [{ functionDeclarations: [{}] }] },
      "tools[0].functionDeclarations[0].name",
    ],
    [
      "a mode that is a number",
      { toolConfig: { functionCallingConfig: { mode: 1 } } },
      "toolConfig.functionCallingConfig.mode",
    ],
  ],
  refused: [],
};
