/** What every row of the benchmark is made from, and what it finds. */
import type { Gateway, Subject } from "./subjects.js";

export interface Bench {
  readonly upstream: Subject;
  readonly proxy: Subject;
  /** The gateway of this checkout, and one of another revision if it is wanted. */
  readonly gateways: readonly Gateway[];
  /** Other gateways, which are called in the upstream's own dialect. */
  readonly peers: readonly Subject[];
}

export interface Figure {
  readonly name: string;
  readonly unit: "×" | "µs" | "ms" | "MiB" | "%" | "";
  /** By the names of gateways and peers. */
  readonly values: Readonly<Record<string, number>>;
  /** The most that is wanted of the gateway of this checkout. */
  readonly wanted?: number;
}

export type Row = (bench: Bench) => Promise<readonly Figure[]>;
