/** What has changed in the tables of pairs: what people see of an edit while they watch the specs. */

/** The text of the page of a pair before and after; nothing where there is none. */
export interface ChangedPage {
  readonly from: string;
  readonly to: string;
  readonly before: string;
  readonly after: string;
}

/** A line for each field whose fate has changed, with the dialects for which it has. */
export function describeTableChanges(pages: readonly ChangedPage[]): string[] {
  const targets = new Map<string, string[]>();
  for (const { from, to, before, after } of pages) {
    const [old, now] = [fatesOf(before), fatesOf(after)];
    for (const field of new Set([...old.keys(), ...now.keys()])) {
      const [was = "absent", is = "absent"] = [old.get(field), now.get(field)];
      if (was === is) continue;
      const change = `${from} ${field}: ${was} → ${is}`;
      targets.set(change, [...(targets.get(change) ?? []), to]);
    }
  }
  return [...targets].map(([change, to]) => `${change} for ${to.join(", ")}`);
}

const row = /^\| (.*) \|$/;

/** What becomes of each field, by its path. */
function fatesOf(page: string): Map<string, string> {
  const fates = new Map<string, string>();
  for (const line of page.split("\n")) {
    const cells = row.exec(line)?.[1]?.split(/(?<!\\) \| /);
    if (cells === undefined) continue;
    const isCarried = cells.length === 4;
    const [path = "", target = ""] = isCarried ? cells.slice(1) : cells;
    if (!/^`.*`$/.test(path)) continue;
    const field = path.slice(1, -1);
    const fate = isCarried ? carriedAs(target) : "dropped";
    const known = fates.get(field);
    fates.set(field, known === undefined || known === fate ? fate : `${known} and ${fate}`);
  }
  return fates;
}

function carriedAs(target: string): string {
  return target.trim() === "" ? "carried" : `carried as ${target.trim().slice(1, -1)}`;
}
