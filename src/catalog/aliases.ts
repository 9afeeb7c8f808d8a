/** Further names of models: each leads to one model, and none is the ID of another. */
import { text } from "../config/scalars.js";
import { type Place, type Shape, reportValue } from "../config/shape.js";
import { RefusedError } from "../config/refused.js";
import type { CatalogRecords } from "./records.js";
import type { Model } from "./types.js";

/** Clients have fixed model names, and these have no manufacturer before them. */
const ALIAS = /^[A-Za-z0-9][\w.:@+~-]*(?:\/[\w.:@+~-]+)*$/;
const LONGEST = 200;

/** An alias and its place in the file. */
export interface PlacedAlias {
  readonly alias: string;
  readonly place: Place;
}

/** Reports each valid alias to `found`: aliases are checked after all models are read. */
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

/** Reports aliases that are the ID of a model, or that occur twice. */
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
