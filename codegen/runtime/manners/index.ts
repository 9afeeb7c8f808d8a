/** The manner of each vocabulary, by its name. */
export { embeddingManner } from "./embedding.js";
export { textManner } from "./text.js";
