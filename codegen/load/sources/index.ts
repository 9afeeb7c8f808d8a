/** The documents of the specs, each as its JSON Schema of specs/language has it. */
import type { AuthStylesSource } from "./auth-styles.js";
import type { DialectSource } from "./dialect.js";
import type { ErrorShapesSource, ErrorsSource, RefusalsSource } from "./errors.js";
import type { VocabularySource } from "./interlingua.js";
import type { MappingSource } from "./mapping.js";
import type { ProfileSource } from "./profile.js";
import type { PresetSource } from "./provider.js";

/** The type of a file by the name of its schema. */
export interface Sources {
  readonly interlingua: VocabularySource;
  readonly dialect: DialectSource;
  readonly mapping: MappingSource;
  readonly profile: ProfileSource;
  readonly provider: PresetSource;
  readonly "auth-styles": AuthStylesSource;
  readonly errors: ErrorsSource;
  readonly "error-shapes": ErrorShapesSource;
  readonly refusals: RefusalsSource;
}

export type SpecKind = keyof Sources;
