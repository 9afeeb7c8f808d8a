/** Refusals that the specs declare: a place, a test, and a message. */
import type { GatewayErrorCode } from "../../generated/error-codes.js";
import type { Refusal } from "./refusal.js";
import type { Json, Wire } from "./json.js";
import { asList, inner, isSame, valueAt } from "./values.js";

export interface RefusalRule {
  readonly at: readonly string[];
  /** It is refused only if this place has a value too. */
  readonly beside?: readonly string[];
  readonly when:
    | { readonly is: Json }
    | { readonly notNull: true }
    | { readonly notIn: readonly Json[] }
    | { readonly has: Readonly<Record<string, Json>>; readonly times?: number };
  readonly code: GatewayErrorCode;
  readonly message: string;
  readonly details?: Json;
}

/**
 * Finds the first rule that a body breaks. Few bodies have any of the members at which rules begin, so that the rules
 * need not be looked at one by one.
 */
export function refusalBy(rules: readonly RefusalRule[]): (body: Wire) => Refusal | undefined {
  const beginnings = new Set(rules.map(({ at }) => at[0]));
  return (body) => {
    for (const member in body) if (beginnings.has(member)) return firstBroken(rules, body);
    return undefined;
  };
}

function firstBroken(rules: readonly RefusalRule[], body: Wire): Refusal | undefined {
  for (const { at, beside, when, code, message, details } of rules) {
    if (beside !== undefined && valueAt(body, beside) == null) continue;
    const value = valueAt(body, at);
    const found = value === undefined || value === null ? undefined : placeOf(when, value);
    if (found !== undefined)
      return { code, message, param: at.join(".") + found, ...(details === undefined ? {} : { details }) };
  }
  return undefined;
}

/** A test of a body, without a message. */
export type Claim = Pick<RefusalRule, "at" | "when">;

/** Whether a body meets any of several tests. */
export function meetsAny(claims: readonly Claim[], body: Wire): boolean {
  return claims.some(({ at, when }) => {
    const value = valueAt(body, at);
    return value !== undefined && value !== null && placeOf(when, value) !== undefined;
  });
}

/** The place in a value that matches a test: the value itself, an item of it, or so many of its items. */
function placeOf(when: RefusalRule["when"], value: Json): string | undefined {
  if ("has" in when) {
    const found = [...asList(value).entries()].filter(([, item]) =>
      Object.entries(when.has).every(([key, wanted]) => isSame(inner(item)[key], wanted)),
    );
    const index = found[(when.times ?? 1) - 1]?.[0];
    return index === undefined ? undefined : `[${index}]`;
  }
  const isMet =
    "is" in when
      ? isSame(value, when.is)
      : "notNull" in when || !when.notIn.some((accepted) => isSame(value, accepted));
  return isMet ? "" : undefined;
}
