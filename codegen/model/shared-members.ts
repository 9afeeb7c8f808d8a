/** Events that take members which several events share: `$use: name`. */
import type { Json } from "../../src/conversion/json.js";
import type { Pointer } from "../load/pointer.js";
import type { SpecFile } from "../load/spec-file.js";
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

/** Where a member of an event is written: there, or among the shared members that the event takes. */
export function writtenAt(file: SpecFile, pointer: Pointer, value?: Json): Pointer {
  const written = file.at(pointer);
  if (written !== undefined && (value === undefined || written === value)) return pointer;
  const own = value === undefined ? undefined : besideUse(file, pointer, value);
  if (own !== undefined) return own;
  const shared = ["stream", "write", "shared"];
  return find(file.at(shared), String(pointer.at(-1)), value, shared) ?? pointer;
}

/** What an event has beside `$use` may be at the place of `$rest`, which is deeper. */
function besideUse(file: SpecFile, pointer: Pointer, value: Json): Pointer | undefined {
  const depth = pointer.findIndex((_key, index) => file.at(pointer.slice(0, index + 1)) === undefined);
  const around = pointer.slice(0, depth);
  const source = depth < 0 ? undefined : file.at(around);
  return isMap(source) && "$use" in source ? find(source, String(pointer.at(-1)), value, around) : undefined;
}

function isMap(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function find(inside: unknown, key: string, value: Json | undefined, pointer: Pointer): Pointer | undefined {
  if (typeof inside !== "object" || inside === null) return undefined;
  for (const [name, member] of Object.entries(inside)) {
    const at = [...pointer, Array.isArray(inside) ? Number(name) : name];
    if (name === key && (value === undefined || member === value)) return at;
    const found = find(member, key, value, at);
    if (found !== undefined) return found;
  }
  return undefined;
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
