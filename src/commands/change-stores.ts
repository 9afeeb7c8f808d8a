import { OK, auditText, recordAct, writeAuditInput } from "../admin-api/audit.js";
import { codeOf } from "../admin-api/refusals.js";
import type { OpenStores } from "../stores/open.js";
import type { ActionCall } from "./action.js";
import { commandLine } from "./command-line.js";
import { createLog } from "./log.js";
import { withStores } from "./with-stores.js";

/** What the audit log keeps of a change by a command. */
interface Kept<Result> {
  /** What was changed; by default the ID or the name among the arguments. */
  target?(result: Result): string;
  /**
   * By default the arguments, of which none may be a secret. Nothing when nothing was changed. The result is absent
   * after a failure.
   */
  audited?(result: Result | undefined): object | undefined;
}

/**
 * Opens the stores for one change, and leaves a row in the audit log, whether it succeeds or fails. The operation has
 * the same name as in the admin API.
 */
export function changeStores<Result>(
  call: ActionCall,
  operation: string,
  work: (stores: OpenStores) => Promise<Result>,
  kept: Kept<Result> = {},
): Promise<Result> {
  const config = call.config();
  return withStores(config, call.io, {}, async (stores) => {
    const log = createLog(config, call.io.stderr);
    const record = (outcome: string, result?: Result) => {
      const entry = entryOf(call, kept, result);
      return entry && recordAct(stores.audit, log, { by: commandLine(), operation, ...entry, outcome });
    };
    let result: Result;
    try {
      result = await work(stores);
    } catch (error) {
      await record(codeOf(error));
      throw error;
    }
    await record(OK, result);
    return result;
  });
}

function entryOf<Result>({ given }: ActionCall, { target, audited }: Kept<Result>, result: Result | undefined) {
  const input = audited === undefined ? given : audited(result);
  if (input === undefined) return undefined;
  const changed = result !== undefined && target !== undefined ? target(result) : (given.id ?? given.name);
  return { target: typeof changed === "string" ? auditText(changed) : undefined, input: writeAuditInput(input) };
}
