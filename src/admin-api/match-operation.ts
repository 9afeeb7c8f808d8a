/** Finds the operation of a path. */
import type { Operation } from "./operation.js";
import { UNSTORABLE } from "./schema.js";

export type OperationMatch =
  | { readonly kind: "operation"; readonly operation: Operation; readonly named: string }
  /** The path exists, but not with this method. */
  | { readonly kind: "method"; readonly allow: readonly string[] }
  | { readonly kind: "none" };

/** A path is split at its slashes. A segment that is a name may contain encoded ones. */
export function matchOperation(operations: readonly Operation[], method: string, path: string): OperationMatch {
  const segments = path.split("/");
  const found = operations.flatMap((operation) => {
    const named = nameIn(operation.path.split("/"), segments);
    return named === undefined ? [] : [{ operation, named }];
  });
  if (found.length === 0) return { kind: "none" };
  const wanted = method === "HEAD" ? "GET" : method;
  const match = found.find(({ operation }) => operation.method === wanted);
  if (match !== undefined) return { kind: "operation", ...match };
  return {
    kind: "method",
    allow: found.flatMap(({ operation }) => (operation.method === "GET" ? ["GET", "HEAD"] : [operation.method])),
  };
}

/** The value of the pattern's parameter: empty when it has none, undefined when the path does not match. */
function nameIn(pattern: readonly string[], segments: readonly string[]): string | undefined {
  if (pattern.length !== segments.length) return undefined;
  let named = "";
  for (const [index, expected] of pattern.entries()) {
    const segment = segments[index] ?? "";
    if (!expected.startsWith("{")) {
      if (segment !== expected) return undefined;
      continue;
    }
    const name = decoded(segment);
    if (name === undefined || name === "" || name.includes(UNSTORABLE)) return undefined;
    named = name;
  }
  return named;
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
