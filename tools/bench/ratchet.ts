/** Compares the ratios of a run with those that are committed. */
import { readFileSync } from "node:fs";
import type { Figure } from "./bench.js";

/** Machines are noisy: a ratio may be worse by this part. */
const TOLERANCE = 0.15;

/** The figures that are worse than the committed ones, as lines to print. */
export function findWorse(file: string, gateway: string, figures: readonly Figure[]): readonly string[] {
  const committed = new Map(
    (JSON.parse(readFileSync(file, "utf8")) as readonly Figure[]).map((figure) => [figure.name, figure]),
  );
  return figures
    .filter(({ unit }) => unit === "×")
    .flatMap(({ name, values }) => {
      const before = committed.get(name)?.values[gateway];
      const now = values[gateway];
      if (before === undefined || now === undefined || now <= before * (1 + TOLERANCE)) return [];
      return [`${name}: ${now.toFixed(2)} × where ${before.toFixed(2)} × is committed`];
    });
}
