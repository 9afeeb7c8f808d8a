/** Each dialect has a document and a mapping, and both name a vocabulary that exists. */
import { hintFor } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import type { Pointer, SpecFile } from "../load/spec-file.js";
import type { Specs } from "./specs.js";

export function dialectsAndMappings({ files, documents, vocabularies }: Specs): Problem[] {
  const known = vocabularies.map(({ name }) => name);
  const vocabularyOf = (file: SpecFile, name: string, pointer: Pointer): Problem[] =>
    known.includes(name) ? [] : [file.problem(pointer, `there is no vocabulary "${name}"`, hintFor(name, known))];
  const mapped = files.mapping.map((file) => ({ file, ...file.value }));
  const described = documents.map(({ name }) => name);
  return [
    ...mapped.flatMap(({ file, dialect, vocabulary }) => [
      ...vocabularyOf(file, vocabulary, ["vocabulary"]),
      ...(described.includes(dialect)
        ? []
        : [
            file.problem(
              ["dialect"],
              `no document of specs/dialects describes the dialect "${dialect}"`,
              hintFor(dialect, described),
            ),
          ]),
    ]),
    ...documents.flatMap(({ file, name, keys }) => [
      ...vocabularyOf(file, keys.vocabulary, ["x-dialect", "vocabulary"]),
      ...(mapped.some(({ dialect }) => dialect === name)
        ? []
        : [
            file.problem(
              ["x-dialect", "name"],
              `no mapping of specs/dialects maps the dialect "${name}"`,
              `write specs/dialects/${name}/mapping.yaml`,
            ),
          ]),
    ]),
    ...documents.flatMap(({ file, keys }) => {
      const mapping = mapped.find(({ dialect }) => dialect === keys.name);
      const areKnown = known.includes(keys.vocabulary) && known.includes(mapping?.vocabulary ?? "");
      if (mapping === undefined || mapping.vocabulary === keys.vocabulary || !areKnown) return [];
      return [
        file.problem(
          ["x-dialect", "vocabulary"],
          `${mapping.file.name} maps it to another vocabulary, "${mapping.vocabulary}"`,
          "a dialect has one vocabulary",
        ),
      ];
    }),
  ];
}
