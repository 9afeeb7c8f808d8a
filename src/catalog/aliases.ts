/** Further names of models: each leads to one model, and none is the ID of another. */
import { text } from "../config/scalars.js";
import { type Place, type Shape, reportValue } from "../config/shape.js";
import { RefusedError } from "../config/refused.js";
import type { CatalogRecords } from "./records.js";
import type { Model } from "./types.js";

/** Clients have names wired in that no manufacturer stands before. */
const ALIAS = /^[A-Za-z0-9][\w.:@+~-]*(?:\/[\w.:@+~-]+)*$/;
const LONGEST = 200;

/** An alias, and where it stands. */
export interface PlacedAlias {
  readonly alias: string;
  readonly place: Place;
}

/** Tells of every sound alias, to check it once all models are known. */
export function aliasShape(found: (placed: PlacedAlias) => void): Shape<string> {
  const read = text((value) => {
    if (/[*?[\]]/.test(value)) return "must be one name: patterns are not supported";
    return ALIAS.test(value) && value.length <= LONGEST
      ? undefined
      : "must be a name as clients send it, such as assistant-large";
  });
  return (place) => {
    const alias = read(place);
    if (alias !== undefined) found({ alias, place });
    return alias;
  };
}

/** Reports aliases that are the ID of a model, or that stand twice. */
export function checkAliases(placed: readonly PlacedAlias[], ids: ReadonlySet<string>): void {
  const seen = new Set<string>();
  for (const { alias, place } of placed) {
    if (ids.has(alias)) reportValue(place, `is "${alias}", which is the ID of a model`);
    else if (seen.has(alias)) reportValue(place, `names the alias "${alias}" a second time`);
    seen.add(alias);
  }
}

/** Refuses aliases that collide with what is stored and stays there. */
export function refuseTakenAliases(
  saved: readonly Model[],
  stored: CatalogRecords["models"],
  removed: readonly string[],
): void {
  const models = new Map([...stored, ...saved.map((model) => [model.id, model] as const)]);
  for (const id of removed) models.delete(id);
  const holders = new Map<string, string>();
  for (const { id, aliases = [] } of models.values()) {
    for (const alias of aliases) {
      const holder = models.has(alias) ? alias : holders.get(alias);
      if (holder !== undefined)
        throw new RefusedError(
          "taken",
          `the alias "${alias}" of ${id} already leads to ${holder}, which is in the catalog`,
        );
      holders.set(alias, id);
    }
  }
}
