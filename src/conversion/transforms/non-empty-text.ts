/** A text that vendors refuse if it is empty. */
import type { Json } from "../json.js";
import { asText } from "../values.js";

export const nonEmptyText = {
  omitsEmpty: true as const,
  read: asText,
  write: (text: string | undefined): Json | undefined => (text === "" ? undefined : text),
};
