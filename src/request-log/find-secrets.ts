/** Finds keys and other secrets inside a text. */
import type { Stretch } from "./find-media.js";

export const KEY_PREFIX = "sk-iso-";
const KEY_LETTERS = 43;
const LABEL = "<key>";

/** Secrets that start within the first `limit` characters of a text. */
export function findSecrets(text: string, limit: number, secrets: readonly string[]): Stretch[] {
  const known = secrets
    .filter((secret) => secret !== "")
    .flatMap((secret) =>
      placesOf(text, limit, secret).map((start) => ({ start, end: start + secret.length, label: LABEL })),
    );
  const keys = placesOf(text, limit, KEY_PREFIX).filter((start) => isKey(text, start + KEY_PREFIX.length));
  return [...known, ...keys.map((start) => ({ start, end: start + KEY_PREFIX.length + KEY_LETTERS, label: LABEL }))];
}

/** Whether a text contains a key of this gateway. */
export function holdsKey(text: string): boolean {
  return findSecrets(text, text.length, []).length > 0;
}

function placesOf(text: string, limit: number, wanted: string): number[] {
  const searched = text.length > limit ? text.slice(0, limit + wanted.length) : text;
  const places: number[] = [];
  for (let at = searched.indexOf(wanted); at >= 0; at = searched.indexOf(wanted, at + wanted.length)) places.push(at);
  return places;
}

function isKey(text: string, start: number): boolean {
  return /^[A-Za-z0-9]{43}$/.test(text.slice(start, start + KEY_LETTERS));
}
