// Made from specs/dialects/images/mapping.yaml by "make generate". Change the specs, not this file.
import type { Json, Wire } from "../../src/conversion/json.js";
import { noLoss, type Loss, type Unmapped } from "../../src/conversion/loss.js";
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
  readEach,
  readWord,
} from "../../src/conversion/read.js";
import { reportedCounts } from "../../src/conversion/settle.js";
import { bareBase64, imageSource, imageSources, ticks } from "../../src/conversion/transforms/index.js";
import type { Carrier, Image, Request, Response, Usage } from "../interlingua/image.js";

const carrierResponseFormatMeanings: ReadonlyMap<string, Carrier> = new Map<string, Carrier>([
  ["url", "url"],
  ["b64_json", "bytes"],
]);
const requestKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["model", "known"],
  ["prompt", "known"],
  ["image", "known"],
  ["images", "known"],
  ["mask", "known"],
  ["n", "known"],
  ["size", "known"],
  ["aspect_ratio", "known"],
  ["resolution", "known"],
  ["quality", "known"],
  ["background", "known"],
  ["moderation", "known"],
  ["input_fidelity", "known"],
  ["output_format", "known"],
  ["output_compression", "known"],
  ["response_format", "known"],
  ["stream", "known"],
  ["partial_images", "known"],
  ["sequential_image_generation", "known"],
  ["sequential_image_generation_options", "known"],
  ["layer_decomposition", "known"],
  ["user", "known"],
  ["watermark", [false]],
  ["service_tier", ["auto", "default", "standard", "standard_only"]],
  ["serviceTier", ["auto", "default", "standard", "standard_only"]],
  ["speed", ["standard"]],
]);
const requestSequentialImageGenerationOptionsKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["max_images", "known"],
]);

/** A request of the images dialect in the words of the vocabulary. */
export function readRequest(body: Wire, loss: Loss): Request {
  const inSequentialImageGenerationOptions = inner(body.sequential_image_generation_options);
  loss.unmapped(body, "", requestKeys);
  loss.unmapped(
    inSequentialImageGenerationOptions,
    "sequential_image_generation_options",
    requestSequentialImageGenerationOptionsKeys,
  );
  if (contradicts(body.images, body.image)) loss.at("images");
  return {
    origin: { path: "", form: "request" },
    model: asText(body.model),
    prompt: asText(body.prompt),
    // image or images
    sources: imageSources.read(
      first(body.image, body.images),
      first(body.image, body.images) === body.image ? "image" : "images",
      loss,
    ),
    mask: imageSource.read(body.mask, "mask", loss),
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
    carrier: readWord(carrierResponseFormatMeanings, body.response_format, "response_format", loss),
    stream: asFlag(body.stream),
    partials: asInteger(body.partial_images),
    series: asText(body.sequential_image_generation),
    series_length: asInteger(inSequentialImageGenerationOptions.max_images),
    layers: asFlag(body.layer_decomposition),
    user: asText(body.user),
  };
}

export function readImage(value: Json | undefined, path: string, loss: Loss): Image | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(path);
  return readItemImage(wire, path, loss);
}

const itemImageKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["url", "known"],
  ["b64_json", "known"],
  ["size", "known"],
  ["revised_prompt", "known"],
  ["z_index", "known"],
  ["bounding_box", "known"],
  ["name", "known"],
  ["description", "known"],
  ["error", "known"],
]);
const itemImageErrorKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["message", "known"],
  ["code", "known"],
]);

function readItemImage(wire: Wire, path: string, loss: Loss): Image {
  const inError = inner(wire.error);
  loss.unmapped(wire, path, itemImageKeys);
  loss.unmapped(inError, path + ".error", itemImageErrorKeys);
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
    origin: { path, form: "image.item" },
  };
}

export function readEvent(value: Json | undefined, path: string, loss: Loss): Image | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(path);
  return readImageEvent(wire, path, loss);
}

const imageEventKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["b64_json", "known"],
  ["url", "known"],
  ["size", "known"],
  ["quality", "known"],
  ["background", "known"],
  ["output_format", "known"],
  ["partial_image_index", "known"],
  ["revised_prompt", "known"],
]);

function readImageEvent(wire: Wire, path: string, loss: Loss): Image {
  loss.unmapped(wire, path, imageEventKeys);
  return {
    data: bareBase64.read(wire.b64_json),
    url: asText(wire.url),
    size: asText(wire.size),
    quality: asText(wire.quality),
    background: asText(wire.background),
    format: asText(wire.output_format),
    index: asInteger(wire.partial_image_index),
    revised_prompt: asText(wire.revised_prompt),
    origin: { path, form: "event.image" },
  };
}

/** An answer of the images dialect in the words of the vocabulary. */
export function readResponse(body: Wire): Response {
  const loss = noLoss;
  return {
    usage: reportedCounts(body.usage, readUsage),
    created: asInteger(body.created),
    images: readEach(body.data, "data", (item, at) => readImage(item, at, loss)) ?? [],
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
