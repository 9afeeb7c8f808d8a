// Made from specs/dialects/images-of-layers/mapping.yaml by "make generate". Change the specs, not this file.
import type { Json, Wire } from "../../src/conversion/json.js";
import { membersOf, noLoss, type Loss } from "../../src/conversion/loss.js";
import { readEach, readWord } from "../../src/conversion/read.js";
import { reportedCounts } from "../../src/conversion/settle.js";
import { bareBase64, omitAuto, sourceAddresses } from "../../src/conversion/transforms/index.js";
import { asCount, asFlag, asInteger, asJson, asText, asWire, inner } from "../../src/conversion/values.js";
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
    "size",
    "background",
    "output_format",
    "response_format",
    "stream",
    "sequential_image_generation",
    "sequential_image_generation_options",
    "layer_decomposition",
    "watermark",
  ],
  [
    ["service_tier", ["auto", "default", "standard", "standard_only"]],
    ["serviceTier", ["auto", "default", "standard", "standard_only", { type: "default" }]],
    ["speed", ["standard"]],
  ],
);
const requestSequentialImageGenerationOptionsKeys = membersOf(["max_images"]);

/** A request of the images-of-layers dialect in the words of the vocabulary. */
export function readRequest(body: Wire, loss: Loss): Request {
  const inSequentialImageGenerationOptions = inner(body.sequential_image_generation_options);
  loss.unmapped(body, requestKeys);
  loss.unmapped(inSequentialImageGenerationOptions, requestSequentialImageGenerationOptionsKeys);
  return {
    origin: { from: body, form: "request" },
    model: asText(body.model),
    prompt: asText(body.prompt),
    sources: sourceAddresses.read(body.image, loss, body, "image"),
    size: omitAuto.read(body.size),
    background: omitAuto.read(body.background),
    format: asText(body.output_format),
    carrier: readWord(carrierMeanings, body.response_format, loss, body, "response_format"),
    stream: asFlag(body.stream),
    series: asText(body.sequential_image_generation),
    series_length: asInteger(inSequentialImageGenerationOptions.max_images),
    layers: asFlag(body.layer_decomposition),
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

const itemImageKeys = membersOf(["url", "b64_json", "size", "z_index", "bounding_box", "name", "description", "error"]);
const itemImageErrorKeys = membersOf(["message", "code"]);

function readItemImage(wire: Wire, loss: Loss): Image {
  const inError = inner(wire.error);
  loss.unmapped(wire, itemImageKeys);
  loss.unmapped(inError, itemImageErrorKeys);
  return {
    url: asText(wire.url),
    data: bareBase64.read(wire.b64_json),
    size: asText(wire.size),
    order: asInteger(wire.z_index),
    box: asJson(wire.bounding_box),
    name: asText(wire.name),
    description: asText(wire.description),
    fault: asText(inError.message),
    fault_code: asText(inError.code),
  };
}

/** An answer of the images-of-layers dialect in the words of the vocabulary. */
export function readResponse(body: Wire): Response {
  const loss = noLoss;
  return {
    usage: reportedCounts(body.usage, readUsage),
    created: asInteger(body.created),
    images: readEach(body.data, loss, readImage) ?? [],
    model: asText(body.model),
  };
}

/** Tokens as the upstream counts them, in the vocabulary's way of counting. */
export function readUsage(wire: Wire): Usage {
  return {
    output: asCount(wire.output_tokens),
    total: asCount(wire.total_tokens),
    images: asCount(wire.generated_images),
  };
}
