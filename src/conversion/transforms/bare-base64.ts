/** Bytes in base64, to which some hosts add the prefix of a data URI. */
import type { Json } from "../json.js";

const HEAD = /^data:[^,]{0,200},/i;

export const bareBase64 = {
  holdsMedia: true,
  read: (value: Json | undefined): string | undefined =>
    typeof value === "string" ? value.replace(HEAD, "") : undefined,
  write: (bytes: string | undefined): string | undefined => bytes,
};
