import { nextCursor, pageOf, pageQuery, writeMark } from "../cursor.js";
import { describeHold, holdSchema } from "../descriptions.js";
import { operation } from "../operation.js";
import { object, optional, rows, text } from "../schema.js";
import { walletIdOf } from "../wallet-id.js";

export const holdOperations = [
  operation({
    method: "GET",
    path: "/holds",
    tag: "holds",
    id: "listOpenHolds",
    summary: "List what is held for calls under way, the latest first",
    query: {
      wallet: optional(text("Only those of the wallet of this name.")),
      key: optional(text("Only those of the key of this ID.")),
      ...pageQuery,
    },
    answer: object({ holds: rows(holdSchema, "The latest first."), next_cursor: nextCursor }),
    async handle({ stores, query }) {
      const page = await stores.holds.list(
        { walletId: await walletIdOf(stores, query.wallet), keyId: query.key },
        pageOf(query),
      );
      return { holds: page.rows.map(describeHold), next_cursor: writeMark(page.next) };
    },
  }),
];
