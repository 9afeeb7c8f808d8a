/** Passes over answers that are records of results. */
export { encodeVectors } from "./encode-vectors.js";
export { inOrder } from "./in-order.js";
export { unitVectors } from "./unit-vectors.js";
