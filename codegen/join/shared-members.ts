/** Events that take members which several events share: `$use: name`. */
import type { Json } from "../../src/conversion/json.js";
import { isObject } from "./source.js";

export type SharedMembers = Readonly<Record<string, Json>>;

/** The event with the shared members in place of `$use`; in these, `$rest` is what the event has beside. */
export function withShared(value: Json, shared: SharedMembers): Json {
  if (Array.isArray(value)) return value.map((item) => withShared(item, shared));
  if (!isObject(value)) return value;
  const { $use: name, ...own } = value;
  const members = typeof name === "string" ? shared[name] : undefined;
  if (!isObject(members)) return mapped(value, shared);
  const rest = mapped(own, shared);
  return hasRest(members)
    ? withRest(members, rest)
    : Object.fromEntries(
        Object.entries(value).flatMap(([key, member]) =>
          key === "$use" ? Object.entries(members) : [[key, withShared(member, shared)]],
        ),
      );
}

function mapped(value: Readonly<Record<string, Json>>, shared: SharedMembers): Json {
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, withShared(member, shared)]));
}

function hasRest(value: Json | undefined): boolean {
  if (value === "$rest") return true;
  return typeof value === "object" && value !== null && Object.values(value).some(hasRest);
}

function withRest(value: Json | undefined, rest: Json): Json {
  if (value === undefined) return null;
  if (value === "$rest") return rest;
  if (Array.isArray(value)) return value.map((item) => withRest(item, rest));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, withRest(member, rest)]));
}
