/** Dialects and presets name auth styles that there are. */
import { hintFor } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import type { Pointer } from "../load/pointer.js";
import type { SpecFile } from "../load/spec-file.js";
import type { Specs } from "./specs.js";

export function authStylesKnown({ files }: Specs): Problem[] {
  const styles = files["auth-styles"].flatMap(({ value }) => Object.keys(value.styles));
  const check = (file: SpecFile, pointer: Pointer, style: string | undefined): Problem[] =>
    style === undefined || styles.includes(style)
      ? []
      : [file.problem(pointer, `there is no auth style "${style}"`, hintFor(style, styles))];
  return [
    ...files.dialect.flatMap((file) =>
      check(file, ["x-dialect", "endpoint", "auth"], file.value["x-dialect"].endpoint.auth),
    ),
    ...files.provider.flatMap((file) => check(file, ["auth"], file.value.auth)),
  ];
}
