/**
 * The members that only one dialect has for a job. They are picked from an upstream's answer by a list, and stored with
 * the name of the dialect. They are added to answers for clients of that dialect. Clients of other dialects never see
 * them.
 */
import type { Json, Wire } from "./json.js";
import { asWire, isSame, valueAt } from "./values.js";

export type OwnType = "string" | "integer" | "number" | "boolean" | "object" | "list";

export interface OwnRule {
  readonly members: readonly { readonly at: readonly string[]; readonly is: OwnType }[];
  readonly lists: readonly { readonly at: readonly string[]; readonly items: readonly OwnItem[] }[];
}

/** Items of a list that match. */
export interface OwnItem extends OwnRule {
  readonly when: Wire;
  /** Shown only where the answer contains such an item anyway. */
  readonly beside: boolean;
}

export interface Own {
  readonly dialect: string;
  readonly fields: Json;
}

const types: Readonly<Record<OwnType, (value: Json) => boolean>> = {
  string: (value) => typeof value === "string",
  integer: (value) => Number.isSafeInteger(value),
  number: (value) => typeof value === "number",
  boolean: (value) => typeof value === "boolean",
  object: (value) => asWire(value) !== undefined,
  list: (value) => Array.isArray(value),
};

/** The listed members that an answer has. */
export function keepOwn(dialect: string, rule: OwnRule, body: Wire): Own | undefined {
  const fields = pick(rule, body, true);
  return fields === undefined ? undefined : { dialect, fields };
}

/** Without other members, items that belong to others are left out. */
function pick({ members, lists }: OwnRule, body: Wire, isBeside: boolean): Wire | undefined {
  const values = [
    ...members.map(({ at, is }) => ({ at, value: ofType(is, valueAt(body, at)) })),
    ...lists.map(({ at, items }) => ({ at, value: pickItems(items, valueAt(body, at), isBeside) })),
  ];
  const picked = values.reduce<Wire>((wire, { at, value }) => withMember(wire, at, value, true), {});
  return Object.keys(picked).length === 0 ? undefined : picked;
}

function ofType(is: OwnType, value: Json | undefined): Json | undefined {
  return value != null && types[is](value) ? value : undefined;
}

function pickItems(kinds: readonly OwnItem[], value: Json | undefined, isBeside: boolean): Wire[] | undefined {
  const items = (Array.isArray(value) ? value : []).flatMap((item) => {
    const kind = kindOf(kinds, item);
    const picked = kind && (isBeside || !kind.beside) ? pick(kind, asWire(item) ?? {}, isBeside) : undefined;
    return picked === undefined ? [] : [{ ...kind?.when, ...picked }];
  });
  return items.length === 0 ? undefined : items;
}

function kindOf(kinds: readonly OwnItem[], item: Json): OwnItem | undefined {
  const wire = asWire(item);
  return (
    wire &&
    kinds.find(({ when }) =>
      Object.entries(when).every(([member, value]) => value !== undefined && isSame(wire[member], value)),
    )
  );
}

/**
 * An answer with the stored members, where it has the same dialect. The upstream's own value is more exact than ours.
 */
export function restoreOwn(dialect: string, rule: OwnRule, wire: Wire, own: Own | undefined): Wire {
  return own?.dialect === dialect ? mergeOwn(rule, wire, asWire(own.fields) ?? {}) : wire;
}

function mergeOwn({ members, lists }: OwnRule, wire: Wire, own: Wire): Wire {
  const whole = members.reduce((merged, { at }) => withMember(merged, at, valueAt(own, at), false), wire);
  return lists.reduce(
    (merged, { at, items }) => withMember(merged, at, joined(items, valueAt(merged, at), valueAt(own, at)), false),
    whole,
  );
}

/** A member of an absent object is left out, unless the object is `made` for it. */
function withMember(wire: Wire, [key = "", ...rest]: readonly string[], value: Json | undefined, made: boolean): Wire {
  if (value === undefined) return wire;
  if (rest.length === 0) return { ...wire, [key]: value };
  const inside = asWire(wire[key]) ?? (made ? {} : undefined);
  return inside === undefined ? wire : { ...wire, [key]: withMember(inside, rest, value, made) };
}

/** A written item is merged into the first stored item of its kind, so that both stay in order. */
function joined(kinds: readonly OwnItem[], written: Json | undefined, kept: Json | undefined): Json[] | undefined {
  if (!Array.isArray(kept)) return undefined;
  const rest: Json[] = Array.isArray(written) ? [...written] : [];
  const items = kept.flatMap((item) => {
    const kind = kindOf(kinds, item);
    const place = rest.findIndex((one) => kind !== undefined && kindOf(kinds, one) === kind);
    if (kind === undefined || place === -1) return pickItems(kinds, [item], false) ?? [];
    const [same] = rest.splice(place, 1);
    return [mergeOwn(kind, asWire(same) ?? {}, asWire(item) ?? {})];
  });
  return [...items, ...rest].length === 0 ? undefined : [...items, ...rest];
}
