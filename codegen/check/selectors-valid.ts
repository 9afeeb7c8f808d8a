/** Every selector of a line has a meaning at its place, and lines that share a list agree on it. */
import type { Line, Mapping } from "../model/mapping.js";
import type { Problem } from "../load/problem.js";
import type { Specs } from "./specs.js";

export function selectorsValid({ mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) => [...faults(mapping), ...disagreements(mapping)]);
}

function faults({ file, request, response, parts, records }: Mapping): Problem[] {
  const forms = [parts, ...records.values()].flatMap((record) => record.forms);
  const lines = [...request.lines, ...response.lines, ...forms.flatMap((form) => form.lines)];
  return lines.flatMap((line) => {
    const { fault, pointer } = line;
    const at = [...pointer, "at"];
    if (line.field.description === "") return [];
    if (fault !== undefined) return [file.problem(at, fault.message, fault.hint)];
    if (line.kind !== "records" || line.others === undefined || line.within !== undefined) return [];
    const message = "`others` are members of objects that hold the records in a list";
    return [file.problem(at, message, "select the records of that list, as tools[].records[] does")];
  });
}

/** Where items of a shared list hold items in turn, every line of the list has a condition for those. */
function disagreements({ file, request }: Mapping): Problem[] {
  const shared = request.lines.filter((line) => line.kind === "shared");
  return shared.flatMap((line) => {
    const other = shared.find((found) => found.at[0] === line.at[0] && insideOf(found) !== insideOf(line));
    return other === undefined || line.otherWays.inside !== undefined
      ? []
      : [
          file.problem(
            [...line.pointer, "at"],
            `"${other.concept}" selects from items inside items of this list too`,
            "name both places here, as it does",
          ),
        ];
  });
}

function insideOf({ otherWays: { inside } }: Line): string {
  return JSON.stringify(inside ?? null);
}
