/**
 * What a conversion could not carry. Readers and writers report places; the places are told to the client in
 * the order of its own body.
 */
import type { Json, Wire } from "./json.js";
import { asList, inner } from "./read.js";
import { join, masked, namesOf, unmasked } from "./place-names.js";
import { camelName } from "./spelling.js";

export { join } from "./place-names.js";

/** Where a piece of the vocabulary stood in the client's body, and in which form of its dialect. */
export interface Origin {
  readonly path: string;
  readonly form: string;
  /** It stood in one concept of that form only. */
  readonly concept?: string;
  /** Some of it stood elsewhere, in one concept of the form there. */
  readonly another?: Origin;
}

/** The origin of a piece that something from elsewhere was added to. */
export function withAnother(origin: Origin | undefined, another: Origin | undefined): Origin | undefined {
  return origin === undefined ? another : { ...origin, another };
}

interface Traced {
  readonly origin?: Origin | undefined;
  /** Concepts that nobody said: losing them is no loss. */
  readonly presumed?: readonly string[] | undefined;
}

/** What becomes of a member that no concept covers: carried elsewhere, or dropped unless it asks for nothing. */
export type Unmapped = ReadonlyMap<string, "known" | readonly Json[]>;

export type ConceptPaths = Readonly<Record<string, readonly string[]>>;

export class Loss {
  readonly #places = new Set<string>();

  constructor(
    private readonly concepts: ConceptPaths,
    private readonly body: Wire,
  ) {}

  /** A place of the client's body is not carried. */
  at(path: string): void {
    this.#places.add(path);
  }

  /** What stands at a place is of a kind that the mapping does not know. */
  other(path: string): undefined {
    this.at(path);
  }

  /** A whole record is not carried; one whose members stand among others is named by them. */
  drop(record: Traced): undefined {
    const { path, concept, another } = record.origin ?? {};
    if (another !== undefined) this.drop({ origin: another });
    if (concept !== undefined) {
      this.dropConcept({ origin: record.origin }, concept, true);
      return undefined;
    }
    if (path === "") for (const [member, value] of Object.entries(record)) this.dropConcept(record, member, value);
    else if (path !== undefined) this.#places.add(path);
    return undefined;
  }

  /** One concept of a record is not carried, if it asks for anything and its dialect has a place for it. */
  dropConcept(record: Traced, concept: string, value: unknown, neutral?: unknown): void {
    if (
      value === undefined ||
      value === "" ||
      value === neutral ||
      record.origin === undefined ||
      record.presumed?.includes(concept) === true
    )
      return;
    if (record.origin.another?.concept === concept)
      return this.dropConcept({ origin: record.origin.another }, concept, value, neutral);
    if (Array.isArray(value) && value.length === 0) return;
    const lost = this.#placeIn(record.origin, concept);
    if (lost !== undefined) this.#places.add(lost);
    else if (Array.isArray(value)) for (const item of value as Traced[]) this.drop(item);
    else if ((value as Traced).origin?.path) this.drop(value as Traced);
  }

  /** Of concepts that were read together and are in other words by now, those that the client says are not carried. */
  dropConcepts({ origin }: Traced, concepts: readonly string[]): void {
    if (origin === undefined) return;
    for (const concept of concepts) {
      const place = this.#placeIn(origin, concept);
      if (place !== undefined && lookUp(this.body, asSpelled(this.body, place)) != null) this.#places.add(place);
    }
  }

  /** Where the client says a concept of a record, or would. */
  placeOf(record: Traced, concept: string): string | undefined {
    const place = record.origin === undefined ? undefined : this.#placeIn(record.origin, concept);
    if (place !== undefined) return unmasked(asSpelled(this.body, place));
    const value = (record as Readonly<Record<string, unknown>>)[concept] as Traced | readonly Traced[] | undefined;
    const originPath = (Array.isArray(value) ? (value as readonly Traced[])[0] : (value as Traced | undefined))?.origin
      ?.path;
    return originPath ?? this.concepts[`${record.origin?.form ?? ""}.${concept}`]?.[0]?.replace(/\[\]$/, "");
  }

  /**
   * Of several places that a form has for a concept, the one where the client says it; items of a list, `content[]`,
   * tell theirs themselves.
   */
  #placeIn({ path, form }: Origin, concept: string): string | undefined {
    const places = (this.concepts[`${form}.${concept}`] ?? [])
      .filter((place) => !place.endsWith("[]"))
      .map((place) => this.#itemOf(join(path, place)));
    return places.find((place) => lookUp(this.body, asSpelled(this.body, place)) != null) ?? places[0];
  }

  /** Reports the members of an object that no concept covers. */
  unmapped(wire: Wire, path: string, known: Unmapped): void {
    for (const key in wire) {
      const verdict = known.get(key);
      if (verdict === "known" || asksNothing(wire[key], verdict)) continue;
      this.#places.add(join(path, masked(key)));
    }
  }

  /** The same of each object of a list. */
  unmappedEach(list: Json | undefined, path: string, known: Unmapped): void {
    for (const [index, item] of asList(list).entries()) this.unmapped(inner(item), `${path}[${index}]`, known);
  }

  /** The places in document order; a place inside a lost one is not named again. */
  get paths(): string[] {
    const places = [...this.#places]
      .filter((place) => !this.#insideAnother(place))
      .map((place) => asSpelled(this.body, place));
    if (places.length < 2) return places.map(unmasked);
    const orderOf = documentOrder(this.body);
    return places
      .map((place) => ({ place, order: orderOf(place) }))
      .sort((left, right) => compare(left.order, right.order))
      .map(({ place }) => unmasked(place));
  }

  /** A place in any item of a list, in the item that leads on. */
  #itemOf(place: string): string {
    const [list = "", rest] = place.split("[*]");
    if (rest === undefined) return place;
    const index = asList(lookUp(this.body, list)).findIndex(
      (_, item) => lookUp(this.body, `${list}[${item}]${rest}`) != null,
    );
    return `${list}[${Math.max(0, index)}]${rest}`;
  }

  #insideAnother(place: string): boolean {
    for (let end = place.length - 1; end > 0; end--) {
      const next = place[end];
      if ((next === "." || next === "[") && this.#places.has(place.slice(0, end))) return true;
    }
    return false;
  }
}

/** Answers have nobody to report a loss to. */
export const noLoss = new (class extends Loss {
  override at(): void {}
  override drop(): undefined {}
  override dropConcept(): void {}
  override dropConcepts(): void {}
  override unmapped(): void {}
})({}, {});

function asksNothing(value: Json | undefined, neutral: readonly Json[] | undefined): boolean {
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return true;
  return neutral?.some((item) => JSON.stringify(item) === JSON.stringify(value)) ?? false;
}

/** A place as the client spelled it: readers may know its members under another manner of spelling. */
function asSpelled(body: Wire, place: string): string {
  let value: Json | undefined = body;
  return place.replace(/[^.[\]]+/g, (name) => {
    const segment = unmasked(name);
    const object: Wire | undefined = typeof value === "object" && value !== null ? (value as Wire) : undefined;
    const key =
      object === undefined || segment in object
        ? segment
        : (Object.keys(object).find((other) => camelName(other) === segment) ?? segment);
    value = object?.[key];
    return masked(key);
  });
}

function lookUp(body: Wire, place: string): Json | undefined {
  let value: Json | undefined = body as Json;
  for (const segment of namesOf(place)) {
    if (typeof value !== "object" || value === null) return undefined;
    value = (value as Wire)[segment];
  }
  return value;
}

/** Tells of places of a body where in it they stand; the order of an object's members is looked up once. */
function documentOrder(body: Wire): (place: string) => number[] {
  const orders = new Map<object, Map<string, number>>();
  const orderIn = (object: object): Map<string, number> => {
    const order = orders.get(object) ?? new Map(Object.keys(object).map((key, index) => [key, index]));
    orders.set(object, order);
    return order;
  };
  return (place) => {
    const order: number[] = [];
    let value: Json | undefined = body as Json;
    for (const segment of namesOf(place)) {
      if (typeof value !== "object" || value === null) break;
      order.push(Array.isArray(value) ? Number(segment) : (orderIn(value).get(segment) ?? -1));
      value = (value as Wire)[segment];
    }
    return order;
  };
}

function compare(left: readonly number[], right: readonly number[]): number {
  for (let index = 0; index < Math.min(left.length, right.length); index++) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}
