/** Finds the path that was probably meant, for clients whose base URL has too much or too little in it. */
import type { Route } from "../registry.js";
import type { RouteMatcher } from "./match-route.js";

/** Longer paths are no mistakes in a base URL. */
const MOST_NAMES = 16;
const MOST_CHARACTERS = 512;

export type SimilarPath = (method: string, path: string) => string | undefined;

/** The names before it are left out one by one, or a version is set before it. Its slashes count once. */
export function similarPaths(routes: readonly Route[], match: RouteMatcher): SimilarPath {
  const versions = [...new Set(routes.map(({ path }) => path.split("/", 2).join("/")))].filter(isName);
  return (method, path) => {
    if (path.length > MOST_CHARACTERS) return undefined;
    const names = path.split("/").filter((name) => name !== "");
    if (names.length === 0 || names.length > MOST_NAMES) return undefined;
    const whole = `/${names.join("/")}`;
    const shorter = names.map((_, index) => `/${names.slice(index).join("/")}`);
    return [...shorter, ...versions.map((version) => version + whole)].find(
      (candidate) => match(method, candidate).kind === "route",
    );
  };
}

function isName(version: string): boolean {
  return version.length > 1 && !version.includes("{");
}
