// Made from specs/dialects/bedrock-converse/dialect.yaml, specs/dialects/bedrock-converse/mapping.yaml by "make
// generate". Change the specs, not this file.
import type { Dialect } from "../../src/conversion/dialect.js";
import { textModality } from "../../src/conversion/modalities/index.js";
import { isGiven } from "../../src/conversion/read.js";
import { refusalBy, type RefusalRule } from "../../src/conversion/refuse.js";
import { firstProblem } from "../../src/conversion/validate.js";
import { errors } from "./errors.js";
import { paths } from "./paths.js";
import { openReader } from "./read-stream.js";
import { readRequest, readResponse, readUsage } from "./read.js";
import { validateRequest } from "./validate.js";
import { templates } from "./write-stream.js";
import { echoOf, writeRequest, writeResponse } from "./write.js";

const refusals: readonly RefusalRule[] = [
  {
    at: ["performanceConfig", "latency"],
    when: { notIn: ["standard"] },
    code: "unsupported_parameter",
    message: "`performanceConfig.latency` may only be standard: paid tiers are not offered.",
  },
];

/** Bedrock Converse */
export const bedrockConverse: Dialect<"text"> = {
  name: "bedrock-converse",
  vocabulary: "text",
  modality: textModality,
  title: "Bedrock Converse",
  credentials: [
    { in: "header", name: "authorization", scheme: "bearer" },
    {
      in: "header",
      name: "authorization",
      scheme: "aws4-hmac-sha256",
      refused:
        "The request is signed with keys of AWS, which the gateway cannot verify. " +
        "Give the client a key of the gateway as its API key, such as AWS_BEARER_TOKEN_BEDROCK.",
    },
  ],
  requiredHeaders: [],
  errorsBelow: ["/model"],
  servedAt: ["/model/{model}/converse", "/model/{model}/converse-stream"],
  counts: ["input", "output"],
  requestIdHeaders: ["x-amzn-requestid"],
  endpoint: {
    path: "/model/{model}/converse",
    streamPath: "/model/{model}/converse-stream",
    slashes: "encoded",
    operations: {},
    headers: {},
    auth: "bearer",
    forwardedHeaders: [],
  },
  places: {
    requestModel: undefined,
    requestStream: undefined,
    responseModel: [["trace", "promptRouter", "invokedModelId"]],
    eventModel: [["trace", "promptRouter", "invokedModelId"]],
    normalise: [],
    inlineMedia: ["image", "video", "document"],
    responseFixed: [],
    eventFixed: [],
    always: [],
    outputLimit: [["inferenceConfig", "maxTokens"]],
    reasoningBudget: [
      ["additionalModelRequestFields", "thinking", "budget_tokens"],
      ["additionalModelRequestFields", "reasoning_config", "budget_tokens"],
    ],
    answerCount: [],
    images: undefined,
    imageSize: [],
    inputs: [],
    bulkMembers: new Set([]),
    mediaMembers: new Set(["bytes"]),
    askUsage: undefined,
  },
  state: {
    family: "anthropic",
    lists: [
      {
        at: ["messages", "*", "content"],
        items: [
          {
            when: { reasoningContent: "present" },
            at: [
              ["reasoningContent", "reasoningText", "signature"],
              ["reasoningContent", "redactedContent"],
            ],
          },
        ],
      },
    ],
    inAnswers: {
      at: [["output", "message", "content"], ["delta"]],
      items: [
        {
          when: {},
          pieces: "contentBlockIndex",
          at: [
            ["reasoningContent", "reasoningText", "signature"],
            ["reasoningContent", "signature"],
            ["reasoningContent", "redactedContent"],
          ],
        },
      ],
    },
  },
  errors,
  models: [],
  rules: [],
  validate: (body) => firstProblem(validateRequest, body),
  refuse: refusalBy(refusals),
  readRequest,
  writeRequest,
  readResponse,
  writeResponse,
  echoOf,
  readUsage,
  openReader,
  templates,
  eventMembers: new Set([
    "additionalModelResponseFields",
    "contentBlockIndex",
    "delta",
    "output",
    "start",
    "stopReason",
    "trace",
    "type",
    "usage",
  ]),
  wantsUsage: () => true,
  isUsageEvent: () => false,
  isError: (body) => typeof body.message === "string" || (!isGiven(body.output) && [body.Message].some(isGiven)),
  framing: { framing: "eventstream", contentType: undefined, byDefault: false, named: "type" },
  paths,
};
