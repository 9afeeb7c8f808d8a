/** A path at an upstream has a place for the model alone: the gateway fills in no other name. */
import { hintFor } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import type { Pointer } from "../load/pointer.js";
import type { DialectDocument } from "../model/dialect-document.js";
import type { Specs } from "./specs.js";

const MODEL = "model";

export function pathVariables({ documents }: Specs): Problem[] {
  return documents.flatMap((document) => pathsOf(document).flatMap((one) => unknownIn(document, one)));
}

interface PathAt {
  readonly path: string | undefined;
  readonly pointer: Pointer;
}

function pathsOf({ keys: { endpoint } }: DialectDocument): PathAt[] {
  const operations = Object.entries(endpoint.operations ?? {});
  return [
    { path: endpoint.path, pointer: ["path"] },
    { path: endpoint.stream_path, pointer: ["stream_path"] },
    ...operations.map(([name, path]) => ({ path, pointer: ["operations", name] })),
  ];
}

function unknownIn({ file }: DialectDocument, { path = "", pointer }: PathAt): Problem[] {
  const names = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name);
  const unknown = names.find((name) => name !== MODEL);
  if (unknown === undefined) return [];
  const place = ["x-dialect", "endpoint", ...pointer];
  return [file.problem(place, `nothing fills in {${unknown}} here`, hintFor(unknown, [MODEL]))];
}
