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
    model: asText(body.model), // model
    prompt: asText(body.prompt), // prompt
    // image or images
    sources: imageSources.read(
      first(body.image, body.images),
      first(body.image, body.images) === body.image ? "image" : "images",
      loss,
    ),
    mask: imageSource.read(body.mask, "mask", loss), // mask
    count: asInteger(body.n), // n
    size: asText(body.size), // size
    aspect_ratio: asText(body.aspect_ratio), // aspect_ratio
    resolution: asText(body.resolution), // resolution
    quality: asText(body.quality), // quality
    background: asText(body.background), // background
    moderation: asText(body.moderation), // moderation
    fidelity: asText(body.input_fidelity), // input_fidelity
    format: asText(body.output_format), // output_format
    compression: asInteger(body.output_compression), // output_compression
    // response_format
    carrier: readWord(carrierResponseFormatMeanings, body.response_format, "response_format", loss),
    stream: asFlag(body.stream), // stream
    partials: asInteger(body.partial_images), // partial_images
    series: asText(body.sequential_image_generation), // sequential_image_generation
    // sequential_image_generation_options.max_images
    series_length: asInteger(inSequentialImageGenerationOptions.max_images),
    layers: asFlag(body.layer_decomposition), // layer_decomposition
    user: asText(body.user), // user
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
    url: asText(wire.url), // url
    data: bareBase64.read(wire.b64_json), // b64_json
    size: asText(wire.size), // size
    revised_prompt: asText(wire.revised_prompt), // revised_prompt
    order: asInteger(wire.z_index), // z_index
    box: asJson(wire.bounding_box), // bounding_box
    name: asText(wire.name), // name
    description: asText(wire.description), // description
    fault: asText(inError.message), // error.message
    fault_code: asText(inError.code), // error.code
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
    data: bareBase64.read(wire.b64_json), // b64_json
    url: asText(wire.url), // url
    size: asText(wire.size), // size
    quality: asText(wire.quality), // quality
    background: asText(wire.background), // background
    format: asText(wire.output_format), // output_format
    index: asInteger(wire.partial_image_index), // partial_image_index
    revised_prompt: asText(wire.revised_prompt), // revised_prompt
    origin: { path, form: "event.image" },
  };
}

/** An answer of the images dialect in the words of the vocabulary. */
export function readResponse(body: Wire): Response {
  const loss = noLoss;
  return {
    usage: reportedCounts(body.usage, readUsage),
    created: asInteger(body.created), // created
    images: readEach(body.data, "data", (item, at) => readImage(item, at, loss)) ?? [], // data
    model: asText(body.model), // model
    size: asText(body.size), // size
    quality: asText(body.quality), // quality
    background: asText(body.background), // background
    format: asText(body.output_format), // output_format
  };
}

/** Tokens as the upstream counts them, in the vocabulary's way of counting. */
export function readUsage(wire: Wire): Usage {
  const inInputTokensDetails = inner(wire.input_tokens_details);
  return {
    input: asCount(wire.input_tokens), // input_tokens
    text_input: asCount(inInputTokensDetails.text_tokens), // input_tokens_details.text_tokens
    image_input: asCount(inInputTokensDetails.image_tokens), // input_tokens_details.image_tokens
    output: asCount(wire.output_tokens), // output_tokens
    total: asCount(wire.total_tokens), // total_tokens
    images: asCount(wire.generated_images), // generated_images
    cost: ticks.read(wire.cost_in_usd_ticks), // cost_in_usd_ticks
  };
}
