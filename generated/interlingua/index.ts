// Made from specs/interlingua/embedding.yaml, specs/interlingua/image.yaml, specs/interlingua/text.yaml,
// specs/interlingua/video.yaml by "make generate". Change the specs, not this file.
import type * as embedding from "./embedding.js";
import type * as image from "./image.js";
import type * as text from "./text.js";
import type * as video from "./video.js";

/** Every vocabulary by its name. */
export interface Vocabularies {
  embedding: { request: embedding.Request; response: embedding.Response; usage: embedding.Usage };
  image: { request: image.Request; response: image.Response; usage: image.Usage };
  text: { request: text.Request; response: text.Response; usage: text.Usage };
  video: { request: video.Request; response: video.Response; usage: video.Usage };
}
