/** Passes over answers that are records of results. */
export { emptyVideoUrl } from "./empty-video-url.js";
export { encodeVectors } from "./encode-vectors.js";
export { codeOfFault, faultOfCode, faultOfWords } from "./fault-of-code.js";
export { explainFailure } from "./explain-failure.js";
export { sortByIndex } from "./sort-by-index.js";
export { reportProgress } from "./report-progress.js";
export { stateFromVideos } from "./state-from-videos.js";
export { unitVectors } from "./unit-vectors.js";
export { withheldFromFault } from "./withheld-from-fault.js";
