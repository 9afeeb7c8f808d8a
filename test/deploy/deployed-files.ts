/** The files below deploy/, read as what they are. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { parse } from "yaml";
import { parseCatalog } from "../../src/catalog/parse.js";
import { loadCatalogWords } from "../../src/catalog/load-words.js";
import { loadConfig } from "../../src/config/load.js";
import type { Config } from "../../src/config/types.js";
import { CHECKOUT } from "../support/checkout.js";

export function deployed(path: string): string {
  return readFileSync(join(CHECKOUT, "deploy", path), "utf8");
}

export function deployedYaml<T>(path: string): T {
  return parse(deployed(path)) as T;
}

/** The configuration in a file, with a value for each variable that its process gets. */
export function configWith(directory: string, file: string, variables: readonly string[]): Config {
  const environment = Object.fromEntries(variables.map((name) => [name, valueOf(name)]));
  return loadConfig({ directory, file, environment });
}

/** Addresses are addresses, and secrets are long enough. */
function valueOf(name: string): string {
  if (name === "DATABASE_URL") return "postgres://isogloss:password@database:5432/isogloss";
  return name.endsWith("_URL") ? "https://gateway.example.test" : `value-of-${name.toLowerCase()}`;
}

export async function expectCatalog(text: string, variables: readonly string[]): Promise<void> {
  const environment = Object.fromEntries(variables.map((name) => [name, valueOf(name)]));
  const { models } = parseCatalog("catalog.yaml", text, await loadCatalogWords(), environment);
  expect(models).to.have.length(1);
}
