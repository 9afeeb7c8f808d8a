import { USAGE_GROUPS } from "../../stores/logs/usage-store.js";
import { describeUsage, usageRowSchema } from "../descriptions.js";
import { operation } from "../operation.js";
import { checkPeriod } from "../period.js";
import { moment, object, optional, rows, text, word } from "../schema.js";
import { walletIdOf } from "../wallet-id.js";

export const usageOperations = [
  operation({
    method: "GET",
    path: "/usage",
    tag: "usage",
    id: "sumUsage",
    summary: "Sum up what was used and what it cost",
    query: {
      by: optional(word(USAGE_GROUPS, "What to sum up by; the default is by model.")),
      wallet: optional(text("Only that of the wallet of this name.")),
      key: optional(text("Only that of the key of this ID.")),
      model: optional(text("Only that of the model of this ID.")),
      since: optional(moment("Of calls admitted from then on.")),
      until: optional(moment("Of calls admitted before then.")),
    },
    answer: object({
      by: word(USAGE_GROUPS, "What is summed up by."),
      usage: rows(usageRowSchema, "In the order of the groups."),
    }),
    async handle({ stores, query: { by = "model", wallet, key: keyId, model, since, until } }) {
      checkPeriod({ since, until });
      const sums = await stores.usage.sum(by, {
        walletId: await walletIdOf(stores, wallet),
        keyId,
        model,
        since,
        until,
      });
      return { by, usage: sums.map((row) => describeUsage(by, row)) };
    },
  }),
];
