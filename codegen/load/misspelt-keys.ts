/** A misspelt key is one problem: that the right key is missing there follows from it. */
import { withMissingHeadings } from "./missing-headings.js";
import { nearest } from "./nearest.js";
import type { Pointer } from "./pointer.js";
import type { SpecFile } from "./spec-file.js";
import type { Fault } from "./fault.js";

/** Documents may have extensions of others, so that a misspelt one of ours is only seen by the one that is missing. */
export function misspeltExtension(missing: string, holder: unknown, place: Pointer): Fault | undefined {
  if (!missing.startsWith("x-") || typeof holder !== "object" || holder === null) return undefined;
  const written = nearest(missing, Object.keys(holder));
  if (written === undefined) return undefined;
  const message = `unknown key ${JSON.stringify(written)} in ${String(place.at(-1) ?? "the file")}`;
  return { place: [...place, written], message, hint: `did you mean "${missing}"?` };
}

/** Faults without those that a misspelt key beside them explains, or a heading that is missing. */
export function withoutConsequences(faults: readonly Fault[], file: SpecFile): Fault[] {
  return withMissingHeadings(withoutExplained(faults), file);
}

function withoutExplained(faults: readonly Fault[]): Fault[] {
  const explained = new Set<Fault>();
  const shown = new Map<Fault, Fault>();
  for (const fault of faults) {
    if (fault.isCutText) for (const other of faults) if (isHolder(other.place, fault.place)) explained.add(other);
    const outer = outerHolder(fault, faults);
    if (outer !== undefined) {
      shown.set(fault, indented(fault, outer));
      for (const other of [outer, ...behind(fault, faults)]) explained.add(other);
      continue;
    }
    const lacking = faults.filter((other) => isLacking(other) && isHolder(other.place, fault.place));
    const meant = meantKey(fault, lacking, faults);
    if (meant === undefined) continue;
    shown.set(fault, named(fault, meant));
    for (const other of lacking) if (other.lacks === meant || other.lacksOneOf) explained.add(other);
  }
  return faults.filter((fault) => !explained.has(fault)).map((fault) => shown.get(fault) ?? fault);
}

/** The map around that lacks this key, which is indented too far. */
function outerHolder({ place, known }: Fault, faults: readonly Fault[]): Fault | undefined {
  const key = String(place.at(-1));
  const isAround = (outer: Pointer): boolean =>
    outer.length < place.length - 1 && isSame(outer, place.slice(0, outer.length));
  return known === undefined ? undefined : faults.find((other) => other.lacks === key && isAround(other.place));
}

/** A key that is indented too far has the keys behind it beside it. */
function indented({ place }: Fault, outer: Fault): Fault {
  const [key, holder] = [String(place.at(-1)), String(place.at(-2))];
  const around = String(outer.place.at(-1) ?? "the file");
  return {
    place,
    message: `${key} is a key of ${around}, and is indented as a key of ${holder}`,
    hint: `begin ${key}: in the column of ${String(place[outer.place.length])}:`,
  };
}

/** The key that belongs where this one is. */
function meantKey(fault: Fault, lacking: readonly Fault[], faults: readonly Fault[]): string | undefined {
  const { place, renamed, known } = fault;
  if (renamed !== undefined || lacking.length === 0) return renamed;
  const key = String(place.at(-1));
  const missing = lacking.flatMap(({ lacks }) => lacks ?? []);
  const near =
    nearest(key, known ?? missing) ?? (key === "default" ? missing.find((name) => name === "else") : undefined);
  if (near !== undefined || known === undefined) return near;
  const beside = faults.filter((other) => other.known !== undefined && isBeside(other.place, place));
  return missing.length === 1 && beside.length === 1 ? missing[0] : undefined;
}

/** A value that no key there allows is a value of the key that was meant. */
function named(fault: Fault, meant: string): Fault {
  if (fault.renamed !== undefined) return fault;
  const { place, known, message } = fault;
  const [holder, key] = [place.at(-2) ?? "the file", String(place.at(-1))];
  const unknown = known === undefined ? `unknown key ${JSON.stringify(key)} in ${holder}` : message;
  return { place, message: unknown, hint: `did you mean "${meant}"?` };
}

function behind(fault: Fault, faults: readonly Fault[]): Fault[] {
  return faults.slice(faults.indexOf(fault) + 1).filter((other) => isBeside(other.place, fault.place) && other.known);
}

function isLacking({ lacks, lacksOneOf = false }: Fault): boolean {
  return lacks !== undefined || lacksOneOf;
}

function isHolder(holder: Pointer, place: Pointer): boolean {
  return place.length === holder.length + 1 && isSame(holder, place.slice(0, -1));
}

function isBeside(one: Pointer, other: Pointer): boolean {
  return isSame(one.slice(0, -1), other.slice(0, -1));
}

function isSame(one: Pointer, other: Pointer): boolean {
  return one.length === other.length && one.every((name, index) => String(name) === String(other[index]));
}
