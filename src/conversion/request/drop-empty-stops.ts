/** Stop sequences without a character. */
import type { Request } from "../../../generated/interlingua/text.js";
import type { Loss } from "../loss.js";
import { keepStops } from "./keep-stops.js";

/** Removes empty stop sequences. Some hosts refuse them, and others find one in every text and stop at once. */
export function dropEmptyStops(request: Request, loss: Loss): Request {
  return keepStops(request, loss, (sequence) => sequence !== "");
}

/** Without this member of the request it changes nothing. */
dropEmptyStops.about = ["stop"] as const;

/** Concepts that this pass drops, except under these conditions. */
dropEmptyStops.drops = { stop: "with a character" } as const;
