/** Tasks as the other layers see them, and as rows. */

/** Created or ambiguous (the upstream may have accepted it), and then the state that the upstream reports. */
export const OPEN_STATES = ["created", "ambiguous", "queued", "running"] as const;
export const FINAL_STATES = ["succeeded", "failed", "cancelled", "expired"] as const;
export const TASK_STATES = [...OPEN_STATES, ...FINAL_STATES] as const;
export type FinalState = (typeof FINAL_STATES)[number];
export type TaskState = (typeof TASK_STATES)[number];

export function isFinalState(state: string): state is FinalState {
  return FINAL_STATES.some((final) => final === state);
}

/** The state of an upstream job that has not ended. */
export type ActiveState = "queued" | "running";

/** The route that a task was sent over. */
export interface TaskRoute {
  readonly provider: string;
  readonly model: string;
  readonly dialect: string;
}

export interface Task {
  readonly id: string;
  readonly walletId: string;
  readonly keyId: string;
  readonly holdId: string;
  /** The public ID of the model. */
  readonly model: string;
  readonly route: TaskRoute;
  /** The dialect of its creation and of its snapshots. */
  readonly dialect: string;
  /** The parts of the request that are needed later, as JSON. */
  readonly request: string;
  readonly callbackUrl?: string | undefined;
  readonly state: TaskState;
  /** The ID of the upstream job. No client ever sees it. */
  readonly upstreamId?: string | undefined;
  /** The last observation, as JSON. */
  readonly observation?: string | undefined;
  /** The final snapshot: every reader gets the same bytes. */
  readonly snapshot?: string | undefined;
  /** Why it ended, for operators. */
  readonly reason?: string | undefined;
  /** Times are Unix milliseconds. */
  readonly createdAt: number;
  readonly sentAt?: number | undefined;
  readonly acceptedAt?: number | undefined;
  /** When it was first known to run. */
  readonly runningAt?: number | undefined;
  readonly finishedAt?: number | undefined;
  /** When its owner removed it. Operators still see it. */
  readonly removedAt?: number | undefined;
  readonly deadlineAt: number;
  readonly nextPollAt: number;
  readonly leaseOwner?: string | undefined;
  readonly leaseUntil?: number | undefined;
  /** Grows with every lease. Writes under an older fence are ignored. */
  readonly fence: number;
  readonly polls: number;
  /** How many polls failed in a row. */
  readonly failures: number;
}

export interface TaskRow {
  readonly id: string;
  readonly wallet_id: string;
  readonly key_id: string;
  readonly hold_id: string;
  readonly model: string;
  readonly provider: string;
  readonly upstream_model: string;
  readonly upstream_dialect: string;
  readonly dialect: string;
  readonly request: string;
  readonly callback_url: string | null;
  readonly state: TaskState;
  readonly upstream_id: string | null;
  readonly observation: string | null;
  readonly snapshot: string | null;
  readonly reason: string | null;
  readonly created_at: bigint;
  readonly sent_at: bigint | null;
  readonly accepted_at: bigint | null;
  readonly running_at: bigint | null;
  readonly finished_at: bigint | null;
  readonly removed_at: bigint | null;
  readonly deadline_at: bigint;
  readonly next_poll_at: bigint;
  readonly lease_owner: string | null;
  readonly lease_until: bigint | null;
  readonly fence: bigint;
  readonly polls: bigint;
  readonly failures: bigint;
}

export function taskOf(row: TaskRow): Task {
  return {
    id: row.id,
    walletId: row.wallet_id,
    keyId: row.key_id,
    holdId: row.hold_id,
    model: row.model,
    route: { provider: row.provider, model: row.upstream_model, dialect: row.upstream_dialect },
    dialect: row.dialect,
    request: row.request,
    callbackUrl: row.callback_url ?? undefined,
    state: row.state,
    upstreamId: row.upstream_id ?? undefined,
    observation: row.observation ?? undefined,
    snapshot: row.snapshot ?? undefined,
    reason: row.reason ?? undefined,
    createdAt: Number(row.created_at),
    sentAt: timestampOf(row.sent_at),
    acceptedAt: timestampOf(row.accepted_at),
    runningAt: timestampOf(row.running_at),
    finishedAt: timestampOf(row.finished_at),
    removedAt: timestampOf(row.removed_at),
    deadlineAt: Number(row.deadline_at),
    nextPollAt: Number(row.next_poll_at),
    leaseOwner: row.lease_owner ?? undefined,
    leaseUntil: timestampOf(row.lease_until),
    fence: Number(row.fence),
    polls: Number(row.polls),
    failures: Number(row.failures),
  };
}

export function timestampOf(value: bigint | null): number | undefined {
  return value === null ? undefined : Number(value);
}
