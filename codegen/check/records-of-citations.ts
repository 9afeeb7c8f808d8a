/** Citations beside a text and those of streams are read with a record of citations. */
import type { Mapping } from "../model/mapping.js";
import { piecesOf } from "../model/stream-rules.js";
import type { Problem } from "../load/problem.js";
import type { Pointer } from "../load/pointer.js";
import type { Specs } from "./specs.js";

const CITATION = "Citation";

export function recordsOfCitations({ mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) => [
    ...mapping.layout.items.flatMap(({ citations, pointer }) =>
      wrongRecord(mapping, citations?.each, [...pointer, "citations", "record"]),
    ),
    ...piecesOf(mapping.stream.read).flatMap(({ citation, pointer }) =>
      wrongRecord(mapping, citation, [...pointer, "record"]),
    ),
  ]);
}

/** A record that is not known, or of which none knows what it is, is a problem of its own. */
function wrongRecord({ file, records }: Mapping, name: string | undefined, pointer: Pointer): Problem[] {
  const is = records.get(name ?? "")?.is;
  if (is === undefined || is === "" || is === CITATION) return [];
  const known = [...records.values()].find((record) => record.is === CITATION)?.name;
  return [
    file.problem(pointer, `citations are read here, and "${name}" is a ${is}`, `write record: ${known ?? "<name>"}`),
  ];
}
