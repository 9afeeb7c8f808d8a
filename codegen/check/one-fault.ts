/** Something is missing and something is not known, or used by nothing: together they are the line to write. */
import { dirname } from "node:path";
import type { About, Problem } from "../load/problem.js";

type Sort = NonNullable<About["of"]>;

/** Names that are known by one list of the folder. */
const sorts: readonly Sort[] = ["member", "kind", "transform", "event", "meaning"];

/** Problems of which those that are one fault are one, with the line to write. */
export function oneFault(problems: readonly Problem[]): Problem[] {
  const folders = [...new Set(problems.filter(({ about }) => about?.of !== undefined).map(folderOf))];
  return folders.reduce<Problem[]>((all, folder) => withoutLine(unknownName(all, folder), folder), [...problems]);
}

function folderOf({ file }: Problem): string {
  return dirname(file);
}

/** The problems in a folder about what is missing. */
function lacking(problems: readonly Problem[], folder: string, of: Sort): Problem[] {
  return problems.filter((problem) => {
    const { about } = problem;
    return folderOf(problem) === folder && about?.of === of && about.lacks !== undefined;
  });
}

/** One name that is not known, and one that is missing: it is meant for that one. */
function unknownName(problems: readonly Problem[], folder: string): Problem[] {
  return sorts.reduce<Problem[]>(
    (all, of) => {
      const missing = lacking(all, folder, of);
      const unknown = all.filter(
        (problem) => folderOf(problem) === folder && problem.about?.of === of && problem.about.written !== undefined,
      );
      const [cause] = unknown;
      const [lacks = ""] = names(missing);
      const near = cause?.about?.meant;
      const isOne = unknown.length === 1 && missing.length === 1;
      if (!isOne || (near !== undefined && !lacks.split(".").includes(near))) return all;
      return all.flatMap((problem) => {
        if (problem === cause) return [near === undefined ? { ...problem, hint: hintOf(of, lacks) } : problem];
        return missing.includes(problem) ? [] : [problem];
      });
    },
    [...problems],
  );
}

/** A form without `kind:` has its own name for one. */
function hintOf(of: Sort, name: string): string {
  return of === "kind" ? `write kind: ${name}` : `did you mean "${name}"?`;
}

/** One concept without a line: the members, the record and the transform that nothing uses are those of the line. */
function withoutLine(problems: readonly Problem[], folder: string): Problem[] {
  const concepts = lacking(problems, folder, "concept");
  const members = lacking(problems, folder, "member");
  const records = lacking(problems, folder, "record");
  const transforms = lacking(problems, folder, "transform");
  const [concept] = concepts;
  const others = [...members, ...records, ...transforms];
  const isOne = concepts.length === 1 && others.length > 0 && records.length < 2 && transforms.length < 2;
  if (concept === undefined || !isOne) return [...problems];
  const name = concept.about?.lacks ?? "";
  // A transform may be that of the record.
  const line = lineOf(names(members), names(records), records.length > 0 ? [] : names(transforms));
  const hint = `write ${name}: ${line}, or ${name}: { absent: <why> }, or ${name}: { implicit: <how> }`;
  return problems.flatMap((problem) => {
    if (problem === concept) return [{ ...problem, hint }];
    return others.includes(problem) ? [] : [problem];
  });
}

function names(problems: readonly Problem[]): string[] {
  return problems.flatMap(({ about }) => about?.lacks ?? []);
}

function lineOf(members: readonly string[], [record]: readonly string[], [transform]: readonly string[]): string {
  const at = members.length > 1 ? `[${members.join(", ")}]` : (members[0] ?? "<place>");
  if (record === undefined && transform === undefined && members.length === 1) return at;
  const options = [
    `at: ${at}`,
    ...(record === undefined ? [] : [`record: ${record}`]),
    ...(transform === undefined ? [] : [`transform: ${transform}`]),
  ];
  return `{ ${options.join(", ")} }`;
}
