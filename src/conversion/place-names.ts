/**
 * Places in a body as texts: names joined by dots, items of lists as `[0]`. A client's own names may contain such
 * characters.
 */

export function join(path: string, member: string): string {
  return path === "" || member === "" ? path + member : member.startsWith("[") ? path + member : `${path}.${member}`;
}

/** The characters that separate names, and their replacements inside a name: characters of the private use area. */
const signs = ".[]";
const masks = "\uE000\uE001\uE002";
/** Written for a name that is empty: an empty place is the object itself. */
const EMPTY = "\uE003";

/** A client's own name as one name of a place. */
export function masked(name: string): string {
  if (name === "") return EMPTY;
  return name.replace(/[.[\]]/g, (sign) => masks[signs.indexOf(sign)] ?? sign);
}

/** The name as the client wrote it. */
export function unmasked(place: string): string {
  if (place === EMPTY) return "";
  return place.replace(/[\uE000-\uE002]/g, (mask) => signs[masks.indexOf(mask)] ?? mask);
}

/** A name as it is shown in paths, where the empty one would not be seen. */
export function shown(name: string): string {
  return name === "" ? '""' : name;
}

/** The names of a place as the client wrote them. */
export function namesOf(place: string): string[] {
  return place
    .split(/[.[\]]+/)
    .filter((name) => name !== "")
    .map(unmasked);
}
