import type { ModelRoute } from "../catalog/types.js";

/** Equal for equal routes of a model, also in other processes and after the catalog has changed. */
export function routeId(publicId: string, route: Pick<ModelRoute, "provider" | "model" | "dialect">): string {
  return JSON.stringify([publicId, route.provider, route.model, route.dialect]);
}
