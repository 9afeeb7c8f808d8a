// Made from specs/dialects/images/mapping.yaml by "make generate". Change the specs, not this file.
import { imageSource, imageSources } from "../../specs/dialects/images/functions.js";
import type { Json, Wire } from "../../src/conversion/json.js";
import { membersOf, noLoss, type Loss } from "../../src/conversion/loss.js";
import { readEach, readWord } from "../../src/conversion/read.js";
import { reportedCounts } from "../../src/conversion/settle.js";
import { bareBase64, ticks } from "../../src/conversion/transforms/index.js";
import {
  asCount,
  asFlag,
  asInteger,
  asJson,
  asText,
  asWire,
  contradicts,
  first,
  inner,
} from "../../src/conversion/values.js";
import type { Carrier, Image, Request, Response, Usage } from "../interlingua/image.js";

const carrierMeanings: ReadonlyMap<string, Carrier> = new Map<string, Carrier>([
  ["url", "url"],
  ["b64_json", "bytes"],
]);
const requestKeys = membersOf(
  [
    "model",
    "prompt",
    "image",
    "images",
    "mask",
    "n",
    "size",
    "aspect_ratio",
    "resolution",
    "quality",
    "background",
    "moderation",
    "input_fidelity",
    "output_format",
    "output_compression",
    "response_format",
    "stream",
    "partial_images",
    "sequential_image_generation",
    "sequential_image_generation_options",
    "layer_decomposition",
    "user",
  ],
  [
    ["watermark", [false]],
    ["service_tier", ["auto", "default", "standard", "standard_only"]],
    ["serviceTier", ["auto", "default", "standard", "standard_only", { type: "default" }]],
    ["speed", ["standard"]],
  ],
);
const requestSequentialImageGenerationOptionsKeys = membersOf(["max_images"]);

/** A request of the images dialect in the words of the vocabulary. */
export function readRequest(body: Wire, loss: Loss): Request {
  const inSequentialImageGenerationOptions = inner(body.sequential_image_generation_options);
  loss.unmapped(body, requestKeys);
  loss.unmapped(inSequentialImageGenerationOptions, requestSequentialImageGenerationOptionsKeys);
  if (contradicts(body.images, body.image)) loss.at(body, "images");
  return {
    origin: { from: body, form: "request" },
    model: asText(body.model),
    prompt: asText(body.prompt),
    sources: imageSources.read(
      first(body.image, body.images),
      loss,
      body,
      first(body.image, body.images) === body.image ? "image" : "images",
    ),
    mask: imageSource.read(body.mask, loss, body, "mask"),
    count: asInteger(body.n),
    size: asText(body.size),
    aspect_ratio: asText(body.aspect_ratio),
    resolution: asText(body.resolution),
    quality: asText(body.quality),
    background: asText(body.background),
    moderation: asText(body.moderation),
    fidelity: asText(body.input_fidelity),
    format: asText(body.output_format),
    compression: asInteger(body.output_compression),
    carrier: readWord(carrierMeanings, body.response_format, loss, body, "response_format"),
    stream: asFlag(body.stream),
    partials: asInteger(body.partial_images),
    series: asText(body.sequential_image_generation),
    series_length: asInteger(inSequentialImageGenerationOptions.max_images),
    layers: asFlag(body.layer_decomposition),
    user: asText(body.user),
  };
}

/** The record "image", read by the first of its forms that matches. */
export function readImage(
  value: Json | undefined,
  loss: Loss,
  from: object,
  member?: string | number,
): Image | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(from, member);
  return readItemImage(wire, loss);
}

const itemImageKeys = membersOf([
  "url",
  "b64_json",
  "size",
  "revised_prompt",
  "z_index",
  "bounding_box",
  "name",
  "description",
  "error",
]);
const itemImageErrorKeys = membersOf(["message", "code"]);

function readItemImage(wire: Wire, loss: Loss): Image {
  const inError = inner(wire.error);
  loss.unmapped(wire, itemImageKeys);
  loss.unmapped(inError, itemImageErrorKeys);
  return {
    url: asText(wire.url),
    data: bareBase64.read(wire.b64_json),
    size: asText(wire.size),
    revised_prompt: asText(wire.revised_prompt),
    order: asInteger(wire.z_index),
    box: asJson(wire.bounding_box),
    name: asText(wire.name),
    description: asText(wire.description),
    fault: asText(inError.message),
    fault_code: asText(inError.code),
  };
}

/** The record "event", read by the first of its forms that matches. */
export function readEvent(
  value: Json | undefined,
  loss: Loss,
  from: object,
  member?: string | number,
): Image | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(from, member);
  return readImageEvent(wire, loss);
}

const imageEventKeys = membersOf([
  "b64_json",
  "url",
  "size",
  "quality",
  "background",
  "output_format",
  "partial_image_index",
  "revised_prompt",
  "error",
]);
const imageEventErrorKeys = membersOf(["message", "code"]);

function readImageEvent(wire: Wire, loss: Loss): Image {
  const inError = inner(wire.error);
  loss.unmapped(wire, imageEventKeys);
  loss.unmapped(inError, imageEventErrorKeys);
  return {
    data: bareBase64.read(wire.b64_json),
    url: asText(wire.url),
    size: asText(wire.size),
    quality: asText(wire.quality),
    background: asText(wire.background),
    format: asText(wire.output_format),
    index: asInteger(wire.partial_image_index),
    revised_prompt: asText(wire.revised_prompt),
    fault: asText(inError.message),
    fault_code: asText(inError.code),
  };
}

/** An answer of the images dialect in the words of the vocabulary. */
export function readResponse(body: Wire): Response {
  const loss = noLoss;
  return {
    usage: reportedCounts(body.usage, readUsage),
    created: asInteger(body.created),
    images: readEach(body.data, loss, readImage) ?? [],
    model: asText(body.model),
    size: asText(body.size),
    quality: asText(body.quality),
    background: asText(body.background),
    format: asText(body.output_format),
  };
}

/** Tokens as the upstream counts them, in the vocabulary's way of counting. */
export function readUsage(wire: Wire): Usage {
  const inInputTokensDetails = inner(wire.input_tokens_details);
  return {
    input: asCount(wire.input_tokens),
    text_input: asCount(inInputTokensDetails.text_tokens),
    image_input: asCount(inInputTokensDetails.image_tokens),
    output: asCount(wire.output_tokens),
    total: asCount(wire.total_tokens),
    images: asCount(wire.generated_images),
    cost: ticks.read(wire.cost_in_usd_ticks),
  };
}
