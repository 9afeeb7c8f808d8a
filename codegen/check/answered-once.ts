/** A member that a line maps is not listed as one that nothing else can hold, nor as consumed. */
import { inside, type Placed, problemOf } from "../model/line.js";
import type { Form, Line, Mapping } from "../model/mapping.js";
import type { Problem } from "../load/problem.js";
import type { Specs } from "./specs.js";

type Answers = Pick<Form, "lines" | "consumed" | "unmapped">;

export function answeredOnce({ mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) => {
    const { file, request, parts, records } = mapping;
    const forms = [parts, ...records.values()].flatMap((record) => record.forms);
    return [
      ...answeredTwice({ file, pointer: ["request"] }, request, mapping),
      ...forms.flatMap((form) => answeredTwice(form, form, mapping)),
    ];
  });
}

function answeredTwice(owner: Placed, { lines, consumed, unmapped }: Answers, mapping: Mapping): Problem[] {
  const mapped = new Map(lines.flatMap((line) => placesOf(line, mapping)));
  const listed = [
    ...Object.keys(consumed).map((path) => ({ path, key: "consumed" })),
    ...unmapped.map(({ path }) => ({ path, key: "unmapped" })),
  ];
  return listed.flatMap(({ path, key }, index) => {
    const by = mapped.get(path) ?? listed.slice(0, index).find((other) => other.path === path)?.key;
    if (by === undefined) return [];
    return [
      problemOf(
        inside(owner, key, path),
        `${path} is under ${key}:, and ${by} answers it too`,
        `leave it out of ${key}:, unless ${by} is wrong`,
      ),
    ];
  });
}

/** The places of a line, each with the name of its concept; those of a record without a place are its forms'. */
function placesOf(line: Line, mapping: Mapping): [string, string][] {
  if (line.kind !== "inline") return [...line.at, ...line.copies].map((path) => [path, `"${line.concept}"`]);
  const forms = mapping.records.get(line.record)?.forms ?? [];
  return forms.flatMap((form) => [
    ...Object.keys(form.when).map((path): [string, string] => [path, `"${line.concept}"`]),
    ...form.lines.flatMap((inner) => placesOf(inner, mapping)),
  ]);
}
