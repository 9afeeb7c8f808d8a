/** `transform:` names a transform of src/conversion/transforms, or of the dialect's functions.ts. */
import type { Line, Mapping } from "../model/mapping.js";
import { misspelt } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import { isUneven, linesOf } from "./forms.js";
import { transformsNamedIn } from "./named-functions.js";
import { hintForFunction } from "./own-functions.js";
import type { Specs } from "./specs.js";

export function transformsKnown(specs: Specs): Problem[] {
  return specs.mappings.flatMap((mapping) => [
    ...transformsNamedIn(mapping).flatMap(({ name, pointer }) =>
      mapping.functions.find("transforms", name) !== undefined
        ? []
        : [
            mapping.file.problem(
              pointer,
              `there is no transform "${name}"`,
              hintForFunction(name, mapping.functions.names("transforms"), "transforms", specs),
              { ...misspelt(name, mapping.functions.names("transforms")), of: "transform" },
            ),
          ],
    ),
    ...linesOf(mapping).flatMap((line) => uneven(line, mapping)),
  ]);
}

function uneven(line: Line, { file }: Mapping): Problem[] {
  if (line.kind !== "transforms" || !isUneven(line)) return [];
  const { at, pointer, transforms } = line;
  return [
    file.problem(
      [...pointer, "transform"],
      `there are ${transforms.length} transforms for ${at.length} places`,
      "name one transform for all of them, or one for each in the same order",
    ),
  ];
}
