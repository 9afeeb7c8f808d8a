/** An answer to a poll names the job by its ID, and a call that ends a job is another than the one that polls it. */
import { printed } from "../load/former-lines.js";
import type { Problem } from "../load/problem.js";
import type { UpstreamJobCallSource } from "../load/sources/dialect.js";
import type { DialectDocument } from "../model/dialect-document.js";
import type { Mapping } from "../model/mapping.js";
import type { Specs } from "./specs.js";

const JOBS = ["x-dialect", "jobs"];

export function callsOfJobs({ documents, mappings }: Specs): Problem[] {
  return documents.flatMap((document) => {
    const mapping = mappings.find(({ dialect }) => dialect === document.name);
    return [...(mapping === undefined ? [] : namedByID(document, mapping)), ...likePolls(document)];
  });
}

/** The name of a job is the ID that the answer to its creation had. */
function namedByID({ file, keys: { jobs } }: DialectDocument, { response }: Mapping): Problem[] {
  const named = jobs?.named?.at;
  const at = response.lines.find(({ concept }) => concept === "id")?.at ?? [];
  const [first] = at;
  if (named === undefined || first === undefined || at.includes(named)) return [];
  const message = `an answer has its ID at "${first}", and "${named}" is another member: no poll would find its job`;
  return [file.problem([...JOBS, "named", "at"], message, `write ${printed({ named: { at: first } })}`)];
}

function likePolls({ file, keys: { jobs } }: DialectDocument): Problem[] {
  const calls: [string, UpstreamJobCallSource | undefined][] = [
    ["cancel", jobs?.cancel],
    ["remove", jobs?.remove],
  ];
  return calls
    .filter(([, call]) => call !== undefined && isSame(call, jobs?.poll))
    .map(([name]) =>
      file.problem(
        [...JOBS, name],
        "the call is that of poll, which only asks for the state of a job",
        `write another method: or path:, or leave ${name} out`,
      ),
    );
}

function isSame(one: UpstreamJobCallSource, other: UpstreamJobCallSource | undefined): boolean {
  const [left, right] = [one, other].map((call) => JSON.stringify([call?.method, call?.path, call?.body]));
  return left === right;
}
