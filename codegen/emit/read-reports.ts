/** Statements of readers that report what no concept covers. */
import type { Beside, Line } from "../model/mapping.js";
import { code, joined, type Code } from "../print/code.js";
import type { Constant, Parameter } from "../print/declarations.js";
import { keyTables } from "./keys.js";
import { locals } from "./locals.js";
import type { Places } from "./places.js";
import { read, types } from "./runtime.js";
import { segmentsOf } from "../model/names.js";
import { placeOf, type Where } from "./where.js";

const { loss } = locals;

/** What readers of objects inside a body are given. */
export const readerParameters: readonly Parameter[] = [
  { name: locals.wire, type: types.Wire },
  { name: loss, type: types.Loss },
];

/** What readers of the values of members are given. The value may be no object. */
export const memberParameters: readonly Parameter[] = [
  { name: loss, type: types.Loss },
  { name: locals.from, type: "object" },
  { name: locals.member, type: "string | number", isOptional: true },
];

interface Reported {
  /** What the names of the tables begin with. */
  readonly prefix: string;
  readonly known: readonly string[];
  readonly unmapped: Parameters<typeof keyTables>[2];
  /** Places whose content is reported by another reader. */
  readonly records?: readonly string[];
  /** Places of objects that have no members. */
  readonly empty?: readonly string[];
}

/** Statements that report what no concept covers, and the tables they use. */
export function reportUnmapped(
  { prefix, known, unmapped, ...contents }: Reported,
  places: Places,
): { readonly tables: readonly Constant[]; readonly statements: readonly Code[] } {
  const items = unmapped.filter(({ path }) => typeof segmentsOf(path).at(-1) === "number");
  const members = unmapped.filter((each) => !items.includes(each));
  const tables = keyTables(prefix, known, members, contents);
  return {
    tables: tables.map(({ declaration }) => declaration),
    statements: [
      ...tables.flatMap(({ path, name, isList }) => {
        const listed = isList ? [code`${loss}.unmappedEach(${places.read(path)}, ${name});`] : [];
        return [code`${loss}.unmapped(${places.object(path)}, ${name});`, ...listed];
      }),
      ...items.map(({ path }) => code`if (${places.read(path)} != null) ${loss}.at(${placeOf(places, path)});`),
    ],
  };
}

/**
 * A concept given at several places: the first place with a value counts, the others are reported as lost. Places that
 * give it together are not reported, nor is an equal value in a body. Inside a form each place is a value of its own.
 */
export function reportShadowed(lines: readonly (Line | Beside)[], places: Places, where: Where): Code[] {
  return lines
    .filter((line) => !("kind" in line) || line.kind !== "together")
    .flatMap(({ at }) =>
      at.slice(1).flatMap((later, index) => {
        // One place cannot hold both an object and a list of objects.
        if (later.includes("[*]")) return [];
        const test = isShadowed(later, at.slice(0, index + 1), places, where);
        return [code`if (${test}) ${loss}.at(${placeOf(places, later)});`];
      }),
    );
}

function isShadowed(later: string, earlier: readonly string[], places: Places, where: Where): Code {
  const before = earlier.map((at) => places.read(at));
  if (where === "body") return code`${read.contradicts}(${places.read(later)}, ${joined(before)})`;
  const tests = joined(
    before.map((place) => code`${read.isPresent}(${place})`),
    " || ",
  );
  return code`${places.read(later)} != null && ${before.length > 1 ? code`(${tests})` : tests}`;
}
