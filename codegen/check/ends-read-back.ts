/** The finish reason and the usage that a dialect writes to streams are where it reads them. */
import type { Json } from "../../src/conversion/json.js";
import type { EventRule } from "../model/stream-rules.js";
import { isObject } from "../model/source.js";
import type { Problem } from "../load/problem.js";
import type { Pointer } from "../load/pointer.js";
import type { Specs } from "./specs.js";

/** Where the document describes events, their schemas say what is there. */
export function endsReadBack({ documents, mappings }: Specs): Problem[] {
  return mappings.flatMap(({ file, stream, dialect }) => {
    const isDescribed = documents.some(({ name, events }) => name === dialect && events.length > 0);
    if (isDescribed || file.value.stream?.read === undefined) return [];
    const { start, finish, usage = [], end = [] } = stream.write;
    const events = [...[start, finish, usage, end].flat()].filter((event) => event !== undefined);
    return (["finish", "usage"] as const).flatMap((key) => {
      const written = events.flatMap((event) => pathsTo(`$${key}`, event));
      const read = rulesWith(stream.read, ["stream", "read"]).filter(({ rule }) => rule[key].length > 0);
      const isRead = read.some(({ rule }) => rule[key].some((path) => written.includes(path)));
      const [first = ""] = written;
      if (first === "" || isRead) return [];
      return read
        .slice(0, 1)
        .map(({ rule, pointer }) =>
          file.problem(
            [...pointer, key],
            `the ${key} of a stream is written to "${first}", and read from "${rule[key].join(", ")}"`,
            `write ${key}: ${key === "usage" ? `[${first}]` : first}, or declare the events under text/event-stream`,
            { rank: 1 },
          ),
        );
    });
  });
}

function rulesWith(rule: EventRule, pointer: Pointer): { readonly rule: EventRule; readonly pointer: Pointer }[] {
  const cases = Object.entries(rule.cases);
  return [{ rule, pointer }, ...cases.flatMap(([word, inner]) => rulesWith(inner, [...pointer, "cases", word]))];
}

/** The paths at which an event has a variable. What is merged into an object is the object itself. */
function pathsTo(variable: string, value: Json | undefined, path = ""): string[] {
  if (value === variable) return [path === "" ? "." : path];
  if (Array.isArray(value)) return value.flatMap((item, index) => pathsTo(variable, item, `${path}[${index}]`));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    pathsTo(variable, inner, name === "$merge" ? path : path === "" ? name : `${path}.${name}`),
  );
}
