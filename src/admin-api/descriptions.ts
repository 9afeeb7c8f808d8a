/** How wallets, keys and the rest are shown to operators, in the admin API and in commands. */
import type { KeySummary } from "../stores/keys/key-store.js";
import type { LedgerRow } from "../stores/wallets/ledger-store.js";
import type { OpenAllotment, OpenHold } from "../stores/wallets/open-holds.js";
import type { UsageGroup, UsageRow } from "../stores/logs/usage-store.js";
import type { Wallet } from "../stores/wallets/wallet-store.js";
import { type ValueOf, nullable, object, optional, rows, text, ticks, time, truth, wholeNumber } from "./schema.js";

const tokens = (description: string) => wholeNumber(description);

export const walletSchema = object({
  name: text("The wallet's name."),
  balance_ticks: ticks("What is in it. 10,000,000,000 ticks are one US dollar."),
  reserved_ticks: ticks("What of that is held for calls under way."),
  allotted_ticks: optional(ticks("What of that gateways set aside for calls to come. Absent when it is nothing.")),
  spent_ticks: ticks("What its calls have cost so far."),
});

export function describeWallet({
  name,
  balanceTicks,
  reservedTicks,
  allottedTicks,
  spentTicks,
}: Wallet): ValueOf<typeof walletSchema> {
  return {
    name,
    balance_ticks: balanceTicks,
    reserved_ticks: reservedTicks,
    allotted_ticks: allottedTicks > 0n ? allottedTicks : undefined,
    spent_ticks: spentTicks,
  };
}

export const ledgerRowSchema = object({
  transfer_id: text("Shared with the counterpart in another account, and with calls that were charged together."),
  created_at: time("When it was written."),
  kind: text("`credit`, `debit` for credit that was taken back, or `charge` for a call."),
  ticks: ticks("What the wallet gained, or lost when it is below zero."),
  estimated: truth("Whether the charge is an estimate, because the upstream did not report all usage."),
  model: nullable(text("The model that was called.")),
  hold_id: nullable(text("The hold that the charge ended.")),
});

export function describeLedgerRow(row: LedgerRow): ValueOf<typeof ledgerRowSchema> {
  const { transferId, createdAt, kind, ticks: gained, estimated, model = null, holdId = null } = row;
  return {
    transfer_id: transferId,
    created_at: timeOf(createdAt),
    kind,
    ticks: gained,
    estimated,
    model,
    hold_id: holdId,
  };
}

export const keySchema = object({
  id: text("The key's ID. Its secret is shown once, when it is created."),
  name: text("What it is called."),
  wallet: text("The name of the wallet that pays."),
  created_at: time("When it was made."),
  revoked_at: nullable(time("When it was ended by hand.")),
  expires_at: nullable(time("When it ends by itself.")),
  models: nullable(
    rows(text("A model's ID, or the beginning of IDs with * after it."), "The models it may call; all when null."),
  ),
  dialects: nullable(rows(text("A dialect's name."), "The dialects it may be used in; all when null.")),
  from: nullable(rows(text("A network or an address."), "Where it may be used from; anywhere when null.")),
  requests_per_minute: nullable(wholeNumber("How many calls it may make in a minute.")),
  tokens_per_minute: nullable(wholeNumber("How many tokens its calls may take in a minute.")),
  concurrent: nullable(wholeNumber("How many calls it may make at the same time.")),
  budget_per_day_ticks: nullable(ticks("What it may spend in a day of UTC.")),
  budget_per_month_ticks: nullable(ticks("What it may spend in a month of UTC.")),
  used_today_ticks: nullable(
    ticks("What counts towards its budgets today: charges and open holds. Null without a budget."),
  ),
  used_this_month_ticks: nullable(ticks("The same of this month.")),
});

export function describeKey(key: KeySummary): ValueOf<typeof keySchema> {
  const { id, name, wallet, createdAt, revokedAt, expiresAt, limits = {}, used } = key;
  const { models = null, dialects = null, sources = null } = key;
  return {
    id,
    name,
    wallet,
    created_at: timeOf(createdAt),
    revoked_at: timeOrNull(revokedAt),
    expires_at: timeOrNull(expiresAt),
    models,
    dialects,
    from: sources,
    requests_per_minute: limits.requestsPerMinute ?? null,
    tokens_per_minute: limits.tokensPerMinute ?? null,
    concurrent: limits.mostConcurrent ?? null,
    budget_per_day_ticks: limits.ticksPerDay ?? null,
    budget_per_month_ticks: limits.ticksPerMonth ?? null,
    used_today_ticks: used?.day ?? null,
    used_this_month_ticks: used?.month ?? null,
  };
}

export const holdSchema = object({
  id: text("The hold's ID."),
  call_id: text("The call it is for."),
  wallet: text("The name of the wallet."),
  key_id: text("The key that calls."),
  model: text("The model that is called."),
  ticks: ticks("What is held."),
  created_at: time("When the call was admitted."),
  expires_at: time("When it is given back, unless the call's process renews it."),
});

export function describeHold(hold: OpenHold): ValueOf<typeof holdSchema> {
  const { id, callId, wallet, keyId, model, ticks: held, createdAt, expiresAt } = hold;
  return {
    id,
    call_id: callId,
    wallet,
    key_id: keyId,
    model,
    ticks: held,
    created_at: timeOf(createdAt),
    expires_at: timeOf(expiresAt),
  };
}

export const allotmentSchema = object({
  id: text("The allotment's ID."),
  wallet: text("The name of the wallet."),
  ticks: ticks("What a gateway has set aside."),
  held_ticks: ticks("What of that calls under way held a moment ago."),
  created_at: time("When it was set aside."),
  expires_at: time("When it is given back, unless its process renews it."),
});

export function describeAllotment(allotment: OpenAllotment): ValueOf<typeof allotmentSchema> {
  const { id, wallet, ticks: all, heldTicks, createdAt, expiresAt } = allotment;
  return {
    id,
    wallet,
    ticks: all,
    held_ticks: heldTicks,
    created_at: timeOf(createdAt),
    expires_at: timeOf(expiresAt),
  };
}

export const usageRowSchema = object({
  group: text("A model's ID, a wallet's name, a key's ID, or a day in UTC such as 2026-01-31."),
  name: nullable(text("What the key is called.")),
  calls: wholeNumber("Calls that were charged."),
  estimated_calls: wholeNumber("Those of them whose usage is in part an estimate."),
  input_tokens: tokens("Input, cached input and what was written to a cache included."),
  cached_input_tokens: tokens("Of the input: read from a cache."),
  cache_write_tokens: tokens("Of the input: written to a cache."),
  cache_write_hour_tokens: tokens("Of what was written to a cache: what it keeps for an hour."),
  output_tokens: tokens("Output, reasoning included."),
  reasoning_tokens: tokens("Of the output: reasoning."),
  images: wholeNumber("Images that were made."),
  media_milliseconds: wholeNumber("How long the media that were made last."),
  ticks: ticks("What that cost."),
});

export function describeUsage(by: UsageGroup, row: UsageRow): ValueOf<typeof usageRowSchema> {
  return {
    group: by === "wallet" ? (row.name ?? row.group) : row.group,
    name: by === "key" ? (row.name ?? null) : null,
    calls: Number(row.calls),
    estimated_calls: Number(row.estimated),
    input_tokens: Number(row.inputTokens),
    cached_input_tokens: Number(row.cachedInputTokens),
    cache_write_tokens: Number(row.cacheWriteTokens),
    cache_write_hour_tokens: Number(row.cacheWriteHourTokens),
    output_tokens: Number(row.outputTokens),
    reasoning_tokens: Number(row.reasoningTokens),
    images: Number(row.images),
    media_milliseconds: Number(row.mediaMilliseconds),
    ticks: row.ticks,
  };
}

export function timeOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

function timeOrNull(milliseconds: number | undefined): string | null {
  return milliseconds === undefined ? null : timeOf(milliseconds);
}
