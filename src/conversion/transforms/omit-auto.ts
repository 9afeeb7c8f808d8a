/** A word of the client. `auto` is what happens without one, and some vendors refuse it: it is left out. */
import type { Json } from "../json.js";
import { asText } from "../read.js";

export const omitAuto = {
  read: (value: Json | undefined): string | undefined => asText(value),
  write: (word: string | undefined): string | undefined => (word === "auto" ? undefined : word),
};
