/** A misspelt key is one problem: that the right key is missing there follows from it. */
import { nearest } from "./nearest.js";
import type { Pointer } from "./spec-file.js";

export interface Fault {
  readonly place: Pointer;
  readonly message: string;
  readonly hint: string | undefined;
  /** The key that is missing at this place. */
  readonly lacks?: string | undefined;
  /** One of several keys is missing there. */
  readonly lacksOneOf?: boolean;
  /** The keys that are known where the last name of the place is none of them. */
  readonly known?: readonly string[];
  /** The key that this one became. */
  readonly renamed?: string;
}

/** Faults without those that a misspelt key beside them explains. */
export function withoutConsequences(faults: readonly Fault[]): Fault[] {
  const explained = new Set<Fault>();
  const meantBy = new Map<Fault, string>();
  for (const fault of faults) {
    const lacking = faults.filter((other) => isLacking(other) && isHolder(other.place, fault.place));
    const meant = meantKey(fault, lacking, faults);
    if (meant === undefined) continue;
    meantBy.set(fault, meant);
    for (const other of lacking) if (other.lacks === meant || other.lacksOneOf) explained.add(other);
  }
  return faults.filter((fault) => !explained.has(fault)).map((fault) => named(fault, meantBy.get(fault)));
}

/** The key that belongs where this one is. */
function meantKey(fault: Fault, lacking: readonly Fault[], faults: readonly Fault[]): string | undefined {
  const { place, renamed, known } = fault;
  if (renamed !== undefined || lacking.length === 0) return renamed;
  const key = String(place.at(-1));
  const missing = lacking.flatMap(({ lacks }) => lacks ?? []);
  const near = nearest(key, known ?? missing);
  if (near !== undefined || known === undefined) return near;
  const beside = faults.filter((other) => other.known !== undefined && isBeside(other.place, place));
  return missing.length === 1 && beside.length === 1 ? missing[0] : undefined;
}

/** A value that no key there allows is a value of the key that was meant. */
function named(fault: Fault, meant: string | undefined): Fault {
  if (meant === undefined || fault.renamed !== undefined) return fault;
  const { place, known, message } = fault;
  const [holder, key] = [place.at(-2) ?? "the file", String(place.at(-1))];
  const unknown = known === undefined ? `unknown key ${JSON.stringify(key)} in ${holder}` : message;
  return { place, message: unknown, hint: `did you mean "${meant}"?` };
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
