/** The rules of a key, as operators write them and as its row has them. */
import { RefusedError } from "../../config/refused.js";
import type { KeyLimits } from "./caller.js";

export interface KeyRules {
  /** When the key expires, in Unix milliseconds. */
  readonly expiresAt?: number | undefined;
  readonly models?: readonly string[] | undefined;
  readonly limits?: KeyLimits | undefined;
}

export interface RuleRow {
  readonly expires_at: bigint | null;
  readonly allowed_models: string | null;
  readonly requests_per_minute: bigint | null;
  readonly tokens_per_minute: bigint | null;
  readonly most_concurrent: bigint | null;
}

export const RULE_COLUMNS = [
  "expires_at",
  "allowed_models",
  "requests_per_minute",
  "tokens_per_minute",
  "most_concurrent",
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
export function ruleValues({ expiresAt, models, limits = {} }: KeyRules) {
  if (expiresAt !== undefined && !Number.isSafeInteger(expiresAt))
    throw new RefusedError("unsound", "the end of a key must be a point in time");
  return {
    expires_at: expiresAt ?? null,
    allowed_models: models === undefined ? null : JSON.stringify(checkedModels(models)),
    requests_per_minute: checkedLimit("requests per minute", limits.requestsPerMinute),
    tokens_per_minute: checkedLimit("tokens per minute", limits.tokensPerMinute),
    most_concurrent: checkedLimit("concurrent requests", limits.mostConcurrent),
  };
}

/** The rules of a row. Rules without a value are absent. */
export function rulesOf(row: RuleRow): KeyRules {
  const limits = {
    requestsPerMinute: numberOf(row.requests_per_minute),
    tokensPerMinute: numberOf(row.tokens_per_minute),
    mostConcurrent: numberOf(row.most_concurrent),
  };
  return {
    expiresAt: numberOf(row.expires_at),
    models: row.allowed_models === null ? undefined : (JSON.parse(row.allowed_models) as string[]),
    limits: Object.values(limits).every((limit) => limit === undefined) ? undefined : limits,
  };
}

function checkedModels(models: readonly string[]): readonly string[] {
  if (models.length === 0) throw new RefusedError("unsound", "a list of models must name at least one");
  const unsound = models.find((pattern) => pattern === "" || !MODEL_PATTERN.test(pattern));
  if (unsound !== undefined)
    throw new RefusedError(
      "unsound",
      `${JSON.stringify(unsound)} is neither a model's ID nor the beginning of some with * after it`,
    );
  return models;
}

function checkedLimit(name: string, limit: number | undefined): number | null {
  if (limit === undefined) return null;
  if (Number.isSafeInteger(limit) && limit >= 1 && limit <= HIGHEST_LIMIT) return limit;
  throw new RefusedError("unsound", `the limit of ${name} must be a whole number from 1 to ${HIGHEST_LIMIT}`);
}

function numberOf(value: bigint | null): number | undefined {
  return value === null ? undefined : Number(value);
}
