/** Mappings name error shapes that there are. */
import { hintFor } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import type { Specs } from "./specs.js";

export function errorShapesKnown({ files, mappings }: Specs): Problem[] {
  const shapes = files["error-shapes"].flatMap(({ value }) => Object.keys(value));
  return mappings.flatMap(({ file, errors: { shape } }) => {
    if (shape === undefined || shapes.includes(shape)) return [];
    const pointer = typeof file.value.errors === "string" ? ["errors"] : ["errors", "shape"];
    return [file.problem(pointer, `there is no error shape "${shape}"`, hintFor(shape, shapes))];
  });
}
