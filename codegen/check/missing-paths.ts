/** Paths that lead nowhere in the schemas of a dialect's document. */
import type { Placed } from "../join/line.js";
import { problemOf } from "../join/line.js";
import type { Form } from "../join/mapping.js";
import { hintFor, misspelt } from "../load/nearest.js";
import type { About, Problem } from "../load/problem.js";
import { SchemaPlace, type Missing } from "./schema-place.js";

export interface MissingPath extends Missing {
  readonly path: string;
}

/** Those of some paths that lead nowhere from a place; none where the place is not known. */
export function missingPaths(place: SchemaPlace | undefined, paths: readonly string[]): MissingPath[] {
  return paths.flatMap((path) => {
    const found = place?.at(path);
    return found === undefined || found instanceof SchemaPlace ? [] : [{ ...found, path }];
  });
}

/** The problem of a path in requests and answers. */
export function missingPath(
  { path, name, known }: MissingPath,
  node: Placed,
  document: string,
  of?: About["of"],
): Problem {
  const message =
    path === name
      ? `there is no "${name}" here in the schemas of ${document}`
      : `"${path}" leads nowhere in the schemas of ${document}: there is no "${name}"`;
  const hint = hintFor(name, known) ?? "the schemas know no members there";
  return problemOf(node, message, hint, { ...misspelt(name, known), ...(of && { of }) });
}

/** The problem of a form of parts whose members are in no list of parts. */
export function withoutPlace(form: Form): Problem {
  const hint = `name it in an item of the layout, as in content: [{ form: ${form.name}, at: <place> }]`;
  return problemOf(form, `no list of parts has the members of the form "${form.name}"`, hint);
}

/** The problem of a line with a record whose members are not at its place. */
export function withoutMembers(line: Placed, record: string): Problem {
  const hint = "write at: with the place of such objects";
  return problemOf(line, `no object here has the members of the record "${record}"`, hint);
}
