/** A duration as a text in seconds, `8s`; a whole number of seconds in the vocabulary. */
import type { Json } from "../json.js";
import type { Loss } from "../loss.js";

const SECONDS = /^(\d{1,9})(?:\.0{1,9})?s$/;

export const secondsText = {
  /** Other dialects have no fractions of seconds. */
  read(value: Json | undefined, path: string, loss: Loss): number | undefined {
    if (typeof value !== "string") return undefined;
    const whole = SECONDS.exec(value)?.[1];
    if (whole === undefined) loss.at(path);
    return whole === undefined ? undefined : Number(whole);
  },

  write: (seconds: number | undefined): Json | undefined => (seconds === undefined ? undefined : `${seconds}s`),
};
