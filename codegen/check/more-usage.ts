/** The further counts of a usage are items of a list that the document describes. */
import type { Problem } from "../load/problem.js";
import type { DialectDocument } from "../model/dialect-document.js";
import type { Mapping } from "../model/mapping.js";
import { missingPath, missingPaths } from "./missing-paths.js";
import { follow, partPlaces } from "./part-places.js";
import { selectionFault } from "./value-types.js";
import { conditionFault } from "./wire-words.js";
import type { Specs } from "./specs.js";

export function moreUsage({ documents, mappings }: Specs): Problem[] {
  return documents.flatMap((document) => {
    const mapping = mappings.find(({ dialect }) => dialect === document.name);
    return mapping === undefined ? [] : faultsOf(document, mapping);
  });
}

function faultsOf(document: DialectDocument, mapping: Mapping): Problem[] {
  const { moreUsage: more, response, file } = mapping;
  if (more === undefined) return [];
  const { name } = document.file;
  const usage = follow(
    partPlaces(document, mapping).response,
    response.lines.find(({ concept }) => concept === "usage")?.at[0],
  );
  const items = follow(usage, more.at)?.items();
  const missing = [...missingPaths(usage, [more.at]), ...missingPaths(items, Object.keys(more.match))];
  const notList = selectionFault(file.value.more_usage ?? "", "more_usage", usage, name);
  const faults = [
    notList && { ...notList, hint: "name a list of objects with counts" },
    ...Object.entries(more.match).flatMap(([member, wanted]) =>
      [wanted].flat().map((word) => conditionFault({ place: follow(items, member), member, document: name }, word)),
    ),
  ];
  return [
    ...missing.map((path) => missingPath(path, more, name)),
    ...faults.flatMap((fault) => (fault === undefined ? [] : file.problem(more.pointer, fault.message, fault.hint))),
  ];
}
