import { adminSchema, auditSchema, describeAdmin, describeAuditRow, roleSchema } from "../admin-descriptions.js";
import { nextCursor, pageOf, pageQuery, writeMark } from "../cursor.js";
import { operation } from "../operation.js";
import { checkPeriod } from "../period.js";
import { moment, object, optional, rows, text, truth } from "../schema.js";

const shared = { tag: "admins", role: "owner" } as const;

export const adminOperations = [
  operation({
    ...shared,
    method: "GET",
    path: "/admins",
    id: "listAdmins",
    summary: "List the admin tokens beside the configured one, without their secrets",
    answer: object({ admins: rows(adminSchema, "In the order they were made.") }),
    handle: async ({ stores }) => ({ admins: (await stores.adminTokens.list()).map(describeAdmin) }),
  }),
  operation({
    ...shared,
    method: "POST",
    path: "/admins",
    id: "createAdmin",
    summary: "Make an admin token and return it, once",
    status: 201,
    body: object({ name: text("Whose it is: 1 to 100 printable characters."), role: roleSchema }),
    answer: object({
      id: text("The token's ID."),
      token: text("The token, shown only here."),
      name: text("Whose it is."),
      role: roleSchema,
    }),
    async handle({ stores, record, body: { name, role } }) {
      return { ...(await stores.adminTokens.create(name, role, record)), name, role };
    },
  }),
  operation({
    ...shared,
    method: "POST",
    path: "/admins/{id}/revoke",
    id: "revokeAdmin",
    summary: "End an admin token for good; every process stops accepting it within seconds",
    answer: object({
      id: text("The token's ID."),
      revoked: truth("True."),
      was_revoked: truth("Whether it had ended before."),
    }),
    async handle({ stores, record, named }) {
      return { id: named, revoked: true, was_revoked: !(await stores.adminTokens.revoke(named, record)) };
    },
  }),
  operation({
    method: "GET",
    path: "/audit",
    tag: "audit",
    id: "listAudit",
    summary: "List what administrators changed and what they were refused, the latest first",
    query: { since: optional(moment("From then on.")), until: optional(moment("Before then.")), ...pageQuery },
    answer: object({ audit: rows(auditSchema, "The latest first."), next_cursor: nextCursor }),
    async handle({ stores, query }) {
      checkPeriod(query);
      const page = await stores.audit.list({ since: query.since, until: query.until }, pageOf(query));
      return { audit: page.rows.map(describeAuditRow), next_cursor: writeMark(page.next) };
    },
  }),
];
