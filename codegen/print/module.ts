/** One generated file before it is printed. */
export interface Module {
  /** Below generated/. */
  readonly path: string;
  /** The specs it is made from, for its first line. */
  readonly specs: readonly string[];
  readonly lines: readonly string[];
  /** Printed as it is, neither imports nor layout touched. */
  readonly verbatim?: boolean;
}
