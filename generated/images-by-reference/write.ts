// Made from specs/dialects/images-by-reference/mapping.yaml by "make generate". Change the specs, not this file.
import type { Wire } from "../../src/conversion/json.js";
import { noLoss, type Loss } from "../../src/conversion/loss.js";
import { bareBase64, omitAuto, ticks, typedSources } from "../../src/conversion/transforms/index.js";
import type { WriteContext } from "../../src/conversion/write-context.js";
import { compact, now, someOf, wordFor } from "../../src/conversion/write.js";
import type { Written } from "../../src/conversion/written.js";
import type { Image, Request, Response, Usage } from "../interlingua/image.js";
import type { components } from "./types.js";

const carrierWords: ReadonlyMap<string, string> = new Map([
  ["url", "url"],
  ["bytes", "b64_json"],
]);

/** A request in the words of the vocabulary as one of the images-by-reference dialect. */
export function writeRequest(given: Request, loss: Loss, context: WriteContext): Wire {
  const request: Request = { ...given, model: context.model, stream: context.stream ? true : undefined };
  loss.dropConcept(request, "stream", request.stream, false);
  loss.dropConcept(request, "mask", request.mask);
  loss.dropConcept(request, "size", request.size, "auto");
  loss.dropConcept(request, "background", request.background, "auto");
  loss.dropConcept(request, "moderation", request.moderation, "auto");
  loss.dropConcept(request, "fidelity", request.fidelity);
  loss.dropConcept(request, "format", request.format);
  loss.dropConcept(request, "compression", request.compression);
  loss.dropConcept(request, "partials", request.partials, 0);
  loss.dropConcept(request, "series", request.series, "disabled");
  loss.dropConcept(request, "series_length", request.series_length);
  loss.dropConcept(request, "layers", request.layers, false);
  return {
    model: request.model,
    prompt: request.prompt,
    images: typedSources.write(request.sources),
    n: request.count,
    aspect_ratio: request.aspect_ratio,
    resolution: request.resolution,
    quality: omitAuto.write(request.quality),
    response_format: wordFor(carrierWords, request.carrier, () =>
      loss.dropConcept(request, "carrier", request.carrier),
    ),
    user: request.user,
  } satisfies Written<components["schemas"]["Request"]>;
}

/** The record "image" in the first of its forms that can hold it. */
function writeImage(image: Image, loss: Loss): Wire | undefined {
  return writeItemImage(image, loss);
}

function writeItemImage(image: Image, loss: Loss): Wire | undefined {
  loss.dropConcept(image, "size", image.size);
  loss.dropConcept(image, "order", image.order);
  loss.dropConcept(image, "box", image.box);
  loss.dropConcept(image, "name", image.name);
  loss.dropConcept(image, "description", image.description);
  loss.dropConcept(image, "fault", image.fault);
  loss.dropConcept(image, "fault_code", image.fault_code);
  loss.dropConcept(image, "quality", image.quality);
  loss.dropConcept(image, "background", image.background);
  loss.dropConcept(image, "format", image.format);
  loss.dropConcept(image, "index", image.index);
  return compact({
    url: image.url,
    b64_json: bareBase64.write(image.data),
    revised_prompt: image.revised_prompt,
  });
}

/** An answer in the words of the vocabulary as one of the images-by-reference dialect. */
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
        input_tokens: usage.input,
        output_tokens: usage.output,
        total_tokens: usage.total,
        cost_in_usd_ticks: ticks.write(usage.cost),
      });
}
