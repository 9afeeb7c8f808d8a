/** What was compiled, as far as it decides on generated code. */
import type { DialectDocument } from "../model/dialect-document.js";
import type { Mapping } from "../model/mapping.js";

export interface Compiled {
  readonly mappings: readonly Mapping[];
  readonly documents: readonly DialectDocument[];
}
