/**
 * Requests opaque state from upstreams that return it only on request. Upstreams that store nothing need it back with
 * each item. Clients that expect the vendor to store items do not request it themselves.
 */
import type { Family } from "../family.js";
import type { Json, Wire } from "../json.js";
import { asWire } from "../values.js";
import { holdsStated } from "./places.js";
import type { StateRule } from "./rule.js";

export interface StateRequest {
  readonly at: readonly string[];
  readonly value: Json;
}

/** The member to add to a forwarded body. Nothing where it requests state already, or where no model reasons. */
export function stateRequestFor(
  rule: StateRule | undefined,
  body: Wire,
  reasoning: Family["reasoning"],
): StateRequest | undefined {
  const ask = rule?.ask;
  if (rule === undefined || ask === undefined || body[ask.unless] != null) return undefined;
  const isRequested = Object.values(asWire(body[ask.beside]) ?? {}).some((value) => value != null);
  // A family without reasoning controls may refuse a request for state.
  const isExpected = typeof reasoning === "object" || (reasoning === undefined && holdsStated(rule, body));
  const list = body[ask.at] ?? [];
  if ((!isRequested && !isExpected) || !Array.isArray(list) || list.includes(ask.item)) return undefined;
  return { at: [ask.at], value: [...list, ask.item] };
}

/** A written body without the request for state, for hosts that refuse it. */
export function withoutStateRequest({ ask }: StateRule, wire: Wire): Wire {
  const list = ask === undefined ? undefined : wire[ask.at];
  if (ask === undefined || !Array.isArray(list)) return wire;
  const left = list.filter((item) => item !== ask.item);
  return { ...wire, [ask.at]: left.length === 0 ? undefined : left };
}
