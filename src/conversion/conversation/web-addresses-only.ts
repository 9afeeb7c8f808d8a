/** Removes media whose URL only their own vendor can read, and reports them. */
import type { MediaPart, Turn } from "../../../generated/interlingua/text.js";
import type { Loss } from "../loss.js";
import { turnsWithMediaTaken } from "../media-taken.js";

export function webAddressesOnly(turns: Turn[], loss: Loss): Turn[] {
  return turnsWithMediaTaken(turns, isReadable, loss);
}

function isReadable({ source }: MediaPart): boolean {
  return source.url === undefined || /^https?:\/\//i.test(source.url);
}

/** Concepts that this pass drops, except under these conditions. */
webAddressesOnly.drops = { media: "unless at an address of one vendor" };

/** Without these parts it changes nothing. */
webAddressesOnly.about = ["media"] as const;
