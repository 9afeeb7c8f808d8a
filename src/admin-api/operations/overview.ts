import { OVERVIEW_GROUPS } from "../../stores/logs/overview-store.js";
import { operation } from "../operation.js";
import { describeOverview, overviewSchema } from "../overview-descriptions.js";
import { checkPeriod } from "../period.js";
import { moment, optional, text, wholeNumber, word } from "../schema.js";
import { walletIdOf } from "../wallet-id.js";

const HOUR_MS = 3_600_000;

export const overviewOperations = [
  operation({
    method: "GET",
    path: "/overview",
    tag: "usage",
    id: "readOverview",
    summary: "Sum up the calls of a period over time, and by what they have in common",
    query: {
      since: optional(moment("From then on; the default is an hour ago.")),
      until: optional(moment("Before then; the default is now.")),
      by: optional(word(OVERVIEW_GROUPS, "What calls are grouped by; the default is by model.")),
      lines: optional(wholeNumber("How many of the largest groups get points of their own; none by default.", 0, 8)),
      wallet: optional(text("Only those of the wallet of this name.")),
      key: optional(text("Only those of the key of this ID.")),
      model: optional(text("Only those of the model of this ID.")),
      dialect: optional(text("Only those in this dialect.")),
      provider: optional(text("Only those that were sent to this provider last.")),
    },
    answer: overviewSchema,
    async handle({ stores, query: { since, until = Date.now(), by = "model", lines, wallet, key: keyId, ...same } }) {
      const from = since ?? until - HOUR_MS;
      checkPeriod({ since: from, until });
      const filter = { ...same, since: from, until, walletId: await walletIdOf(stores, wallet), keyId };
      return describeOverview(await stores.overview.read(filter, by, lines));
    },
  }),
];
