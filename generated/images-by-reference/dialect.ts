// Made from specs/dialects/images-by-reference/dialect.yaml, specs/dialects/images-by-reference/mapping.yaml by "make
// generate". Change the specs, not this file.
import type { Dialect } from "../../src/conversion/dialect.js";
import { imageModality } from "../../src/conversion/modalities/index.js";
import { refusalBy, type RefusalRule } from "../../src/conversion/refuse.js";
import { firstProblem } from "../../src/conversion/validate.js";
import { isGiven } from "../../src/conversion/values.js";
import { errors } from "./errors.js";
import { paths } from "./paths.js";
import { readRequest, readResponse, readUsage } from "./read.js";
import { validateRequest } from "./validate.js";
import { echoOf, writeRequest, writeResponse } from "./write.js";

const refusals: readonly RefusalRule[] = [];

/** Images by reference */
export const imagesByReference: Dialect<"image"> = {
  name: "images-by-reference",
  vocabulary: "image",
  modality: imageModality,
  title: "Images by reference",
  credentials: [{ in: "header", name: "authorization", scheme: "bearer" }],
  requiredHeaders: [],
  errorsBelow: [],
  servedAt: [],
  counts: ["input", "output"],
  requestIdHeaders: [],
  endpoint: {
    path: "/images/generations",
    streamPath: "/images/generations",
    operations: { edit: "/images/edits" },
    headers: {},
    auth: "bearer",
    forwardedHeaders: [],
  },
  places: {
    requestModel: ["model"],
    requestStream: undefined,
    responseModel: [["model"]],
    eventModel: [["model"]],
    normalise: [],
    responseFixed: [],
    eventFixed: [],
    always: [],
    outputLimit: [],
    reasoningBudget: [],
    answerCount: [],
    images: { count: [["n"]], size: [["resolution"]], quality: [["quality"]], partials: [], several: [] },
    imageSize: [],
    inputs: [],
    bulkMembers: new Set(["b64_json"]),
    mediaMembers: new Set(["b64_json", "images", "image", "url", "image_url"]),
    askUsage: undefined,
  },
  errors,
  models: [],
  rules: [],
  validate: (body) => firstProblem(validateRequest, body),
  refuse: refusalBy(refusals),
  requestMembers: new Set([
    "aspect_ratio",
    "image",
    "images",
    "model",
    "n",
    "prompt",
    "quality",
    "resolution",
    "response_format",
    "user",
  ]),
  requestNames: new Set([
    "aspect_ratio",
    "file_id",
    "image",
    "images",
    "model",
    "n",
    "prompt",
    "quality",
    "resolution",
    "response_format",
    "type",
    "url",
    "user",
  ]),
  readRequest,
  writeRequest,
  readResponse,
  writeResponse,
  echoOf,
  readUsage,
  wantsUsage: () => true,
  isUsageEvent: () => false,
  isError: (body) => isGiven(body.error),
  paths,
};
