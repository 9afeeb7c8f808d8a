import type { SpecFiles } from "../load/spec-files.js";

/** Each dialect has a document and a mapping in one folder, and a vocabulary that exists. */
import { folderOf } from "../load/load-specs.js";
import { hintFor } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";

export function dialectsAndMappings({ dialect, mapping, interlingua }: SpecFiles): Problem[] {
  const known = interlingua.map(({ value }) => value.vocabulary);
  const described = dialect.map(folderOf);
  const mapped = mapping.map(folderOf);
  return [
    ...mapping
      .filter((file) => !described.includes(folderOf(file)))
      .map((file) => file.problem([], "no document describes the dialect", `write ${folderOf(file)}/dialect.yaml`)),
    ...dialect.flatMap((file) => {
      const { name, vocabulary } = file.value["x-dialect"];
      return [
        ...(known.includes(vocabulary)
          ? []
          : [
              file.problem(
                ["x-dialect", "vocabulary"],
                `there is no vocabulary "${vocabulary}"`,
                hintFor(vocabulary, known),
              ),
            ]),
        ...(mapped.includes(folderOf(file))
          ? []
          : [
              file.problem(
                ["x-dialect", "name"],
                `no mapping maps the dialect "${name}"`,
                `write ${folderOf(file)}/mapping.yaml`,
              ),
            ]),
      ];
    }),
  ];
}
