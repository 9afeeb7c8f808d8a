/** A time as ISO 8601 on the wire, as Unix seconds in the vocabulary. */
import type { Json } from "../json.js";
import { asText } from "../read.js";

export const isoTime = {
  read(value: Json | undefined): number | undefined {
    const milliseconds = Date.parse(asText(value) ?? "");
    return Number.isNaN(milliseconds) ? undefined : Math.floor(milliseconds / 1000);
  },

  write(seconds: number | undefined): Json | undefined {
    return seconds === undefined ? undefined : new Date(seconds * 1000).toISOString();
  },
};
