import type { KeyAdministration, KeySummary } from "../stores/key-store.js";
import { type Action, type ActionCall, runGroup } from "./action.js";
import type { CommandIo } from "./io.js";
import { table } from "./output.js";
import { withStores } from "./with-stores.js";

const create: Action = {
  name: "key create",
  summary: "Makes a key and shows its secret, this once.",
  options: {
    wallet: { value: "NAME", summary: "the wallet that pays", required: true },
    name: { value: "N", summary: "what to call the key" },
  },
  async run(call) {
    const wallet = call.text("wallet") ?? "";
    const { id, secret } = await withKeys(call, (keys) => keys.create(wallet, call.text("name") ?? "default"));
    call.print({ id, key: secret, wallet }, () => table([["id", id], ["key", secret], ["wallet", wallet]]));
  },
};

const list: Action = {
  name: "key list",
  summary: "Lists the keys, without their secrets.",
  async run(call) {
    const keys = await withKeys(call, (store) => store.list());
    call.print(keys.map(describe), () => table([["ID", "NAME", "WALLET", "CREATED", "REVOKED"], ...keys.map(cells)]));
  },
};

const revoke: Action = {
  name: "key revoke",
  summary: "Ends a key; a running gateway stops accepting it within seconds.",
  positionals: ["ID"],
  async run(call) {
    const id = call.positional("ID");
    const isNew = await withKeys(call, (keys) => keys.revoke(id));
    call.print({ id, revoked: true }, () => `key ${id} ${isNew ? "is revoked" : "was revoked before"}`);
  },
};

/** `isogloss key` */
export function run(args: string[], io: CommandIo): Promise<number> {
  return runGroup("key", [create, list, revoke], args, io);
}

function withKeys<Result>(call: ActionCall, work: (keys: KeyAdministration) => Promise<Result>): Promise<Result> {
  return withStores(call.config(), call.io, {}, (stores) => work(stores.keys));
}

function describe({ id, name, wallet, createdAt, revokedAt }: KeySummary) {
  return { id, name, wallet, created_at: timeOf(createdAt), revoked_at: revokedAt === undefined ? null : timeOf(revokedAt) };
}

function cells({ id, name, wallet, createdAt, revokedAt }: KeySummary): string[] {
  return [id, name, wallet, timeOf(createdAt), revokedAt === undefined ? "" : timeOf(revokedAt)];
}

function timeOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
