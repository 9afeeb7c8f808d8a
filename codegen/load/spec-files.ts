/** The files of all specs, by their kinds. */
import type { Sources, SpecKind } from "./sources/index.js";
import type { SpecFile } from "./spec-file.js";

export type SpecFiles = { readonly [Kind in SpecKind]: readonly SpecFile<Sources[Kind]>[] };
