/** Each dialect has a document and a mapping in one folder, and a vocabulary that exists. */
import { folderOf } from "../load/load-specs.js";
import { hintFor } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import type { Specs } from "./specs.js";

export function dialectsAndMappings({ files, documents, vocabularies }: Specs): Problem[] {
  const known = vocabularies.map(({ name }) => name);
  const described = documents.map(({ file }) => folderOf(file));
  const mapped = files.mapping.map(folderOf);
  return [
    ...files.mapping
      .filter((file) => !described.includes(folderOf(file)))
      .map((file) => file.problem([], "no document describes the dialect", `write ${folderOf(file)}/dialect.yaml`)),
    ...documents.flatMap(({ file, keys: { name, vocabulary } }) => [
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
    ]),
  ];
}
