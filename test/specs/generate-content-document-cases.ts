/** Bodies that the document of generate-content accepts and refuses. */
import { type Good, type Bad, contents, bodyWith, contentPart, config } from "./described-item-bodies.js";

export const generateContentGood: Good[] = [
  ["a minimal call", contents({})],
  ["a content without role", bodyWith({ parts: [{ text: "hi" }] })],
  [
    "results under the role function",
    bodyWith({ role: "function", parts: [{ functionResponse: { name: "f", response: {} } }] }),
  ],
  ["a content without text", bodyWith({ role: "model", parts: [] })],
  ["an image in base64", contentPart({ inlineData: { mimeType: "image/png", data: "AA==" } })],
  ["an image by address", contentPart({ fileData: { mimeType: "image/png", fileUri: "https://host.test/a.png" } })],
  [
    "a call without arguments",
    bodyWith({ role: "model", parts: [{ functionCall: { name: "f" }, thoughtSignature: "c2ln" }] }),
  ],
  ["a result", contentPart({ functionResponse: { id: "c1", name: "f", response: { output: "4" } } })],
  ["reasoning", bodyWith({ role: "model", parts: [{ text: "hm", thought: true }] })],
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
  ["an image size in digits", config({ imageConfig: { imageSize: 512 } })],
  ["a schema for the answer", config({ responseMimeType: "application/json", responseJsonSchema: {} })],
  ["reasoning with a budget", config({ thinkingConfig: { thinkingBudget: -1, includeThoughts: true } })],
  ["levels of safety by their numbers", contents({ safetySettings: [{ category: 7, threshold: 4, method: 1 }] })],
  ["an unknown field", contents({ future: true })],
  [
    "nulls for all optional members",
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

export const generateContentBad: Bad[] = [
  ["no contents", {}, "", "must have required property 'contents'"],
  ["empty contents", contents({ contents: [] }), "/contents", "must NOT have fewer than 1 items"],
  ["contents as a text", contents({ contents: "hi" }), "/contents", "must be array"],
  ["one content as contents", contents({ contents: { parts: [{ text: "hi" }] } }), "/contents", "must be array"],
  ["a content as a text", bodyWith("hi"), "/contents/0", "must be object"],
  [
    "an unknown role",
    bodyWith({ role: "assistant", parts: [] }),
    "/contents/0/role",
    "must be equal to one of the allowed values",
  ],
  ["a content without parts", bodyWith({ role: "user" }), "/contents/0", "must have required property 'parts'"],
  ["parts as a text", bodyWith({ role: "user", parts: "hi" }), "/contents/0/parts", "must be array"],
  [
    "the resolution of a medium as a text",
    contentPart({ inlineData: { mimeType: "image/png", data: "AA==" }, mediaResolution: "MEDIA_RESOLUTION_LOW" }),
    "/contents/0/parts/0/mediaResolution",
    "must be object,null",
  ],
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
    "a result as a text",
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
  ["a temperature as a text", config({ temperature: "hot" }), "/generationConfig/temperature", "must be number,null"],
  [
    "a fractional number of tokens",
    config({ maxOutputTokens: 0.5 }),
    "/generationConfig/maxOutputTokens",
    "must be integer,null",
  ],
];
