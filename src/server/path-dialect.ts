/** The dialect of a path, also where nothing else of its request was read: it decides the shape of errors. */
import type { AnyDialect } from "../registry.js";
import type { Registry } from "../calls/context.js";
import type { RouteMatch, RouteMatcher } from "./match-route.js";

export type PathDialect = (method: string, path: string) => AnyDialect;

type Dialects = Pick<Registry, "dialects" | "fallbackDialect">;

export function dialectsOf({ dialects, fallbackDialect }: Dialects): (found: RouteMatch) => AnyDialect {
  return (found) =>
    dialects.get((found.kind === "route" ? found.route.dialect : found.dialect) ?? "") ?? fallbackDialect;
}

export function pathDialect(registry: Dialects, match: RouteMatcher): PathDialect {
  const dialectOf = dialectsOf(registry);
  return (method, path) => dialectOf(match(method, path));
}
