// Made from specs/dialects/images-of-layers/dialect.yaml, specs/dialects/images-of-layers/mapping.yaml by "make
// generate". Change the specs, not this file.
import type { Dialect } from "../../src/conversion/dialect.js";
import { imageModality } from "../../src/conversion/modalities/index.js";
import { refusalBy, type RefusalRule } from "../../src/conversion/refuse.js";
import { firstProblem } from "../../src/conversion/validate.js";
import { isGiven } from "../../src/conversion/values.js";
import { errors } from "./errors.js";
import { paths } from "./paths.js";
import { openReader } from "./read-stream.js";
import { readRequest, readResponse, readUsage } from "./read.js";
import { validateRequest } from "./validate.js";
import { templates } from "./write-stream.js";
import { echoOf, writeRequest, writeResponse } from "./write.js";

const refusals: readonly RefusalRule[] = [];

/** Images and layers */
export const imagesOfLayers: Dialect<"image"> = {
  name: "images-of-layers",
  vocabulary: "image",
  modality: imageModality,
  title: "Images and layers",
  credentials: [{ in: "header", name: "authorization", scheme: "bearer" }],
  requiredHeaders: [],
  errorsBelow: [],
  servedAt: [],
  counts: ["input", "output"],
  requestIdHeaders: [],
  endpoint: {
    path: "/images/generations",
    streamPath: "/images/generations",
    operations: {},
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
    always: [{ at: ["watermark"], value: false }],
    outputLimit: [],
    reasoningBudget: [],
    answerCount: [],
    images: {
      count: [],
      size: [["size"]],
      quality: [],
      partials: [],
      several: [
        {
          concept: "series",
          at: [["sequential_image_generation"]],
          neutral: "disabled",
          limit: [["sequential_image_generation_options", "max_images"]],
          given: [["image"]],
        },
        { concept: "layers", at: [["layer_decomposition"]], neutral: false, limit: [], given: [] },
      ],
    },
    imageSize: [],
    inputs: [],
    bulkMembers: new Set(["b64_json"]),
    mediaMembers: new Set(["b64_json", "image", "url", "image_url"]),
    askUsage: undefined,
  },
  errors,
  models: [],
  rules: [],
  validate: (body) => firstProblem(validateRequest, body),
  refuse: refusalBy(refusals),
  requestMembers: new Set([
    "background",
    "image",
    "layer_decomposition",
    "model",
    "output_format",
    "prompt",
    "response_format",
    "sequential_image_generation",
    "sequential_image_generation_options",
    "size",
    "stream",
    "watermark",
  ]),
  requestNames: new Set([
    "background",
    "image",
    "layer_decomposition",
    "max_images",
    "model",
    "output_format",
    "prompt",
    "response_format",
    "sequential_image_generation",
    "sequential_image_generation_options",
    "size",
    "stream",
    "watermark",
  ]),
  readRequest,
  writeRequest,
  readResponse,
  writeResponse,
  echoOf,
  readUsage,
  openReader,
  templates,
  wantsUsage: () => true,
  isUsageEvent: () => false,
  isError: (body) => isGiven(body.error),
  paths,
};
