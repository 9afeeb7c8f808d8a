import type { Tally } from "./allowances.js";
import { idleExceptions, isFor, type Exception } from "./exceptions.js";
import type { Outcome, Skipped } from "./plays.js";
import type { RecordingKind } from "./recordings.js";

/** Passes of one kind of recording for one pair, or one preset. */
export interface Cell {
  readonly row: string;
  readonly kind: RecordingKind;
  readonly total: number;
  readonly passed: number;
  readonly excepted: number;
}

export interface Report {
  readonly cells: readonly Cell[];
  readonly presets: readonly Cell[];
  readonly failures: readonly Outcome[];
  readonly excepted: readonly Outcome[];
  readonly idle: readonly Exception[];
  readonly skipped: readonly Skipped[];
  readonly allowances: Readonly<Record<string, number>>;
  readonly proven: boolean;
}

const kinds: readonly RecordingKind[] = ["request", "response", "stream", "error"];
const required = 0.99;
const requiredOfPresets = 0.98;

/** Sums up: proven when every pair passes in 99 of 100, every preset in 98, and every exception is still needed. */
export function makeReport(
  outcomes: readonly Outcome[],
  exceptions: readonly Exception[],
  tally: Tally,
  skipped: readonly Skipped[] = [],
): Report {
  const failed = outcomes.filter((outcome) => outcome.faults.length > 0);
  const excepted = failed.filter((outcome) => exceptions.some((exception) => isFor(exception, outcome)));
  const failures = failed.filter((outcome) => !excepted.includes(outcome));
  const own = outcomes.filter((outcome) => outcome.isSample !== true);
  const idle = idleExceptions(exceptions, own);
  const judged: Judged = { failures: new Set(failures), excepted: new Set(excepted) };
  const cells = cellsOf(own, judged, ({ from, to }) => `${from} -> ${to}`);
  const ofPresets = outcomes
    .filter(({ preset }) => preset !== undefined)
    .sort((left, right) => (String(left.preset) < String(right.preset) ? -1 : 1));
  const presets = cellsOf(ofPresets, judged, ({ preset = "" }) => preset);
  const isProven =
    cells.every((cell) => shareOf(cell) >= required) && presets.every((cell) => shareOf(cell) >= requiredOfPresets);
  return {
    cells,
    presets,
    failures,
    excepted,
    idle,
    skipped,
    proven: outcomes.length > 0 && idle.length === 0 && isProven,
    allowances: Object.fromEntries([...tally.uses].sort(([left], [right]) => (left < right ? -1 : 1))),
  };
}

interface Judged {
  readonly failures: ReadonlySet<Outcome>;
  readonly excepted: ReadonlySet<Outcome>;
}

function cellsOf(
  outcomes: readonly Outcome[],
  { failures, excepted }: Judged,
  rowOf: (outcome: Outcome) => string,
): Cell[] {
  const cells = new Map<
    string,
    { row: string; kind: RecordingKind; total: number; passed: number; excepted: number }
  >();
  const rows = [...new Set(outcomes.map(rowOf))];
  for (const row of rows)
    for (const kind of kinds) cells.set(`${row} ${kind}`, { row, kind, total: 0, passed: 0, excepted: 0 });
  for (const outcome of outcomes) {
    const cell = cells.get(`${rowOf(outcome)} ${outcome.kind}`);
    if (cell === undefined) continue;
    cell.total += 1;
    if (excepted.has(outcome)) cell.excepted += 1;
    else if (!failures.has(outcome)) cell.passed += 1;
  }
  return [...cells.values()].filter(({ total }) => total > 0);
}

/** The share that passed, without excused recordings. */
export function shareOf(cell: Cell): number {
  const judged = cell.total - cell.excepted;
  return judged === 0 ? 1 : cell.passed / judged;
}

/** The report for a person to read. */
export function printReport(report: Report): string {
  const failures = report.failures.map(
    (one) =>
      `FAIL ${one.from} -> ${one.to}${one.preset === undefined ? "" : ` (${one.preset})`}  ${one.file}\n` +
      `     ${one.faults.join("\n     ")}`,
  );
  const excepted = report.excepted.map(
    (one) => `excepted ${one.from} -> ${one.to}  ${one.file}: ${one.faults[0] ?? ""}`,
  );
  const idle = report.idle.map(
    (one) => `IDLE EXCEPTION ${one.from}:${one.to}  ${one.file}: it passes, take the entry out`,
  );
  const allowances = Object.entries(report.allowances).map(
    ([name, count]) => `  ${String(count).padStart(5)}  ${name}`,
  );
  const reasons = [...new Set(report.skipped.map((one) => one.reason))];
  const skipped = reasons.map(
    (reason) => `skipped ${report.skipped.filter((one) => one.reason === reason).length}: ${reason}`,
  );
  return [
    ...printRows(report.cells),
    "",
    ...printRows(report.presets),
    "",
    ...failures,
    ...excepted,
    ...idle,
    ...skipped,
    ...(allowances.length > 0 ? ["", "Allowances used:", ...allowances] : []),
    "",
    report.proven ? "PROVEN" : "NOT PROVEN",
  ].join("\n");
}

function printRows(cells: readonly Cell[]): string[] {
  const rows = [...new Set(cells.map(({ row }) => row))];
  return rows.map(
    (row) =>
      `${row.padEnd(33)} ${cells
        .filter((cell) => cell.row === row)
        .map(printCell)
        .join("   ")}`,
  );
}

function printCell(cell: Cell): string {
  const share = (Math.floor(shareOf(cell) * 1000) / 10).toFixed(1);
  const note = cell.excepted === 0 ? "" : ` +${cell.excepted} excepted`;
  return `${cell.kind}s ${cell.passed}/${cell.total - cell.excepted} ${share} %${note}`;
}
