import { GatewayError } from "../../errors/gateway-error.js";
import type { KeyRules } from "../../stores/keys/key-rules.js";
import { describeKey, keySchema } from "../descriptions.js";
import { operation } from "../operation.js";
import { walletIdOf } from "../wallet-id.js";
import { type Amount, amount, amountOf } from "./amount.js";
import { list, moment, object, optional, rows, text, truth, wholeNumber } from "../schema.js";

const tag = "keys";
const HIGHEST_LIMIT = 1_000_000_000;

const rules = {
  expires_at: optional(moment("When the key is to end by itself.")),
  models: optional(
    list(
      text("A model's ID, or the beginning of IDs with * after it.", 201),
      "The models it may call; all by default.",
    ),
  ),
  dialects: optional(list(text("A dialect's name.", 100), "The dialects it may be used in; all by default.")),
  from: optional(
    list(
      text("A network such as 192.0.2.0/24 or 2001:db8::/32, or an address.", 60),
      "Where it may be used from; anywhere by default. The address of the connection counts.",
    ),
  ),
  requests_per_minute: optional(wholeNumber("How many calls it may make in a minute.", 1, HIGHEST_LIMIT)),
  tokens_per_minute: optional(wholeNumber("How many tokens its calls may take in a minute.", 1, HIGHEST_LIMIT)),
  concurrent: optional(wholeNumber("How many calls it may make at the same time.", 1, HIGHEST_LIMIT)),
  budget_per_day: optional(object(amount, "What it may spend in a day of UTC.")),
  budget_per_month: optional(object(amount, "What it may spend in a month of UTC.")),
};

export const keyOperations = [
  operation({
    method: "GET",
    path: "/keys",
    tag,
    id: "listKeys",
    summary: "List the keys, without their secrets",
    query: { wallet: optional(text("Only those of the wallet of this name.")) },
    answer: object({ keys: rows(keySchema, "In the order they were made.") }),
    async handle({ stores, query: { wallet } }) {
      const keys = await stores.keys.list(await walletIdOf(stores, wallet));
      return { keys: keys.map(describeKey) };
    },
  }),
  operation({
    method: "POST",
    path: "/keys",
    tag,
    id: "createKey",
    summary: "Create a key and return its secret, once",
    status: 201,
    body: object({
      wallet: text("The name of the wallet that pays."),
      name: optional(text("What to call the key.")),
      ...rules,
    }),
    answer: object({
      id: text("The key's ID."),
      key: text("The secret, shown only here."),
      wallet: text("The name of the wallet."),
    }),
    async handle({ stores, record, words, body: { wallet, name = "default", ...ruleInput } }) {
      checkDialects(ruleInput.dialects, words.servedDialects);
      const made = await stores.keys.create(wallet, name, rulesOf(ruleInput), record);
      return { id: made.id, key: made.secret, wallet: made.wallet };
    },
  }),
  operation({
    method: "POST",
    path: "/keys/{id}/revoke",
    tag,
    id: "revokeKey",
    summary: "End a key for good; every process stops accepting it within seconds",
    answer: object({
      id: text("The key's ID."),
      revoked: truth("True."),
      was_revoked: truth("Whether it had ended before."),
    }),
    async handle({ stores, record, named }) {
      return { id: named, revoked: true, was_revoked: !(await stores.keys.revoke(named, record)) };
    },
  }),
];

interface RulesInput {
  readonly expires_at?: number | undefined;
  readonly models?: readonly string[] | undefined;
  readonly dialects?: readonly string[] | undefined;
  readonly from?: readonly string[] | undefined;
  readonly requests_per_minute?: number | undefined;
  readonly tokens_per_minute?: number | undefined;
  readonly concurrent?: number | undefined;
  readonly budget_per_day?: Amount | undefined;
  readonly budget_per_month?: Amount | undefined;
}

/** Refuses dialects that this build does not serve. */
function checkDialects(dialects: readonly string[] = [], served: ReadonlySet<string>): void {
  const index = dialects.findIndex((name) => !served.has(name));
  if (index < 0) return;
  const param = `dialects[${index}]`;
  throw new GatewayError("invalid_request", `${param} must be one of ${[...served].sort().join(", ")}.`, { param });
}

function rulesOf({ expires_at, models, dialects, from, ...limits }: RulesInput): KeyRules {
  if (expires_at !== undefined && expires_at <= Date.now()) {
    throw new GatewayError("invalid_request", "expires_at must be in the future.", { param: "expires_at" });
  }
  return {
    expiresAt: expires_at,
    models,
    dialects,
    sources: from,
    limits: {
      requestsPerMinute: limits.requests_per_minute,
      tokensPerMinute: limits.tokens_per_minute,
      mostConcurrent: limits.concurrent,
      ticksPerDay: limits.budget_per_day && amountOf(limits.budget_per_day, "budget_per_day."),
      ticksPerMonth: limits.budget_per_month && amountOf(limits.budget_per_month, "budget_per_month."),
    },
  };
}
