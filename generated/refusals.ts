// Made from specs/refusals.yaml by "make generate". Change the specs, not this file.
import type { RefusalRule } from "../src/conversion/refuse.js";

export const refusals: readonly RefusalRule[] = [
  {
    at: ["provider"],
    when: { notNull: true },
    code: "unsupported_parameter",
    message: "`provider` is not accepted: the gateway chooses which provider serves a model. Remove the field.",
  },
  {
    at: ["providers"],
    when: { notNull: true },
    code: "unsupported_parameter",
    message: "`providers` is not accepted: the gateway chooses which provider serves a model. Remove the field.",
  },
  {
    at: ["routing"],
    when: { notNull: true },
    code: "unsupported_parameter",
    message: "`routing` is not accepted: the gateway chooses the route of a call. Remove the field.",
  },
  {
    at: ["route"],
    when: { notNull: true },
    code: "unsupported_parameter",
    message: "`route` is not accepted: the gateway chooses the route of a call. Remove the field.",
  },
  {
    at: ["models"],
    when: { notNull: true },
    code: "unsupported_parameter",
    message: "`models` is not accepted: a call names one model, in `model`. Remove the field.",
  },
  {
    at: ["fallbacks"],
    when: { notNull: true },
    code: "unsupported_parameter",
    message: "`fallbacks` is not accepted: a call is served by the model it names, never by another. Remove the field.",
  },
  {
    at: ["transforms"],
    when: { notNull: true },
    code: "unsupported_parameter",
    message: "`transforms` is not accepted: the gateway does not shorten or rewrite prompts. Remove the field.",
  },
  {
    at: ["service_tier"],
    when: { notIn: ["auto", "default", "standard", "standard_only"] },
    code: "unsupported_parameter",
    message: "`service_tier` may only be auto, default, standard or standard_only: paid tiers are not offered.",
  },
  {
    at: ["serviceTier"],
    when: { notIn: ["auto", "default", "standard", "standard_only", { type: "default" }] },
    code: "unsupported_parameter",
    message: "`serviceTier` may only be auto, default, standard or standard_only: paid tiers are not offered.",
  },
  {
    at: ["speed"],
    when: { notIn: ["standard"] },
    code: "unsupported_parameter",
    message: "`speed` may only be standard: paid tiers are not offered.",
  },
];
