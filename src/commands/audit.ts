import { describeAuditRow } from "../admin-api/admin-descriptions.js";
import { type Action, runAction } from "./action.js";
import type { CommandIo } from "./io.js";
import { USUAL_ROWS, limitOf, timestampOf } from "./list-options.js";
import { table } from "./output.js";
import { withStores } from "./with-stores.js";

const audit: Action = {
  name: "audit",
  summary: "Lists what administrators changed and what they were refused, the latest first.",
  examples: [["audit --since 2026-01-31 --limit 20", "the latest changes since a day"]],
  options: {
    since: { value: "WHEN", summary: "from this day or time on, in ISO 8601; a day begins in UTC" },
    limit: { value: "N", summary: `how many at most; ${USUAL_ROWS} by default` },
  },
  async run(call) {
    const [since, limit] = [timestampOf(call, "since"), limitOf(call)];
    const page = await withStores(call, "reading the audit log", (stores) => stores.audit.list({ since }, { limit }));
    const rows = page.rows.map(describeAuditRow);
    const heads = ["WHEN", "WHO", "ROLE", "OPERATION", "TARGET", "OUTCOME"];
    call.print(rows, () => (rows.length === 0 ? "there are no rows" : table([heads, ...rows.map(cells)])));
  },
};

/** All that this command does. */
export const actions: readonly Action[] = [audit];

/** `isogloss audit` */
export function run(args: string[], io: CommandIo): Promise<number> {
  return runAction(audit, args, io);
}

function cells({ created_at, actor, os_user, role, operation, target, outcome }: ReturnType<typeof describeAuditRow>) {
  const who = os_user === null ? actor : `${actor} (${os_user})`;
  return [created_at, who, role, operation, target ?? "", outcome];
}
