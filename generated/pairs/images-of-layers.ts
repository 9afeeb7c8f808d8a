// Made from specs/dialects/images-of-layers/mapping.yaml, specs/dialects/images/mapping.yaml,
// specs/dialects/images-by-reference/mapping.yaml by "make generate". Change the specs, not this file.
import type { Pair } from "../../src/conversion/dialect.js";
import * as imagesByReference from "./images-of-layers-to-images-by-reference.js";
import * as images from "./images-of-layers-to-images.js";

/** What a request of the images-of-layers dialect becomes for a model behind another. */
export const fromImagesOfLayers: readonly Pair[] = [
  { from: "images-of-layers", to: "images", ...images },
  { from: "images-of-layers", to: "images-by-reference", ...imagesByReference },
];
