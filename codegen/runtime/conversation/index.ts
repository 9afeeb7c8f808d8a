/** Every pass a layout may name under `prepare:`. */
export { answerCalls } from "./answer-calls.js";
export { assistantAfterResults } from "./assistant-after-results.js";
export { cleanCallIds } from "./clean-call-ids.js";
export { dropEmptyText } from "./drop-empty-text.js";
export { failuresInWords } from "./failures-in-words.js";
export { hoistInstructions } from "./hoist-instructions.js";
export { linkResultsByName } from "./link-results-by-name.js";
export { mediaBesideResults } from "./media-beside-results.js";
export { mergeNeighbours } from "./merge-neighbours.js";
export { plainDocumentsAsText } from "./plain-documents-as-text.js";
export { readPlainDocuments } from "./read-plain-documents.js";
export { signaturesApart } from "./signatures-apart.js";
export { signaturesOnParts } from "./signatures-on-parts.js";
export { someTurn } from "./some-turn.js";
export { trimPrefill } from "./trim-prefill.js";
export { userFirst } from "./user-first.js";
export { webAddressesOnly } from "./web-addresses-only.js";
