/** An address that anybody can follow; hosts also tell places in storage of their own. */
import type { Json } from "../json.js";

const WEB = /^https?:\/\//i;

export const webAddress = {
  read: (value: Json | undefined): string | undefined =>
    typeof value === "string" && WEB.test(value) ? value : undefined,
  write: (address: string | undefined): Json | undefined => address,
};

/** What is to be told where the only place that a host tells is such a one. */
export const unreachableAddress = {
  read: (value: Json | undefined): string | undefined =>
    typeof value === "string" && value !== "" && !WEB.test(value)
      ? "The model's host put the video into a storage of its own, where it cannot be fetched."
      : undefined,
  write: (): Json | undefined => undefined,
};
