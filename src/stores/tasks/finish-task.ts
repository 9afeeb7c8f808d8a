/** Ends a task exactly once: its state, its charge, its final snapshot and its callback. */
import type { Transaction } from "../drivers/database.js";
import { failPoint } from "../drivers/fail-points.js";
import type { Charge, Resolution } from "../wallets/holds.js";
import { runSteps } from "../drivers/steps.js";
import { endHold } from "../wallets/end-holds.js";
import { DELETION_LEASE_MS } from "./job-deletions.js";
import type { FinalState } from "./task-rows.js";

export interface TaskEnd {
  readonly state: FinalState;
  readonly observation?: string | undefined;
  /** What every reader gets from now on. */
  readonly snapshot: string;
  /** Absent: nothing is charged. */
  readonly charge?: Charge | undefined;
  readonly reason: string;
  /** The upstream keeps the job until it is deleted. */
  readonly keepsJob?: boolean | undefined;
}

export interface FinishResult {
  /** How the hold ended, possibly before this call. */
  readonly resolution: Resolution;
  readonly hasCallback: boolean;
}

export async function finishTask(
  transaction: Transaction,
  { id, fence }: { readonly id: string; readonly fence: number },
  ending: TaskEnd,
  at: number,
): Promise<FinishResult | undefined> {
  const { state, observation, snapshot, charge, reason, keepsJob } = ending;
  const values = {
    state,
    snapshot,
    reason,
    finished_at: at,
    lease_owner: null,
    lease_until: null,
    ...(observation !== undefined && { observation }),
    ...(keepsJob === true && { delete_job_at: at + DELETION_LEASE_MS }),
  };
  const [row]: { hold_id: string; callback_url: string | null }[] = await transaction("tasks")
    .where({ id, fence })
    .whereNull("finished_at")
    .update(values)
    .returning(["hold_id", "callback_url"]);
  if (row === undefined) return undefined;
  failPoint("finish.ended");
  const resolution = await runSteps(transaction, endHold(row.hold_id, charge ?? { released: reason }, at));
  failPoint("finish.settled");
  const url = row.callback_url;
  if (url !== null) {
    const callback = {
      task_id: id,
      url,
      host: new URL(url).host,
      payload: snapshot,
      next_attempt_at: at,
      created_at: at,
    };
    await transaction("callbacks").insert(callback);
  }
  failPoint("finish.called");
  return { resolution, hasCallback: url !== null };
}
