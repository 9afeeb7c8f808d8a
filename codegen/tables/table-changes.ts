/** What has changed in the tables of pairs: what people see of an edit while they watch the specs. */
import type { FieldRow, Pair } from "../../src/conversion/pair.js";

/** A line for each field whose fate has changed, with the dialects for which it has. */
export function describeTableChanges(before: readonly Pair[], after: readonly Pair[]): string[] {
  const targets = new Map<string, string[]>();
  for (const pair of after) {
    const former = before.find(({ from, to }) => from === pair.from && to === pair.to);
    if (former === undefined) continue;
    for (const { subject, target, rowsOf } of tablesOf(pair))
      for (const change of changesOf(rowsOf(former), rowsOf(pair))) {
        const line = `${subject} ${change}`;
        targets.set(line, [...(targets.get(line) ?? []), target]);
      }
  }
  return [...targets].map(([change, to]) => `${change} for ${to.join(", ")}`);
}

interface Table {
  readonly subject: string;
  /** For whom the fields of the subject are converted. */
  readonly target: string;
  rowsOf(pair: Pair): readonly FieldRow[];
}

function tablesOf({ from, to }: Pair): Table[] {
  return [
    { subject: from, target: to, rowsOf: ({ fields, dropped }) => [...fields, ...dropped] },
    { subject: `an answer of ${to}`, target: from, rowsOf: ({ answer }) => answer },
    { subject: `a stream of ${to}`, target: from, rowsOf: ({ stream }) => stream },
  ];
}

function changesOf(before: readonly FieldRow[], after: readonly FieldRow[]): string[] {
  const [old, now] = [fatesOf(before), fatesOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((field) => {
    const [was = "absent", is = "absent"] = [old.get(field), now.get(field)];
    if (was !== is) return [`${field}: ${was} → ${is}`];
    const rowsOf = (rows: readonly FieldRow[]) => rows.filter(({ from }) => from === field);
    return detailsOf(rowsOf(before), rowsOf(after)).map((detail) => `${field}: ${is}, ${detail}`);
  });
}

/** What rows say beside the fate of a field, as people name it, and what a row without it means. */
const DETAILS: readonly (readonly [detail: "when" | "by" | "dropped", name: string, without: string])[] = [
  ["when", "when", "always"],
  ["by", "by", "no transform"],
  ["dropped", "because", "no reason"],
];

/** What has changed about a field whose fate is the same. */
function detailsOf(before: readonly FieldRow[], after: readonly FieldRow[]): string[] {
  return DETAILS.flatMap(([detail, name, without]) => {
    const textOf = (rows: readonly FieldRow[]) =>
      [...new Set(rows.map((row) => row[detail] ?? ""))].filter((text) => text !== "").join("; ") || without;
    const [was, is] = [textOf(before), textOf(after)];
    return was === is ? [] : [`${name}: ${was} → ${is}`];
  });
}

/** What becomes of each field, by its path. */
function fatesOf(rows: readonly FieldRow[]): Map<string, string> {
  const fates = new Map<string, string>();
  for (const { from, to, dropped } of rows) {
    const fate = dropped !== undefined ? "dropped" : to === undefined ? "carried" : `carried as ${to}`;
    const other = fates.get(from);
    fates.set(from, other === undefined || other === fate ? fate : `${other} and ${fate}`);
  }
  return fates;
}
