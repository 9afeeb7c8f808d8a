/** The record of what administrators changed, and of what they were refused. Its rows are permanent. */
import { type Clock, clockOf } from "../drivers/clock.js";
import type { Database } from "../drivers/database.js";
import { failPoint } from "../drivers/fail-points.js";
import { CALL_WAIT_MS } from "../drivers/retry-when-locked.js";
import { Statement, changesOf, type Steps } from "../drivers/steps.js";
import { writerOf } from "../drivers/writer.js";
import { newIdentifier } from "../identifiers.js";
import { type Page, type PageInput, type Period, inPeriod, readPage } from "../paging.js";
import type { Administrator, Role } from "./roles.js";

/** One administrative act. */
export interface AuditEntry {
  readonly by: Administrator;
  /** The ID of the operation in the admin API. */
  readonly operation: string;
  /** What was changed: a name or an ID. */
  readonly target?: string | undefined;
  /** What was requested, as JSON without secrets. */
  readonly input: string;
  /** `ok`, or the code of the error. */
  readonly outcome: string;
  readonly requestId?: string | undefined;
}

export interface AuditRow extends AuditEntry {
  readonly id: string;
  readonly createdAt: number;
}

export interface AuditLog {
  /** Writes a row by itself: of what was refused or failed. */
  write(entry: AuditEntry): Promise<void>;
  /** Writes the row of a change, within its transaction. */
  entry(entry: AuditEntry): Steps<void>;
  /** The latest first. */
  list(period: Period, page: PageInput): Promise<Page<AuditRow>>;
}

interface StoredRow {
  readonly id: string;
  readonly created_at: bigint;
  readonly actor: string;
  readonly token_id: string | null;
  readonly os_user: string | null;
  readonly role: Role;
  readonly operation: string;
  readonly target: string | null;
  readonly input: string;
  readonly outcome: string;
  readonly request_id: string | null;
}

const TABLE = "audit_log";

const COLUMNS = [
  ...["id", "created_at", "actor", "token_id", "os_user", "role"],
  ...["operation", "target", "input", "outcome", "request_id"],
];

const WRITE = new Statement((database, value) =>
  database(TABLE).insert(Object.fromEntries(COLUMNS.map((column) => [column, value(column)]))),
);

export function createAuditLog(database: Database, now: Clock = clockOf(database)): AuditLog {
  let last = 0;
  function* entry({ by, operation, target, input, outcome, requestId }: AuditEntry): Steps<void> {
    // The rows of one process are listed in the order they were written, also those of one millisecond.
    last = Math.max(now(), last + 1);
    const who = { actor: by.name, token_id: by.tokenId, os_user: by.osUser, role: by.role };
    const what = { operation, target, input, outcome, request_id: requestId };
    yield* changesOf(WRITE.with({ id: newIdentifier("audit"), created_at: last, ...who, ...what }));
    failPoint("audit.written");
  }
  return {
    entry,
    write: (written) => writerOf(database).write(() => entry(written), { timeoutMs: CALL_WAIT_MS }),

    list: (period, page) => readPage(inPeriod(database(TABLE).select(), "created_at", period), TABLE, page, rowOf),
  };
}

function rowOf(row: StoredRow): AuditRow {
  const { actor: name, token_id, os_user, role, operation, target, input, outcome, request_id } = row;
  return {
    id: row.id,
    createdAt: Number(row.created_at),
    by: { name, role, tokenId: token_id ?? undefined, osUser: os_user ?? undefined },
    operation,
    target: target ?? undefined,
    input,
    outcome,
    requestId: request_id ?? undefined,
  };
}
