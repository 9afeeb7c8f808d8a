import type { Fault } from "./fault.js";
import type { Pointer } from "./pointer.js";
import type { SpecFile } from "./spec-file.js";

const LINES = "fields";

/** Faults, with one for all members behind the lines of a map that are reasons. */
export function withMissingHeadings(faults: readonly Fault[], file: SpecFile): Fault[] {
  const maps = new Map(faults.flatMap(({ place }) => mapsAround(place).map((map) => [JSON.stringify(map), map])));
  return [...maps.values()].reduce<Fault[]>((kept, map) => withHeading(kept, map, file), [...faults]);
}

/** The maps of lines that a place is in. */
function mapsAround(place: Pointer): Pointer[] {
  return place.flatMap((name, index) =>
    name === LINES && index + 1 < place.length ? [place.slice(0, index + 1)] : [],
  );
}

function withHeading(faults: readonly Fault[], map: Pointer, file: SpecFile): Fault[] {
  const around = JSON.stringify(map);
  const isInside = ({ place }: Fault): boolean =>
    place.length > map.length && JSON.stringify(place.slice(0, map.length)) === around;
  const faulty = new Set(faults.filter(isInside).map(({ place }) => String(place[map.length])));
  const members = Object.entries(Object(file.at(map)));
  const last = members.findLastIndex(([name, value]) => !faulty.has(name) || !isReason(value));
  const [first, ...others] = members.slice(last + 1).map(([name]) => name);
  if (first === undefined || others.length === 0) return [...faults];
  const reasons = new Set([first, ...others]);
  const kept = faults.filter((fault) => !isInside(fault) || !reasons.has(String(fault.place[map.length])));
  return [
    ...kept,
    {
      place: [...map, first],
      message: `${first} and the members behind it are reasons, and no lines of concepts`,
      hint: "write the heading of what they belong to, unmapped: or consumed:, on a line of its own before them",
    },
  ];
}

/** A sentence, or one with its values. */
function isReason(value: unknown): boolean {
  return typeof value === "string" ? value.includes(" ") : "reason" in Object(value);
}
