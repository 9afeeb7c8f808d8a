/**
 * Which profile a model has behind one of its routes: what its catalog says, else what its host's preset knows of its
 * name.
 */
import type { NamedProfile } from "./dialect.js";
import type { Family } from "./family.js";
import type { Profile } from "./profile.js";

/** The catalog leaves it to the preset. */
export const AUTO_PROFILE = "auto";

export interface ProfileInput {
  /** A profile's name, or auto. */
  readonly configured: string;
  /** The model's name at its host. */
  readonly model: string;
  readonly vocabulary: string;
  /** What this model accepts otherwise than its family. */
  readonly accepts?: Family | undefined;
}

export function chooseProfile(
  { configured, model, vocabulary, accepts }: ProfileInput,
  known: ReadonlyMap<string, Profile>,
  lines: readonly NamedProfile[] = [],
): Profile | undefined {
  const name =
    configured === AUTO_PROFILE
      ? lines.find(({ models }) => models.some((pattern) => fitsPattern(pattern, model.toLowerCase())))?.profile
      : configured;
  const found = name === undefined ? undefined : known.get(name);
  // A preset speaks of text models, and its host may serve others under names that look alike.
  const profile =
    found === undefined || (configured === AUTO_PROFILE && found.vocabulary !== vocabulary) ? undefined : found;
  if (accepts === undefined) return profile;
  return { vocabulary: "text", native: undefined, rules: [], ...profile, family: { ...profile?.family, ...accepts } };
}

/** Whether a pattern in which * is any text fits a name. */
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
