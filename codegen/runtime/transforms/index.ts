/** Every transform a mapping may name with `as:`. */
export { audioFormat } from "./audio-format.js";
export { filledJsonObject } from "./filled-json-object.js";
export { joinedText } from "./joined-text.js";
export { jsonObject } from "./json-object.js";
export { mediaUri } from "./media-uri.js";
export { negated } from "./negated.js";
export { single } from "./single.js";
export { summaryTexts } from "./summary-texts.js";
