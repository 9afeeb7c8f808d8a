import { describeLedgerRow, describeWallet } from "../admin-api/descriptions.js";
import type { LedgerRow } from "../stores/wallets/ledger-store.js";
import { checkIdempotencyKey } from "../stores/wallets/credit-keys.js";
import { formatUsd, parseUsd, WRITTEN_USD } from "../stores/wallets/money.js";
import type { RecordChange } from "../stores/administrators/record-change.js";
import type { OpenStores } from "../stores/open.js";
import { type Wallet, checkedWalletName } from "../stores/wallets/wallet-store.js";
import { type Action, type ActionCall, runGroup } from "./action.js";
import { changeStores } from "./change-stores.js";
import { checkArgument } from "./check-argument.js";
import { type CommandIo, UsageError } from "./io.js";
import { table } from "./output.js";
import { withStores } from "./with-stores.js";

const LAST_ROWS = 10;

const create: Action = {
  name: "wallet create",
  summary: "Makes a wallet.",
  examples: [["wallet create alice --credit 25", "a customer with 25 US dollars"]],
  positionals: ["NAME"],
  options: { credit: { value: "USD", summary: "the first credit" } },
  async run(call) {
    const name = call.positional("NAME");
    checkArgument("NAME", () => checkedWalletName(name));
    const credit = amountOf(call.text("credit") ?? "0");
    printWallet(
      call,
      await changeStores(call, "createWallet", async ({ wallets }, record) => {
        await wallets.create(name, credit, record);
        return wallets.show(name);
      }),
    );
  },
};

/** A change of a balance by hand. */
interface BalanceChange extends Pick<Action, "name" | "summary" | "examples"> {
  readonly kind: "credit" | "debit";
  /** What becomes of the money. */
  readonly done: string;
}

function balanceChange({ kind, done, ...help }: BalanceChange): Action {
  return {
    ...help,
    positionals: ["NAME", "USD"],
    options: {
      "idempotency-key": {
        value: "KEY",
        summary: `any text of your own; with the same again, nothing is ${done}`,
      },
    },
    async run(call) {
      const ticks = amountOf(call.positional("USD"));
      if (ticks === 0n) throw new UsageError(`a ${kind} must be more than nothing`);
      const idempotencyKey = call.text("idempotency-key");
      if (idempotencyKey !== undefined) checkArgument("--idempotency-key", () => checkIdempotencyKey(idempotencyKey));
      let name = call.positional("NAME");
      const change = async ({ wallets }: OpenStores, record: RecordChange<void>): Promise<Wallet> => {
        name = await wallets.nameOf(name);
        const isChanged = await wallets[kind](name, ticks, { idempotencyKey, record });
        if (!isChanged) {
          call.progress.end();
          call.io.stderr.write(`a ${kind} with this idempotency key was made before; nothing was ${done}\n`);
        }
        return wallets.show(name);
      };
      printWallet(call, await changeStores(call, `${kind}Wallet`, change, { target: () => name }));
    },
  };
}

const credit = balanceChange({
  kind: "credit",
  done: "added",
  name: "wallet credit",
  summary: "Adds to a wallet's balance.",
  examples: [
    ["wallet credit alice 12.50", "add to a balance"],
    ["wallet credit alice 12.50 --idempotency-key invoice-2041", "may be repeated, and adds once"],
  ],
});

const debit = balanceChange({
  kind: "debit",
  done: "taken",
  name: "wallet debit",
  summary: "Takes credit back that no call holds.",
  examples: [["wallet debit alice 12.50", "after a credit that was too much"]],
});

const list: Action = {
  name: "wallet list",
  summary: "Lists the wallets.",
  examples: [["wallet list", "all balances"]],
  async run(call) {
    const wallets = await withStores(call, "listing wallets", (stores) => stores.wallets.list());
    call.print(wallets.map(describeWallet), () =>
      table([["NAME", "BALANCE", "RESERVED", "SPENT"], ...wallets.map(cells)]),
    );
  },
};

const show: Action = {
  name: "wallet show",
  summary: `Shows one wallet and the last ${LAST_ROWS} rows of its ledger.`,
  examples: [["wallet show alice", "one balance, and what changed it last"]],
  positionals: ["NAME"],
  async run(call) {
    const [wallet, rows] = await withStores(call, "reading the wallet", async (stores) => {
      const shown = await stores.wallets.show(await stores.wallets.nameOf(call.positional("NAME")));
      return [shown, (await stores.ledger.read(shown.id, { limit: LAST_ROWS })).rows] as const;
    });
    const described = { ...describeWallet(wallet), ledger: rows.map(describeLedgerRow) };
    call.print(described, () => [walletTable(wallet), ...ledgerTable(rows)].join("\n\n"));
  },
};

const callbackSecret: Action = {
  name: "wallet callback-secret",
  summary: "Makes a secret that signs the callbacks of a wallet, and shows it, this once.",
  examples: [
    ["wallet callback-secret alice", "sign the callbacks of a customer, or renew the secret"],
    ["wallet callback-secret alice --remove", "sign them no more"],
  ],
  positionals: ["NAME"],
  options: { remove: { summary: "signs no callbacks of the wallet any more" } },
  async run(call) {
    const named = call.positional("NAME");
    if (call.flag("remove")) {
      const [wallet, wasSigned] = await changeStores(
        call,
        "removeCallbackSecret",
        async ({ wallets, callbackSecrets }, record: RecordChange<boolean>) =>
          [(await wallets.show(named)).name, await callbackSecrets.remove(named, record)] as const,
      );
      const outcome = wasSigned ? "are not signed any more" : "were not signed";
      return call.print({ wallet, signed: false }, () => `callbacks of ${wallet} ${outcome}`);
    }
    const [wallet, secret] = await changeStores(
      call,
      "renewCallbackSecret",
      async ({ wallets, callbackSecrets }, record: RecordChange<string>) =>
        [(await wallets.show(named)).name, await callbackSecrets.renew(named, record)] as const,
    );
    call.print({ wallet, secret }, () => secret);
  },
};

/** All that this command does. */
export const actions: readonly Action[] = [create, credit, debit, list, show, callbackSecret];

/** `isogloss wallet` */
export function run(args: string[], io: CommandIo): Promise<number> {
  return runGroup("wallet", actions, args, io);
}

function amountOf(written: string): bigint {
  const ticks = parseUsd(written);
  if (ticks === undefined) throw new UsageError(`"${written}" is not ${WRITTEN_USD}`);
  return ticks;
}

function printWallet(call: ActionCall, wallet: Wallet): void {
  call.print(describeWallet(wallet), () => walletTable(wallet));
}

function walletTable(wallet: Wallet): string {
  const [name, balance, reserved, spent] = cells(wallet);
  const allotted = `${formatUsd(wallet.allottedTicks)} USD for calls to come`;
  return table([
    ["name", name],
    ["balance", balance],
    ["reserved", reserved],
    ...(wallet.allottedTicks > 0n ? [["allotted", allotted]] : []),
    ["spent", spent],
  ]);
}

function ledgerTable(rows: readonly LedgerRow[]): string[] {
  if (rows.length === 0) return [];
  const lines = rows.map((row) => {
    const { created_at, kind, ticks, model, estimated } = describeLedgerRow(row);
    return [created_at, kind, `${formatUsd(ticks)} USD`, model ?? "", estimated ? "estimated" : ""];
  });
  return [table([["WHEN", "KIND", "AMOUNT", "MODEL", ""], ...lines])];
}

function cells({ name, balanceTicks, reservedTicks, spentTicks }: Wallet): [string, string, string, string] {
  return [name, `${formatUsd(balanceTicks)} USD`, `${formatUsd(reservedTicks)} USD`, `${formatUsd(spentTicks)} USD`];
}
