/** `transform:` names a transform of src/conversion/transforms. */
import { camel } from "../emit/text.js";
import { piecesOf } from "../join/stream-rules.js";
import type { Line } from "../join/mapping.js";
import { hintFor } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import type { Pointer } from "../load/spec-file.js";
import * as transforms from "../../src/conversion/transforms/index.js";
import { linesOf } from "./forms.js";
import { snake } from "./snake.js";
import type { Specs } from "./specs.js";

const known = new Set(Object.keys(transforms));
const names = [...known].map(snake);

export function transformsKnown({ mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) => {
    const check = (
      name: string | undefined,
      pointer: Pointer,
      inside: readonly number[] = [],
      key = "transform",
    ): Problem[] =>
      name === undefined || known.has(camel(name))
        ? []
        : [mapping.file.problem([...pointer, key, ...inside], `there is no transform "${name}"`, hintFor(name, names))];
    const ofPieces = piecesOf(mapping.stream.read).flatMap(({ transform, signatureTransform, pointer }) => [
      ...check(transform, pointer),
      ...check(signatureTransform, [...pointer, "signature"]),
    ]);
    const ofEach = ({ at, transformEach, pointer }: Line): Problem[] => {
      if (transformEach.length === 0) return [];
      const uneven =
        transformEach.length === at.length
          ? []
          : [
              mapping.file.problem(
                [...pointer, "transform"],
                `there are ${transformEach.length} transforms for ${at.length} places`,
                "name one transform for all of them, or one for each in the same order",
              ),
            ];
      return [...uneven, ...transformEach.flatMap((name, index) => check(name, pointer, [index]))];
    };
    const ofLines = linesOf(mapping).flatMap((line) => [...check(line.transform, line.pointer), ...ofEach(line)]);
    const ofForms = mapping.parts.forms.flatMap(({ name, transform }) => check(transform, ["parts", name]));
    return [
      ...ofLines,
      ...ofForms,
      ...check(mapping.response.citations?.transform, ["response", "citations"]),
      ...ofPieces,
    ];
  });
}
