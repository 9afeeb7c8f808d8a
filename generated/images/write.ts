// Made from specs/dialects/images/mapping.yaml by "make generate". Change the specs, not this file.
import { imageSource, imageSources } from "../../specs/dialects/images/functions.js";
import type { Wire } from "../../src/conversion/json.js";
import { noLoss, type Loss } from "../../src/conversion/loss.js";
import { bareBase64 } from "../../src/conversion/transforms/index.js";
import type { WriteContext } from "../../src/conversion/write-context.js";
import { compact, now, someOf, wordFor } from "../../src/conversion/write.js";
import type { Written } from "../../src/conversion/written.js";
import type { Image, Request, Response, Usage } from "../interlingua/image.js";
import type { components } from "./types.js";

const carrierWords: ReadonlyMap<string, string> = new Map([
  ["url", "url"],
  ["bytes", "b64_json"],
]);

/** A request in the words of the vocabulary as one of the images dialect. */
export function writeRequest(given: Request, loss: Loss, context: WriteContext): Wire {
  const request: Request = { ...given, model: context.model, stream: context.stream ? true : undefined };
  return {
    model: request.model,
    stream: request.stream,
    prompt: request.prompt,
    image: imageSources.write(request.sources),
    mask: imageSource.write(request.mask),
    n: request.count,
    size: request.size,
    aspect_ratio: request.aspect_ratio,
    resolution: request.resolution,
    quality: request.quality,
    background: request.background,
    moderation: request.moderation,
    input_fidelity: request.fidelity,
    output_format: request.format,
    output_compression: request.compression,
    response_format: wordFor(carrierWords, request.carrier, () =>
      loss.dropConcept(request, "carrier", request.carrier),
    ),
    partial_images: request.partials,
    sequential_image_generation: request.series,
    sequential_image_generation_options: compact({
      max_images: request.series_length,
    }),
    layer_decomposition: request.layers,
    user: request.user,
  } satisfies Written<components["schemas"]["Request"] | components["schemas"]["EditRequest"]>;
}

/** The record "image" in the first of its forms that can hold it. */
export function writeImage(image: Image, loss: Loss): Wire | undefined {
  return writeItemImage(image, loss);
}

function writeItemImage(image: Image, loss: Loss): Wire | undefined {
  loss.dropConcept(image, "quality", image.quality);
  loss.dropConcept(image, "background", image.background);
  loss.dropConcept(image, "format", image.format);
  loss.dropConcept(image, "index", image.index);
  return compact({
    url: image.url,
    b64_json: bareBase64.write(image.data),
    size: image.size,
    revised_prompt: image.revised_prompt,
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

/** The record "event" in the first of its forms that can hold it. */
export function writeEvent(event: Image, loss: Loss): Wire | undefined {
  return writeImageEvent(event, loss);
}

function writeImageEvent(event: Image, loss: Loss): Wire | undefined {
  loss.dropConcept(event, "fault", event.fault);
  loss.dropConcept(event, "fault_code", event.fault_code);
  loss.dropConcept(event, "order", event.order);
  loss.dropConcept(event, "box", event.box);
  loss.dropConcept(event, "name", event.name);
  loss.dropConcept(event, "description", event.description);
  return compact({
    b64_json: bareBase64.write(event.data),
    url: event.url,
    size: event.size,
    quality: event.quality,
    background: event.background,
    output_format: event.format,
    partial_image_index: event.index,
    revised_prompt: event.revised_prompt,
  });
}

/** An answer in the words of the vocabulary as one of the images dialect. */
export function writeResponse(response: Response, echo: Wire = {}): Wire {
  const loss = noLoss;
  return {
    created: response.created ?? now(),
    data: someOf(response.images?.map((item) => writeImage(item, loss))) ?? [],
    model: response.model,
    size: response.size ?? echo.size,
    quality: response.quality ?? echo.quality,
    background: response.background ?? echo.background,
    output_format: response.format ?? echo.output_format,
    usage: writeUsage(response.usage),
  };
}

/** What answers repeat of the request. */
export function echoOf(body: Wire): Wire {
  return {
    size: body.size ?? undefined,
    quality: body.quality ?? undefined,
    background: body.background ?? undefined,
    output_format: body.output_format ?? undefined,
  };
}

/** What the answer took, as far as that was counted. */
export function writeUsage(usage: Usage | undefined): Wire | undefined {
  return usage === undefined
    ? undefined
    : compact({
        input_tokens: usage.input,
        input_tokens_details: compact({
          text_tokens: usage.text_input,
          image_tokens: usage.image_input,
        }),
        output_tokens: usage.output,
        total_tokens: usage.total,
        generated_images: usage.images,
      });
}
