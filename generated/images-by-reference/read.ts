// Made from specs/dialects/images-by-reference/mapping.yaml by "make generate". Change the specs, not this file.
import type { Json, Wire } from "../../src/conversion/json.js";
import { noLoss, type Loss, type Unmapped } from "../../src/conversion/loss.js";
import {
  asCount,
  asInteger,
  asText,
  asWire,
  contradicts,
  first,
  readEach,
  readWord,
} from "../../src/conversion/read.js";
import { reportedCounts } from "../../src/conversion/settle.js";
import { bareBase64, ticks, typedSources } from "../../src/conversion/transforms/index.js";
import type { Carrier, Image, Request, Response, Usage } from "../interlingua/image.js";

const carrierResponseFormatMeanings: ReadonlyMap<string, Carrier> = new Map<string, Carrier>([
  ["url", "url"],
  ["b64_json", "bytes"],
]);
const requestKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["model", "known"],
  ["prompt", "known"],
  ["images", "known"],
  ["image", "known"],
  ["n", "known"],
  ["aspect_ratio", "known"],
  ["resolution", "known"],
  ["quality", "known"],
  ["response_format", "known"],
  ["user", "known"],
  ["service_tier", ["auto", "default", "standard", "standard_only"]],
  ["serviceTier", ["auto", "default", "standard", "standard_only"]],
  ["speed", ["standard"]],
]);

/** A request of the images-by-reference dialect in the words of the vocabulary. */
export function readRequest(body: Wire, loss: Loss): Request {
  loss.unmapped(body, "", requestKeys);
  if (contradicts(body.image, body.images)) loss.at("image");
  return {
    origin: { path: "", form: "request" },
    model: asText(body.model),
    prompt: asText(body.prompt),
    // images or image
    sources: typedSources.read(
      first(body.images, body.image),
      first(body.images, body.image) === body.images ? "images" : "image",
      loss,
    ),
    count: asInteger(body.n),
    aspect_ratio: asText(body.aspect_ratio),
    resolution: asText(body.resolution),
    quality: asText(body.quality),
    carrier: readWord(carrierResponseFormatMeanings, body.response_format, "response_format", loss),
    user: asText(body.user),
  };
}

function readImage(value: Json | undefined, path: string, loss: Loss): Image | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(path);
  if (
    wire.respect_moderation === false &&
    (wire.url == null || wire.url === "") &&
    (wire.b64_json == null || wire.b64_json === "")
  )
    return readWithheldImage(wire, path, loss);
  return readItemImage(wire, path, loss);
}

const withheldImageKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["respect_moderation", "known"],
  ["url", "known"],
  ["b64_json", "known"],
  ["revised_prompt", "known"],
]);

function readWithheldImage(wire: Wire, path: string, loss: Loss): Image {
  loss.unmapped(wire, path, withheldImageKeys);
  return {
    fault: "the image was withheld by moderation",
    fault_code: "moderation_blocked",
    revised_prompt: asText(wire.revised_prompt),
    origin: { path, form: "image.withheld" },
  };
}

const itemImageKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["respect_moderation", "known"],
  ["url", "known"],
  ["b64_json", "known"],
  ["revised_prompt", "known"],
]);

function readItemImage(wire: Wire, path: string, loss: Loss): Image {
  loss.unmapped(wire, path, itemImageKeys);
  return {
    url: asText(wire.url),
    data: bareBase64.read(wire.b64_json),
    revised_prompt: asText(wire.revised_prompt),
    origin: { path, form: "image.item" },
  };
}

/** An answer of the images-by-reference dialect in the words of the vocabulary. */
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
    input: asCount(wire.input_tokens),
    output: asCount(wire.output_tokens),
    total: asCount(wire.total_tokens),
    cost: ticks.read(wire.cost_in_usd_ticks),
  };
}
