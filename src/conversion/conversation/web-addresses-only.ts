/** Removes media whose URL only their own vendor can read, and reports them. */
import type { Part, Turn } from "../../../generated/interlingua/text.js";
import type { Loss } from "../loss.js";

export function webAddressesOnly(turns: Turn[], loss: Loss): Turn[] {
  const keep = (part: Part): Part[] => {
    if (part.kind === "result" && part.parts.some(isForeign)) return [{ ...part, parts: part.parts.flatMap(keep) }];
    if (isForeign(part)) loss.drop(part);
    return isForeign(part) ? [] : [part];
  };
  return turns.map((turn) =>
    turn.parts.some((part) => part.kind === "result" || isForeign(part))
      ? { ...turn, parts: turn.parts.flatMap(keep) }
      : turn,
  );
}

function isForeign(part: Part): boolean {
  return part.kind === "media" && part.source.url !== undefined && !/^https?:\/\//i.test(part.source.url);
}

/** Concepts that this pass drops, except under these conditions. */
webAddressesOnly.drops = { media: "unless at an address of one vendor" };
