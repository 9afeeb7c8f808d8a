/** What is refused inside a member that requests have is a member there. Others may be those of other gateways. */
import type { DialectDocument } from "../model/dialect-document.js";
import { segmentsOf } from "../emit/text.js";
import { hintFor } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import type { RefusalSource } from "../load/sources/errors.js";
import type { Pointer, SpecFile } from "../load/spec-file.js";
import { SchemaPlace } from "./schema-place.js";
import type { Specs } from "./specs.js";

export function refusalsPlaced({ files, documents }: Specs): Problem[] {
  return [
    ...documents.flatMap((document) =>
      placed(document.file, document.keys.refuse ?? [], ["x-dialect", "refuse"], [document]),
    ),
    ...files.refusals.flatMap((file) => placed(file, file.value.refuse, ["refuse"], documents)),
  ];
}

function placed(
  file: SpecFile,
  refusals: readonly RefusalSource[],
  pointer: Pointer,
  documents: readonly DialectDocument[],
): Problem[] {
  const bodies = documents.flatMap((document) =>
    document.requests.flatMap((name) => SchemaPlace.named(document, name) ?? []),
  );
  return refusals.flatMap(({ at }, index) => {
    const [head = ""] = segmentsOf(at).map(String);
    const having = bodies.filter((body) => body.names.includes(head));
    const found = having.map((body) => body.at(at));
    const [missing] = found.flatMap((one) => (one instanceof SchemaPlace ? [] : [one]));
    if (missing === undefined || found.some((one) => one instanceof SchemaPlace)) return [];
    const message = `no request has "${at}": there is no "${missing.name}"`;
    return [file.problem([...pointer, index, "at"], message, hintFor(missing.name, missing.known))];
  });
}
