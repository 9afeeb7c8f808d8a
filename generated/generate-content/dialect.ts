// Made from specs/dialects/generate-content/dialect.yaml, specs/dialects/generate-content/mapping.yaml by "make
// generate". Change the specs, not this file.
import type { Dialect } from "../../src/conversion/dialect.js";
import { textModality } from "../../src/conversion/modalities/index.js";
import { isGiven } from "../../src/conversion/read.js";
import { refusalBy, type RefusalRule } from "../../src/conversion/refuse.js";
import { respelled } from "../../src/conversion/spelling.js";
import { firstProblem } from "../../src/conversion/validate.js";
import { errors } from "./errors.js";
import { paths } from "./paths.js";
import { openReader } from "./read-stream.js";
import { readRequest, readResponse, readUsage, spelling } from "./read.js";
import { validateRequest } from "./validate.js";
import { templates } from "./write-stream.js";
import { echoOf, writeRequest, writeResponse } from "./write.js";

const refusals: readonly RefusalRule[] = [];

/** Content generation */
export const generateContent: Dialect<"text"> = {
  name: "generate-content",
  vocabulary: "text",
  modality: textModality,
  title: "Content generation",
  credentials: [
    { in: "header", name: "x-vendora-api-key" },
    { in: "header", name: "x-goog-api-key" },
    { in: "header", name: "authorization", scheme: "bearer" },
    { in: "query", name: "key" },
  ],
  requiredHeaders: [],
  errorsBelow: ["/v1beta", "/models"],
  servedAt: [
    "/v1/models/{model}:generateContent",
    "/v1beta/models/{model}:generateContent",
    "/v1/models/{model}:streamGenerateContent",
    "/v1beta/models/{model}:streamGenerateContent",
  ],
  counts: ["input", "output"],
  requestIdHeaders: [],
  endpoint: {
    path: "/models/{model}:generateContent",
    streamPath: "/models/{model}:streamGenerateContent?alt=sse",
    operations: {},
    headers: {},
    auth: "x-goog-api-key",
    forwardedHeaders: [],
  },
  places: {
    requestModel: undefined,
    requestStream: undefined,
    responseModel: [["modelVersion"]],
    eventModel: [["modelVersion"]],
    normalise: [
      { at: ["generationConfig", "imageConfig", "imageSize"], values: { "512": "0.5K" } },
      { at: ["generationConfig", "imageConfig", "image_size"], values: { "512": "0.5K" } },
      { at: ["generationConfig", "image_config", "imageSize"], values: { "512": "0.5K" } },
      { at: ["generationConfig", "image_config", "image_size"], values: { "512": "0.5K" } },
      { at: ["generation_config", "imageConfig", "imageSize"], values: { "512": "0.5K" } },
      { at: ["generation_config", "imageConfig", "image_size"], values: { "512": "0.5K" } },
      { at: ["generation_config", "image_config", "imageSize"], values: { "512": "0.5K" } },
      { at: ["generation_config", "image_config", "image_size"], values: { "512": "0.5K" } },
    ],
    typedMedia: {
      unless: [
        "https://generativelanguage.googleapis.com/",
        "https://www.youtube.com/",
        "https://youtube.com/",
        "https://youtu.be/",
      ],
    },
    responseFixed: [],
    eventFixed: [],
    always: [],
    outputLimit: [
      ["generationConfig", "maxOutputTokens"],
      ["generationConfig", "max_output_tokens"],
      ["generation_config", "maxOutputTokens"],
      ["generation_config", "max_output_tokens"],
    ],
    reasoningBudget: [
      ["generationConfig", "thinkingConfig", "thinkingBudget"],
      ["generationConfig", "thinkingConfig", "thinking_budget"],
      ["generationConfig", "thinking_config", "thinkingBudget"],
      ["generationConfig", "thinking_config", "thinking_budget"],
      ["generation_config", "thinkingConfig", "thinkingBudget"],
      ["generation_config", "thinkingConfig", "thinking_budget"],
      ["generation_config", "thinking_config", "thinkingBudget"],
      ["generation_config", "thinking_config", "thinking_budget"],
    ],
    answerCount: [
      ["generationConfig", "candidateCount"],
      ["generationConfig", "candidate_count"],
      ["generation_config", "candidateCount"],
      ["generation_config", "candidate_count"],
    ],
    images: undefined,
    imageSize: [
      ["generationConfig", "imageConfig", "imageSize"],
      ["generationConfig", "imageConfig", "image_size"],
      ["generationConfig", "image_config", "imageSize"],
      ["generationConfig", "image_config", "image_size"],
      ["generation_config", "imageConfig", "imageSize"],
      ["generation_config", "imageConfig", "image_size"],
      ["generation_config", "image_config", "imageSize"],
      ["generation_config", "image_config", "image_size"],
    ],
    inputs: [],
    bulkMembers: new Set(["data"]),
    mediaMembers: new Set(["data"]),
    askUsage: undefined,
  },
  state: {
    family: "google",
    camel: true,
    lists: [
      {
        at: ["contents", "*", "parts"],
        items: [
          {
            when: { functionCall: "present" },
            beside: true,
            instead: "skip_thought_signature_validator",
            at: [["thoughtSignature"]],
          },
          { when: { thought: true }, at: [["thoughtSignature"]] },
          { when: { text: "" }, at: [["thoughtSignature"]] },
          { when: { text: "present" }, beside: true, at: [["thoughtSignature"]] },
          { when: { inlineData: "present" }, beside: true, at: [["thoughtSignature"]] },
          { when: { fileData: "present" }, beside: true, at: [["thoughtSignature"]] },
          { when: {}, at: [["thoughtSignature"]] },
        ],
      },
    ],
    inAnswers: { at: [["candidates", "*", "content", "parts"]], items: [{ when: {}, at: [["thoughtSignature"]] }] },
  },
  errors,
  counting: { answer: { totalTokens: "$tokens" }, inside: "generateContentRequest" },
  models: [
    {
      at: "/v1beta/models",
      list: { models: "$models" },
      one: {
        name: "models/$id",
        displayName: "$id",
        outputTokenLimit: "$output_limit",
        supportedGenerationMethods: "$actions",
      },
      identifiedBy: [],
    },
    {
      at: "/v1/models",
      list: { models: "$models", object: "list", data: "$models" },
      one: {
        name: "models/$id",
        displayName: "$id",
        outputTokenLimit: "$output_limit",
        supportedGenerationMethods: "$actions",
        id: "$id",
        object: "model",
        created: "$created",
        owned_by: "$maker",
      },
      identifiedBy: ["x-vendora-api-key", "x-goog-api-key"],
    },
  ],
  rules: [],
  validate: (body) => firstProblem(validateRequest, respelled(body, spelling), body),
  refuse: refusalBy(refusals),
  readRequest,
  writeRequest,
  readResponse,
  writeResponse,
  echoOf,
  readUsage,
  openReader,
  templates,
  eventMembers: new Set(["candidates", "error", "modelVersion", "promptFeedback", "usageMetadata"]),
  wantsUsage: () => true,
  isUsageEvent: () => false,
  isError: (body) => isGiven(body.error),
  paths,
};
