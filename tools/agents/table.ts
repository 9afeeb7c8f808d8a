import type { StrictModel } from "../../test/support/strict/strict-models.js";
import type { AgentCli } from "./client.js";

/** A client with an upstream dialect, and its problems. */
export interface Cell {
  readonly cli: AgentCli;
  readonly model: StrictModel;
  readonly faults: readonly string[];
  readonly wanted: readonly string[];
  /** The details of a failed session. */
  readonly traces: readonly string[];
  /** Why there was no session, where there was none. */
  readonly missing?: string;
}

export function hasFailed({ cli, faults, missing }: Cell): boolean {
  return faults.length > 0 || (missing !== undefined && cli.isRequired);
}

/** A row for each client, a column for each upstream dialect, and after them the failures. */
export function printTable(clis: readonly AgentCli[], models: readonly StrictModel[], cells: readonly Cell[]): string {
  const line = (name: string, words: readonly string[]) =>
    [name.padEnd(29), ...words.map((word) => word.padEnd(17))].join(" ").trimEnd();
  const find = (cli: AgentCli, model: StrictModel) => cells.find((cell) => cell.cli === cli && cell.model === model);
  const rows = clis.map((cli) => {
    const words = models.map((model) => wordFor(find(cli, model)));
    return line(cli.name, words);
  });
  const dialects = models.map(({ dialect }) => dialect);
  const failed = cells.filter(hasFailed).length;
  return [
    line("agent", dialects),
    ...rows,
    ...reasons(cells),
    `${cells.length} sessions, ${failed === 0 ? "none" : failed} failed`,
  ].join("\n");
}

function wordFor(cell: Cell | undefined): string {
  if (cell === undefined) return "not run";
  if (hasFailed(cell)) return "FAILED";
  return cell.missing === undefined ? "ok" : "not here";
}

function reasons(cells: readonly Cell[]): string[] {
  const missing = cells.flatMap(({ cli, missing: why }) => (why === undefined ? [] : [`NOT HERE ${cli.name}  ${why}`]));
  const faults = cells.flatMap(({ cli, model, faults: all, traces }) => [
    ...all.map((fault) => `FAILED ${cli.name} -> ${model.dialect}  ${fault.replace(/\s+/g, " ")}`),
    ...traces.map((trace) => `       ${trace}`),
  ]);
  const notes = cells.flatMap(({ cli, wanted }) =>
    wanted.map((place) => `NOTE ${cli.name} wanted to go out to ${place}, and could not`),
  );
  return [...new Set([...missing, ...notes]), ...faults];
}
