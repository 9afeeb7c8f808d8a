/** Reads JSON of any shape: a value of another type reads as absent. */
import type { Json, Wire } from "./json.js";
import type { Loss } from "./loss.js";
import { masked } from "./place-names.js";
import { asWire, inner, asList } from "./values.js";

/** Reads the value of a member, which is any JSON, or an item of a list. */
export type ReadMember<T> = (value: Json, loss: Loss, from: object, member: string | number) => T | undefined;

/** Reads an object of a list. */
type ReadObject<T> = (wire: Wire, loss: Loss, from: object, index: number) => T | undefined;

/** The items of a list as objects. Another value is an object without members, which is lost as the value. */
export function objectsOf(value: Json | undefined, loss: Loss): readonly Wire[] {
  const items = asList(value);
  if (items.every((item): item is Wire => asWire(item) !== undefined)) return items;
  return items.map((item, index) => asWire(item) ?? loss.substitute(items, index));
}

/** A list of records, or nothing where there is no list or an empty one. */
export function readEach<T>(value: Json | undefined, loss: Loss, read: ReadObject<T | T[]>): T[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  return readItems(objectsOf(value, loss), value, loss, read);
}

/** The same of records that may be bare values. */
export function readEachValue<T>(value: Json | undefined, loss: Loss, read: ReadMember<T | T[]>): T[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  return readItems(asList(value), value, loss, read);
}

function readItems<T, Item>(
  items: readonly Item[],
  list: object,
  loss: Loss,
  read: (item: Item, loss: Loss, from: object, index: number) => T | T[] | undefined,
): T[] {
  const records: T[] = [];
  for (const [index, item] of items.entries()) {
    const record = read(item, loss, list, index);
    if (Array.isArray(record)) for (const one of record) records.push(one);
    else if (record !== undefined) records.push(record);
  }
  return records;
}

/** A list with items from another place. */
export function withMore<T>(list: T[] | undefined, more: readonly T[]): T[] | undefined {
  return more.length === 0 ? list : [...(list ?? []), ...more];
}

/** A tool that is requested by its own member. */
export function hostedTool(member: Json | undefined, name: string): { name: string; calling: "hosted" }[] {
  return asWire(member) === undefined ? [] : [{ name, calling: "hosted" }];
}

/** A record as a list, for dialects that have only one. */
export function readAlone<T>(
  value: Json | undefined,
  loss: Loss,
  read: ReadMember<T>,
  from: object,
  member: string,
): T[] | undefined {
  const wire = asWire(value);
  const record = wire === undefined ? undefined : read(wire, loss, from, member);
  return record === undefined ? undefined : [record];
}

/** A record, or the first of a list that is understood. The others are lost. */
export function readOneOf<T>(
  value: Json | undefined,
  loss: Loss,
  read: ReadMember<T>,
  from: object,
  member: string,
): T | undefined {
  if (!Array.isArray(value)) return value === undefined ? undefined : read(value, loss, from, member);
  let found: T | undefined;
  for (const [index, item] of value.entries())
    if (found === undefined) found = read(item, loss, value, index);
    else loss.at(value, index);
  return found;
}

/** The meaning of a word. An unknown word is reported. */
export function readWord<T extends string>(
  table: ReadonlyMap<string, T>,
  value: Json | undefined,
  loss: Loss,
  from: object,
  member?: string | number,
): T | undefined {
  if (value === undefined || value === null) return undefined;
  const meaning = table.get(String(value));
  if (meaning === undefined) loss.at(from, member);
  return meaning;
}

/** The items of the inner lists of matching objects, or nothing where there are none. */
export function itemsWithin(
  value: Json | undefined,
  member: string,
  isMeant: (wire: Wire) => boolean,
): Json[] | undefined {
  const items = asList(value)
    .map(inner)
    .filter(isMeant)
    .flatMap((wire) => asList(wire[member]));
  return items.length > 0 ? items : undefined;
}

/** Whether any member of a record has a value. */
export function hasAnyValue(record: object): boolean {
  for (const member in record) if (record[member as keyof typeof record] !== undefined) return true;
  return false;
}

/** Records in lists inside the objects of a list. Other members of those objects are lost. */
export function readWithin<T>(
  value: Json | undefined,
  loss: Loss,
  inside: string,
  read: ReadObject<T>,
  other?: (name: string) => T,
): T[] | undefined {
  const records = objectsOf(value, loss).flatMap((wire) => {
    const others = Object.keys(wire).filter((key) => key !== inside);
    for (const key of others) loss.at(wire, masked(key));
    return [...(readEach(wire[inside], loss, read) ?? []), ...(other === undefined ? [] : others.map(other))];
  });
  return records.length > 0 ? records : undefined;
}
