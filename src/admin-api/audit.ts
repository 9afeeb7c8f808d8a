/** What the audit log keeps of an administrative act. Secrets and long values are left out. */
import type { Secret } from "../config/secret.js";
import { type EventLog, logEvent } from "../observability/log-event.js";
import type { AuditEntry, AuditLog } from "../stores/administrators/audit-log.js";
import { reasonOf } from "../stores/drivers/database-error.js";

/** The outcome of what succeeded. */
export const OK = "ok";

const LONGEST_TEXT = 200;
const MOST_ITEMS = 100;
/** An operator can paste a secret where a name belongs. */
const MADE_SECRETS = /\b(sk-iso-|admin-iso-|whsec_)[\w+/=-]+/g;
/** Shorter ones are found in words that are none. */
const SHORTEST_SECRET = 8;
const REMOVED = "[removed]";

/** The secrets of others that this process knows. */
type KnownSecrets = readonly Secret[];

/** The input of an act as JSON. */
export function writeAuditInput(input: unknown, known: KnownSecrets): string {
  return JSON.stringify(input, (_key, part: unknown) => {
    if (typeof part === "bigint") return part.toString();
    if (typeof part === "string") return auditText(part, known);
    if (!Array.isArray(part) || part.length <= MOST_ITEMS) return part;
    return [...part.slice(0, MOST_ITEMS), `and ${part.length - MOST_ITEMS} more`] as unknown[];
  });
}

/** A text without secrets, shortened when it is long. */
export function auditText(text: string, known: KnownSecrets): string {
  const safe = withoutKnown(text, known).replaceAll(MADE_SECRETS, "$1...");
  return safe.length > LONGEST_TEXT ? `${safe.slice(0, LONGEST_TEXT)}...` : safe;
}

/** The longest first: one may be the beginning of another. */
function withoutKnown(text: string, known: KnownSecrets): string {
  return known
    .map((secret) => secret.reveal())
    .filter(({ length }) => length >= SHORTEST_SECRET)
    .sort((one, other) => other.length - one.length)
    .reduce((safe, secret) => safe.replaceAll(secret, REMOVED), text);
}

/** What changed in a catalog, without the values. */
export function auditChanges(changes: readonly Record<"action" | "what" | "id", string>[]): string[] {
  return changes.filter(({ action }) => action !== "keep").map(({ action, what, id }) => `${action} ${what} ${id}`);
}

/** What an act changed: what its path names, or what it made, or the name that was requested. */
export function auditTarget(named: string, answer: unknown, body: unknown, known: KnownSecrets): string | undefined {
  const target = named === "" ? (textIn(answer, "id") ?? textIn(body, "name")) : named;
  return target === undefined ? undefined : auditText(target, known);
}

function textIn(value: unknown, member: string): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const found: unknown = Object.entries(value).find(([name]) => name === member)?.[1];
  return typeof found === "string" ? found : undefined;
}

/** Writes the row of what failed. A row that cannot be written is logged. */
export async function recordAct(audit: Pick<AuditLog, "write">, log: EventLog, entry: AuditEntry): Promise<void> {
  try {
    await audit.write(entry);
  } catch (error) {
    logEvent(log, "audit.write_failed", { ...entry, reason: reasonOf(error) });
  }
}
