/** What the gateway refuses whatever the dialect, where some values are harmless. */
import type { RefusalsSource } from "../load/sources/errors.js";
import type { SpecFile } from "../load/spec-file.js";
import type { Unmapped } from "./mapping.js";

/**
 * Members that every endpoint refuses, except for these values: they request what happens anyway, in every dialect.
 */
export function harmlessValues(files: readonly SpecFile<RefusalsSource>[]): Unmapped[] {
  return files.flatMap((file) =>
    file.value.refuse.flatMap(({ at, not_in: neutral, message }, index) =>
      neutral === undefined || at.includes(".")
        ? []
        : [{ file, pointer: ["refuse", index], path: at, because: message, neutral }],
    ),
  );
}
