/** The manner of each vocabulary, by its name. */
export { embeddingModality } from "./embedding.js";
export { imageModality } from "./image.js";
export { textModality } from "./text.js";
export { videoModality } from "./video.js";
