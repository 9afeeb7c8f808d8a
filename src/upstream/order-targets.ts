/** The order in which targets are tried. */
import type { Target } from "./target.js";

interface Weighed {
  readonly route: { readonly priority: number; readonly weight: number };
}

/** Groups targets by priority, the highest first. Done once per catalog. */
export function groupByPriority<T extends Weighed>(targets: readonly T[]): readonly (readonly T[])[] {
  const groups = new Map<number, T[]>();
  for (const target of targets) {
    const group = groups.get(target.route.priority);
    if (group === undefined) groups.set(target.route.priority, [target]);
    else group.push(target);
  }
  return [...groups].sort(([left], [right]) => left - right).map(([, group]) => group);
}

/**
 * All targets in the order to be tried: by priority, and within a priority by draws and weight. Draws are from 0 to
 * below 1, and random unless given.
 */
export function orderTargets<T extends Weighed>(
  groups: readonly (readonly T[])[],
  draw: (target: T) => number = Math.random,
): readonly T[] {
  const [first = []] = groups;
  // Most models have one route.
  if (groups.length === 1 && first.length === 1) return first;
  return groups.flatMap((group) => (group.length === 1 ? group : shuffled(group, draw)));
}

/** Exponential arrival times: each target arrives first with the probability of its share of the weight. */
function shuffled<T extends Weighed>(group: readonly T[], draw: (target: T) => number): T[] {
  return group
    .map((target) => ({ target, arrival: -Math.log(1 - draw(target)) / target.route.weight }))
    .sort((left, right) => compareArrivals(left.arrival, right.arrival))
    .map(({ target }) => target);
}

/** A target without weight arrives never: after all others. */
function compareArrivals(left: number, right: number): number {
  if (!Number.isFinite(left)) return Number.isFinite(right) ? 1 : 0;
  return Number.isFinite(right) ? left - right : -1;
}

/** Whether a test passes for one of the targets of any priority. */
export function someTarget(groups: readonly (readonly Target[])[], test: (target: Target) => boolean): boolean {
  return groups.some((group) => group.some(test));
}

/** The profiles of targets, each once, in the order of their priority. */
export function profilesOf(groups: readonly (readonly Target[])[]): readonly Target["profile"][] {
  return [...new Set(groups.flatMap((group) => group.map(({ profile }) => profile)))];
}
