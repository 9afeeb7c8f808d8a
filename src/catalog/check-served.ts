/** Checks that the dialects of a model's routes support the model's kind and its profile. */
import { placeOfKey } from "../config/collections.js";
import { type Place, reportValue } from "../config/shape.js";
import type { WrittenModel } from "./catalog-file.js";
import type { ModelKind, ModelRoute } from "./types.js";
import { mayServe } from "./vocabularies.js";
import type { CatalogWords } from "./words.js";

/** The profile that fits every model. */
export const NO_PROFILE = "none";

/** With this value, the presets of the model's providers choose the profile. */
export const AUTO_PROFILE = "auto";

/** A route and its place in the file. */
export interface PlacedRoute {
  readonly route: ModelRoute;
  readonly place: Place;
}

type Checked = Pick<WrittenModel, "kind" | "profile">;

/** Checks routes and profiles when the catalog is read: otherwise only a call would find these mistakes. */
export function checkServed(
  { kind, profile }: Checked,
  routes: readonly PlacedRoute[],
  place: Place,
  words: CatalogWords,
): void {
  const vocabularies = new Set<string>();
  for (const { route, place: at } of routes) {
    const vocabulary = words.dialects.get(route.dialect)?.vocabulary ?? "";
    if (mayServe(vocabulary, kind)) vocabularies.add(vocabulary);
    else reportValue(placeOfKey(at, "dialect") ?? at, `is "${route.dialect}", but ${serving(kind, words)}`);
  }
  checkProfile(
    profile,
    vocabularies.size === 0 ? new Set([kind]) : vocabularies,
    placeOfKey(place, "profile") ?? place,
    words,
  );
  for (const { route, place: at } of routes) {
    const { vocabulary = "" } = words.dialects.get(route.dialect) ?? {};
    if (route.profile !== undefined)
      checkProfile(route.profile, new Set([vocabulary]), placeOfKey(at, "profile") ?? at, words);
  }
}

function checkProfile(
  profile: string,
  vocabularies: ReadonlySet<string>,
  place: Place,
  { profileVocabularies }: CatalogWords,
): void {
  if (profile === NO_PROFILE || profile === AUTO_PROFILE || vocabularies.has(profileVocabularies.get(profile) ?? ""))
    return;
  const fitting = [...profileVocabularies].flatMap(([name, vocabulary]) =>
    name !== NO_PROFILE && vocabularies.has(vocabulary) ? [name] : [],
  );
  reportValue(
    place,
    `is "${profile}", but models with routes like these have one of ${[...fitting, NO_PROFILE].join(", ")}`,
  );
}

function serving(kind: ModelKind, { dialects }: CatalogWords): string {
  const names = [...dialects].flatMap(([name, { vocabulary }]) => (mayServe(vocabulary, kind) ? [name] : []));
  return names.length === 0
    ? `no dialect serves models of the kind ${kind}`
    : `models of the kind ${kind} are served by ${names.join(", ")}`;
}
