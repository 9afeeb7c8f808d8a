/** The rules of a key, as operators write them and as its row has them. */
import { RefusedError } from "../../config/refused.js";
import { MOST_TICKS } from "../wallets/money.js";
import type { KeyLimits } from "./caller.js";
import { isNetwork } from "../../config/networks.js";

export interface KeyRules {
  /** When the key expires, in Unix milliseconds. */
  readonly expiresAt?: number | undefined;
  readonly models?: readonly string[] | undefined;
  readonly dialects?: readonly string[] | undefined;
  readonly sources?: readonly string[] | undefined;
  readonly limits?: KeyLimits | undefined;
}

export interface RuleRow {
  readonly expires_at: bigint | null;
  readonly allowed_models: string | null;
  readonly allowed_dialects: string | null;
  readonly allowed_sources: string | null;
  readonly requests_per_minute: bigint | null;
  readonly tokens_per_minute: bigint | null;
  readonly most_concurrent: bigint | null;
  readonly ticks_per_day: bigint | null;
  readonly ticks_per_month: bigint | null;
}

export const RULE_COLUMNS = [
  "expires_at",
  "allowed_models",
  "allowed_dialects",
  "allowed_sources",
  "requests_per_minute",
  "tokens_per_minute",
  "most_concurrent",
  "ticks_per_day",
  "ticks_per_month",
] as const;

const HIGHEST_LIMIT = 1_000_000_000;
/** A model's ID, or a prefix of IDs followed by a star. */
const MODEL_PATTERN = /^[^\s*]{0,200}\*?$/;

/** Whether a list of models, such as `acme/small` and `acme/*`, contains a model. No list contains all. */
export function allowsModel(models: readonly string[] | undefined, model: string): boolean {
  if (models === undefined) return true;
  return models.some((allowed) => (allowed.endsWith("*") ? model.startsWith(allowed.slice(0, -1)) : model === allowed));
}

/** The columns of a key's rules, or an error about those that are invalid. */
export function ruleValues({ expiresAt, models, dialects, sources, limits = {} }: KeyRules) {
  if (expiresAt !== undefined && !Number.isSafeInteger(expiresAt))
    throw new RefusedError("unsound", "the end of a key must be a point in time");
  return {
    expires_at: expiresAt ?? null,
    allowed_models: listOf(models, checkedModels),
    allowed_dialects: listOf(dialects, checkedDialects),
    allowed_sources: listOf(sources, checkedSources),
    requests_per_minute: checkedLimit("requests per minute", limits.requestsPerMinute),
    tokens_per_minute: checkedLimit("tokens per minute", limits.tokensPerMinute),
    most_concurrent: checkedLimit("concurrent requests", limits.mostConcurrent),
    ticks_per_day: checkedBudget("day", limits.ticksPerDay),
    ticks_per_month: checkedBudget("month", limits.ticksPerMonth),
  };
}

/** The rules of a row. Rules without a value are absent. */
export function rulesOf(row: RuleRow): KeyRules {
  const limits = {
    requestsPerMinute: numberOf(row.requests_per_minute),
    tokensPerMinute: numberOf(row.tokens_per_minute),
    mostConcurrent: numberOf(row.most_concurrent),
    ticksPerDay: row.ticks_per_day ?? undefined,
    ticksPerMonth: row.ticks_per_month ?? undefined,
  };
  return {
    expiresAt: numberOf(row.expires_at),
    models: namesIn(row.allowed_models),
    dialects: namesIn(row.allowed_dialects),
    sources: namesIn(row.allowed_sources),
    limits: Object.values(limits).every((limit) => limit === undefined) ? undefined : limits,
  };
}

function listOf(names: readonly string[] | undefined, check: (names: readonly string[]) => void): string | null {
  if (names === undefined) return null;
  check(names);
  return JSON.stringify(names);
}

function namesIn(list: string | null): readonly string[] | undefined {
  return list === null ? undefined : (JSON.parse(list) as string[]);
}

function checkedModels(models: readonly string[]): void {
  if (models.length === 0) throw new RefusedError("unsound", "a list of models must name at least one");
  const unsound = models.find((pattern) => pattern === "" || !MODEL_PATTERN.test(pattern));
  if (unsound !== undefined)
    throw new RefusedError(
      "unsound",
      `${JSON.stringify(unsound)} is neither a model's ID nor the beginning of some with * after it`,
    );
}

/** The names themselves are checked where the dialects are known. */
function checkedDialects(dialects: readonly string[]): void {
  if (dialects.length === 0) throw new RefusedError("unsound", "a list of dialects must name at least one");
}

function checkedSources(sources: readonly string[]): void {
  if (sources.length === 0) throw new RefusedError("unsound", "a list of addresses must have at least one");
  const unsound = sources.find((source) => !isNetwork(source));
  if (unsound !== undefined)
    throw new RefusedError(
      "unsound",
      `${JSON.stringify(unsound)} is neither an IP address nor a network such as 192.0.2.0/24 or 2001:db8::/32`,
    );
}

function checkedLimit(name: string, limit: number | undefined): number | null {
  if (limit === undefined) return null;
  if (Number.isSafeInteger(limit) && limit >= 1 && limit <= HIGHEST_LIMIT) return limit;
  throw new RefusedError("unsound", `the limit of ${name} must be a whole number from 1 to ${HIGHEST_LIMIT}`);
}

function checkedBudget(period: "day" | "month", ticks: bigint | undefined): bigint | null {
  if (ticks === undefined) return null;
  if (ticks > 0n && ticks <= MOST_TICKS) return ticks;
  throw new RefusedError("unsound", `the budget of a ${period} must be more than nothing`);
}

function numberOf(value: bigint | null): number | undefined {
  return value === null ? undefined : Number(value);
}
