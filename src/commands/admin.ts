import { describeAdmin } from "../admin-api/admin-descriptions.js";
import { checkedTokenName, type NewAdminToken } from "../stores/administrators/admin-token-store.js";
import type { RecordChange } from "../stores/administrators/record-change.js";
import { ROLES, type Role } from "../stores/administrators/roles.js";
import { type Action, runGroup } from "./action.js";
import { changeStores } from "./change-stores.js";
import { checkArgument } from "./check-argument.js";
import { type CommandIo, UsageError } from "./io.js";
import { table } from "./output.js";
import { withStores } from "./with-stores.js";

const create: Action = {
  name: "admin create",
  summary: "Makes an admin token and shows it, this once.",
  examples: [["admin create bob --role operator", "a token for somebody who makes keys"]],
  positionals: ["NAME"],
  options: { role: { value: ROLES.join("|"), summary: "what it may do", required: true, choices: ROLES } },
  async run(call) {
    const [name, role] = [call.positional("NAME"), roleOf(call.text("role"))];
    checkArgument("NAME", () => checkedTokenName(name));
    const { id, token } = await changeStores(
      call,
      "createAdmin",
      ({ adminTokens }, record: RecordChange<NewAdminToken>) => adminTokens.create(name, role, record),
      {
        target: (admin) => admin.id,
      },
    );
    call.print({ id, token, name, role }, () =>
      table([
        ["id", id],
        ["token", token],
        ["name", name],
        ["role", role],
      ]),
    );
  },
};

const list: Action = {
  name: "admin list",
  summary: "Lists the admin tokens beside the configured one, without their secrets.",
  examples: [["admin list", "who has a token"]],
  async run(call) {
    const admins = (await withStores(call, "listing admin tokens", (stores) => stores.adminTokens.list())).map(
      describeAdmin,
    );
    const rows = admins.map(({ id, name, role, created_at, revoked_at }) => {
      return [id, name, role, created_at, revoked_at ?? ""];
    });
    call.print(admins, () => table([["ID", "NAME", "ROLE", "CREATED", "REVOKED"], ...rows]));
  },
};

const revoke: Action = {
  name: "admin revoke",
  summary: "Ends an admin token; a running gateway stops accepting it within seconds.",
  examples: [["admin revoke admin_1a2b", "end a token for good"]],
  positionals: ["ID"],
  async run(call) {
    const id = call.positional("ID");
    const isNew = await changeStores(call, "revokeAdmin", ({ adminTokens }, record) => adminTokens.revoke(id, record));
    call.print({ id, revoked: true }, () => `admin token ${id} ${isNew ? "is revoked" : "was revoked before"}`);
  },
};

/** All that this command does. */
export const actions: readonly Action[] = [create, list, revoke];

/** `isogloss admin` */
export function run(args: string[], io: CommandIo): Promise<number> {
  return runGroup("admin", actions, args, io);
}

function roleOf(written: string | undefined): Role {
  const role = ROLES.find((match) => match === written);
  if (role === undefined) throw new UsageError(`--role must be one of ${ROLES.join(", ")}, not "${written}"`);
  return role;
}
