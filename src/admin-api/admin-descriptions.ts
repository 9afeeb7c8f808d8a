/** How administrators are shown, in the admin API and in commands. */
import type { AdminTokenSummary } from "../stores/administrators/admin-token-store.js";
import type { AuditRow } from "../stores/administrators/audit-log.js";
import { ROLES } from "../stores/administrators/roles.js";
import { timeOf } from "./descriptions.js";
import { type ValueOf, anyObject, nullable, object, text, time, word } from "./schema.js";

export const roleSchema = word(ROLES, "What it may do: look up, also change, or also administer admin tokens.");

export const adminSchema = object({
  id: text("The token's ID."),
  name: text("Whose it is."),
  role: roleSchema,
  created_at: time("When it was made."),
  revoked_at: nullable(time("When it was revoked.")),
});

export function describeAdmin(admin: AdminTokenSummary): ValueOf<typeof adminSchema> {
  const { id, name, role, createdAt, revokedAt } = admin;
  const revoked_at = revokedAt === undefined ? null : timeOf(revokedAt);
  return { id, name, role, created_at: timeOf(createdAt), revoked_at };
}

export const auditSchema = object({
  id: text("The row's ID."),
  created_at: time("When it was written."),
  actor: text("The name of the token, `admin.token` for the configured one, or `command line`."),
  token_id: nullable(text("The ID of the token, unless it is the configured one.")),
  os_user: nullable(text("Of the command line: the name in the operating system.")),
  role: word(ROLES, "The role at that time."),
  operation: text("What was done: the ID of an operation of this API."),
  target: nullable(text("What it was done to: a name or an ID.")),
  input: anyObject("What was requested, without secrets; of a catalog, what it changed."),
  outcome: text("`ok`, or the code of the error."),
  request_id: nullable(text("The `x-request-id` of the answer.")),
});

export function describeAuditRow(row: AuditRow): ValueOf<typeof auditSchema> {
  const { id, createdAt, by, operation, target = null, input, outcome, requestId = null } = row;
  return {
    id,
    created_at: timeOf(createdAt),
    actor: by.name,
    token_id: by.tokenId ?? null,
    os_user: by.osUser ?? null,
    role: by.role,
    operation,
    target,
    input: JSON.parse(input) as object,
    outcome,
    request_id: requestId,
  };
}
