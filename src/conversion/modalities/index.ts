/** The modality of each vocabulary, by name. */
export { embeddingModality } from "./embedding.js";
export { imageModality } from "./image.js";
export { textModality } from "./text.js";
export { videoModality } from "./video.js";
