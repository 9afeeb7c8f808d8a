/** Small requests or answers for each place of tables: the required members, the place, and few others. */
import type { Condition } from "../../../codegen/tables/condition.js";
import type { Form, Mapping } from "../../../codegen/model/mapping.js";
import type { TableRow } from "../../../codegen/tables/table-row.js";
import { ConversionError, type Dialect, type Json, type VocabularyName, type Wire } from "../../../src/registry.js";
import { Dice, schemaOf, valueOf, type Preference } from "./bodies-of-schemas.js";
import { requestsOf, type Party } from "./party.js";
import { knownPlaces } from "./table-check.js";
import { placeNames, placesIn, wordsOf } from "./table-places.js";

/** How many bodies each place has, and after how many tries it is given up. */
const DRAWN = 4;
const TRIES = 32;
/** The shares of other members in percent, one after another. */
const SHARES = [0, 15, 0, 5, 30, 0];

/** A place of tables, in one of the forms in which it is read. */
interface Target {
  readonly place: string;
  readonly concept: string;
  readonly form: string | undefined;
  readonly conditions: readonly Condition[];
}

/** Concepts that have an effect beside others only. */
const COMPANIONS: Readonly<Record<string, string>> = { tool_choice: "tools", parallel_calls: "tools", strict: "tools" };

/** What kind of bodies is made, and which of them count. */
interface Side {
  readonly schema: "Request" | "Response";
  readonly party: (dialect: Dialect<VocabularyName>) => Party<object>;
  readonly isAccepted: (body: Wire, dialect: Dialect<VocabularyName>) => boolean;
  /** Other members that a place is to have beside it. */
  readonly beside?: (place: Pick<Target, "concept" | "conditions">) => ReadonlyMap<string, readonly Json[]>;
}

export const requestSide: Side = {
  schema: "Request",
  party: requestsOf,
  isAccepted: (body, dialect) => dialect.validate(body) === undefined && dialect.refuse(body) === undefined,
};

export class DirectedBodies {
  readonly #words: ReadonlyMap<string, readonly string[]>;
  readonly #known: readonly string[];

  constructor(
    private readonly mapping: Mapping,
    private readonly dialect: Dialect<VocabularyName>,
    private readonly rows: readonly TableRow[],
    private readonly side = requestSide,
  ) {
    this.#words = wordsOf(mapping);
    this.#known = knownPlaces(rows);
  }

  /** For the rows that other bodies do not try. */
  beside(others: readonly Wire[]): Wire[] {
    const met = new Set(others.flatMap((body) => this.#placesOf(body)));
    const untried = this.rows.filter(({ from }) => !met.has(from));
    const made = targetsOf(untried).map((target, index) => ({ target, bodies: this.#bodiesFor(target, index) }));
    const calls = made.filter(({ target }) => this.#kindOf(target) === "call").flatMap(({ bodies }) => bodies);
    const words = made.filter(({ target }) => this.#kindOf(target) === "text").flatMap(({ bodies }) => bodies);
    return made.flatMap(({ target, bodies }) => [
      ...bodies,
      ...(this.#kindOf(target) === undefined
        ? []
        : bodies.flatMap((body, index) => this.#between(calls, body, words, index))),
    ]);
  }

  #bodiesFor(target: Target, index: number): Wire[] {
    const made: Wire[] = [];
    for (let seed = 1; made.length < DRAWN && seed <= TRIES; seed++) {
      const state = (index * TRIES + seed) * 7919;
      const preference = this.#preferenceFor(target, SHARES[seed % SHARES.length] ?? 0);
      const schema = schemaOf(this.mapping.dialect, this.side.schema);
      const body = valueOf(schema, new Dice(state, this.#words, preference)) as Wire;
      if (this.#isAccepted(body) && this.#placesOf(body).includes(target.place)) made.push(body);
    }
    return made;
  }

  #preferenceFor(target: Target, others: number): Preference {
    const { names, words, ...preference } = preferenceFor(target, this.mapping, others);
    const beside = this.side.beside?.(target) ?? new Map<string, readonly Json[]>();
    const paths = [...beside.keys()];
    const added = [...beside].flatMap(([path, values]) =>
      namesIn(path)
        .slice(-1)
        .map((name) => [name, values] as const),
    );
    return {
      ...preference,
      names: new Set([...names, ...paths.flatMap(namesIn)]),
      words: new Map([...words, ...added.filter(([, values]) => values.length > 0)]),
    };
  }

  #kindOf({ form }: Target): string | undefined {
    return this.mapping.parts.forms.find(({ key }) => key === form)?.kind;
  }

  /** The turns of a body after calls, and before words: some parts are carried only there. */
  #between(calls: readonly Wire[], body: Wire, words: readonly Wire[], index: number): Wire[] {
    const { at } = this.mapping.layout;
    const turns = [calls[index % Math.max(calls.length, 1)], body, words[index % Math.max(words.length, 1)]].flatMap(
      (one) => (Array.isArray(one?.[at]) ? one[at] : []),
    );
    // Readers tell the objects of a body apart.
    const whole = JSON.parse(JSON.stringify({ ...body, [at]: turns })) as Wire;
    return this.#isAccepted(whole) ? [whole] : [];
  }

  #isAccepted(body: Wire): boolean {
    return this.side.isAccepted(body, this.dialect);
  }

  #placesOf(body: Wire): string[] {
    try {
      const nameOf = placeNames(body, this.side.party(this.dialect), this.mapping, this.#known);
      return placesIn(body).map(({ path }) => nameOf(path));
    } catch (error) {
      if (error instanceof ConversionError) return [];
      throw error;
    }
  }
}

function targetsOf(rows: readonly TableRow[]): Target[] {
  const targets = new Map<string, Target>();
  for (const { from: place, concept, cases, ...row } of rows.filter(({ from }) => !from.startsWith("(")))
    for (const { form, conditions = [] } of cases ?? [row]) {
      const key = `${place} ${form ?? ""}`;
      const known = targets.get(key)?.conditions ?? [];
      targets.set(key, { place, concept, form, conditions: [...known, ...conditions] });
    }
  return [...targets.values()];
}

/** The members of a path, and the words of the forms and items that it leads through. */
function preferenceFor({ place, concept, form, conditions }: Target, mapping: Mapping, others: number): Preference {
  const names = new Set(namesIn(place));
  const unwanted = new Set<string>();
  const words = new Map<string, Json[]>();
  const [own = ""] = namesIn(place).slice(-1);
  for (const condition of conditions) words.set(own, [...(words.get(own) ?? []), ...valuesFor(condition)]);
  const companion = COMPANIONS[concept.split(".")[0] ?? ""];
  const line = mapping.request.lines.find((one) => one.concept === companion);
  for (const name of (line?.at ?? []).slice(0, 1).flatMap(namesIn)) names.add(name);
  for (const { when } of formsOn(place, form, mapping))
    for (const [path, wanted] of Object.entries(when)) {
      const [last = ""] = path.split(".").slice(-1);
      if (wanted === "absent") unwanted.add(last);
      else for (const step of path.split(".")) names.add(step);
      const given = [wanted].flat().filter((one) => typeof one !== "object" && one !== "present" && one !== "absent");
      if (given.length > 0) words.set(last, given);
    }
  for (const name of names) unwanted.delete(name);
  return { names, unwanted, words, others, ...(companion !== undefined && { shared: "qwertyuiopasdf" }) };
}

function namesIn(place: string): string[] {
  return place.replace(/\[[^\]]*\]/g, "").split(".");
}

/** Values that meet a condition. */
function valuesFor(condition: Condition): readonly Json[] {
  if (condition.is === "words") return condition.words;
  if (condition.is !== "range") return [];
  const { least, most } = condition;
  return [least, most, (Math.max(least, -2) + Math.min(most, 2)) / 2].filter((one) => one >= least && one <= most);
}

function formsOn(place: string, form: string | undefined, mapping: Mapping): Pick<Form, "when">[] {
  const bracketed = [...place.matchAll(/\[([^\]\d]+)\]/g)].map(([, name]) => name);
  const { layout, parts, records } = mapping;
  const forms = [...parts.forms, ...[...records.values()].flatMap((rule) => rule.forms)];
  const around = [...layout.items, ...parts.forms].filter(({ name }) => bracketed.includes(name));
  const part = parts.forms.find(({ key }) => key === form);
  const items = part === undefined ? [] : layout.items.filter((item) => holds(item, part));
  const [item] = items.filter(({ direction }) => direction !== "write");
  const isItemNamed = layout.items.some(({ name }) => bracketed.includes(name));
  return [...(item === undefined || isItemNamed ? [] : [item]), ...around, ...forms.filter(({ key }) => key === form)];
}

/** Whether parts of a form may be beside the content of an item, which others have not. */
function holds({ beside }: Mapping["layout"]["items"][number], part: Form): boolean {
  return part.beside && beside.some(({ forms }) => forms.includes(part.name));
}
