import { nextCursor, pageOf, pageQuery, writeMark } from "../cursor.js";
import { allotmentSchema, describeAllotment, describeHold, holdSchema } from "../descriptions.js";
import { operation } from "../operation.js";
import { object, optional, rows, text } from "../schema.js";
import { walletIdOf } from "../wallet-id.js";

export const holdOperations = [
  operation({
    method: "GET",
    path: "/holds",
    tag: "holds",
    id: "listOpenHolds",
    summary: "List what is held for calls under way, the latest first, and what is set aside for calls to come",
    query: {
      wallet: optional(text("Only those of the wallet of this name.")),
      key: optional(text("Only those of the key of this ID.")),
      ...pageQuery,
    },
    answer: object({
      holds: rows(
        holdSchema,
        "The latest first. Of calls admitted from an allotment, only those of the process that answers.",
      ),
      allotments: rows(allotmentSchema, "What gateways set aside of the wallets, the latest first."),
      next_cursor: nextCursor,
    }),
    async handle({ stores, query, unwrittenHolds }) {
      const walletId = await walletIdOf(stores, query.wallet);
      const page = await stores.holds.list({ walletId, keyId: query.key }, pageOf(query), unwrittenHolds());
      const allotments = await stores.holds.allotments(walletId);
      return {
        holds: page.rows.map(describeHold),
        allotments: allotments.map(describeAllotment),
        next_cursor: writeMark(page.next),
      };
    },
  }),
];
