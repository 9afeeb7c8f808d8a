/** Finds the route of a path. Paths are compared exactly: case, slashes and all. */
import type { Route } from "../registry.js";

const MODEL = "{model}";
const TASK = "{task}";
/** The action follows the model's ID. */
const ACTION = /:[A-Za-z]{1,64}$/;
/** The path starts with its parameter, or has only a version before it. */
const VERSION_ONLY = /^\/(?:[^/{]+\/)?\{/;
/** The form of task IDs. It identifies tasks where their IDs follow the version directly, or the method is wrong. */
const TASK_NAME = /^task_/;

export type RouteMatch =
  | {
      readonly kind: "route";
      readonly route: Route;
      readonly model: string | undefined;
      readonly task: string | undefined;
    }
  /** The path exists, but not with this method. */
  | { readonly kind: "method"; readonly dialect: string; readonly allow: readonly string[] }
  /** The path does not exist. The dialect is that of the most similar paths. */
  | { readonly kind: "none"; readonly dialect: string | undefined };

/** A target such as `foo://bar` has no path. */
export type RouteMatcher = (method: string, path: string | null) => RouteMatch;

/** The prefixes under which a dialect answers for unknown paths. */
export interface ErrorPlaces {
  readonly name: string;
  readonly errorsBelow: readonly string[];
}

/** The routes of one path, by method. */
type Methods = Map<string, Route>;

/** Builds its tables once. It never backtracks: a path is split at most in one place. */
export function createMatcher(routes: readonly Route[], dialects: Iterable<ErrorPlaces> = []): RouteMatcher {
  const fixed = new Map<string, Methods>();
  /** By the text before the model, and then by the text after it. */
  const withModel = new Map<string, Map<string, Methods>>();
  /** By the text before the task ID, which ends the path. */
  const withTask = new Map<string, Methods>();
  for (const route of routes) {
    const [before = "", after] = route.path.split(MODEL, 2);
    const paths = after === undefined ? fixed : entry(withModel, before);
    const methods: Methods = route.path.endsWith(TASK)
      ? entry(withTask, route.path.slice(0, -TASK.length))
      : entry(paths, after ?? before);
    if (!methods.has(route.method)) methods.set(route.method, route);
  }
  const longestFirst = [...withModel].sort(([left], [right]) => right.length - left.length);
  const nearest = createNearest(routes, dialects);
  return (method, written) => {
    const path = written ?? "";
    const found = matchFixed(fixed, path) ?? matchModel(longestFirst, path) ?? matchTask(withTask, path);
    if (found === undefined) return { kind: "none", dialect: nearest(path) };
    // HEAD is served wherever GET is.
    const route = found.methods.get(method) ?? (method === "HEAD" ? found.methods.get("GET") : undefined);
    if (route !== undefined) return { kind: "route", route, model: found.model, task: found.task };
    if (found.task !== undefined && !TASK_NAME.test(found.task)) return { kind: "none", dialect: nearest(path) };
    return { kind: "method", dialect: firstOf(found.methods).dialect, allow: allowed(found.methods) };
  };
}

function allowed(methods: Methods): string[] {
  return [...methods.keys()].flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
}

interface Found {
  readonly methods: Methods;
  readonly model?: string;
  readonly task?: string;
}

function matchFixed(fixed: ReadonlyMap<string, Methods>, path: string): Found | undefined {
  const methods = fixed.get(path);
  return methods && { methods };
}

function matchTask(withTask: ReadonlyMap<string, Methods>, path: string): Found | undefined {
  const cut = path.lastIndexOf("/") + 1;
  const methods = withTask.get(path.slice(0, cut));
  const task = path.slice(cut);
  return methods === undefined || task === "" || (isRoot(path) && !TASK_NAME.test(task))
    ? undefined
    : { methods, task };
}

/** Only a version precedes the last name. */
function isRoot(path: string): boolean {
  return path.indexOf("/", 1) === path.lastIndexOf("/");
}

/** A model's ID may contain slashes and colons, plain or encoded: it ends at the last colon, or at the last slash. */
function matchModel(
  withModel: readonly (readonly [string, ReadonlyMap<string, Methods>])[],
  path: string,
): Found | undefined {
  for (const [before, endings] of withModel) {
    const rest = path.startsWith(before) ? decoded(path.slice(before.length)) : undefined;
    if (rest === undefined) continue;
    for (const cut of [rest.lastIndexOf(":"), rest.lastIndexOf("/")]) {
      const methods = cut === -1 ? undefined : endings.get(rest.slice(cut));
      if (methods !== undefined) return { methods, model: rest.slice(0, cut) };
    }
    const whole = rest === "" ? undefined : endings.get("");
    if (whole !== undefined) return { methods: whole, model: rest };
  }
  return undefined;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function createNearest(
  routes: readonly Route[],
  dialects: Iterable<ErrorPlaces>,
): (path: string) => string | undefined {
  const below = [...dialects].flatMap(({ name, errorsBelow }) =>
    errorsBelow.map((prefix) => ({ prefix, dialect: name })),
  );
  // The paths of all dialects can follow a version.
  const known = routes
    .filter(({ path }) => !VERSION_ONLY.test(path))
    .map(({ path, dialect }) => ({ prefix: prefixOf(path), dialect }));
  const prefixes = [...known, ...below].sort((left, right) => right.prefix.length - left.prefix.length);
  const ofActions = routes.find(({ path }) => path.includes(`${MODEL}:`))?.dialect;
  return (path) =>
    prefixes.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`))?.dialect ??
    (ACTION.test(path) ? ofActions : undefined);
}

function prefixOf(path: string): string {
  const [before = ""] = path.split("{", 1);
  return before.replace(/\/$/, "");
}

function entry<Key, Value>(map: Map<string, Map<Key, Value>>, key: string): Map<Key, Value> {
  const known = map.get(key) ?? new Map<Key, Value>();
  map.set(key, known);
  return known;
}

function firstOf(methods: Methods): Route {
  const [first] = methods.values();
  if (first === undefined) throw new RangeError("A path has at least one method.");
  return first;
}
