/**
 * The fields that a conversion could not carry. Readers and writers report places. The client gets them in the order of
 * its own body.
 */
import type { Json, Wire } from "./json.js";
import { asList, inner } from "./read.js";
import { join, masked, namesOf, unmasked } from "./place-names.js";
import { camelName } from "./spelling.js";

export { join } from "./place-names.js";

/** Where a piece of the vocabulary was in the client's body, and in which form of its dialect. */
export interface Origin {
  readonly path: string;
  readonly form: string;
  /** It was in only one concept of that form. */
  readonly concept?: string;
  /** Some of it was at another place, in one concept of the form there. */
  readonly another?: Origin;
}

/** The origin of a piece to which something from another place was added. */
export function withAnother(origin: Origin | undefined, another: Origin | undefined): Origin | undefined {
  return origin === undefined ? another : { ...origin, another };
}

interface Traced {
  readonly origin?: Origin | undefined;
  /** Concepts with a default value of the dialect: losing them is no loss. */
  readonly presumed?: readonly string[] | undefined;
}

/**
 * The treatment of a member that no concept covers: carried elsewhere, or dropped, except for values without effect.
 */
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

  /** The value at a place is of a kind that the mapping does not know. */
  other(path: string): undefined {
    this.at(path);
  }

  /** A whole record is not carried. If its members are among those of another, each is reported. */
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

  /** One concept of a record is not carried. Reported if it has an effect, and if its dialect has a place for it. */
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

  /**
   * Reports those of several concepts that the client has given. They were read together and have another form by now.
   */
  dropConcepts({ origin }: Traced, concepts: readonly string[]): void {
    if (origin === undefined) return;
    for (const concept of concepts) {
      const place = this.#placeIn(origin, concept);
      if (place !== undefined && lookUp(this.body, asSpelled(this.body, place)) != null) this.#places.add(place);
    }
  }

  /** The place of a concept of a record in the client's body, whether it is there or not. */
  placeOf(record: Traced, concept: string): string | undefined {
    const place = record.origin === undefined ? undefined : this.#placeIn(record.origin, concept);
    if (place !== undefined) return unmasked(asSpelled(this.body, place));
    const value = (record as Readonly<Record<string, unknown>>)[concept] as Traced | readonly Traced[] | undefined;
    const originPath = (Array.isArray(value) ? (value as readonly Traced[])[0] : (value as Traced | undefined))?.origin
      ?.path;
    return originPath ?? this.concepts[`${record.origin?.form ?? ""}.${concept}`]?.[0]?.replace(/\[\]$/, "");
  }

  /**
   * The place of a concept that the client used, if its form has several. Items of a list, `content[]`, report their
   * own place.
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

  /** The places in document order. A place inside a lost one is not repeated. */
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

  /** A place in any item of a list, in the first item that has it. */
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

/** For answers, where losses are not reported. */
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

/** A place with the member names that the client used: readers may know another spelling. */
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

/** The position of a place in the body. The order of an object's members is looked up once. */
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
