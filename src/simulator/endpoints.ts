import type { AnyDialect } from "../registry.js";

/** A path of the simulator, matched to its dialect. */
export interface EndpointMatch {
  readonly dialect: AnyDialect;
  /** The model, when it is in the path. */
  readonly model: string | undefined;
  /** The operation, where it has its own address. */
  readonly operation?: string | undefined;
  /** Whether the answer is a stream; `body` where a member of the request decides. */
  readonly stream: boolean | "body";
}

interface EndpointForm {
  readonly dialect: AnyDialect;
  readonly pattern: RegExp;
  readonly query: readonly (readonly [string, string])[];
  readonly stream: boolean | "body";
  readonly operation: string | undefined;
}

/** Finds the dialect of a request's address; each dialect has its name as path prefix. */
export function endpointMatcher(dialects: Iterable<AnyDialect>): (url: URL) => EndpointMatch | undefined {
  const forms = [...dialects].flatMap(formsOf);
  return (url) => {
    for (const form of forms) {
      const match = form.pattern.exec(url.pathname);
      if (match === null || !form.query.every(([name, value]) => url.searchParams.get(name) === value)) continue;
      const model = decoded(match.groups?.model);
      return model === null
        ? undefined
        : {
            dialect: form.dialect,
            model,
            stream: form.stream,
            ...(form.operation !== undefined && { operation: form.operation }),
          };
    }
    return undefined;
  };
}

/** The form of a stream comes first, because it may differ only by one more query parameter. */
function formsOf(dialect: AnyDialect): EndpointForm[] {
  const { path, streamPath } = dialect.endpoint;
  const tasks = Object.entries(dialect.endpoint.operations).map(([task, other]) =>
    formOf(dialect, other, "body", task),
  );
  if (path === streamPath) return [...tasks, formOf(dialect, path, "body")];
  return [formOf(dialect, streamPath, true), formOf(dialect, path, false)];
}

function formOf(dialect: AnyDialect, path: string, stream: boolean | "body", operation?: string): EndpointForm {
  const [pathname = "", query = ""] = path.split("?", 2);
  return {
    dialect,
    pattern: patternOf(dialect, pathname),
    query: [...new URLSearchParams(query)],
    stream,
    operation: operation,
  };
}

/** The pattern of the addresses of a path. A model name may contain slashes. */
export function patternOf({ name }: AnyDialect, path: string): RegExp {
  const literal = path.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^/${name}${literal.replace(/\\\{(\w+)\\\}/g, "(?<$1>.+)")}$`);
}

/** Null for a text with wrong percent-encoding. */
export function decoded(text: string | undefined): string | undefined | null {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return null;
  }
}
