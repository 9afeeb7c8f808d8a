/** A medium as a data URI, as the plain base64 of a PDF, which some clients send, or as a URL on the web. */
import type { Source } from "../../../generated/interlingua/text.js";
import type { Json } from "../json.js";
import type { Loss } from "../loss.js";
import { isPdf } from "../media-types.js";
import { mediaUri } from "./media-uri.js";

export const bytesOrUri = {
  holdsMedia: true,
  reportsWriting: true,

  /** Other bytes do not show what they are, nor that they are bytes. */
  read: (value: Json | undefined): Source | undefined =>
    typeof value === "string" && isPdf(value) ? { mime: "application/pdf", data: value } : mediaUri.read(value),

  write: (source: Source | undefined, loss: Loss): string | undefined => mediaUri.write(source, loss),
};
