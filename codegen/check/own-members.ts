/** The vocabulary can keep a dialect's own members, and the dialect whose clients get them lists them. */
import type { Mapping } from "../model/mapping.js";
import { hintFor } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import type { Specs } from "./specs.js";

export function ownMembers({ mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) => [...kept(mapping), ...listedThere(mapping, mappings)]);
}

function kept({ file, vocabulary, response }: Mapping): Problem[] {
  const known =
    vocabulary.records
      .get("Response")
      ?.fields.some(({ name, type }) => name === "own" && type.kind === "record" && type.name === "Own") ?? false;
  if (response.own === undefined || known) return [];
  return [
    file.problem(
      ["response", "own"],
      `answers of the vocabulary "${vocabulary.name}" do not keep members that only one dialect has`,
      "give its Response a concept own, of a record Own of dialect and fields",
    ),
  ];
}

function listedThere({ file, dialect, response: { own, ownOf } }: Mapping, mappings: readonly Mapping[]): Problem[] {
  const other = ownOf === dialect ? undefined : mappings.find((mapping) => mapping.dialect === ownOf);
  if (own === undefined || other === undefined) return [];
  const known = (other.response.own?.members ?? []).map(({ at }) => at.join("."));
  return own.members
    .map(({ at }) => at.join("."))
    .filter((path) => !known.includes(path))
    .map((path) =>
      file.problem(
        ["response", "own", path],
        `clients of ${ownOf}, of which this dialect is a variant, do not get "${path}"`,
        hintFor(path, known) ?? `list it under response.own of ${ownOf} too`,
      ),
    );
}
