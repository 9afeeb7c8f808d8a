import { describeUsage } from "../admin-api/descriptions.js";
import { walletIdOf } from "../admin-api/wallet-id.js";
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
    const [keyId, model, since, until] = [
      call.text("key"),
      call.text("model"),
      timestampOf(call, "since"),
      timestampOf(call, "until"),
    ];
    const rows = await withStores(call, "summing up what was used", async (stores) =>
      stores.usage.sum(by, { walletId: await walletIdOf(stores, call.text("wallet")), keyId, model, since, until }),
    );
    const described = rows.map((row) => describeUsage(by, row));
    call.print({ by, usage: described }, () =>
      described.length === 0 ? "nothing was used" : table([heads(by), ...described.map(cells)]),
    );
  },
};

/** All that this command does. */
export const actions: readonly Action[] = [usage];

/** `isogloss usage` */
export function run(args: string[], io: CommandIo): Promise<number> {
  return runAction(usage, args, io);
}

function heads(by: UsageGroup): string[] {
  return [by.toUpperCase(), "CALLS", "INPUT", "CACHED", "OUTPUT", "REASONING", "COST"];
}

function cells({ group, name, ...row }: ReturnType<typeof describeUsage>): string[] {
  const counts = [row.calls, row.input_tokens, row.cached_input_tokens, row.output_tokens, row.reasoning_tokens];
  return [name === null ? group : `${group} (${name})`, ...counts.map(String), `${formatUsd(row.ticks)} USD`];
}

function groupOf(written: string = USAGE_GROUPS[0]): UsageGroup {
  const group = USAGE_GROUPS.find((match) => match === written);
  if (group === undefined) throw new UsageError(`--by must be one of ${USAGE_GROUPS.join(", ")}, not "${written}"`);
  return group;
}
