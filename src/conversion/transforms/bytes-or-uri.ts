/** A medium as a data URI, as plain base64, which some clients send, or as a URL on the web. */
import type { Source } from "../../../generated/interlingua/text.js";
import type { Json } from "../json.js";
import type { Loss } from "../loss.js";
import { mediaUri } from "./media-uri.js";

/** Of this many characters those of an address show: base64 has neither a colon nor a dot. */
const HEAD = 100;
const BASE64 = /^[\w+/=\s-]+$/;

export const bytesOrUri = {
  holdsMedia: true,
  reportsWriting: true,

  /** The type of plain bytes is unknown here. */
  read: (value: Json | undefined): Source | undefined =>
    typeof value === "string" && BASE64.test(value.slice(0, HEAD)) ? { data: value } : mediaUri.read(value),

  write: (source: Source | undefined, loss: Loss): string | undefined => mediaUri.write(source, loss),
};
