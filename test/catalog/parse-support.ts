/** Catalog files that are parsed in tests. */
import { parseCatalog } from "../../src/catalog/parse.js";
import { FileProblemsError } from "../../src/config/problems.js";
import { words } from "../support/catalog/catalog-words.js";

export const environment = { ACME_URL: "https://acme.example.test/v1", ACME_MODE: "fast" };

export const parse = (text: string) => parseCatalog("catalog.yaml", text, words, environment);

export function complaints(text: string): string[] {
  try {
    parse(text);
  } catch (error) {
    if (error instanceof FileProblemsError) return error.message.split("\n");
    throw error;
  }
  return [];
}
