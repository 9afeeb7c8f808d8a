/**
 * Removes media of user turns that the dialect has no form for, and reports them. It stands before the passes that move
 * media or need turns with content: they must see only what is sent.
 */
import type { Turn } from "../../../generated/interlingua/text.js";
import type { WriteContext } from "../write-context.js";
import type { Loss } from "../loss.js";
import { turnsWithMediaTaken, type TakesMedia } from "../media-taken.js";

export function onlyMediaTaken(
  turns: Turn[],
  loss: Loss,
  _value: undefined,
  _context: WriteContext,
  takes: TakesMedia,
): Turn[] {
  return turnsWithMediaTaken(turns, takes, loss, "user");
}

/** Without these parts it changes nothing. */
onlyMediaTaken.about = ["media"] as const;
