/** Statements about several values, which are prepared for a few numbers of values. */
import type { Knex } from "knex";
import { Statement, type Step, type StepValue, type StepValues } from "./steps.js";

const SIZES = [1, 8, 64] as const;
const MOST = SIZES[SIZES.length - 1] ?? 1;

type Build = (database: Knex, values: readonly string[]) => Knex.QueryBuilder;

export class ListStatement {
  readonly #bySize: ReadonlyMap<number, Statement>;

  constructor(build: Build) {
    const statementOf = (size: number) => new Statement((database, value) => build(database, namesOf(size).map(value)));
    this.#bySize = new Map(SIZES.map((size) => [size, statementOf(size)]));
  }

  /** The steps for so many values. A place that is left has the last value once more. */
  of(values: readonly StepValue[]): readonly Step[] {
    const steps: Step[] = [];
    for (let start = 0; start < values.length; start += MOST) {
      const some = values.slice(start, start + MOST);
      const size = SIZES.find((known) => known >= some.length) ?? MOST;
      const step = this.#bySize.get(size)?.with(valuesOf(some, size));
      if (step !== undefined) steps.push(step);
    }
    return steps;
  }
}

function namesOf(size: number): string[] {
  return Array.from({ length: size }, (_, index) => `value ${index}`);
}

function valuesOf(some: readonly StepValue[], size: number): StepValues {
  return Object.fromEntries(namesOf(size).map((name, index) => [name, some[Math.min(index, some.length - 1)]]));
}
