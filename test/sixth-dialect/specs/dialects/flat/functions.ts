/** Transforms that the flat dialect alone needs. */
import { readResultText, writeResultText } from "../../../../../src/conversion/result-text.js";

/** The result of a tool, as text. */
export const resultText = { read: readResultText, write: writeResultText };
