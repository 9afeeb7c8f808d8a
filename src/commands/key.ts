import { describeKey } from "../admin-api/descriptions.js";
import { RefusedError } from "../config/refused.js";
import { formatUsd } from "../stores/wallets/money.js";
import type { RecordChange } from "../stores/administrators/record-change.js";
import { checkedName } from "../stores/names.js";
import type { KeySummary, NewKey } from "../stores/keys/key-store.js";
import { type Action, runGroup } from "./action.js";
import { loadCatalogWords } from "../catalog/load-words.js";
import { changeStores } from "./change-stores.js";
import { checkArgument } from "./check-argument.js";
import type { CommandIo } from "./io.js";
import { KEY_RULE_OPTIONS, checkDialects, readKeyRules } from "./key-rules.js";
import { table } from "./output.js";
import { withStores } from "./with-stores.js";

const create: Action = {
  name: "key create",
  summary: "Makes a key and shows its secret, this once.",
  examples: [
    ["key create --wallet alice --name laptop", "a key without limits"],
    [
      "key create --wallet alice --models 'acme/*' --budget-per-day 5 --expires 30",
      "for some models, 5 US dollars a day and 30 days",
    ],
  ],
  options: {
    wallet: { value: "NAME", summary: "the wallet that pays", required: true },
    name: { value: "N", summary: "what to call the key" },
    ...KEY_RULE_OPTIONS,
  },
  async run(call) {
    const payer = call.text("wallet") ?? "";
    const name = call.text("name") ?? "default";
    checkArgument("--name", () => checkedName("key", name));
    const rules = readKeyRules((option) => call.text(option));
    if (rules.dialects !== undefined) checkDialects(rules, (await loadCatalogWords()).servedDialects);
    const { id, secret, wallet } = await changeStores(
      call,
      "createKey",
      ({ keys }, record: RecordChange<NewKey>) => keys.create(payer, name, rules, record),
      { target: (key) => key.id },
    );
    call.print({ id, key: secret, wallet }, () =>
      table([
        ["id", id],
        ["key", secret],
        ["wallet", wallet],
      ]),
    );
  },
};

const list: Action = {
  name: "key list",
  summary: "Lists the keys, without their secrets.",
  examples: [["key list", "all keys with their limits"]],
  async run(call) {
    const keys = await withStores(call, "listing keys", (stores) => stores.keys.list());
    const heads = ["ID", "NAME", "WALLET", "CREATED", "ENDS", "MODELS", "LIMITS"];
    call.print(keys.map(describeKey), () => table([heads, ...keys.map((key) => cells(key))]));
  },
};

const show: Action = {
  name: "key show",
  summary: "Shows a key with its limits and what is used of its budgets, without its secret.",
  examples: [["key show key_1a2b", "one key, and what is used of its budgets"]],
  positionals: ["ID"],
  async run(call) {
    const id = call.positional("ID");
    const keys = await withStores(call, "reading the key", (stores) => stores.keys.list());
    const key = keys.find((match) => match.id === id);
    if (key === undefined) throw new RefusedError("unknown", `there is no key ${id}`);
    call.print(describeKey(key), () => table(details(key)));
  },
};

const revoke: Action = {
  name: "key revoke",
  summary: "Ends a key; a running gateway stops accepting it within seconds.",
  examples: [["key revoke key_1a2b", "end a key for good"]],
  positionals: ["ID"],
  async run(call) {
    const id = call.positional("ID");
    const isNew = await changeStores(call, "revokeKey", ({ keys }, record) => keys.revoke(id, record));
    call.print({ id, revoked: true }, () => `key ${id} ${isNew ? "is revoked" : "was revoked before"}`);
  },
};

/** All that this command does. */
export const actions: readonly Action[] = [create, list, show, revoke];

/** `isogloss key` */
export function run(args: string[], io: CommandIo): Promise<number> {
  return runGroup("key", actions, args, io);
}

function details(key: KeySummary): string[][] {
  const { id, name, wallet, created_at, revoked_at, expires_at, models } = describeKey(key);
  const lines: readonly (readonly [string, string | null])[] = [
    ["id", id],
    ["name", name],
    ["wallet", wallet],
    ["created", created_at],
    ["expires", expires_at],
    ["revoked", revoked_at],
    ["models", models?.join(", ") ?? "all"],
    ...limitsOf(key).map((limit) => ["limit", limit] as const),
  ];
  return lines.flatMap(([label, text]) => (text === null ? [] : [[label, text]]));
}

function cells(key: KeySummary): string[] {
  const { id, name, wallet, created_at, revoked_at, expires_at, models } = describeKey(key);
  const ends = revoked_at === null ? (expires_at ?? "") : `revoked ${revoked_at}`;
  return [id, name, wallet, created_at, ends, models?.join(",") ?? "all", limitsOf(key).join(", ")];
}

function limitsOf({ limits = {}, dialects, sources, used }: KeySummary): string[] {
  const { requestsPerMinute, tokensPerMinute, mostConcurrent, ticksPerDay, ticksPerMonth } = limits;
  return [
    requestsPerMinute === undefined ? [] : `${requestsPerMinute} requests/min`,
    tokensPerMinute === undefined ? [] : `${tokensPerMinute} tokens/min`,
    mostConcurrent === undefined ? [] : `${mostConcurrent} at once`,
    ticksPerDay === undefined ? [] : `${formatUsd(used?.day ?? 0n)} of ${formatUsd(ticksPerDay)} USD/day`,
    ticksPerMonth === undefined ? [] : `${formatUsd(used?.month ?? 0n)} of ${formatUsd(ticksPerMonth)} USD/month`,
    dialects === undefined ? [] : `in ${dialects.join(" or ")}`,
    sources === undefined ? [] : `from ${sources.join(" or ")}`,
  ].flat();
}
