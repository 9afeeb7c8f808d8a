/** Paths that lead nowhere in the schemas of a dialect's document. */
import type { Line, Placed } from "../model/line.js";
import { problemOf } from "../model/line.js";
import type { Form } from "../model/mapping.js";
import { printed } from "../load/former-lines.js";
import { hintFor, misspelt } from "../load/nearest.js";
import type { About, Problem } from "../load/problem.js";
import { follow } from "./part-places.js";
import { SchemaPlace, type Missing } from "./schema-place.js";

export interface MissingPath extends Missing {
  readonly path: string;
  readonly through: ThroughList | undefined;
}

/** A path that goes into the items of a list as if the list were one object. */
interface ThroughList {
  readonly list: string;
  readonly rest: string;
  readonly hasType: boolean;
}

/** Those of some paths that lead nowhere from a place; none where the place is not known. */
export function missingPaths(place: SchemaPlace | undefined, paths: readonly string[]): MissingPath[] {
  return paths.flatMap((path) => {
    const found = place?.at(path);
    return found === undefined || found instanceof SchemaPlace
      ? []
      : [{ ...found, path, through: throughList(place, path, found.name) }];
  });
}

function throughList(place: SchemaPlace | undefined, path: string, name: string): ThroughList | undefined {
  const steps = path.split(".");
  for (const [index, step] of steps.entries()) {
    const list = steps.slice(0, index).join(".");
    const items = index === 0 || step !== name ? undefined : follow(place, list)?.items();
    if (follow(items, step) !== undefined)
      return { list, rest: steps.slice(index).join("."), hasType: follow(items, "type") !== undefined };
  }
  return undefined;
}

/** The problem of a path in requests and answers. */
export function missingPath(
  { path, name, known, through }: MissingPath,
  node: Placed,
  document: string,
  of?: About["of"],
  line?: Line,
): Problem {
  if (through !== undefined) return problemOf(node, listMessage(path, through), listHint(through, line));
  const message =
    path === name
      ? `there is no "${name}" here in the schemas of ${document}`
      : `"${path}" leads nowhere in the schemas of ${document}: there is no "${name}"`;
  const reason = reasonHint(path, line);
  if (reason !== undefined) return problemOf(node, message, reason);
  const hint = hintFor(name, known) ?? "the schemas know no members there";
  return problemOf(node, message, hint, { ...misspelt(name, known), path, ...(of && { of }) });
}

/** The kinds of reasons, which a line has in place of a path. */
const REASONS: readonly string[] = ["absent", "implicit"];

function reasonHint(path: string, line: Line | undefined): string | undefined {
  if (line === undefined || !REASONS.includes(path)) return undefined;
  return `write ${printed({ [line.concept]: { [path]: "<reason>" } })}`;
}

export function listMessage(path: string, { list }: ThroughList): string {
  return `"${path}" leads through ${list}, which is a list`;
}

/** One value has no place in all items, and only lines of a request share a list among them. */
export function listHint({ list, rest, hasType }: ThroughList, line?: Line): string {
  const some = `${list}[${hasType ? "type" : "<member>"}=<word>].${rest}`;
  const first = `${list}[0].${rest} for the first item`;
  if (line?.field.type.kind === "list") return `write ${list}[].${rest}, or ${some} for some of the items`;
  return line?.pointer[0] === "request" ? `write ${some}, or ${first}` : `write ${first}`;
}

/** The problem of a form of parts whose members are in no list of parts. */
export function withoutPlace(form: Form): Problem {
  const hint = `name it in an item of the layout, as in content: [{ form: ${form.name}, at: <place> }]`;
  return problemOf(form, `no list of parts has the members of the form "${form.name}"`, hint);
}

/** The problem of a line with a record whose members are not at its place. */
export function withoutMembers(line: Placed, record: string): Problem {
  const hint = "write at: with the place of such objects";
  const message = `no object here has the members of the record "${record}"`;
  return problemOf(line, message, hint, { lacks: record, of: "place" });
}
