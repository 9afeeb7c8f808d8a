/** Writes out the forms of parts, and the reasons of a dialect for having no parts of a kind. */
import type { FormSource, FormSources } from "../load/sources/mapping-lines.js";
import type { SpecFile } from "../load/spec-file.js";
import type { PartsRule } from "./mapping.js";
import { readForm } from "./read-lines.js";
import type { Vocabulary } from "./vocabulary.js";

export function readParts(file: SpecFile, source: FormSources<FormSource>, vocabulary: Vocabulary): PartsRule {
  const kinds = vocabulary.unions.get("Part")?.kinds;
  const entries = Object.entries(source);
  const absent = entries.flatMap(([name, { kind = name, absent: because }]): [string, string][] =>
    because === undefined ? [] : [[kind, because]],
  );
  const forms = entries.flatMap(([name, value]) => {
    const { kind = name } = value;
    if (value.absent !== undefined) return [];
    return [{ ...readForm(file, name, "part", value, kinds?.get(kind)?.fields ?? [], ["parts", name]), kind }];
  });
  return {
    file,
    pointer: ["parts"],
    name: "part",
    is: "Part",
    places: undefined,
    forms,
    absent: new Map(absent),
  };
}
