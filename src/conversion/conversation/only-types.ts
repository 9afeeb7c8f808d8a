/** Removes images and documents of types that the vendor refuses, also inside results, and reports them. */
import type { MediaPart, Turn } from "../../../generated/interlingua/text.js";
import type { Loss } from "../loss.js";
import { turnsWithMediaTaken } from "../media-taken.js";
import { bareType } from "../media-types.js";

/** `types`: the media types that it accepts. Bytes of an unknown type are left to it. */
export function onlyTypes(turns: Turn[], loss: Loss, types: readonly string[]): Turn[] {
  const isAccepted = ({ medium, source: { data, mime } }: MediaPart): boolean =>
    (medium !== "image" && medium !== "document") ||
    data === undefined ||
    mime === undefined ||
    types.includes(bareType(mime));
  return turnsWithMediaTaken(turns, isAccepted, loss);
}

/** Concepts that this pass drops, except under these conditions. */
onlyTypes.drops = {
  "media[medium=image]": "images of accepted types",
  "media[medium=document]": "documents of text or of accepted types",
} as const;

/** Without these parts it changes nothing. */
onlyTypes.about = ["media"] as const;
