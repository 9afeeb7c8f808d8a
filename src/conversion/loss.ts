/**
 * What a conversion could not carry: fields of a client's request, or parts of an upstream's answer. Readers and
 * writers report objects of the body that was read and members of them. Their paths are found by one walk of the body
 * at the end, if anything was lost. They are in the order of that body.
 */
import { itemOf, lookUp, PathFinder } from "./body-paths.js";
import { ConversionError } from "./conversion-error.js";
import { BodyPlace } from "./body-place.js";
import type { Json, Wire } from "./json.js";
import type { Origin } from "./origin.js";
import { asList, inner, nothing } from "./values.js";
import { join, masked } from "./place-names.js";
import { isPastExact } from "./whole-number.js";

export { join } from "./place-names.js";
export { listedIn, withAnother, type Origin } from "./origin.js";

interface Traced {
  readonly origin?: Origin | undefined;
  /** Concepts with a default value of the dialect: losing them is no loss. */
  readonly presumed?: readonly string[] | undefined;
}

/**
 * The treatment of a member that no concept covers: carried elsewhere, or dropped, except for values without effect.
 */
export type Unmapped = ReadonlyMap<string, "known" | readonly Json[]>;

/** The members of an object by name: those that are carried, and the dropped ones with their values without effect. */
export function membersOf(
  carried: readonly string[],
  dropped: readonly (readonly [name: string, neutral: readonly Json[]])[] = [],
): Unmapped {
  return new Map<string, "known" | readonly Json[]>([...carried.map((name) => [name, "known"] as const), ...dropped]);
}

/**
 * The places of each concept of each form. `[]` at the end: each item of the list reports its own place. `?`: a member
 * that says the same by being absent, and then has no place.
 */
export type ConceptPaths = Readonly<Record<string, readonly string[]>>;

export class Loss {
  /** The lost members of objects of the body. The empty name is the object itself. */
  readonly #lost = new Map<object, Set<string>>();
  /** Lost places that were given by their paths. */
  readonly #paths = new Set<string>();
  /** Objects in place of values that are none, or in place of other objects. */
  readonly #substitutes = new Map<object, Pick<Origin, "from" | "member">>();
  /** Concepts of objects of the body that a pass made of others. */
  #made: Map<object, Set<string>> | undefined;
  /** The body that was read, if its members had to be renamed. */
  #renamed: Wire | undefined;
  readonly #finder = new PathFinder();

  constructor(
    private readonly concepts: ConceptPaths,
    private readonly body: Wire,
    /** What the body was parsed from. */
    private readonly text?: string,
  ) {}

  /** The body is read in this form, whose members have other names. */
  reads(renamed: Wire): void {
    this.#renamed = renamed;
  }

  /** A member of an object, an item of a list, or the object itself is not carried. */
  at(from: object, member?: string | number): void {
    const name = nameOf(member);
    const members = this.#lost.get(from);
    if (members === undefined) this.#lost.set(from, new Set([name]));
    else members.add(name);
  }

  /** The same for a place that is known by its path. */
  atPath(path: string): void {
    this.#paths.add(path);
  }

  /** The value of a member is of a kind that the mapping does not know. */
  other(from: object, member?: string | number): undefined {
    this.at(from, member);
  }

  /** A pass makes a concept of others that the client sent: losing it is no loss of its own. */
  makes({ origin }: Traced, concept: string): void {
    if (origin === undefined) return;
    this.#made ??= new Map();
    const made = this.#made.get(origin.from);
    if (made === undefined) this.#made.set(origin.from, new Set([concept]));
    else made.add(concept);
  }

  /** An object that is read in place of a value. What it loses is lost at the place of the value. */
  substitute(from: object, member: string | number, object: Wire = {}): Wire {
    this.#substitutes.set(object, { from, member });
    return object;
  }

  /** A whole record is not carried. If its members are among those of another, each is reported. */
  drop(record: Traced): undefined {
    // A client may send so many pieces of one record that no stack has room for them.
    const others: Origin[] = [];
    for (let another = record.origin?.another; another !== undefined; another = another.another) others.push(another);
    for (const origin of others.reverse()) this.#dropHere({ origin });
    this.#dropHere(record);
  }

  /** The place of a record is lost, without the other places that some of it was at. */
  #dropHere(record: Traced): void {
    const { origin } = record;
    if (origin === undefined) return;
    if (origin.concept !== undefined)
      this.dropConcept({ origin: { ...origin, another: undefined } }, origin.concept, true);
    else if (this.#isBody(origin))
      for (const [member, value] of Object.entries(record)) this.dropConcept(record, member, value);
    else this.at(origin.from, origin.member);
  }

  /** One concept of a record is not carried. Reported if it has an effect, and if its dialect has a place for it. */
  dropConcept(record: Traced, concept: string, value: unknown, neutral?: unknown): void {
    if (value === undefined || value === "" || value === neutral || record.presumed?.includes(concept)) return;
    const origin = this.#originOf(record, concept);
    if (origin === undefined) return;
    if (typeof value === "object" && value !== null && Object.keys(value).length === 0) return;
    const lost = this.#memberOf(origin, concept);
    if (lost !== undefined) this.at(origin.from, lost);
    else if (origin.around !== undefined) this.dropConcept({ origin: origin.around }, concept, value);
    else if (Array.isArray(value)) for (const item of value as Traced[]) this.drop(item);
    else this.drop(value as Traced);
  }

  /** Where a concept was, which may be another place. Nothing where a pass made it of others. */
  #originOf(record: Traced, concept: string): Origin | undefined {
    for (let { origin } = record; origin !== undefined; origin = origin.another) {
      if (this.#made?.get(origin.from)?.has(concept) === true) return undefined;
      if (origin.another?.concept !== concept) return origin;
    }
    return undefined;
  }

  /**
   * The number of a concept is sent as another one within bounds. An integer past 2^53 is refused instead: its digits
   * are already lost.
   */
  clamp(record: Traced, concept: string, value: unknown, neutral?: unknown): void {
    if (isPastExact(value)) {
      const path = this.placeOf(record, concept) ?? concept;
      throw new ConversionError(path, `The integer at ${path} is too large to be converted exactly.`);
    }
    this.dropConcept(record, concept, value, neutral);
  }

  /**
   * Reports those of several concepts that the client has given. They were read together and have another form by now.
   */
  dropConcepts({ origin }: Traced, concepts: readonly string[]): void {
    if (origin === undefined) return;
    for (const concept of concepts) {
      const member = this.#memberOf(origin, concept);
      if (member !== undefined && lookUp(origin.from, member) != null) this.at(origin.from, member);
    }
  }

  /** Members of the value of a concept are not carried. */
  dropInside({ origin }: Traced, concept: string, members: readonly string[]): void {
    const place = origin && this.#memberOf(origin, concept);
    if (place !== undefined) for (const member of members) this.at(origin?.from ?? {}, join(place, member));
  }

  /** Whether a concept has a place of its own in its record. */
  hasPlace({ origin }: Traced, concept: string): boolean {
    return origin !== undefined && this.#memberOf(origin, concept) !== undefined;
  }

  /** The place of a concept of a record in the client's body, whether it is there or not. */
  placeOf(record: Traced, concept: string): string | undefined {
    const { origin } = record;
    const member = origin && this.#memberOf(origin, concept);
    if (origin !== undefined && member !== undefined) return this.pathTo(origin.from, member);
    const value = (record as Readonly<Record<string, unknown>>)[concept] as Traced | readonly Traced[] | undefined;
    const inside = (Array.isArray(value) ? (value as readonly Traced[])[0] : (value as Traced | undefined))?.origin;
    if (inside !== undefined) return this.pathTo(inside.from, inside.member);
    return this.concepts[`${origin?.form ?? ""}.${concept}`]?.[0]?.replace(/(?:\[\]|\?)$/, "");
  }

  /** The place of a record in the client's body, or nothing where the record is not the client's. */
  pathOf({ origin }: Traced): string {
    return origin === undefined ? "" : this.pathTo(origin.from, origin.member);
  }

  /** The path of an object in the client's body, or of a member of it. */
  pathTo(from: object, member?: string | number): string {
    const body = new BodyPlace(this.body);
    const place = this.#placesIn(body, [from]).get(from) ?? body;
    return place.at(nameOf(member)).path;
  }

  #isBody({ from, member }: Origin): boolean {
    return member === undefined && (from === this.body || from === this.#renamed);
  }

  /**
   * The member of an origin's object with a concept that the client used, if its form has several places for it. Items
   * of a list report their own place.
   */
  #memberOf({ from, member, form }: Origin, concept: string): string | undefined {
    const members = (this.concepts[`${form}.${concept}`] ?? [])
      .filter((place) => !place.endsWith("[]"))
      .map((place) => ({
        place: itemOf(from, join(nameOf(member), place.replace(/\?$/, ""))),
        isOptional: place.endsWith("?"),
      }));
    const found =
      members.find(({ place }) => lookUp(from, place) != null) ?? members.find(({ isOptional }) => !isOptional);
    return found?.place;
  }

  /** Reports the members of an object that no concept covers. */
  unmapped(wire: Wire, known: Unmapped): void {
    for (const key in wire) if (isUncovered(wire[key], known.get(key))) this.at(wire, masked(key));
  }

  /** The same of each object of a list. */
  unmappedEach(list: Json | undefined, known: Unmapped): void {
    for (const item of asList(list)) this.unmapped(inner(item), known);
  }

  /** The places in document order. A place inside a lost one is not repeated. */
  get paths(): string[] {
    if (this.#lost.size === 0 && this.#paths.size === 0) return [];
    const body = new BodyPlace(this.body);
    for (const path of this.#paths) body.at(path).lose();
    for (const [from, place] of this.#placesIn(body, [...this.#lost.keys()]))
      for (const member of this.#lost.get(from) ?? []) place.at(member).lose();
    return body.lostPaths(this.text);
  }

  /** The places of objects in the body. Objects that are not in it were made by the gateway. */
  #placesIn(body: BodyPlace, wanted: readonly object[]): Map<object, BodyPlace> {
    const holders = wanted.map((object) => this.#substitutes.get(object)?.from ?? object);
    const roots = this.#renamed === undefined ? [this.body] : [this.#renamed, this.body];
    const found = this.#finder.find(roots, holders);
    const places = new Map<object, BodyPlace>();
    for (const [index, object] of wanted.entries()) {
      const keys = found.get(holders[index] ?? object);
      const holder = keys?.reduce<BodyPlace>(
        (place, key) => (typeof key === "number" ? place.item(key) : place.member(key)),
        body,
      );
      if (holder !== undefined) places.set(object, holder.at(nameOf(this.#substitutes.get(object)?.member)));
    }
    return places;
  }
}

/** For bodies that no one reports on, and for what is written only to see whether it can be. */
export const noLoss = new (class extends Loss {
  override reads(): void {}
  override at(): void {}
  override atPath(): void {}
  override makes(): void {}
  override substitute(_from: object, _member: string | number, object: Wire = nothing): Wire {
    return object;
  }
  override drop(): undefined {}
  override dropConcept(): void {}
  override clamp(): void {}
  override dropConcepts(): void {}
  override dropInside(): void {}
  override unmapped(): void {}
})({}, {});

/** A member as the end of a path. */
function nameOf(member: string | number | undefined): string {
  return typeof member === "number" ? `[${member}]` : (member ?? "");
}

/** Whether a member that no concept covers says anything. */
export function isUncovered(value: Json | undefined, verdict: "known" | readonly Json[] | undefined): boolean {
  return verdict !== "known" && !asksNothing(value, verdict);
}

function asksNothing(value: Json | undefined, neutral: readonly Json[] | undefined): boolean {
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return true;
  return neutral?.some((item) => JSON.stringify(item) === JSON.stringify(value)) ?? false;
}
