import type { WrittenModel } from "./catalog-file.js";
import { type ItemDifference, differingFields } from "./difference.js";
import type { Model } from "./types.js";

/** The outcome for one model: its differences, and the record to save if there are any. */
export interface ModelOutcome {
  readonly difference: ItemDifference;
  readonly save: Model;
}

/** Compares a model of a catalog file with the stored one. Returns nothing when they are equal. */
export function compareModel(written: WrittenModel, stored: Model | undefined, now: number): ModelOutcome | undefined {
  const save: Model = { ...written, created: stored?.created ?? Math.floor(now / 1000) };
  if (stored === undefined) return { save, difference: { action: "add", what: "model", id: written.id, fields: [] } };
  const fields = differingFields({ ...stored }, { ...save });
  if (fields.length === 0) return undefined;
  return { save, difference: { action: "change", what: "model", id: written.id, fields } };
}
