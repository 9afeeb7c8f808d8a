/** Transforms that the video-long-running-by-operation dialect alone needs. */
import type { Json } from "../../../src/conversion/json.js";
import { isWebAddress } from "../../../src/conversion/transforms/web-address.js";

/** The text in place of a video if a host reports only a URL in storage of its own. */
export const unreachableAddress = {
  read: (value: Json | undefined): string | undefined =>
    typeof value === "string" && value !== "" && !isWebAddress(value)
      ? "The model's host put the video into a storage of its own, where it cannot be fetched."
      : undefined,
  write: (): Json | undefined => undefined,
};
