// Made from specs/dialects/images/dialect.yaml, specs/dialects/images/mapping.yaml by "make generate". Change the
// specs, not this file.
import type { Dialect } from "../../src/conversion/dialect.js";
import { imageModality } from "../../src/conversion/modalities/index.js";
import { isGiven } from "../../src/conversion/read.js";
import { refusalBy, type RefusalRule } from "../../src/conversion/refuse.js";
import { firstProblem } from "../../src/conversion/validate.js";
import { errors } from "./errors.js";
import { paths } from "./paths.js";
import { openReader } from "./read-stream.js";
import { readRequest, readResponse, readUsage } from "./read.js";
import { validateEdit, validateRequest } from "./validate.js";
import { templates } from "./write-stream.js";
import { echoOf, writeRequest, writeResponse } from "./write.js";

const refusals: readonly RefusalRule[] = [
  {
    at: ["style"],
    when: { notNull: true },
    code: "unsupported_parameter",
    message: "`style` is not accepted: describe it in the prompt. Remove the field.",
  },
  {
    at: ["storage_options"],
    when: { notNull: true },
    code: "stateful_not_supported",
    message: "`storage_options` is not accepted: nothing is stored at the model's host. Remove the field.",
  },
  {
    at: ["images"],
    beside: ["image"],
    when: { notNull: true },
    code: "invalid_request",
    message: "`images` is not accepted beside `image`: give one of them.",
  },
];

/** Images */
export const images: Dialect<"image"> = {
  name: "images",
  vocabulary: "image",
  modality: imageModality,
  title: "Images",
  credentials: [{ in: "header", name: "authorization", scheme: "bearer" }],
  requiredHeaders: [],
  errorsBelow: [],
  servedAt: ["/v1/images/generations", "/v1/images/edits"],
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
    requestStream: ["stream"],
    responseModel: [["model"]],
    eventModel: [["model"]],
    normalise: [],
    responseFixed: [],
    eventFixed: [],
    always: [],
    outputLimit: [],
    reasoningBudget: [],
    answerCount: [],
    images: {
      count: [["n"]],
      size: [["size"], ["resolution"]],
      quality: [["quality"]],
      partials: [["partial_images"]],
      several: [
        {
          concept: "series",
          at: [["sequential_image_generation"]],
          neutral: "disabled",
          limit: [["sequential_image_generation_options", "max_images"]],
          given: [["image"], ["images"]],
        },
        { concept: "layers", at: [["layer_decomposition"]], neutral: false, limit: [], given: [] },
      ],
    },
    imageSize: [],
    inputs: [],
    bulkMembers: new Set(["b64_json"]),
    mediaMembers: new Set(["b64_json", "image", "images", "mask"]),
    askUsage: undefined,
  },
  errors,
  models: [],
  rules: [],
  validate: (body, operation) => firstProblem(operation === "edit" ? validateEdit : validateRequest, body),
  refuse: refusalBy(refusals),
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
