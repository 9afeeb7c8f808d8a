/** Removes media whose URL only their own vendor can read, and reports them. */
import type { MediaPart, Part, Turn } from "../../../generated/interlingua/text.js";
import type { Loss } from "../loss.js";
import { mediaTaken } from "../media-taken.js";

export function webAddressesOnly(turns: Turn[], loss: Loss): Turn[] {
  return turns.map((turn) =>
    turn.parts.some(mayBeForeign) ? { ...turn, parts: mediaTaken(turn.parts, isReadable, loss) } : turn,
  );
}

function mayBeForeign(part: Part): boolean {
  return part.kind === "result" || (part.kind === "media" && !isReadable(part));
}

function isReadable({ source }: MediaPart): boolean {
  return source.url === undefined || /^https?:\/\//i.test(source.url);
}

/** Concepts that this pass drops, except under these conditions. */
webAddressesOnly.drops = { media: "unless at an address of one vendor" };
