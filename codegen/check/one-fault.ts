/** Something is missing and something is not known, or used by nothing: together they are the line to write. */
import { dirname } from "node:path";
import type { About, Problem } from "../load/problem.js";

type Sort = NonNullable<About["of"]>;

/** A key has rarely more names. */
const NAMES_OF_A_KEY = 6;

/** Names that are known by one list of the folder. */
const sorts: readonly Sort[] = ["member", "kind", "transform", "event", "meaning"];

/** Problems of which those that are one fault are one, with the line to write. */
export function oneFault(problems: readonly Problem[]): Problem[] {
  const folders = [...new Set(problems.filter(({ about }) => about?.of !== undefined).map(folderOf))];
  const apart = folders.reduce<Problem[]>(
    (all, folder) => withoutPlace(withoutLine(withoutForm(unknownName(all, folder), folder), folder), folder),
    [...problems],
  );
  const isNamed = ({ about }: Problem): boolean => about?.of !== undefined;
  return oneKey(folders.reduce(withoutIdle, oneKey(apart, isNamed)), ({ about }) => about?.isIdle === true);
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

/** One record whose place is wrong: the members that nothing answers are its place. */
function withoutPlace(problems: readonly Problem[], folder: string): Problem[] {
  const places = lacking(problems, folder, "place");
  const members = lacking(problems, folder, "member");
  if (places.length !== 1 || members.length === 0) return [...problems];
  const missing = names(members);
  const around = [...new Set(missing.map((path) => path.slice(0, Math.max(0, path.lastIndexOf(".")))))];
  // Several members of one object are those of the record.
  const isObject = missing.length > 1 && around.length === 1 && around[0] !== "";
  const [place = "", ...others] = isObject ? around : missing;
  const hint = `write at: ${others.length > 0 ? `[${missing.join(", ")}]` : place}`;
  return problems.flatMap((problem) => {
    if (places.includes(problem)) return [{ ...problem, hint }];
    return members.includes(problem) ? [] : [problem];
  });
}

/** A form that an item names, and a kind of part without a form: it is the form of this kind. */
function withoutForm(problems: readonly Problem[], folder: string): Problem[] {
  const kinds = lacking(problems, folder, "kind");
  const named = problems.filter((problem) => folderOf(problem) === folder && problem.about?.of === "form");
  const [kind = ""] = names(kinds);
  const [form] = named;
  if (kinds.length !== 1 || named.length !== 1 || form?.about?.meant !== undefined) return [...problems];
  const { written = "" } = form?.about ?? {};
  const hint = `write ${written}: ${written === kind ? "{ … }" : `{ kind: ${kind}, … }`} under parts:`;
  return problems.flatMap((problem) => {
    if (problem === form) return [{ ...problem, hint }];
    return kinds.includes(problem) ? [] : [problem];
  });
}

/** One key may have several names: if few are missing, they are probably its names. */
function oneKey(problems: readonly Problem[], isMeant: (problem: Problem) => boolean): Problem[] {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const { file, message, about } = problem;
    if (about?.lacks === undefined || !isMeant(problem)) continue;
    const [sentence = ""] = message.replace(`"${about.lacks}"`, "").split(" (");
    const group = `${file}:${about.of}:${sentence}`;
    groups.set(group, [...(groups.get(group) ?? []), problem]);
  }
  const keys = [...groups.values()].filter(({ length }) => length > 1 && length <= NAMES_OF_A_KEY);
  const first = new Map(keys.map((group) => [group[0], group]));
  const others = new Set(keys.flatMap((group) => group.slice(1)));
  return problems.flatMap((problem) => {
    const group = first.get(problem);
    if (group !== undefined) return [together(problem, names(group))];
    return others.has(problem) ? [] : [problem];
  });
}

/** The problem of one name as that of several. */
function together(problem: Problem, [name = "", ...others]: readonly string[]): Problem {
  const list = others.map((other) => `"${other}"`).join(", ");
  const hint = problem.hint?.replaceAll(`${name}:`, `${[name, ...others].join(", ")}:`);
  return { ...problem, message: `${problem.message}; likewise for ${list}`, hint };
}

/** What nothing uses, beside one other problem: the line that is wrong has used it. */
function withoutIdle(problems: readonly Problem[], folder: string): Problem[] {
  const here = problems.filter((problem) => folderOf(problem) === folder);
  const idle = here.filter(({ about }) => about?.isIdle === true);
  const [cause, ...others] = here.filter((problem) => !idle.includes(problem));
  if (cause === undefined || others.length > 0 || idle.length === 0) return [...problems];
  const [first] = idle;
  const { lacks = "", of } = first?.about ?? {};
  const line = idle.length === 1 && of !== undefined ? `{ at: <place>, ${of}: ${lacks} }` : "<place>";
  const hint = cause.hint?.replace("<place>", line);
  const isNamed = hint?.includes(lacks) === true;
  const idleNames = names(idle).map((name) => `"${name}"`);
  const rest = isNamed ? "" : `; nothing else uses ${idleNames.join(", ")}`;
  return problems.flatMap((problem) => {
    if (problem === cause) return [{ ...problem, hint: `${hint ?? "write the line that is missing"}${rest}` }];
    return idle.includes(problem) ? [] : [problem];
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
