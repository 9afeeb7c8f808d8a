import type { CatalogWords } from "./words.js";

/** The names of this build. They are loaded only when needed, because they come with the code of every dialect. */
export async function loadCatalogWords(): Promise<CatalogWords> {
  const { dialects, routes, presets, profileVocabularies, profileValues, readAccepts } = await import("../registry.js");
  const faultOfAccepts = (written: unknown): string | undefined => {
    const read = readAccepts(written);
    return "problem" in read ? read.problem : undefined;
  };
  const servedDialects = new Set(routes.map(({ dialect }) => dialect));
  const priceNames = {
    resolutions: profileValues("video", "resolution"),
    qualities: profileValues("image", "quality"),
  };
  return { dialects, servedDialects, presets, profileVocabularies, priceNames, faultOfAccepts };
}
