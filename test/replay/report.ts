import type { Tally } from "./allowances.js";
import { idleExceptions, isFor, type Exception } from "./exceptions.js";
import type { Outcome, Skipped } from "./plays.js";
import type { RecordingKind } from "./recordings.js";

/** Passes of one kind of recording for one pair. */
export interface Cell {
  readonly from: string;
  readonly to: string;
  readonly kind: RecordingKind;
  readonly total: number;
  readonly passed: number;
  readonly excepted: number;
}

export interface Report {
  readonly cells: readonly Cell[];
  readonly failures: readonly Outcome[];
  readonly excepted: readonly Outcome[];
  readonly idle: readonly Exception[];
  readonly skipped: readonly Skipped[];
  readonly allowances: Readonly<Record<string, number>>;
  readonly proven: boolean;
}

const kinds: readonly RecordingKind[] = ["request", "response", "stream", "error"];
const required = 0.99;

/** Sums up: proven when every cell passes in 99 of 100 and every exception is still needed. */
export function makeReport(
  outcomes: readonly Outcome[], exceptions: readonly Exception[], tally: Tally, skipped: readonly Skipped[] = [],
): Report {
  const failed = outcomes.filter((outcome) => outcome.faults.length > 0);
  const excepted = failed.filter((outcome) => exceptions.some((exception) => isFor(exception, outcome)));
  const failures = failed.filter((outcome) => !excepted.includes(outcome));
  const idle = idleExceptions(exceptions, outcomes);
  const pairs = [...new Set(outcomes.map((outcome) => `${outcome.from}:${outcome.to}`))];
  const cells = pairs.flatMap((pair) => kinds.flatMap((kind) => {
    const of = (list: readonly Outcome[]): number => list.filter((one) => `${one.from}:${one.to}` === pair && one.kind === kind).length;
    const [total, bad, set] = [of(outcomes), of(failures), of(excepted)];
    const [from = "", to = ""] = pair.split(":");
    return total === 0 ? [] : [{ from, to, kind, total, passed: total - bad - set, excepted: set }];
  }));
  return {
    cells, failures, excepted, idle, skipped, proven: cells.length > 0 && idle.length === 0 && cells.every((cell) => shareOf(cell) >= required),
    allowances: Object.fromEntries([...tally.uses].sort(([left], [right]) => (left < right ? -1 : 1))),
  };
}

/** Of what no exception excuses, the share that passed. */
export function shareOf(cell: Cell): number {
  const judged = cell.total - cell.excepted;
  return judged === 0 ? 1 : cell.passed / judged;
}

/** The report for a person to read. */
export function printReport(report: Report): string {
  const rows = [...new Set(report.cells.map((cell) => `${cell.from} -> ${cell.to}`))];
  const lines = rows.map((row) => {
    const cells = report.cells.filter((cell) => `${cell.from} -> ${cell.to}` === row);
    return `${row.padEnd(33)} ${cells.map(printCell).join("   ")}`;
  });
  const failures = report.failures.map((one) => `FAIL ${one.from} -> ${one.to}  ${one.file}\n     ${one.faults.join("\n     ")}`);
  const excepted = report.excepted.map((one) => `excepted ${one.from} -> ${one.to}  ${one.file}: ${one.faults[0] ?? ""}`);
  const idle = report.idle.map((one) => `IDLE EXCEPTION ${one.from}:${one.to}  ${one.file}: it passes, take the entry out`);
  const allowances = Object.entries(report.allowances).map(([name, count]) => `  ${String(count).padStart(5)}  ${name}`);
  const reasons = [...new Set(report.skipped.map((one) => one.reason))];
  const skipped = reasons.map((reason) => `skipped ${report.skipped.filter((one) => one.reason === reason).length}: ${reason}`);
  return [
    ...lines, "", ...failures, ...excepted, ...idle, ...skipped, ...(allowances.length > 0 ? ["", "Allowances used:", ...allowances] : []), "",
    report.proven ? "PROVEN" : "NOT PROVEN",
  ].join("\n");
}

function printCell(cell: Cell): string {
  const share = (Math.floor(shareOf(cell) * 1000) / 10).toFixed(1);
  const note = cell.excepted === 0 ? "" : ` +${cell.excepted} excepted`;
  return `${cell.kind}s ${cell.passed}/${cell.total - cell.excepted} ${share} %${note}`;
}
