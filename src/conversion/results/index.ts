/** Passes over answers that are records of results. */
export { emptyAddress } from "./empty-address.js";
export { encodeVectors } from "./encode-vectors.js";
export { codeOfFault, faultOfCode, faultOfWords } from "./fault-of-code.js";
export { explainFailure } from "./explain-failure.js";
export { inOrder } from "./in-order.js";
export { reportProgress } from "./report-progress.js";
export { trueState } from "./true-state.js";
export { unitVectors } from "./unit-vectors.js";
export { withheldOfFault } from "./withheld-of-fault.js";
