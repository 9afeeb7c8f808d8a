import { camel } from "../model/names.js";
import type { Mapping } from "../model/mapping.js";
import type { Problem } from "../load/problem.js";
import type { Pointer } from "../load/pointer.js";
import type { Specs } from "./specs.js";

/** Words that TypeScript keeps for itself. */
const keptByLanguage = new Set(
  (
    "await break case catch class const continue debugger default delete do else enum " +
    "export extends false finally for function if implements import in instanceof " +
    "interface let new null package private protected public return static super switch " +
    "this throw true try typeof undefined var void while with yield"
  ).split(" "),
);

/** Folders of generated/ that are no dialects. */
const folders = new Set(["interlingua", "pairs"]);

/** Functions and variables that generated readers and writers have anyway. */
const keptForRecords = new Set([
  "answer",
  "content",
  "context",
  "each",
  "given",
  "loss",
  "part",
  "parts",
  "path",
  "request",
  "response",
  "turn",
  "turns",
  "usage",
  "value",
  "wire",
  "word",
]);
const keptBeside = new Set(["context", "items", "loss", "part", "parts", "turn"]);

export function usableNames({ documents, mappings }: Specs): Problem[] {
  return [
    ...documents
      .filter(({ name }) => folders.has(name) || keptByLanguage.has(camel(name)))
      .map(({ file, name }) =>
        file.problem(
          ["x-dialect", "name"],
          `a dialect cannot have the name "${name}"`,
          "generated code has something else of this name",
        ),
      ),
    ...mappings.flatMap((mapping) => [
      ...[...mapping.records.keys()].flatMap((name) =>
        check(mapping, name, "a record", keptForRecords, ["records", name]),
      ),
      ...mapping.parts.forms
        .filter(({ beside }) => beside)
        .flatMap(({ name, pointer }) => check(mapping, name, "a form beside the content", keptBeside, pointer)),
    ]),
  ];
}

function check({ file }: Mapping, name: string, what: string, kept: ReadonlySet<string>, pointer: Pointer): Problem[] {
  const isKept = kept.has(camel(name)) || keptByLanguage.has(camel(name));
  return isKept
    ? [
        file.problem(
          pointer,
          `${what} cannot have the name "${name}"`,
          "generated code has something else of this name",
        ),
      ]
    : [];
}
