/** The table of a pair, and what is wrong with it. */
import type { Mapping } from "../../../codegen/model/mapping.js";
import type { TableRow } from "../../../codegen/tables/table-row.js";
import { type Json } from "../../../src/registry.js";

export interface Table {
  readonly from: Mapping;
  readonly to: Mapping;
  readonly rows: readonly TableRow[];
  /** The values at each place that request what happens anyway. */
  readonly neutral: ReadonlyMap<string, readonly Json[]>;
  /** Places that the writer fills by itself, without form names. */
  readonly constants: readonly string[];
  /** What is dropped need not be named, but it must not be there. */
  readonly mayDropInSilence?: boolean;
}

/** A place where table and converter disagree. */
export interface Disagreement {
  readonly place: string;
  readonly why: string;
  readonly path: string;
}
