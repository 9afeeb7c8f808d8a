import type { CatalogWords } from "../catalog/words.js";

/** The names of this build. They are loaded only when needed, because they come with the code of every dialect. */
export async function loadCatalogWords(): Promise<CatalogWords> {
  const { dialects, routes, presets, profileVocabularies, readAccepts } = await import("../registry.js");
  const faultOfAccepts = (written: unknown): string | undefined => {
    const read = readAccepts(written);
    return "problem" in read ? read.problem : undefined;
  };
  const servedDialects = new Set(routes.map(({ dialect }) => dialect));
  return { dialects, servedDialects, presets, profileVocabularies, faultOfAccepts };
}
