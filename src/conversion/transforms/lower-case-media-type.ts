/** A URL, or a data URI for a vendor that accepts only media types in lower case. */
import type { Json } from "../json.js";
import { asText } from "../read.js";

export const lowerCaseMediaType = {
  read: (value: Json | undefined): string | undefined => asText(value),
  write: (url: string | undefined): Json | undefined => url?.replace(/^data:[^,]*(?=,)/i, (head) => head.toLowerCase()),
};
