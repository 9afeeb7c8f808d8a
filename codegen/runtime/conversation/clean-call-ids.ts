/**
 * Makes call IDs that a vendor accepts: other characters become underscores, and an ID that had to change ends in
 * a digest of the original, so that two never meet and a call and its result change alike.
 */
import { createHash } from "node:crypto";
import type { Part, Turn } from "../../../generated/interlingua/text.js";
import type { Loss } from "../loss.js";

interface Options {
  readonly allowed: string;
  readonly longest: number;
}

export function cleanCallIds(turns: Turn[], _loss: Loss, { allowed, longest }: Options): Turn[] {
  const wanted = new RegExp(`^[${allowed}]{1,${longest}}$`);
  const other = new RegExp(`[^${allowed}]`, "g");
  const clean = (id: string): string => {
    if (wanted.test(id)) return id;
    const digest = createHash("sha256").update(id).digest("hex").slice(0, 12);
    return `${id.replace(other, "_").slice(0, longest - 13)}_${digest}`;
  };
  const cleanPart = (part: Part): Part =>
    (part.kind === "call" || part.kind === "result") && !wanted.test(part.id) ? { ...part, id: clean(part.id) } : part;
  return turns.map((turn) => ({ ...turn, parts: turn.parts.map(cleanPart) }));
}
