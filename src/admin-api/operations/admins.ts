import { adminSchema, describeAdmin, roleSchema } from "../admin-descriptions.js";
import { operation } from "../operation.js";
import { object, rows, text, truth } from "../schema.js";

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
    async handle({ stores, body: { name, role } }) {
      return { ...(await stores.adminTokens.create(name, role)), name, role };
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
    async handle({ stores, named }) {
      return { id: named, revoked: true, was_revoked: !(await stores.adminTokens.revoke(named)) };
    },
  }),
];
