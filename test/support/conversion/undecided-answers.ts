/** Places of answers of which the tables do not tell what becomes of each value, each with its reason. */
import type { Pair } from "../../../src/registry.js";

type Ends = Pick<Pair, "from" | "to">;

interface Exception {
  /** Upstream, client, and the place. */
  readonly row: RegExp;
  readonly why: string;
}

const undecided: readonly Exception[] = [
  {
    row: /^generate-content interactions .*parts\[linked\]\.thoughtSignature$/,
    why: "the state of a medium without a source is lost with it",
  },
];

/** Those that something did not decide. */
const needed = new Set<Exception>();

export function isUndecidedAnswer({ from, to }: Ends, place: string): boolean {
  const own = undecided.filter((exception) => exception.row.test(`${to} ${from} ${place}`));
  for (const exception of own) needed.add(exception);
  return own.length > 0;
}

/** Exceptions that nothing needs any more: they are to be deleted. */
export function idleExceptions(): string[] {
  return undecided.filter((exception) => !needed.has(exception)).map(({ row }) => String(row));
}
