/** The manner of each vocabulary, by its name. */
export { embeddingManner } from "./embedding.js";
export { imageManner } from "./image.js";
export { textManner } from "./text.js";
export { videoManner } from "./video.js";
