import { isObject, type Json } from "../json.js";
import type { Refusal } from "./dialect.js";

const routingFields = ["provider", "providers", "routing", "route", "models", "fallbacks", "transforms"];
const freeTiers = ["auto", "default", "standard", "standard_only"];

/**
 * The gateway's rules for a body before any conversion. Missing and empty required members and requests for stored
 * state must be refused. A wrong type somewhere inside may be refused, because the upstream may accept it.
 */
export function expectRefusal(
  body: Json,
  required: readonly string[],
  malformed: readonly string[],
  requestsStoredState = false,
): Refusal {
  if (!isObject(body)) return { must: "invalid_request", may: [] };
  if (requestsStoredState) return { must: "stateful_not_supported", may: ["invalid_request", "unsupported_parameter"] };
  const missing = required.some((name) => {
    const value = body[name];
    return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
  });
  if (missing) return { must: "invalid_request", may: ["unsupported_parameter"] };
  const tier = body.service_tier ?? body.serviceTier ?? null;
  const hasRouting = routingFields.some((name) => (body[name] ?? null) !== null);
  const paid = tier !== null && !(typeof tier === "string" && freeTiers.includes(tier));
  if (hasRouting || paid || body.deferred === true) return { must: "unsupported_parameter", may: ["invalid_request"] };
  return { may: malformed.length > 0 ? ["invalid_request"] : [] };
}
