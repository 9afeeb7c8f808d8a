import type { CatalogWords } from "../catalog/words.js";

/** The names this build knows. They are loaded when they are needed, as they come with every dialect's code. */
export async function loadCatalogWords(): Promise<CatalogWords> {
  const { dialects, presets, profileVocabularies, readAccepts } = await import("../registry.js");
  const faultOfAccepts = (written: unknown): string | undefined => {
    const read = readAccepts(written);
    return "problem" in read ? read.problem : undefined;
  };
  return { dialects, presets, profileVocabularies, faultOfAccepts };
}
