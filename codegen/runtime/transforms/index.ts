/** Every transform a mapping may name with `as:`. */
export { audioFormat } from "./audio-format.js";
export { base64 } from "./base64.js";
export { filledJsonObject } from "./filled-json-object.js";
export { isoTime } from "./iso-time.js";
export { joinedText } from "./joined-text.js";
export { jsonObject } from "./json-object.js";
export { jsonSchema } from "./json-schema.js";
export { mediaUri } from "./media-uri.js";
export { mediumOfType } from "./medium-of-type.js";
export { negated } from "./negated.js";
export { placedValues } from "./placed-values.js";
export { resultObject } from "./result-object.js";
export { resultWords } from "./result-words.js";
export { shown } from "./shown.js";
export { single } from "./single.js";
export { summaryContent } from "./summary-content.js";
export { summaryTexts } from "./summary-texts.js";
