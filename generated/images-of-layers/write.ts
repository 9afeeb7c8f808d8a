// Made from specs/dialects/images-of-layers/mapping.yaml by "make generate". Change the specs, not this file.
import type { Wire } from "../../src/conversion/json.js";
import { noLoss, type Loss } from "../../src/conversion/loss.js";
import { bareBase64, omitAuto, sourceAddresses } from "../../src/conversion/transforms/index.js";
import type { WriteContext } from "../../src/conversion/write-context.js";
import { compact, now, someOf, wordFor } from "../../src/conversion/write.js";
import type { Written } from "../../src/conversion/written.js";
import type { Image, Request, Response, Usage } from "../interlingua/image.js";
import type { components } from "./types.js";

const carrierWords: ReadonlyMap<string, string> = new Map([
  ["url", "url"],
  ["bytes", "b64_json"],
]);

/** A request in the words of the vocabulary as one of the images-of-layers dialect. */
export function writeRequest(given: Request, loss: Loss, context: WriteContext): Wire {
  const request: Request = { ...given, model: context.model, stream: context.stream ? true : undefined };
  loss.dropConcept(request, "mask", request.mask);
  loss.dropConcept(request, "count", request.count, 1);
  loss.dropConcept(request, "aspect_ratio", request.aspect_ratio, "auto");
  loss.dropConcept(request, "resolution", request.resolution);
  loss.dropConcept(request, "quality", request.quality, "auto");
  loss.dropConcept(request, "moderation", request.moderation, "auto");
  loss.dropConcept(request, "fidelity", request.fidelity);
  loss.dropConcept(request, "compression", request.compression);
  loss.dropConcept(request, "partials", request.partials, 0);
  loss.dropConcept(request, "user", request.user);
  return {
    model: request.model,
    stream: request.stream,
    prompt: request.prompt,
    image: sourceAddresses.write(request.sources),
    size: omitAuto.write(request.size),
    background: omitAuto.write(request.background),
    output_format: request.format,
    response_format: wordFor(carrierWords, request.carrier, () =>
      loss.dropConcept(request, "carrier", request.carrier),
    ),
    sequential_image_generation: request.series,
    sequential_image_generation_options: compact({
      max_images: request.series_length,
    }),
    layer_decomposition: request.layers,
  } satisfies Written<components["schemas"]["Request"]>;
}

/** The record "image" in the first of its forms that can hold it. */
export function writeImage(image: Image, loss: Loss): Wire | undefined {
  return writeItemImage(image, loss);
}

function writeItemImage(image: Image, loss: Loss): Wire | undefined {
  loss.dropConcept(image, "revised_prompt", image.revised_prompt);
  loss.dropConcept(image, "quality", image.quality);
  loss.dropConcept(image, "background", image.background);
  loss.dropConcept(image, "format", image.format);
  loss.dropConcept(image, "index", image.index);
  return compact({
    url: image.url,
    b64_json: bareBase64.write(image.data),
    size: image.size,
    z_index: image.order,
    bounding_box: image.box,
    name: image.name,
    description: image.description,
    error: compact({
      message: image.fault,
      code: image.fault_code,
    }),
  });
}

/** An answer in the words of the vocabulary as one of the images-of-layers dialect. */
export function writeResponse(response: Response, _echo: Wire = {}): Wire {
  const loss = noLoss;
  return {
    created: response.created ?? now(),
    data: someOf(response.images?.map((item) => writeImage(item, loss))) ?? [],
    model: response.model,
    usage: writeUsage(response.usage),
  } satisfies Written<components["schemas"]["Response"]>;
}

/** What answers repeat of the request. */
export function echoOf(_body: Wire): Wire {
  return {};
}

/** What the answer took, as far as that was counted. */
export function writeUsage(usage: Usage | undefined): Wire | undefined {
  return usage === undefined
    ? undefined
    : compact({
        output_tokens: usage.output,
        total_tokens: usage.total,
        generated_images: usage.images,
      });
}
