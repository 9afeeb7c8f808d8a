/** Why a field of a request is lost on its way: the rows of the table of the pair that are about its path. */
import type { ExplorerPair, ExplorerRow } from "./tables.js";

const OTHERS = "(others)";
const SELECTOR = /\[[^\]]*\]/g;

export interface DroppedField {
  readonly path: string;
  readonly reasons: readonly string[];
  /** The row that names it, or the one of what surrounds it. */
  readonly row: ExplorerRow | undefined;
}

/** Rows name forms of parts, `content[image]`, and paths the places of items, `content[1]`. */
export function reasonOf(path: string, { rows }: Pick<ExplorerPair, "rows">): DroppedField {
  const row = rowsOf(path, rows);
  const lost = row.filter(({ dropped }) => dropped !== undefined);
  const found = lost.length > 0 ? lost : row;
  return { path, reasons: [...new Set(found.map(reasonIn))], row: found[0] };
}

/** Those of the path itself, else of what surrounds it, of such a part elsewhere, or of members that no row names. */
function rowsOf(path: string, rows: readonly ExplorerRow[]): readonly ExplorerRow[] {
  for (let at = plain(path); at !== ""; at = at.replace(/(?:\.[^.]*|\[\]|^[^.]*)$/, "")) {
    const found = rows.filter(({ from, concept }) => concept !== OTHERS && plain(from) === at);
    const lost = found.filter(({ dropped, when }) => dropped !== undefined || when !== undefined);
    if (at === plain(path) ? found.length > 0 : lost.length > 0) return at === plain(path) ? found : lost;
  }
  const alike = alikeOf(plain(path), rows);
  return alike.length > 0 ? alike : rows.filter(({ concept }) => concept === OTHERS);
}

/** Parts may be in several lists, and rows name one of them: instructions have the parts of messages. */
function alikeOf(path: string, rows: readonly ExplorerRow[]): readonly ExplorerRow[] {
  const end = path.slice(path.lastIndexOf("[]."));
  return end.length < 4 ? [] : rows.filter(({ from, dropped }) => dropped !== undefined && plain(from).endsWith(end));
}

function plain(path: string): string {
  return path.replace(SELECTOR, "[]");
}

function reasonIn({ dropped, when, to, by }: ExplorerRow): string {
  if (dropped !== undefined) return dropped;
  if (to === undefined) return by ?? "";
  return when === undefined ? "this value has no counterpart" : `carried only: ${when}`;
}
