import type { DialectDocument } from "../model/dialect-document.js";
import type { Mapping } from "../model/mapping.js";
import type { Vocabulary } from "../model/vocabulary.js";
import type { FunctionsFile } from "../load/dialect-functions.js";
import type { SpecFiles } from "../load/spec-files.js";
import type { Problem } from "../load/problem.js";

/** All that was loaded, for rules that look across files. */
export interface Specs {
  readonly files: SpecFiles;
  readonly vocabularies: readonly Vocabulary[];
  readonly documents: readonly DialectDocument[];
  readonly mappings: readonly Mapping[];
  /** The functions that stand beside dialects. */
  readonly functions: readonly FunctionsFile[];
}

/** One thing that must hold of the specs, and every place where it does not. */
export type Rule = (specs: Specs) => readonly Problem[];
