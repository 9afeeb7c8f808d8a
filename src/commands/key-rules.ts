import { type KeyRules, ruleValues } from "../stores/keys/key-rules.js";
import { parseUsd } from "../stores/wallets/money.js";
import { parseMoment } from "../admin-api/schema.js";
import type { Option } from "./arguments.js";
import { checkArgument } from "./check-argument.js";
import { UsageError } from "./io.js";

const DAY_MILLISECONDS = 86_400_000;

/** The options of a command that limit a key. */
export const KEY_RULE_OPTIONS: Readonly<Record<string, Option>> = {
  expires: { value: "WHEN", summary: "when it ends: a day or time in ISO 8601, or a number of days from now" },
  dialects: { value: "LIST", summary: "the dialects it may be used in, with commas between" },
  from: { value: "CIDR,CIDR", summary: "the networks and addresses it may be used from" },
  models: { value: "LIST", summary: "the models it may call, with commas between; acme/* are all that begin so" },
  "requests-per-minute": { value: "N", summary: "how many calls it may make in a minute" },
  "tokens-per-minute": { value: "N", summary: "how many tokens its calls may take in a minute" },
  "budget-per-day": { value: "USD", summary: "how much it may spend in a day of UTC" },
  "budget-per-month": { value: "USD", summary: "how much it may spend in a month of UTC" },
  concurrent: { value: "N", summary: "how many calls it may make at the same time" },
};

/** The rules in the options. Throws a `UsageError` when they are not valid. */
export function readKeyRules(text: (option: string) => string | undefined, now = Date.now()): KeyRules {
  const limit = (option: string) => countOf(option, text(option));
  const names = (option: string) => namesIn(text(option));
  const [models, sources] = [names("models"), names("from")];
  checkArgument("--models", () => ruleValues({ models }));
  checkArgument("--from", () => ruleValues({ sources }));
  return {
    expiresAt: endOf(text("expires"), now),
    models,
    dialects: names("dialects"),
    sources,
    limits: {
      requestsPerMinute: limit("requests-per-minute"),
      tokensPerMinute: limit("tokens-per-minute"),
      mostConcurrent: limit("concurrent"),
      ticksPerDay: budgetOf("budget-per-day", text("budget-per-day")),
      ticksPerMonth: budgetOf("budget-per-month", text("budget-per-month")),
    },
  };
}

/** Refuses dialects that this build does not serve. */
export function checkDialects({ dialects = [] }: KeyRules, served: ReadonlySet<string>): void {
  const unknown = dialects.find((name) => !served.has(name));
  if (unknown !== undefined)
    throw new UsageError(`--dialects names "${unknown}"; the dialects are ${[...served].sort().join(", ")}`);
}

function namesIn(list: string | undefined): string[] | undefined {
  return list?.split(",").map((name) => name.trim());
}

function endOf(written: string | undefined, now: number): number | undefined {
  if (written === undefined) return undefined;
  const end = /^[1-9]\d{0,4}$/.test(written) ? now + Number(written) * DAY_MILLISECONDS : parseMoment(written);
  if (end === undefined)
    throw new UsageError(
      "--expires must be a day such as 2026-12-31, a time such as 2026-12-31T12:00:00Z " +
        `or a number of days, not "${written}"`,
    );
  if (end <= now) throw new UsageError(`--expires must be in the future, not "${written}"`);
  return end;
}

function countOf(option: string, written: string | undefined): number | undefined {
  if (written === undefined) return undefined;
  if (/^[1-9]\d{0,8}$/.test(written)) return Number(written);
  throw new UsageError(`--${option} must be a whole number from 1 to 999999999, not "${written}"`);
}

function budgetOf(option: string, written: string | undefined): bigint | undefined {
  if (written === undefined) return undefined;
  const ticks = parseUsd(written);
  if (ticks !== undefined && ticks > 0n) return ticks;
  throw new UsageError(
    `--${option} must be an amount in US dollars above nothing, such as 5 or 12.50, not "${written}"`,
  );
}
