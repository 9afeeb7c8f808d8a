import { limitOf, nextCursor, pageQuery, readLedgerMark, writeLedgerMark } from "../cursor.js";
import { describeLedgerRow, describeWallet, ledgerRowSchema, walletSchema } from "../descriptions.js";
import { operation } from "../operation.js";
import { object, optional, rows, text, truth } from "../schema.js";
import { amount, amountOf } from "./amount.js";

const tag = "wallets";

export const walletOperations = [
  operation({
    method: "GET",
    path: "/wallets",
    tag,
    id: "listWallets",
    summary: "List the wallets",
    answer: object({ wallets: rows(walletSchema, "By name.") }),
    handle: async ({ stores }) => ({ wallets: (await stores.wallets.list()).map(describeWallet) }),
  }),
  operation({
    method: "POST",
    path: "/wallets",
    tag,
    id: "createWallet",
    summary: "Make a wallet, with its first credit if there is one",
    status: 201,
    body: object({
      name: text("What to call it: 1 to 100 printable characters."),
      credit: optional(object(amount, "The first credit.")),
    }),
    answer: walletSchema,
    async handle({ stores, record, body: { name, credit } }) {
      await stores.wallets.create(name, credit === undefined ? 0n : amountOf(credit, "credit."), record);
      return describeWallet(await stores.wallets.show(name));
    },
  }),
  operation({
    method: "GET",
    path: "/wallets/{name}",
    tag,
    id: "showWallet",
    summary: "Show a wallet",
    answer: walletSchema,
    handle: async ({ stores, named }) => describeWallet(await stores.wallets.show(named)),
  }),
  operation({
    method: "POST",
    path: "/wallets/{name}/credits",
    tag,
    id: "creditWallet",
    summary: "Add to a wallet's balance. A repetition with the same idempotency-key adds nothing",
    status: 201,
    isRepeatable: true,
    body: object(amount),
    answer: walletSchema,
    async handle({ stores, record, named, body, idempotencyKey }) {
      await stores.wallets.credit(named, amountOf(body, ""), { record: () => record(undefined), idempotencyKey });
      return describeWallet(await stores.wallets.show(named));
    },
  }),
  operation({
    method: "POST",
    path: "/wallets/{name}/debits",
    tag,
    id: "debitWallet",
    summary: "Take credit back that no call holds. A repetition with the same idempotency-key takes nothing",
    status: 201,
    isRepeatable: true,
    body: object(amount),
    answer: walletSchema,
    async handle({ stores, record, named, body, idempotencyKey }) {
      await stores.wallets.debit(named, amountOf(body, ""), { record: () => record(undefined), idempotencyKey });
      return describeWallet(await stores.wallets.show(named));
    },
  }),
  operation({
    method: "POST",
    path: "/wallets/{name}/callback-secret",
    tag,
    id: "renewCallbackSecret",
    summary: "Make a secret that signs the callbacks of a wallet. The one before signs too for a day",
    status: 201,
    answer: object({ secret: text("The secret, shown this once.") }),
    handle: async ({ stores, record, named }) => ({ secret: await stores.callbackSecrets.renew(named, record) }),
  }),
  operation({
    method: "POST",
    path: "/wallets/{name}/callback-secret/remove",
    tag,
    id: "removeCallbackSecret",
    summary: "Sign no callbacks of a wallet any more",
    answer: object({ removed: truth("Whether there was a secret.") }),
    handle: async ({ stores, record, named }) => ({ removed: await stores.callbackSecrets.remove(named, record) }),
  }),
  operation({
    method: "GET",
    path: "/wallets/{name}/ledger",
    tag,
    id: "readLedger",
    summary: "Read what was put into a wallet and taken out of it, the latest first",
    query: pageQuery,
    answer: object({ rows: rows(ledgerRowSchema, "The latest first."), next_cursor: nextCursor }),
    async handle({ stores, named, query }) {
      const after = readLedgerMark(query.cursor);
      const { id } = await stores.wallets.show(named);
      const page = await stores.ledger.read(id, { after, limit: limitOf(query) });
      return {
        rows: page.rows.map(describeLedgerRow),
        next_cursor: writeLedgerMark(page.next),
      };
    },
  }),
];
