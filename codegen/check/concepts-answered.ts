/** Every concept is answered in every mapping: mapped, absent with a reason, or implicit. */
import { problemOf } from "../model/line.js";
import type { Line, Mapping } from "../model/mapping.js";
import type { Problem } from "../load/problem.js";
import type { Pointer } from "../load/pointer.js";
import type { Specs } from "./specs.js";

/**
 * The conversation is answered by the layout, what was presumed by the lines that presume it, and what is a dialect's
 * own by its list.
 */
const answeredElsewhere = new Set(["turns", "presumed", "own"]);

export function isAnswered(name: string): boolean {
  return answeredElsewhere.has(name);
}

export function conceptsAnswered({ mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) => [
    ...answered(mapping, "Request", mapping.request.lines, ["request", "fields"]),
    ...answered(mapping, "Response", mapping.response.lines, ["response", "fields"]),
    ...answered(mapping, "Usage", mapping.usage, ["usage"]),
    ...usagePlaced(mapping),
  ]);
}

/** The counts of the section `usage` are in an object of the answer. */
function usagePlaced({ response }: Mapping): Problem[] {
  return response.lines
    .filter(({ concept, kind }) => concept === "usage" && kind === "inline")
    .map((line) =>
      problemOf(line, "the counts have no place in the answer", "write at:, as in { at: usage, record: usage }"),
    );
}

function answered({ file, vocabulary }: Mapping, record: string, lines: readonly Line[], pointer: Pointer): Problem[] {
  const mapped = new Set(lines.map(({ concept }) => concept));
  const fields = vocabulary.records.get(record)?.fields ?? [];
  return fields
    .filter(({ name }) => !mapped.has(name) && !isAnswered(name))
    .map(({ name, description }) =>
      file.problem(
        pointer,
        `the concept "${name}" of ${record} is not answered (${description})`,
        `give its place, or ${name}: { absent: <why> }, or ${name}: { implicit: <how> }`,
        { lacks: name, of: "concept" },
      ),
    );
}
