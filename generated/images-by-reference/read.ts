// Made from specs/dialects/images-by-reference/mapping.yaml by "make generate". Change the specs, not this file.
import type { Json, Wire } from "../../src/conversion/json.js";
import { membersOf, noLoss, type Loss } from "../../src/conversion/loss.js";
import { readEach, readWord } from "../../src/conversion/read.js";
import { reportedCounts } from "../../src/conversion/settle.js";
import { bareBase64, omitAuto, ticks, typedSources } from "../../src/conversion/transforms/index.js";
import { asCount, asInteger, asText, asWire, contradicts, first } from "../../src/conversion/values.js";
import type { Carrier, Image, Request, Response, Usage } from "../interlingua/image.js";

const carrierMeanings: ReadonlyMap<string, Carrier> = new Map<string, Carrier>([
  ["url", "url"],
  ["b64_json", "bytes"],
]);
const requestKeys = membersOf(
  ["model", "prompt", "images", "image", "n", "aspect_ratio", "resolution", "quality", "response_format", "user"],
  [
    ["service_tier", ["auto", "default", "standard", "standard_only"]],
    ["serviceTier", ["auto", "default", "standard", "standard_only", { type: "default" }]],
    ["speed", ["standard"]],
  ],
);

/** A request of the images-by-reference dialect in the words of the vocabulary. */
export function readRequest(body: Wire, loss: Loss): Request {
  loss.unmapped(body, requestKeys);
  if (contradicts(body.image, body.images)) loss.at(body, "image");
  return {
    origin: { from: body, form: "request" },
    model: asText(body.model),
    prompt: asText(body.prompt),
    sources: typedSources.read(
      first(body.images, body.image),
      loss,
      body,
      first(body.images, body.image) === body.images ? "images" : "image",
    ),
    count: asInteger(body.n),
    aspect_ratio: asText(body.aspect_ratio),
    resolution: asText(body.resolution),
    quality: omitAuto.read(body.quality),
    carrier: readWord(carrierMeanings, body.response_format, loss, body, "response_format"),
    user: asText(body.user),
  };
}

/** The record "image", read by the first of its forms that matches. */
function readImage(value: Json | undefined, loss: Loss, from: object, member?: string | number): Image | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(from, member);
  if (
    wire.respect_moderation === false &&
    (wire.url == null || wire.url === "") &&
    (wire.b64_json == null || wire.b64_json === "")
  )
    return readWithheldImage(wire, loss);
  return readItemImage(wire, loss);
}

const withheldImageKeys = membersOf(["respect_moderation", "url", "b64_json", "revised_prompt"]);

function readWithheldImage(wire: Wire, loss: Loss): Image {
  loss.unmapped(wire, withheldImageKeys);
  return {
    fault: "the image was withheld by moderation",
    fault_code: "moderation_blocked",
    revised_prompt: asText(wire.revised_prompt),
  };
}

const itemImageKeys = membersOf(["respect_moderation", "url", "b64_json", "revised_prompt"]);

function readItemImage(wire: Wire, loss: Loss): Image {
  loss.unmapped(wire, itemImageKeys);
  return {
    url: asText(wire.url),
    data: bareBase64.read(wire.b64_json),
    revised_prompt: asText(wire.revised_prompt),
  };
}

/** An answer of the images-by-reference dialect in the words of the vocabulary. */
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
    input: asCount(wire.input_tokens),
    output: asCount(wire.output_tokens),
    total: asCount(wire.total_tokens),
    cost: ticks.read(wire.cost_in_usd_ticks),
  };
}
