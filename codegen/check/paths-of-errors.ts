/** A dialect answers unknown URLs below paths that its own clients use, and no other dialect answers them. */
import { hintFor } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import { type DialectDocument, pathsServed } from "../model/dialect-document.js";
import type { Specs } from "./specs.js";

export function pathsOfErrors({ documents }: Specs): Problem[] {
  return documents.flatMap((document, index) => {
    const { file, name, keys } = document;
    const paths = pathsOf(document, documents);
    const before = documents.slice(0, index);
    return (keys.errors_below ?? []).flatMap((prefix, place) => {
      const node = ["x-dialect", "errors_below", place];
      const other = before.find((one) => one.keys.errors_below?.includes(prefix));
      if (other !== undefined)
        return [
          file.problem(node, `the dialect "${other.name}" answers below "${prefix}" already`, "leave it out of one"),
        ];
      if (paths.some((path) => path === prefix || path.startsWith(`${prefix}/`))) return [];
      const known = paths.flatMap(prefixesOf);
      return [file.problem(node, `clients of ${name} use no path below "${prefix}"`, hintFor(prefix, known))];
    });
  });
}

/** The paths of clients: of calls, and of models. */
function pathsOf(document: DialectDocument, documents: readonly DialectDocument[]): string[] {
  const { routes, keys } = document;
  return [
    ...pathsServed(document, documents),
    ...routes.flatMap(({ path, aliases }) => [path, ...aliases]),
    ...(keys.models ?? []).map(({ at }) => at),
  ];
}

/** `/v2` and `/v2/chat` of `/v2/chat/{id}`. */
function prefixesOf(path: string): string[] {
  const names = (path.split("{", 1)[0] ?? "").split("/").filter(Boolean);
  return names.map((_name, index) => `/${names.slice(0, index + 1).join("/")}`);
}
