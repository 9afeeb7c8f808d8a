/** Statements of readers that report what no concept covers. */
import { keyTables } from "./keys.js";
import { Places } from "./places.js";
import { quote } from "./text.js";

export const readerParameters = ["wire: Wire", "path: string", "loss: Loss"];

/** Statements that report what no concept covers, and the tables they use. */
export function reportUnmapped(
  prefix: string,
  known: readonly string[],
  unmapped: Parameters<typeof keyTables>[2],
  places: Places,
  path: string,
  records: readonly string[] = [],
): { tables: string[]; statements: string[] } {
  const tables = keyTables(prefix, known, unmapped, records);
  return {
    tables: tables.map(({ declaration }) => declaration),
    statements: tables.flatMap((table) => {
      const place = table.path === "" ? path : joinPath(path, table.path);
      const listed = table.isList ? [`loss.unmappedEach(${places.read(table.path)}, ${place}, ${table.name});`] : [];
      return [`loss.unmapped(${places.object(table.path)}, ${place}, ${table.name});`, ...listed];
    }),
  };
}

export function joinPath(path: string, member: string): string {
  return path === quote("") ? quote(member) : `${path} + ${quote(`.${member}`)}`;
}

/**
 * Places given more than once: all but the first that speaks are lost, but for those that say it together. What a call
 * asks for twice
 * in the same words is asked for once; inside a form each place is a thing of its own.
 */
export function reportShadowed(
  lines: readonly { readonly at: readonly string[]; readonly together?: boolean }[],
  places: Places,
  path: string,
): string[] {
  return lines
    .filter(({ together }) => together !== true)
    .flatMap((line) =>
      line.at.slice(1).flatMap((later, index) => {
        // An object and a list of such cannot both stand in one place.
        if (later.includes("[*]")) return [];
        const earlier = line.at.slice(0, index + 1).map((at) => places.read(at));
        const isShadowed = earlier.map((place) => `isPresent(${place})`).join(" || ");
        const isLost =
          path === quote("")
            ? `contradicts(${places.read(later)}, ${earlier.join(", ")})`
            : `${places.read(later)} != null && ${earlier.length > 1 ? `(${isShadowed})` : isShadowed}`;
        return [`if (${isLost}) loss.at(${joinPath(path, later)});`];
      }),
    );
}
