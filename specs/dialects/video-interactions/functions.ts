/** Transforms and passes that the video-interactions dialect alone needs. */
import type { Json } from "../../../src/conversion/json.js";
import type { Loss } from "../../../src/conversion/loss.js";

const SECONDS = /^(\d{1,9})(?:\.0{1,9})?s$/;

/** A duration as a text in seconds, `8s`; a whole number of seconds in the vocabulary. */
export const secondsText = {
  /** Other dialects have no fractions of seconds. */
  read(value: Json | undefined, loss: Loss, from: object, member: string): number | undefined {
    if (typeof value !== "string") return undefined;
    const whole = SECONDS.exec(value)?.[1];
    if (whole === undefined) loss.at(from, member);
    return whole === undefined ? undefined : Number(whole);
  },

  write: (seconds: number | undefined): Json | undefined => (seconds === undefined ? undefined : `${seconds}s`),
};
