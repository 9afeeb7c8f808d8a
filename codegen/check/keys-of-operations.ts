/** An operation may have extensions of others. One that is nearly one of ours would have no effect. */
import { misspelt, nearest } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import { operationKeys } from "../model/dialect-document.js";
import type { Specs } from "./specs.js";

export function keysOfOperations({ documents }: Specs): Problem[] {
  return documents.flatMap(({ file, openapi }) =>
    Object.entries(openapi.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) =>
        unknownIn(Object.keys(operation)).flatMap((key) => {
          const near = nearest(key, operationKeys);
          if (near === undefined) return [];
          const place = ["paths", path, method, key];
          const about = misspelt(key, operationKeys);
          return [file.problem(place, `unknown key "${key}" in ${method}`, `did you mean "${near}"?`, about)];
        }),
      ),
    ),
  );
}

function unknownIn(keys: readonly string[]): string[] {
  return keys.filter((key) => key.startsWith("x-") && !operationKeys.includes(key));
}
