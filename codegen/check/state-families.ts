/** Families of opaque state: each is known by one name, and a record goes back to a family that some host has. */
import type { DialectDocument } from "../model/dialect-document.js";
import { hintFor, nearest } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import type { PresetSource } from "../load/sources/provider.js";
import type { Pointer } from "../load/pointer.js";
import type { SpecFile } from "../load/spec-file.js";
import type { Specs } from "./specs.js";

/** A family, where a spec names it. */
interface NamedFamily {
  readonly family: string;
  readonly file: SpecFile;
  readonly pointer: Pointer;
}

export function stateFamilies({ files, documents }: Specs): Problem[] {
  const ofHosts = files.provider.flatMap(familiesOfPreset);
  const ofRecords = documents.flatMap(familiesOfRecords);
  const all = [...documents.flatMap(familiesOfState), ...ofRecords, ...ofHosts];
  const misspelt = all.flatMap((one) => misspeltAmong(one, all));
  const isMisspelt = ({ file, pointer }: NamedFamily): boolean => {
    const { line, column } = file.place(pointer);
    return misspelt.some((problem) => problem.file === file.name && problem.line === line && problem.column === column);
  };
  return [...misspelt, ...ofRecords.filter((one) => !isMisspelt(one)).flatMap((one) => withoutHost(one, ofHosts))];
}

/** A family is any name, but hardly one that is nearly another. */
function misspeltAmong(one: NamedFamily, all: readonly NamedFamily[]): Problem[] {
  const known = all.filter((other) => other !== one).map(({ family }) => family);
  if (known.includes(one.family) || nearest(one.family, known) === undefined) return [];
  const message = `no other spec has the family "${one.family}"`;
  return [one.file.problem(one.pointer, message, hintFor(one.family, known))];
}

function withoutHost({ family, file, pointer }: NamedFamily, hosts: readonly NamedFamily[]): Problem[] {
  if (hosts.length === 0 || hosts.some((host) => host.family === family)) return [];
  const message = `no preset has the family "${family}", so no host gets these records back`;
  return [file.problem(pointer, message, hintFor(family, new Set(hosts.map((host) => host.family))))];
}

function familiesOfState({ file, keys: { state } }: DialectDocument): NamedFamily[] {
  if (state === undefined) return [];
  const pointer = ["x-dialect", "state"];
  const ofPlaces = Object.entries(state.lists ?? {}).flatMap(([list, items]) =>
    items.flatMap(({ family }, index) =>
      family === undefined ? [] : [{ family, file, pointer: [...pointer, "lists", list, index, "family"] }],
    ),
  );
  return [{ family: state.family, file, pointer: [...pointer, "family"] }, ...ofPlaces];
}

function familiesOfRecords({ file, keys: { state } }: DialectDocument): NamedFamily[] {
  const pointer = ["x-dialect", "state", "in_words", "records"];
  return Object.entries(state?.in_words?.records ?? {}).map(([member, family]) => ({
    family,
    file,
    pointer: [...pointer, member],
  }));
}

function familiesOfPreset(file: SpecFile<PresetSource>): NamedFamily[] {
  const { family, wire = {} } = file.value;
  const own = family === undefined ? [] : [{ family, file, pointer: ["family"] }];
  const ofWires = Object.entries(wire).flatMap(([dialect, { family: name }]) =>
    name === undefined ? [] : [{ family: name, file, pointer: ["wire", dialect, "family"] }],
  );
  return [...own, ...ofWires];
}
