/** A row of a table, with the lines of the mappings that it comes from, and with its conditions as data. */
import type { FieldRow } from "../../src/conversion/pair.js";
import type { Placed } from "../model/line.js";
import type { Conditional } from "./condition.js";
import type { StreamPlace } from "./stream-places.js";

export interface TableRow extends FieldRow, Conditional {
  /** In the mapping of the source. */
  readonly at?: Placed | undefined;
  /** In the mapping of the target. */
  readonly toAt?: Placed | undefined;
  /** The form of the record that it is read from, as readers name it. */
  readonly form?: string | undefined;
  /** What each word of the source becomes, where the row says it; `others` are those that are not known. */
  readonly words?: ReadonlyMap<string, string>;
  /** Of a row of streams: the places that readers read, with what leads to them. */
  readonly ways?: readonly StreamPlace[];
  /** The rows of the forms that it is made of, where it is about several. */
  readonly cases?: readonly TableRow[];
}
