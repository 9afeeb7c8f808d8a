/** How models are shown to operators. */
import type { Model, ModelRoute } from "../catalog/types.js";
import type { ModelPrice } from "../stores/catalog/model-prices.js";
import type { RouteState } from "../upstream/route-health.js";
import { routeId } from "../upstream/route-id.js";
import { timeOf } from "./descriptions.js";
import { type ValueOf, anyObject, nullable, object, rows, text, time, truth, wholeNumber, word } from "./schema.js";

const routeSchema = object({
  provider: text("The provider."),
  model: text("The model's name there."),
  dialect: text("The provider's dialect."),
  priority: wholeNumber("Routes with a lower number are tried first."),
  weight: { ...wholeNumber("Its share of the calls among routes of the same priority."), json: { type: "number" } },
  breaker: nullable(
    word(["closed", "half_open", "open"], "Whether the route works, in this process. Null: not called lately."),
  ),
  failures: nullable(wholeNumber("How many calls in a row failed there until now, in this process.")),
});

export const modelSchema = object({
  id: text("The public ID."),
  aliases: rows(text("A name."), "Further names under which clients call it."),
  kind: text("What it makes."),
  enabled: truth("Whether clients can call it."),
  profile: text("Its profile."),
  routes: rows(routeSchema, "The ways to reach it."),
  pricing: anyObject("Its prices, as written in the catalog."),
});

export function describeModel(model: Model, states: readonly RouteState[]): ValueOf<typeof modelSchema> {
  const { id, aliases = [], kind, enabled, profile, routes, pricing } = model;
  const byRoute = new Map(states.map((state) => [state.id, state]));
  const stateOf = (route: ModelRoute) => byRoute.get(routeId(id, route));
  return {
    id,
    aliases,
    kind,
    enabled,
    profile,
    routes: routes.map((route) => ({
      ...{ provider: route.provider, model: route.model, dialect: route.dialect },
      ...{ priority: route.priority, weight: route.weight },
      breaker: stateOf(route)?.state ?? null,
      failures: stateOf(route)?.failures ?? null,
    })),
    pricing,
  };
}

export const priceSchema = object({
  since: time("When it was written into the catalog."),
  pricing: anyObject("The prices, as written in the catalog."),
});

export function describePrice({ since, pricing }: ModelPrice): ValueOf<typeof priceSchema> {
  return { since: timeOf(since), pricing };
}
