/** What was compiled, as far as it decides on generated code. */
import type { DialectDocument } from "../model/dialect-document.js";
import type { Module } from "../print/module.js";
import type { Mapping } from "../model/mapping.js";

export interface Compiled {
  /** The generated modules before they were printed. */
  readonly modules: readonly Module[];
  readonly mappings: readonly Mapping[];
  readonly documents: readonly DialectDocument[];
}
