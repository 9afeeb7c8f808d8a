/**
 * Chooses the profile of a model behind one of its routes: by its catalog, or else by the model's name and its host's
 * preset.
 */
import type { NamedProfile } from "./dialect.js";
import type { Family } from "./family.js";
import type { Profile } from "./profile.js";

/** The catalog leaves it to the preset. */
export const AUTO_PROFILE = "auto";

export interface ProfileInput {
  /** A profile's name, or `auto`. */
  readonly configured: string;
  /** The model's name at its host. */
  readonly model: string;
  readonly vocabulary: string;
  /** The differences of this model from its family. */
  readonly accepts?: Family | undefined;
}

export function chooseProfile(
  { configured, model, vocabulary, accepts }: ProfileInput,
  known: ReadonlyMap<string, Profile>,
  lines: readonly NamedProfile[] = [],
): Profile | undefined {
  // A host may serve models of other kinds with similar names: a line counts for those of its profile's vocabulary.
  const fits = ({ models, profile }: NamedProfile): boolean =>
    known.get(profile)?.vocabulary === vocabulary &&
    models.some((pattern) => fitsPattern(pattern, model.toLowerCase()));
  const name = configured === AUTO_PROFILE ? lines.find(fits)?.profile : configured;
  const profile = name === undefined ? undefined : known.get(name);
  if (accepts === undefined) return profile;
  return { vocabulary: "text", native: undefined, rules: [], ...profile, family: { ...profile?.family, ...accepts } };
}

/** Whether a name matches a pattern in which `*` is any text. */
export function fitsPattern(pattern: string, name: string): boolean {
  const [head = "", ...rest] = pattern.split("*");
  if (!name.startsWith(head)) return false;
  const tail = rest.pop();
  if (tail === undefined) return name === head;
  let at = head.length;
  for (const piece of rest) {
    const found = name.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return name.length - tail.length >= at && name.endsWith(tail);
}
