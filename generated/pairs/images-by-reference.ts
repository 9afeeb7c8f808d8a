// Made from specs/dialects/images-by-reference/mapping.yaml, specs/dialects/images/mapping.yaml,
// specs/dialects/images-of-layers/mapping.yaml by "make generate". Change the specs, not this file.
import type { Pair } from "../../src/conversion/dialect.js";
import * as imagesOfLayers from "./images-by-reference-to-images-of-layers.js";
import * as images from "./images-by-reference-to-images.js";

/** What a request of the images-by-reference dialect becomes for a model behind another. */
export const fromImagesByReference: readonly Pair[] = [
  { from: "images-by-reference", to: "images", ...images },
  { from: "images-by-reference", to: "images-of-layers", ...imagesOfLayers },
];
