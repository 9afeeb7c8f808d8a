/** Passes over answers that are records of results. */
export { faultOfWords } from "./fault-of-words.js";
export { explainFailure } from "./explain-failure.js";
export { sortByIndex } from "./sort-by-index.js";
export { stateFromVideos } from "./state-from-videos.js";
export { withheldFromFault } from "./withheld-from-fault.js";
