// Made from specs/dialects/images/mapping.yaml, specs/dialects/images-by-reference/mapping.yaml,
// specs/dialects/images-of-layers/mapping.yaml by "make generate". Change the specs, not this file.
import type { Pair } from "../../src/conversion/dialect.js";
import * as imagesByReference from "./images-to-images-by-reference.js";
import * as imagesOfLayers from "./images-to-images-of-layers.js";

/** What a request of the images dialect becomes for a model behind another. */
export const fromImages: readonly Pair[] = [
  { from: "images", to: "images-by-reference", ...imagesByReference },
  { from: "images", to: "images-of-layers", ...imagesOfLayers },
];
