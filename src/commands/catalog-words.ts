import type { CatalogWords } from "../catalog/words.js";

/** The names this build knows. They are loaded when they are needed, as they come with every dialect's code. */
export async function loadCatalogWords(): Promise<CatalogWords> {
  const { dialects, presets, profileVocabularies } = await import("../registry.js");
  return { dialects, presets, profileVocabularies };
}
