/** How administrators are shown, in the admin API and in commands. */
import type { AdminTokenSummary } from "../stores/administrators/admin-token-store.js";
import { ROLES } from "../stores/administrators/roles.js";
import { timeOf } from "./descriptions.js";
import { type ValueOf, nullable, object, text, time, word } from "./schema.js";

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
