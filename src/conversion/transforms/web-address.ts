/** A public URL. Hosts also report URLs in storage of their own. */
import type { Json } from "../json.js";

const WEB = /^https?:\/\//i;

export const webAddress = {
  read: (value: Json | undefined): string | undefined =>
    typeof value === "string" && WEB.test(value) ? value : undefined,
  write: (address: string | undefined): Json | undefined => address,
};

/** The replacement text if a host reports only such a URL. */
export const unreachableAddress = {
  read: (value: Json | undefined): string | undefined =>
    typeof value === "string" && value !== "" && !WEB.test(value)
      ? "The model's host put the video into a storage of its own, where it cannot be fetched."
      : undefined,
  write: (): Json | undefined => undefined,
};
