/** The kind of medium of a media type. */
import type { Medium } from "../../../generated/interlingua/text.js";
import type { Json } from "../json.js";
import { asText } from "../read.js";

const media: ReadonlyMap<string, Medium> = new Map([
  ["image", "image"],
  ["audio", "audio"],
  ["video", "video"],
]);

export const mediumOfType = {
  read(value: Json | undefined): Medium | undefined {
    const type = asText(value) ?? "";
    return media.get(type.slice(0, type.indexOf("/"))) ?? "document";
  },

  /** The type is written with the bytes. */
  write(_medium: Medium | undefined): Json | undefined {
    return undefined;
  },
};
