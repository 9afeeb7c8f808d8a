/** Small requests or answers for one row of a table: the required members, the place of the row, and few others. */
import type { Form, Mapping } from "../../../codegen/model/mapping.js";
import type { Condition } from "../../../codegen/tables/condition.js";
import { partPlace } from "../../../codegen/tables/part-place.js";
import type { TableRow } from "../../../codegen/tables/table-row.js";
import { noLoss } from "../../../src/conversion/loss.js";
import { ConversionError, type Dialect, type Json, type VocabularyName, type Wire } from "../../../src/registry.js";
import { Dice, schemaOf, valueOf, type Preference } from "./bodies-of-schemas.js";
import { kindsOf } from "./kinds-of-members.js";
import { formOfWords, partOf, preferenceFor, preferenceOfAnswer, withoutConcept, type Target } from "./preferences.js";
import { bare, wordsOf } from "./table-places.js";

/** The shares of other members in percent, one after another. */
const SHARES = [0, 0, 15, 0, 5, 30];
/** A turn before a body and one after it, of each kind. */
const AROUND = 6;

/** How many bodies have a call behind the place of a row. */
const CALLED = 12;

/** Bodies whose turns are put around others. */
type TurnsAround = Readonly<Record<"calls" | "signed" | "unsigned" | "words" | "answers", readonly Wire[]>>;

/** What kind of bodies is made, and which of them count. */
interface Side {
  readonly schema: "Request" | "Response";
  readonly isAccepted: (body: Wire, dialect: Dialect<VocabularyName>) => boolean;
  /** Other places that the place of a row is to have beside it, with their values. */
  readonly beside?: (target: Target) => ReadonlyMap<string, readonly Json[]>;
}

/** Requests that the dialect itself refuses. */
export const refusedSide: Side = {
  schema: "Request",
  isAccepted: (body, dialect) => dialect.validate(body) === undefined && dialect.refuse(body) !== undefined,
};

const requestSide: Side = {
  schema: "Request",
  isAccepted: (body, dialect) => {
    if (dialect.validate(body) !== undefined || dialect.refuse(body) !== undefined) return false;
    dialect.readRequest(body, noLoss);
    return true;
  },
};

export class DirectedBodies {
  readonly #words: ReadonlyMap<string, readonly string[]>;
  #around: TurnsAround | undefined;

  constructor(
    private readonly mapping: Mapping,
    private readonly dialect: Dialect<VocabularyName>,
    private readonly side = requestSide,
  ) {
    this.#words = wordsOf(mapping);
  }

  /** Different ones, of which each has the place of the row. `to` is the mapping whose conditions are to be met. */
  *bodiesFor(row: TableRow, to: Mapping, tries: number): Generator<Wire> {
    const targets = targetsOf(row);
    for (let seed = 1; seed <= tries; seed++) {
      const target = targets[seed % targets.length];
      if (target === undefined) return;
      const body = this.#drawn(target, to, seed);
      if (body === undefined) continue;
      // Some parts are carried only after calls, or before words.
      const isPart = partOf(target, this.mapping) !== undefined || this.#isOfTurn(target);
      const whole = seed % 3 === 0 || !isPart ? undefined : this.#between(body, seed);
      yield whole ?? body;
    }
    // The state of reasoning is carried only by a call behind it, or only read from there.
    for (let seed = tries + 1; seed <= tries + CALLED; seed++) {
      const target = targets[seed % targets.length];
      if (target === undefined || partOf(target, this.mapping)?.kind !== "reasoning") return;
      const body = this.#drawn(target, to, seed);
      const called = body && this.#called(body, seed);
      if (called !== undefined) yield called;
    }
  }

  /** A body with calls behind its last turn, in the same turn. */
  #called(body: Wire, seed: number): Wire | undefined {
    const { at } = this.mapping.layout;
    const own = listAt(body, at);
    const { signed, unsigned } = this.#turnsAround();
    const [last, call, ...others] = [...own.slice(-1), ...pick(seed % 4 < 2 ? unsigned : signed, seed, at)];
    if (last === undefined || call === undefined) return undefined;
    const turn = this.#isOneTurn(last, call) ? [joined(last, call)] : [last, call];
    const whole = JSON.parse(JSON.stringify({ ...body, [at]: [...own.slice(0, -1), ...turn, ...others] })) as Wire;
    return this.#isAccepted(whole) ? whole : undefined;
  }

  /** Whether the place of a row is a member of a turn itself. */
  #isOfTurn({ place }: Target): boolean {
    const { at } = this.mapping.layout;
    return at !== "" && bare(place).startsWith(`${at}[].`);
  }

  #isOneTurn(one: Wire, other: Wire): boolean {
    return this.mapping.layout.items.some(({ when }) => {
      const wanted = Object.entries(when);
      const isMeant = (item: Wire): boolean =>
        wanted.every(([name, words]) => [words].flat().some((word) => item[name] === word));
      return wanted.length > 0 && [one, other].every(isMeant);
    });
  }

  #drawn(target: Target, to: Mapping, seed: number): Wire | undefined {
    const others = SHARES[seed % SHARES.length] ?? 0;
    const preference = preferenceFor(target, this.mapping, to, others, seed);
    const beside = this.side.beside?.(target);
    const body = this.#draw(beside === undefined ? preference : preferenceOfAnswer(preference, beside), seed * 7919);
    return this.#isAccepted(body) ? body : undefined;
  }

  #draw(preference: Preference, seed: number): Wire {
    const schema = schemaOf(this.mapping.dialect, this.side.schema);
    return valueOf(schema, new Dice(seed, this.#words, { ...preference, kinds: kindsOf(this.mapping) })) as Wire;
  }

  /** The turns of a body after calls, and before words: in turns of their own, or in the same ones. */
  #between(body: Wire, seed: number): Wire | undefined {
    const { at } = this.mapping.layout;
    const { calls, words, answers } = this.#turnsAround();
    const [before, after] = [
      seed % 2 === 0 ? [] : pick(calls, seed, at),
      pick(seed % 4 < 2 ? words : answers, seed, at),
    ];
    const own = body[at];
    if (!Array.isArray(own)) return undefined;
    const followed = seed % 4 < 2 ? own : own.map((item) => this.#followed(item as Wire, after));
    // Readers tell the objects of a body apart.
    const whole = JSON.parse(JSON.stringify({ ...body, [at]: [...before, ...followed, ...after] })) as Wire;
    return this.#isAccepted(whole) ? whole : undefined;
  }

  #turnsAround(): TurnsAround {
    this.#around ??= {
      calls: this.mapping.parts.forms.filter(isCall).flatMap((form) => this.#turnsOf(form, "assistant")),
      signed: this.#turnsOf(this.mapping.parts.forms.find(isSigned), "assistant"),
      unsigned: this.#turnsOf(this.mapping.parts.forms.find(isCall), "assistant", "signature"),
      words: this.#turnsOf(formOfWords(this.mapping, "user"), "user"),
      answers: this.#turnsOf(formOfWords(this.mapping, "assistant"), "assistant"),
    };
    return this.#around;
  }

  /** An item with what is in others behind its own content. */
  #followed(item: Wire, others: readonly Wire[]): Wire {
    const members = this.mapping.layout.items.flatMap(({ content }) => content ?? []);
    const member = members.find((name) => Array.isArray(item[name]));
    return member === undefined
      ? item
      : { ...item, [member]: [...listAt(item, member), ...others.flatMap((other) => listAt(other, member))] };
  }

  #turnsOf(form: Form | undefined, role: string, without?: string): Wire[] {
    const made: Wire[] = [];
    const conditions: Condition[] = [{ is: "roles", roles: [role] }];
    for (let seed = 1; form !== undefined && seed < 60 && made.length < AROUND; seed++) {
      const target = { place: partPlace(this.mapping, form), concept: form.kind ?? "", form: form.key, conditions };
      const preference = preferenceFor(target, this.mapping, this.mapping, 0, seed * 2 + 1);
      const asked = without === undefined ? preference : withoutConcept(preference, form, bare(target.place), without);
      const body = this.#draw({ ...asked, inside: "" }, seed * 104_729);
      if (this.#isAccepted(body)) made.push(body);
    }
    return made;
  }

  #isAccepted(body: Wire): boolean {
    try {
      return this.side.isAccepted(body, this.dialect);
    } catch (error) {
      if (error instanceof ConversionError) return false;
      throw error;
    }
  }
}

function isCall({ kind, direction }: Form): boolean {
  return kind === "call" && direction !== "write";
}

function isSigned(form: Form): boolean {
  return isCall(form) && form.lines.some(({ concept, kind }) => concept === "signature" && kind !== "absent");
}

/** A turn with what another has beside it, or behind the items of its lists. */
function joined(turn: Wire, other: Wire): Wire {
  const further = Object.entries(other).map(([name, value]) => {
    const own = turn[name];
    return [name, Array.isArray(own) && Array.isArray(value) ? [...own, ...value] : (own ?? value)] as const;
  });
  return { ...turn, ...(Object.fromEntries(further) as Wire) };
}

/** The turns of one of several bodies. */
function pick(bodies: readonly Wire[], seed: number, at: string): Wire[] {
  return listAt(bodies[seed % Math.max(bodies.length, 1)], at);
}

function listAt(body: Wire | undefined, at: string): Wire[] {
  const list = body?.[at];
  return Array.isArray(list) ? (list as Wire[]) : [];
}

/** The forms in which a place is read, each with its conditions. */
export function targetsOf({ from: place, concept, cases, ...row }: TableRow): Target[] {
  return (cases ?? [row]).map(({ form, conditions = [], at }) => ({ place, concept, form, conditions, at }));
}
