/** Values of spec files that were parsed and held against the language before: most files are the same each time. */
import { isDeepStrictEqual } from "node:util";
import { Cache } from "../cache/cache.js";
import type { Language } from "./language.js";
import type { Sources, SpecKind } from "./sources/index.js";

const cache = new Cache(import.meta.dirname, ["ajv", "yaml"]);

export class CheckedValues {
  readonly #language: string;

  constructor({ hash }: Language) {
    this.#language = hash;
  }

  /** The value of a file with this text, if such a file was valid. */
  find<Kind extends SpecKind>(kind: Kind, text: string): Sources[Kind] | undefined {
    const kept = cache.find(this.#keyOf(kind, text));
    return kept === undefined ? undefined : JSON.parse(kept);
  }

  keep(kind: SpecKind, text: string, value: unknown): void {
    const kept = JSON.stringify(value);
    // YAML has numbers that JSON has not.
    if (isDeepStrictEqual(JSON.parse(kept), value)) cache.keep(this.#keyOf(kind, text), kept);
  }

  #keyOf(kind: SpecKind, text: string): string {
    return JSON.stringify([this.#language, kind, text]);
  }
}
