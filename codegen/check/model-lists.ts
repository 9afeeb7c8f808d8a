/**
 * Templates of model lists use known variables, words belong to served paths, and each path has one list for clients
 * that no header identifies.
 */
import { hintFor } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import type { Pointer } from "../load/pointer.js";
import type { SpecFile } from "../load/spec-file.js";
import type { Json } from "../../src/conversion/json.js";
import { listVariables, modelVariables } from "../../src/conversion/model-list.js";
import type { Specs } from "./specs.js";

export function modelLists({ documents }: Specs): Problem[] {
  const listed = documents.flatMap(({ file, keys: { models } }) =>
    (models ?? []).map((list, index) => ({ file, list, pointer: ["x-dialect", "models", index] })),
  );
  const templates = listed.flatMap(({ file, list, pointer }) => [
    ...unknownIn(file, list.list, listVariables, [...pointer, "list"]),
    ...unknownIn(file, list.one, modelVariables, [...pointer, "one"]),
  ]);
  const served = documents.flatMap(({ file }) => Object.keys(file.value.paths));
  const unserved = listed.flatMap(({ file, list: { endpoints }, pointer }) =>
    Object.keys(endpoints?.words ?? {})
      .filter((path) => !served.includes(path))
      .map((path) =>
        file.problem([...pointer, "endpoints", "words", path], `no dialect serves ${path}`, hintFor(path, served)),
      ),
  );
  const forAll = new Map<string, SpecFile>();
  const twice = listed.flatMap(({ file, list: { at, identified_by: identifiedBy }, pointer }) => {
    if (identifiedBy !== undefined) return [];
    const before = forAll.get(at);
    forAll.set(at, before ?? file);
    return before === undefined
      ? []
      : [
          file.problem(
            [...pointer, "at"],
            `models are listed at ${at} already, in ${before.name}`,
            "name the headers that identify these clients: identified_by: […]",
          ),
        ];
  });
  const nobody = listed.flatMap(({ file, list: { at }, pointer }) =>
    forAll.has(at)
      ? []
      : [
          file.problem(
            [...pointer, "at"],
            `no dialect lists models at ${at} to clients without these headers`,
            "let one dialect leave out identified_by",
          ),
        ],
  );
  return [...templates, ...unserved, ...twice, ...nobody];
}

function unknownIn(file: SpecFile, value: Json, known: readonly string[], pointer: Pointer): Problem[] {
  if (typeof value === "string")
    return value.startsWith("$") && !known.includes(value)
      ? [file.problem(pointer, `there is no variable "${value}"`, hintFor(value, known))]
      : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => unknownIn(file, item, known, [...pointer, index]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => unknownIn(file, member ?? null, known, [...pointer, name]));
}
