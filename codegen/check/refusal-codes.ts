/** Refusals answer with codes, and dialects word codes, that specs/errors.yaml defines. */
import type { RefusalSource } from "../load/sources/errors.js";
import { inside, problemOf } from "../model/line.js";
import { hintFor } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import type { Pointer } from "../load/pointer.js";
import type { SpecFile } from "../load/spec-file.js";
import type { Specs } from "./specs.js";

export function refusalCodes({ files, documents, mappings }: Specs): Problem[] {
  const codes = files.errors.flatMap(({ value }) => Object.keys(value.codes));
  const check = (file: SpecFile, refusals: readonly RefusalSource[], pointer: Pointer): Problem[] =>
    refusals.flatMap(({ code }, index) =>
      codes.includes(code)
        ? []
        : [file.problem([...pointer, index, "code"], `there is no code "${code}"`, hintFor(code, codes))],
    );
  return [
    ...files.refusals.flatMap((file) => check(file, file.value.refuse, ["refuse"])),
    ...mappings.flatMap(({ errors }) =>
      Object.keys(errors.words).flatMap((code) =>
        codes.includes(code)
          ? []
          : [problemOf(inside(errors.nodes.words, code), `there is no code "${code}"`, hintFor(code, codes))],
      ),
    ),
    ...documents.flatMap(({ file, keys }) => check(file, keys.refuse ?? [], ["x-dialect", "refuse"])),
  ];
}
