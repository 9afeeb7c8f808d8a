import { OK, auditText, recordAct, writeAuditInput } from "../admin-api/audit.js";
import { codeOf } from "../admin-api/refusals.js";
import { configuredSecrets, type Secret } from "../config/secret.js";
import type { RecordChange } from "../stores/administrators/record-change.js";
import type { Steps } from "../stores/drivers/steps.js";
import type { OpenStores } from "../stores/open.js";
import type { ActionCall } from "./action.js";
import { commandLine } from "./command-line.js";
import { createLog } from "./log.js";
import { withStores } from "./with-stores.js";

/** What people see of a change by a command, and what the audit log keeps. */
interface Description<Changed> {
  /** What people see if it takes long. */
  readonly name?: string;
  /** What was changed; by default the ID or the name among the arguments. */
  target?(changed: Changed): string;
  /**
   * By default the arguments, of which none may be a secret. Nothing when nothing was changed. The result is absent
   * after a failure.
   */
  audited?(changed: Changed | undefined): object | undefined;
}

/** Makes a change. The store records it by `record`, in the same transaction. */
type Change<Result, Changed> = (stores: OpenStores, record: RecordChange<Changed>) => Promise<Result>;

/**
 * Opens the stores for one change that leaves a row in the audit log, whether it succeeds or fails. The operation has
 * the same name as in the admin API.
 */
export function changeStores<Result, Changed = unknown>(
  call: ActionCall,
  operation: string,
  change: Change<Result, Changed>,
  description: Description<Changed> = {},
): Promise<Result> {
  const secrets = configuredSecrets(call.config());
  return withStores(call, description.name ?? "changing the database", async (stores) => {
    const by = commandLine();
    function* record(changed: Changed): Steps<void> {
      const entry = entryOf(call, description, changed, secrets);
      if (entry !== undefined) yield* stores.audit.entry({ by, operation, ...entry, outcome: OK });
    }
    try {
      return await change(stores, record);
    } catch (error) {
      const [entry, log] = [entryOf(call, description, undefined, secrets), createLog(call.config(), call.io.stderr)];
      if (entry !== undefined) await recordAct(stores.audit, log, { by, operation, ...entry, outcome: codeOf(error) });
      throw error;
    }
  });
}

function entryOf<Changed>(
  { given }: ActionCall,
  { target, audited }: Description<Changed>,
  changed: Changed | undefined,
  secrets: readonly Secret[],
) {
  const input = audited === undefined ? given : audited(changed);
  if (input === undefined) return undefined;
  const what = changed !== undefined && target !== undefined ? target(changed) : (given.id ?? given.name);
  return {
    target: typeof what === "string" ? auditText(what, secrets) : undefined,
    input: writeAuditInput(input, secrets),
  };
}
