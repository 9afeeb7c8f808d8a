/** Leaves out the word `auto`. It is what happens without a word, and some vendors refuse it. */
import type { Json } from "../json.js";
import { asText } from "../values.js";

export const omitAuto = {
  read: (value: Json | undefined): string | undefined => asText(value),
  write: (word: string | undefined): string | undefined => (word === "auto" ? undefined : word),
};
