// Made from specs/dialects/images-of-layers/mapping.yaml by "make generate". Change the specs, not this file.
import type { Json, Wire } from "../../src/conversion/json.js";
import { noLoss, type Loss, type Unmapped } from "../../src/conversion/loss.js";
import {
  asCount,
  asFlag,
  asInteger,
  asJson,
  asText,
  asWire,
  inner,
  readEach,
  readWord,
} from "../../src/conversion/read.js";
import { reportedCounts } from "../../src/conversion/settle.js";
import { bareBase64, sourceAddresses } from "../../src/conversion/transforms/index.js";
import type { Carrier, Image, Request, Response, Usage } from "../interlingua/image.js";

const carrierResponseFormatMeanings: ReadonlyMap<string, Carrier> = new Map<string, Carrier>([
  ["url", "url"],
  ["b64_json", "bytes"],
]);
const requestKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["model", "known"],
  ["prompt", "known"],
  ["image", "known"],
  ["size", "known"],
  ["background", "known"],
  ["output_format", "known"],
  ["response_format", "known"],
  ["stream", "known"],
  ["sequential_image_generation", "known"],
  ["sequential_image_generation_options", "known"],
  ["layer_decomposition", "known"],
  ["watermark", "known"],
  ["service_tier", ["auto", "default", "standard", "standard_only"]],
  ["serviceTier", ["auto", "default", "standard", "standard_only"]],
  ["speed", ["standard"]],
]);
const requestSequentialImageGenerationOptionsKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["max_images", "known"],
]);

/** A request of the images-of-layers dialect in the words of the vocabulary. */
export function readRequest(body: Wire, loss: Loss): Request {
  const inSequentialImageGenerationOptions = inner(body.sequential_image_generation_options);
  loss.unmapped(body, "", requestKeys);
  loss.unmapped(
    inSequentialImageGenerationOptions,
    "sequential_image_generation_options",
    requestSequentialImageGenerationOptionsKeys,
  );
  return {
    origin: { path: "", form: "request" },
    model: asText(body.model),
    prompt: asText(body.prompt),
    sources: sourceAddresses.read(body.image, "image", loss),
    size: asText(body.size),
    background: asText(body.background),
    format: asText(body.output_format),
    carrier: readWord(carrierResponseFormatMeanings, body.response_format, "response_format", loss),
    stream: asFlag(body.stream),
    series: asText(body.sequential_image_generation),
    series_length: asInteger(inSequentialImageGenerationOptions.max_images),
    layers: asFlag(body.layer_decomposition),
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
    order: asInteger(wire.z_index),
    box: asJson(wire.bounding_box),
    name: asText(wire.name),
    description: asText(wire.description),
    fault: asText(inError.message),
    fault_code: asText(inError.code),
    origin: { path, form: "image.item" },
  };
}

/** An answer of the images-of-layers dialect in the words of the vocabulary. */
export function readResponse(body: Wire): Response {
  const loss = noLoss;
  return {
    usage: reportedCounts(body.usage, readUsage),
    created: asInteger(body.created),
    images: readEach(body.data, "data", (item, at) => readImage(item, at, loss)) ?? [],
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
