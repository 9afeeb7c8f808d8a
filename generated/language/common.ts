// Made from specs/language/common.json by "make generate". Change the specs, not this file.
import type { Json } from "../../src/conversion/json.js";

/** A path on the wire, or a list of paths. The first one is written, and all are read in this order. */
export type AnswerPaths = string | string[];

/** A path in an answer, or a list of such paths, all of which are read. */
export type AnswerPlaces = string | string[];

/** A path on the wire, or a list of paths. The first one is written, and all are read in this order. */
export type Paths = string | string[];

/** Headers by name, in lower case. */
export type CommonHeaders = Readonly<Record<string, string>>;

/** A refusal of requests: a place, one test, and a message. */
export type Refusal = {
  readonly at: string;
  readonly beside?: string;
  readonly is?: Json;
  readonly not_null?: true;
  readonly not_in?: (string | number | boolean | null | Readonly<Record<string, string | number | boolean | null>>)[];
  readonly has?: Readonly<Record<string, string | number | boolean | null>>;
  readonly times?: number;
  readonly code: string;
  readonly message: string;
  readonly details?: Readonly<Record<string, Json>>;
};

/**
 * A path, or a list of paths. The first one is written, and all are read in this order. Each may select items of
 * lists.
 */
export type Selectors = string | string[];
