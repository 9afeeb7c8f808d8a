/** A row of a table, with the lines of the mappings that it comes from. */
import type { FieldRow } from "../../src/conversion/pair.js";
import type { Placed } from "../model/line.js";

export interface TableRow extends FieldRow {
  /** In the mapping of the source. */
  readonly at?: Placed | undefined;
  /** In the mapping of the target. */
  readonly toAt?: Placed | undefined;
}
