/** A dialect that has a place for what readers of others presume has a pass that decides whether to write it. */
import { writtenAs, writtenForms } from "../model/forms-in-use.js";
import { problemOf, recordOf } from "../model/line.js";
import type { Line, Mapping } from "../model/mapping.js";
import type { Problem } from "../load/problem.js";
import type { Specs } from "./specs.js";

export function presumptionsDecided({ mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) => {
    const readers = mappings.filter((other) => other !== mapping && other.vocabulary === mapping.vocabulary);
    const presumed = new Set(readers.flatMap((other) => effectsOf(other, "presumes")));
    const decided = effectsOf(mapping, "decides");
    return [...presumed].filter((concept) => !decided.includes(concept)).flatMap((concept) => open(concept, mapping));
  });
}

function effectsOf({ functions, request }: Mapping, effect: "presumes" | "decides"): readonly string[] {
  const passes = effect === "presumes" ? request.afterRead : request.beforeWrite;
  return passes.flatMap(({ name }) => functions.find("request", name)?.effects[effect] ?? []);
}

function open(concept: string, mapping: Mapping): Problem[] {
  const { functions } = mapping;
  const [pass = "<name>"] = functions
    .names("request")
    .filter((name) => functions.find("request", name)?.effects.decides?.includes(concept));
  return linesOf(concept.split("."), mapping.request.lines, mapping)
    .slice(0, 1)
    .map((line) =>
      problemOf(
        line,
        `"${concept}" is written here, and other dialects presume it of clients that are silent about it`,
        `write - ${pass} in before_write under request: it writes only what vendors accept`,
        { rank: 1 },
      ),
    );
}

/** The lines that write a concept, which may be one of a record. */
function linesOf([name, ...inner]: readonly string[], lines: readonly Line[], mapping: Mapping): Line[] {
  const own = lines.filter((line) => line.concept === name && writtenAs(line) === "place");
  if (inner.length === 0) return own;
  return own.flatMap((line) => {
    const record = mapping.records.get(recordOf(line) ?? "");
    return record === undefined ? [] : writtenForms(record).flatMap((form) => linesOf(inner, form.lines, mapping));
  });
}
