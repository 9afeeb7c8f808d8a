/** Stop sequences of white space. */
import type { Request } from "../../../generated/interlingua/text.js";
import type { Loss } from "../loss.js";
import { keepStops } from "./keep-stops.js";

/** Removes stop sequences of white space alone, which vendors refuse: "must contain non-whitespace". */
export function dropBlankStops(request: Request, loss: Loss): Request {
  return keepStops(request, loss, (sequence) => sequence.trim() !== "");
}

/** Without this member of the request it changes nothing. */
dropBlankStops.about = ["stop"] as const;

/** Concepts that this pass drops, except under these conditions. */
dropBlankStops.drops = { stop: "with a letter or a sign" } as const;
