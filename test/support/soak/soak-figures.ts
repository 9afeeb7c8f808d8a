import type { Cluster } from "./cluster.js";
import type { SoakFaults } from "./soak-faults.js";
import type { SoakLoad } from "./soak-load.js";

export interface SoakParts {
  readonly cluster: Cluster;
  readonly load: SoakLoad;
  readonly faults: SoakFaults;
  readonly seed: number;
}

/** What happened in a soak so far, in one line. */
export function figuresOf({ cluster, load, faults, seed }: SoakParts): string {
  const numbered = Object.values(load.outcomes).flat();
  const tallies = Object.values(load.tallies);
  const ended = (end: string) => numbered.filter((outcome) => outcome.end === end).length;
  const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0);
  const answered = ended("answered") + sum(tallies.map((tally) => tally.answered));
  const broken = ended("broken") + sum(tallies.map((tally) => tally.broken));
  const refused = ended("failed") + sum(tallies.map((tally) => sum(tally.refused.values())));
  const tasks = load.made.filter(({ status }) => status === 200).length;
  const parts = [
    `${answered + broken + refused} calls (${answered} answered, ${refused} refused or failed, ${broken} broken)`,
    `${load.made.length} creations, ${tasks} tasks, ${cluster.receiver.hits.length} callbacks`,
    [...faults.counts].map(([name, count]) => `${name} ${count}`).join(", "),
    `longest without an answer ${(load.longestGap / 1_000).toFixed(1)} s`,
    `begin here with ISOGLOSS_SEED=${seed} ISOGLOSS_STEPS=${faults.steps.join()}`,
    `most memory ${cluster.mostMemory} MiB`,
  ];
  return `      seed ${seed}: ${parts.join("; ")}`;
}
