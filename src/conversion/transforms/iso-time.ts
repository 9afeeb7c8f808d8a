/** A time as ISO 8601 on the wire, as Unix seconds in the vocabulary. */
import type { Json } from "../json.js";
import { asText } from "../values.js";

/** No answer is that late: a larger number counts smaller units than seconds. */
const LATEST = 1e11;

export const isoTime = {
  read(value: Json | undefined): number | undefined {
    const milliseconds = Date.parse(asText(value) ?? "");
    return Number.isNaN(milliseconds) ? undefined : Math.floor(milliseconds / 1000);
  },

  write(seconds: number | undefined): string | undefined {
    return seconds === undefined || !Number.isFinite(seconds)
      ? undefined
      : new Date(Math.max(0, Math.round(inSeconds(seconds) * 1000))).toISOString();
  },
};

/** Some hosts count milliseconds, microseconds or nanoseconds. */
function inSeconds(count: number): number {
  return count < LATEST ? count : inSeconds(count / 1000);
}
