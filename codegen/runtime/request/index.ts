/** Every pass a request mapping may name under `settle:` or `prepare:`. */
export { budgetBesideCalls } from "./budget-beside-calls.js";
export { choiceForParallelSwitch } from "./choice-for-parallel-switch.js";
export { cleanToolNames } from "./clean-tool-names.js";
export { dropChoiceWithoutTools } from "./drop-choice-without-tools.js";
export { filesByScheme, schemesOfFiles } from "./files-by-scheme.js";
export { fitReasoning } from "./fit-reasoning.js";
export { hostedFilms } from "./hosted-films.js";
export { inferMode } from "./infer-mode.js";
export { jsonInWords } from "./json-in-words.js";
export { markCaches } from "./mark-caches.js";
export { offerChosenTools } from "./offer-chosen-tools.js";
export { plainTools } from "./plain-tools.js";
export { samplingBesideReasoning } from "./sampling-beside-reasoning.js";
export { settleChoice } from "./settle-choice.js";
export { sourceAmongReferences, sourceFromReferences } from "./source-among-references.js";
export { spreadOverInputs } from "./spread-over-inputs.js";
export { strictForValidated } from "./strict-for-validated.js";
export { validatedForStrict } from "./validated-for-strict.js";
