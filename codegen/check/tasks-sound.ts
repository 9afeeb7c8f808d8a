/** Calls about jobs name the job, paths about tasks name the task, and a shared path has one other dialect. */
import type { UpstreamJobCallSource } from "../load/sources/dialect.js";
import type { DialectDocument } from "../model/dialect-document.js";
import { hintFor } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import { SchemaPlace } from "./schema-place.js";
import type { Specs } from "./specs.js";

export function tasksSound({ documents }: Specs): Problem[] {
  return documents.flatMap((document) => [
    ...calls(document),
    ...files(document),
    ...named(document),
    ...accepted(document),
    ...tasks(document),
    ...shared(document, documents),
    ...variants(document, documents),
  ]);
}

function calls({ file, keys: { jobs } }: DialectDocument): Problem[] {
  const named: [string, UpstreamJobCallSource | undefined][] = [
    ["poll", jobs?.poll],
    ["cancel", jobs?.cancel],
    ["remove", jobs?.remove],
  ];
  return named.flatMap(([name, call]) => {
    if (call === undefined || JSON.stringify([call.path, call.body]).includes("{job}")) return [];
    return [
      file.problem(
        ["x-dialect", "jobs", name],
        "the call does not name the job",
        "write {job} into its path, or as a text of its body",
      ),
    ];
  });
}

function files({ file, keys: { jobs } }: DialectDocument): Problem[] {
  if (jobs?.files === undefined || jobs.files.path.includes("{file}")) return [];
  return [
    file.problem(["x-dialect", "jobs", "files", "path"], "the path does not name the file", "write {file} into it"),
  ];
}

function named(document: DialectDocument): Problem[] {
  const at = document.keys.jobs?.named?.at;
  const found = at === undefined ? undefined : SchemaPlace.named(document, "Response")?.at(at);
  if (at === undefined || found === undefined || found instanceof SchemaPlace) return [];
  return [
    document.file.problem(
      ["x-dialect", "jobs", "named", "at"],
      `an answer has no "${at}": there is no "${found.name}"`,
      hintFor(found.name, found.known),
    ),
  ];
}

function accepted(document: DialectDocument): Problem[] {
  const response = SchemaPlace.named(document, "Response");
  return (document.keys.jobs?.accepted ?? []).flatMap((member, index) => {
    const found = response?.at(member);
    if (found instanceof SchemaPlace) return [];
    return [
      document.file.problem(
        ["x-dialect", "jobs", "accepted", index],
        `an answer has no member "${member}"`,
        found === undefined ? "describe answers in the schema Response" : hintFor(member, found.known),
      ),
    ];
  });
}

function tasks({ file, keys, routes }: DialectDocument): Problem[] {
  return routes.flatMap(({ method, path, job }) => {
    const pointer = ["paths", path, method.toLowerCase()];
    const namesTask = path.includes("{task}");
    if (namesTask !== (job !== undefined))
      return [
        namesTask
          ? file.problem(
              pointer,
              "the path names a task, and has no x-task-action",
              "write x-task-action: read, or remove",
            )
          : file.problem([...pointer, "x-task-action"], "the path does not name a task", "write {task} into the path"),
      ];
    return job !== undefined && keys.jobs === undefined
      ? [
          file.problem(
            [...pointer, "x-task-action"],
            "calls of this dialect make no jobs",
            "write under x-dialect.jobs how they are polled",
          ),
        ]
      : [];
  });
}

function shared(
  { file, name, keys: { shares_paths_of: sharing } }: DialectDocument,
  documents: readonly DialectDocument[],
): Problem[] {
  if (sharing === undefined) return [];
  const pointer = ["x-dialect", "shares_paths_of", "dialect"];
  const others = documents.map((other) => other.name).filter((other) => other !== name);
  if (!others.includes(sharing.dialect))
    return [file.problem(pointer, `there is no other dialect "${sharing.dialect}"`, hintFor(sharing.dialect, others))];
  const first = documents.find((other) => other.keys.shares_paths_of?.dialect === sharing.dialect);
  return first?.name === name
    ? []
    : [
        file.problem(
          pointer,
          `the dialect "${first?.name ?? ""}" shares these paths already`,
          "two dialects may share a path, not three",
        ),
      ];
}

/** A renamed member is in creations of the other dialect, and its new place is in those of this one. */
function variants(document: DialectDocument, documents: readonly DialectDocument[]): Problem[] {
  const { file, name, keys } = document;
  const variantOf = keys.jobs?.variant_of;
  if (variantOf === undefined) return [];
  const pointer = ["x-dialect", "jobs", "variant_of"];
  const others = documents.filter(
    (other) => other.name !== name && other.keys.vocabulary === keys.vocabulary && other.keys.jobs !== undefined,
  );
  const other = others.find((one) => one.name === variantOf.dialect);
  if (other === undefined) {
    const known = others.map((one) => one.name);
    return [
      file.problem(
        [...pointer, "dialect"],
        `there is no other dialect "${variantOf.dialect}" whose calls make jobs`,
        hintFor(variantOf.dialect, known),
      ),
    ];
  }
  const missing = (of: DialectDocument, path: string, at: (string | number)[]): Problem[] => {
    const found = SchemaPlace.named(of, "Request")?.at(path);
    return found === undefined || found instanceof SchemaPlace
      ? []
      : [
          file.problem(
            [...pointer, ...at],
            `a creation in ${of.name} has no "${path}": there is no "${found.name}"`,
            hintFor(found.name, found.known),
          ),
        ];
  };
  return [
    ...Object.entries(variantOf.rename ?? {}).flatMap(([from, to]) => [
      ...missing(other, from, ["rename", from]),
      ...missing(document, to, ["rename", from]),
    ]),
    ...(variantOf.omit ?? []).flatMap((path, index) => missing(other, path, ["omit", index])),
  ];
}
