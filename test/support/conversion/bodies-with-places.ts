/** Bodies with the places that are wanted, whether their schemas have them or not: readers read them anyway. */
import type { Json, Wire } from "../../../src/registry.js";
import { valueOf, type Dice, type Preference } from "./bodies-of-schemas.js";
import type { Schema } from "./schema-conditions.js";

/** What is wanted, and the schemas of values at places where nothing is yet. */
export interface WantedPlaces {
  readonly preference: Preference;
  readonly leafAt: (place: string) => Schema;
  readonly dice: Dice;
  /** Items of lists are made anew: the members that they have may tell another form. */
  readonly ofNewItems: boolean;
}

/** A copy of a body with the wanted places, without the unwanted ones. */
export function bodyWith(wanted: WantedPlaces, body: Wire): Wire {
  // Readers tell the objects of a body apart.
  return JSON.parse(JSON.stringify(valueWith(wanted, "", body))) as Wire;
}

function valueWith(wanted: WantedPlaces, place: string, given: Json | undefined): Json | undefined {
  const { preference } = wanted;
  const members = membersOf(place, preference.wanted);
  if (preference.wanted.has(`${place}[]`)) {
    const [item] = Array.isArray(given) ? given : [];
    return [valueWith(wanted, `${place}[]`, wanted.ofNewItems ? undefined : item) ?? null];
  }
  if (members.length > 0) return objectWith(wanted, place, members, given);
  const values = preference.values.get(place) ?? [];
  if (values.length > 0) return given !== undefined && values.includes(given) ? given : wanted.dice.one(values);
  return given ?? valueOf(wanted.leafAt(place), wanted.dice, { name: lastOf(place), path: place, depth: 1 });
}

function objectWith(wanted: WantedPlaces, place: string, members: readonly string[], given: Json | undefined): Wire {
  const { unwanted } = wanted.preference;
  const own = isObject(given) && fits(wanted, place, members, given) ? given : {};
  const made = members.map((name) => [name, valueWith(wanted, inside(place, name), own[name])] as const);
  const kept = Object.entries(own).filter(([name]) => !unwanted.has(inside(place, name)));
  return Object.fromEntries([...kept, ...made].filter(([, value]) => value !== undefined)) as Wire;
}

/** An object with other words is of another form: nothing of it is kept. */
function fits({ preference }: WantedPlaces, place: string, members: readonly string[], given: Wire): boolean {
  return members.every((name) => {
    const values = preference.values.get(inside(place, name)) ?? [];
    const value = given[name];
    return values.length === 0 || (value !== undefined && values.includes(value));
  });
}

/** The names of the members of an object that are wanted. */
function membersOf(place: string, wanted: ReadonlySet<string>): string[] {
  const prefix = place === "" ? "" : `${place}.`;
  const inner = [...wanted].filter((one) => one.startsWith(prefix)).map((one) => one.slice(prefix.length));
  return [...new Set(inner.map((one) => one.replace(/[.[].*$/, "")))].filter((name) => name !== "");
}

function lastOf(place: string): string {
  return place.replace(/\[\]/g, "").replace(/^.*\./, "");
}

function inside(place: string, name: string): string {
  return place === "" ? name : `${place}.${name}`;
}

function isObject(value: Json | undefined): value is Wire {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
