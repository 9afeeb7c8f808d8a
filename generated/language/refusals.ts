// Made from specs/language/refusals.json by "make generate". Change the specs, not this file.
import type { Refusal } from "./common.js";

/** The refusals of all endpoints, before a route is chosen. */
export type Refusals = {
  readonly refuse: Refusal[];
};
