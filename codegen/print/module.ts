import type { Declaration } from "./declarations.js";

/** One generated file before it is printed. */
export type Module = CodeModule | TextModule | SlowModule;

interface File {
  /** Below generated/. */
  readonly path: string;
  /** The specs it is made from, for its first line. */
  readonly specs: readonly string[];
}

/** Declarations, with the imports of the names that they use. */
export interface CodeModule extends File {
  readonly declarations: readonly Declaration[];
}

export interface TextModule extends File {
  readonly lines: readonly string[];
}

/** Lines that take long to make: with the same key they are the same. */
export interface SlowModule extends File {
  readonly key: string;
  makeLines(): Promise<readonly string[]>;
}
