/**
 * Upstreams that keep nothing give opaque state to those only who ask for it, and without it an item that was told can
 * not be told again. Clients that leave the keeping to the vendor do not know that they have to ask.
 */
import type { Family } from "../family.js";
import type { Json, Wire } from "../json.js";
import { asWire } from "../read.js";
import { holdsStated } from "./places.js";
import type { StateRule } from "./rule.js";

export interface StateAsk {
  /** The list of what an answer is to bring, and the word for its state. */
  readonly at: string;
  readonly item: string;
  /** The member that asks for reasoning. */
  readonly beside: string;
  /** Clients that say this member know that nothing is kept. */
  readonly unless: string;
}

export interface StateRequest {
  readonly at: readonly string[];
  readonly value: Json;
}

/**
 * What a body that goes on as it came must say beside; nothing where its state is asked for, or where no model reasons.
 */
export function stateRequestFor(
  rule: StateRule | undefined,
  body: Wire,
  reasoning: Family["reasoning"],
): StateRequest | undefined {
  const ask = rule?.ask;
  if (rule === undefined || ask === undefined || body[ask.unless] != null) return undefined;
  const isRequested = Object.values(asWire(body[ask.beside]) ?? {}).some((value) => value != null);
  // A family without words of reasoning may refuse to be asked for its state.
  const isExpected = typeof reasoning === "object" || (reasoning === undefined && holdsStated(rule, body));
  const list = body[ask.at] ?? [];
  if ((!isRequested && !isExpected) || !Array.isArray(list) || list.includes(ask.item)) return undefined;
  return { at: [ask.at], value: [...list, ask.item] };
}

/** A body that was written, without the wish for state, where its host refuses that. */
export function withoutStateRequest({ ask }: StateRule, wire: Wire): Wire {
  const list = ask === undefined ? undefined : wire[ask.at];
  if (ask === undefined || !Array.isArray(list)) return wire;
  const left = list.filter((item) => item !== ask.item);
  return { ...wire, [ask.at]: left.length === 0 ? undefined : left };
}
