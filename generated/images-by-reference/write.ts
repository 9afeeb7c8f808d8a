// Made from specs/mappings/images-by-reference.yaml by "make generate". Change the specs, not this file.
import type { WriteContext } from "../../src/conversion/dialect.js";
import type { Json, Wire } from "../../src/conversion/json.js";
import { noLoss, type Loss } from "../../src/conversion/loss.js";
import { bareBase64, typedSources } from "../../src/conversion/transforms/index.js";
import { compact, now, someOf, wordFor } from "../../src/conversion/write.js";
import type { Image, Request, Response, Usage } from "../interlingua/image.js";

const carrierResponseFormatWords: ReadonlyMap<string, string> = new Map([
  ["url", "url"],
  ["bytes", "b64_json"],
]);

/** A request in the words of the vocabulary as one of the images-by-reference dialect. */
export function writeRequest(given: Request, loss: Loss, context: WriteContext): Wire {
  const request: Request = { ...given, model: context.model, stream: context.stream ? true : undefined };
  loss.unsaid(request, "stream", request.stream, false);
  loss.unsaid(request, "mask", request.mask);
  loss.unsaid(request, "size", request.size, "auto");
  loss.unsaid(request, "background", request.background, "auto");
  loss.unsaid(request, "moderation", request.moderation, "auto");
  loss.unsaid(request, "fidelity", request.fidelity);
  loss.unsaid(request, "format", request.format);
  loss.unsaid(request, "compression", request.compression);
  loss.unsaid(request, "partials", request.partials, 0);
  loss.unsaid(request, "series", request.series, "disabled");
  loss.unsaid(request, "series_length", request.series_length);
  loss.unsaid(request, "layers", request.layers, false);
  return {
    model: request.model, // model
    prompt: request.prompt, // prompt
    images: typedSources.write(request.sources), // sources
    n: request.count, // count
    aspect_ratio: request.aspect_ratio, // aspect_ratio
    resolution: request.resolution, // resolution
    quality: request.quality, // quality
    response_format: wordFor(carrierResponseFormatWords, request.carrier, () => loss.unsaid(request, "carrier", request.carrier)), // carrier
    user: request.user, // user
  };
}

function writeImage(image: Image, loss: Loss): Json | undefined {
  return writeItemImage(image, loss);
}

function writeItemImage(image: Image, loss: Loss): Wire {
  loss.unsaid(image, "size", image.size);
  loss.unsaid(image, "order", image.order);
  loss.unsaid(image, "box", image.box);
  loss.unsaid(image, "name", image.name);
  loss.unsaid(image, "description", image.description);
  loss.unsaid(image, "fault", image.fault);
  loss.unsaid(image, "fault_code", image.fault_code);
  loss.unsaid(image, "quality", image.quality);
  loss.unsaid(image, "background", image.background);
  loss.unsaid(image, "format", image.format);
  loss.unsaid(image, "index", image.index);
  return {
    url: image.url, // url
    b64_json: bareBase64.write(image.data), // data
    revised_prompt: image.revised_prompt, // revised_prompt
  };
}

/** An answer in the words of the vocabulary as one of the images-by-reference dialect. */
export function writeResponse(response: Response, _echo: Wire = {}): Wire {
  const loss = noLoss;
  return {
    created: response.created ?? now(), // created
    data: someOf(response.images?.map((item) => writeImage(item, loss))) ?? [], // images
    model: response.model, // model
    usage: writeUsage(response.usage), // usage
  };
}

/** What answers repeat of the request. */
export function echoOf(_body: Wire): Wire {
  return {};
}

/** What the answer took, as far as that was told. */
export function writeUsage(usage: Usage | undefined): Wire | undefined {
  return usage === undefined ? undefined : compact({
    input_tokens: usage.input, // input
    output_tokens: usage.output, // output
    total_tokens: usage.total, // total
    cost_in_usd_ticks: usage.cost, // cost
  });
}
