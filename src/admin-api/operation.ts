/** One operation of the admin API: its path, its input, its answer, and its function. */
import type { Secret } from "../config/secret.js";
import type { CatalogWords } from "../catalog/words.js";
import type { TaskSettler } from "../tasks/settle-task.js";
import type { TaskCharge } from "../tasks/task-charge.js";
import type { UnwrittenHold } from "../stores/wallets/open-holds.js";
import type { Role } from "../stores/administrators/roles.js";
import type { Steps } from "../stores/drivers/steps.js";
import type { EventLog } from "../observability/log-event.js";
import type { RouteState } from "../upstream/route-health.js";
import type { OpenStores } from "../stores/open.js";
import type { Members, Schema, Values } from "./schema.js";

/** What operations work with. */
export interface Administration {
  readonly stores: Pick<
    OpenStores,
    | "wallets"
    | "keys"
    | "catalog"
    | "vault"
    | "ledger"
    | "requests"
    | "usage"
    | "overview"
    | "holds"
    | "tasks"
    | "callbacks"
    | "media"
    | "adminTokens"
    | "audit"
    | "callbackSecrets"
  >;
  readonly log: EventLog;
  /** Closes tasks that operators resolve. */
  readonly taskSettler: Pick<TaskSettler, "resolve">;
  /** Called with what an operator charged for a task, so that this process counts it. */
  taskCharged(charge: TaskCharge): void;
  readonly words: CatalogWords;
  /** Holds of calls that this process admitted from allotments. */
  unwrittenHolds(): readonly UnwrittenHold[];
  /** The routes that this process called lately. */
  routeStates(): readonly RouteState[];
  /** What must not be in the audit log, whoever sends it. */
  secrets(): readonly Secret[];
  /** Called after a change of the catalog, so that this process serves it at once. */
  catalogChanged(): Promise<void>;
}

export interface OperationCall<Query, Body> extends Administration {
  /** The value of the path parameter. */
  readonly named: string;
  readonly query: Query;
  readonly body: Body;
  /** The header of that name, of an operation that takes it. */
  readonly idempotencyKey: string | undefined;
  /**
   * Writes the row of the change to the audit log. The store calls it in the transaction of the change, with what the
   * row needs of the answer.
   */
  record(answer: unknown): Steps<void>;
}

/** The types of a catalog body; `json` is one of its forms. */
export const CATALOG_TYPES = [
  "application/yaml",
  "application/x-yaml",
  "text/yaml",
  "text/x-yaml",
  "application/json",
] as const;

interface Shape {
  readonly method: "GET" | "POST";
  /** After `/admin/api`. At most one segment is a parameter in braces. */
  readonly path: string;
  readonly tag: string;
  /** The operation's name in descriptions. */
  readonly id: string;
  readonly summary: string;
  readonly status?: 200 | 201;
  /** It takes the header `idempotency-key`. */
  readonly isRepeatable?: boolean;
}

/**
 * What the audit log keeps of a change, without secrets: a part of its input and of its answer, which is absent when it
 * failed. Nothing when it changed nothing.
 */
type Audited<Query, Body, Answer> = (
  input: { readonly query: Query; readonly body: Body },
  answer: Answer | undefined,
) => object | undefined;

/** An operation without its type parameters. */
export interface Operation extends Shape {
  /** The role that its administrators have at least. */
  readonly role: Role;
  /** What the audit log keeps of a change. Absent: it changes nothing. */
  readonly audited?: Audited<unknown, unknown, unknown> | undefined;
  readonly query: Members;
  /** Absent: it takes no body. */
  readonly body: Schema<unknown> | "catalog" | undefined;
  readonly answer: Schema<unknown> | "catalog";
  handle(call: OperationCall<unknown, unknown>): Promise<unknown>;
}

interface Taking<Query extends Members, Body, Answer> extends Shape {
  /** By default `read-only` for lookups, and `operator` for the others. */
  readonly role?: Role;
  /** By default the whole input of what is no lookup. An input with a secret needs its own. */
  readonly audited?: Audited<Values<Query>, Body, Answer> | "nothing";
  readonly query?: Query;
  readonly body?: Schema<Body>;
  readonly answer: Schema<Answer>;
  handle(call: OperationCall<Values<Query>, Body>): Promise<Answer>;
}

/** An operation on JSON. The type of its result must match its schema. */
export function operation<Answer, Query extends Members = Record<never, never>, Body = undefined>(
  given: Taking<Query, Body, Answer>,
): Operation {
  return {
    ...given,
    role: roleOf(given),
    audited: auditedOf(given.audited ?? (given.method === "GET" ? "nothing" : wholeInput)),
    query: given.query ?? {},
    body: given.body,
    handle: (call) => given.handle(call as OperationCall<Values<Query>, Body>),
  };
}

/** A catalog can contain secrets: each operation states what the audit log keeps. */
type TakingCatalog<Query extends Members, Answer> = Omit<Taking<Query, string, Answer>, "body" | "audited"> &
  Required<Pick<Taking<Query, string, Answer>, "audited">>;

/** An operation whose body is a catalog file. */
export function catalogOperation<Answer, Query extends Members = Record<never, never>>(
  given: TakingCatalog<Query, Answer>,
): Operation {
  return {
    ...given,
    role: roleOf(given),
    audited: auditedOf(given.audited),
    query: given.query ?? {},
    body: "catalog",
    handle: (call) => given.handle(call as OperationCall<Values<Query>, string>),
  };
}

function roleOf({ role, method }: Pick<Taking<Members, unknown, unknown>, "role" | "method">): Role {
  return role ?? (method === "GET" ? "read-only" : "operator");
}

function wholeInput({ query, body }: { readonly query: object; readonly body: unknown }): object {
  return Object.assign({}, query, body);
}

function auditedOf<Query, Body, Answer>(audited: Audited<Query, Body, Answer> | "nothing"): Operation["audited"] {
  if (audited === "nothing") return undefined;
  return (input, answer) => audited(input as { query: Query; body: Body }, answer as Answer | undefined);
}
