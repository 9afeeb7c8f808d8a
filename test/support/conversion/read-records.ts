/** The records that were read from a body, with where they came from and what is around them. */
import type { Loss, Origin } from "../../../src/conversion/loss.js";
import type { Json } from "../../../src/registry.js";

/** A record of the vocabulary, of any kind. */
export type Plain = { readonly [concept: string]: Json | Plain | readonly Plain[] | undefined };

export interface Located {
  readonly path: string;
  readonly form: string;
  readonly record: Plain;
  /** The part that it is in, or else the request. */
  readonly outer: Plain;
  /** The concepts that lead from there to it. */
  readonly of: readonly string[];
  /** The role of the turn around it. */
  readonly role?: string | undefined;
  /** Other turns than instructions are before it. */
  readonly isLater?: boolean;
  readonly isInResult: boolean;
}

type Around = Omit<Located, "path" | "form" | "record">;

/** `loss` is that of the reader. */
export function recordsOf(meaning: object, loss: Loss): Located[] {
  const root = meaning as Plain;
  return located(root, { outer: root, of: [], isInResult: false }, loss);
}

function located(record: Plain, around: Around, loss: Loss): Located[] {
  const { origin, ...concepts } = record;
  const own = placesOf(origin as Origin | undefined, loss).map((place) => ({ ...place, ...around, record }));
  const inside = Object.entries(concepts).flatMap(([concept, value]) =>
    [value].flat().flatMap((item, index, all) => {
      if (!isPlain(item)) return [];
      const isPart = concept === "parts" && typeof item.kind === "string";
      if (!isPart && concept !== "turns") return located(item, { ...around, of: [...around.of, concept] }, loss);
      const role = typeof record.role === "string" ? record.role : around.role;
      const outer = isPart ? item : around.outer;
      const isLater = isPart ? around.isLater === true : !all.slice(0, index).every(isInstruction);
      const isInResult = around.isInResult || record.kind === "result";
      return located(item, { outer, of: [], role, isLater, isInResult }, loss);
    }),
  );
  return [...own, ...inside];
}

function isInstruction(turn: unknown): boolean {
  return isPlain(turn) && (turn.role === "system" || turn.role === "developer");
}

function isPlain(value: unknown): value is Plain {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function placesOf(origin: Origin | undefined, loss: Loss): Pick<Located, "path" | "form">[] {
  if (origin === undefined) return [];
  const { from, member, form, another } = origin;
  return [{ path: loss.pathTo(from, member), form }, ...placesOf(another, loss)];
}
