import { describeUsage } from "../admin-api/descriptions.js";
import { isEmptyPeriod } from "../admin-api/period.js";
import { walletIdOf } from "../admin-api/wallet-id.js";
import { RefusedError } from "../config/refused.js";
import type { OpenStores } from "../stores/open.js";
import { formatUsd } from "../stores/wallets/money.js";
import { USAGE_GROUPS, type UsageGroup } from "../stores/logs/usage-store.js";
import { type Action, runAction } from "./action.js";
import { type CommandIo, UsageError } from "./io.js";
import { timestampOf } from "./list-options.js";
import { table } from "./output.js";
import { withStores } from "./with-stores.js";

const usage: Action = {
  name: "usage",
  summary: "Sums up what was used and what it cost.",
  examples: [
    ["usage", "by model, since the beginning"],
    ["usage --by day --wallet alice --since 2026-01-01", "what one customer used each day"],
  ],
  options: {
    by: {
      value: "WHAT",
      summary: `${USAGE_GROUPS.join(", ")}; ${USAGE_GROUPS[0]} by default`,
      choices: USAGE_GROUPS,
    },
    wallet: { value: "NAME", summary: "only that of this wallet" },
    key: { value: "ID", summary: "only that of this key" },
    model: { value: "ID", summary: "only that of this model" },
    since: { value: "WHEN", summary: "of calls from this day or time on, in ISO 8601; a day begins in UTC" },
    until: { value: "WHEN", summary: "of calls before this day or time" },
  },
  async run(call) {
    const by = groupOf(call.text("by"));
    const [model, since, until] = [call.text("model"), timestampOf(call, "since"), timestampOf(call, "until")];
    if (isEmptyPeriod({ since, until })) throw new UsageError("--since must be before --until");
    const rows = await withStores(call, "summing up what was used", async (stores) => {
      const walletId = await walletIdOf(stores, call.text("wallet"));
      const keyId = await keyIdOf(stores, call.text("key"));
      return stores.usage.sum(by, { walletId, keyId, model, since, until });
    });
    const described = rows.map((row) => describeUsage(by, row));
    call.print({ by, usage: described }, () => (described.length === 0 ? "nothing was used" : tableOf(by, described)));
  },
};

/** All that this command does. */
export const actions: readonly Action[] = [usage];

/** `isogloss usage` */
export function run(args: string[], io: CommandIo): Promise<number> {
  return runAction(usage, args, io);
}

type Row = ReturnType<typeof describeUsage>;

interface Column {
  readonly head: string;
  cell(row: Row): number;
  /** Shown only where a row has some. */
  readonly isRare?: true;
}

const COLUMNS: readonly Column[] = [
  { head: "CALLS", cell: (row) => row.calls },
  { head: "ESTIMATED", cell: (row) => row.estimated_calls, isRare: true },
  { head: "INPUT", cell: (row) => row.input_tokens },
  { head: "CACHED", cell: (row) => row.cached_input_tokens },
  { head: "CACHE WRITES", cell: (row) => row.cache_write_tokens, isRare: true },
  { head: "OUTPUT", cell: (row) => row.output_tokens },
  { head: "REASONING", cell: (row) => row.reasoning_tokens },
  { head: "IMAGES", cell: (row) => row.images, isRare: true },
  { head: "SECONDS", cell: (row) => row.media_milliseconds / 1_000, isRare: true },
];

function tableOf(by: UsageGroup, rows: readonly Row[]): string {
  const columns = COLUMNS.filter(({ isRare, cell }) => isRare === undefined || rows.some((row) => cell(row) !== 0));
  const heads = [by.toUpperCase(), ...columns.map(({ head }) => head), "COST"];
  const cells = (row: Row) => [
    row.name === null ? row.group : `${row.group} (${row.name})`,
    ...columns.map(({ cell }) => String(cell(row))),
    `${formatUsd(row.ticks)} USD`,
  ];
  return table([heads, ...rows.map(cells)]);
}

/** A key that does not exist is a slip, and not one that used nothing. */
async function keyIdOf({ keys }: Pick<OpenStores, "keys">, id: string | undefined): Promise<string | undefined> {
  if (id !== undefined && !(await keys.list()).some((key) => key.id === id))
    throw new RefusedError("unknown", `there is no key ${id}`);
  return id;
}

function groupOf(written: string = USAGE_GROUPS[0]): UsageGroup {
  const group = USAGE_GROUPS.find((match) => match === written);
  if (group === undefined) throw new UsageError(`--by must be one of ${USAGE_GROUPS.join(", ")}, not "${written}"`);
  return group;
}
