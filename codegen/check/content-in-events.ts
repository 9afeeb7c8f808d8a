/** `$content` in the events of a kind is such a part as content lists have it: there is a form for that. */
import type { Form, Mapping } from "../model/mapping.js";
import type { Problem } from "../load/problem.js";
import type { Json } from "../../src/conversion/json.js";
import { contextsOf } from "../emit/write.js";
import { countedKinds } from "../model/event-variables.js";
import { hintFor } from "../load/nearest.js";
import { writtenAt } from "../model/shared-members.js";
import type { Specs } from "./specs.js";

const variables: readonly Json[] = ["$content", "$piece_content"];

export function contentInEvents({ mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) => {
    const { file, parts, stream, vocabulary } = mapping;
    const kinds = vocabulary.unions.get("Part")?.kinds;
    const places = contextsOf(mapping);
    const isUnknown = (form: Form): boolean =>
      kinds?.has(form.kind ?? "") === false || form.in?.some((place) => !places.includes(place)) === true;
    return Object.entries(stream.write.parts).flatMap(([kind, phases]) => {
      // A kind or a place that is not known is a problem of its own, and so is a kind without a form.
      const forms = parts.forms.filter((form) => form.kind === kind);
      const isHeld = forms.length === 0 || forms.some(isInAnswers) || parts.forms.some(isUnknown);
      return Object.entries(phases).flatMap(([phase, events]) => {
        const pointer = ["stream", "write", "parts", kind, phase];
        const used = isHeld ? undefined : variables.find((variable) => mentions(events, variable));
        const none = `"${String(used)}" has no value here: no form of a ${kind} is among the content of answers`;
        const hint = "write its members, as in { id: $part_id, name: $part_name, arguments: $arguments }";
        return [
          ...(used === undefined ? [] : [file.problem(pointer, none, hint)]),
          ...kindsKnown(events, pointer, mapping),
        ];
      });
    });
  });
}

function isInAnswers({ beside, isBare, direction, in: places }: Form): boolean {
  return !beside && !isBare && direction !== "read" && (places === undefined || places.includes("answer"));
}

function mentions(value: unknown, variable: Json): boolean {
  if (typeof value !== "object" || value === null) return value === variable;
  return Object.values(value).some((member) => mentions(member, variable));
}

/** What an index counts are kinds of parts. */
function kindsKnown(value: unknown, pointer: readonly (string | number)[], mapping: Mapping): Problem[] {
  if (typeof value === "string") {
    const known = [...(mapping.vocabulary.unions.get("Part")?.kinds.keys() ?? [])];
    return (countedKinds(value) ?? [])
      .filter((kind) => !known.includes(kind))
      .map((kind) =>
        mapping.file.problem(
          writtenAt(mapping.file, pointer, value),
          `there is no kind of part "${kind}"`,
          hintFor(kind, known),
        ),
      );
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    kindsKnown(member, [...pointer, Array.isArray(value) ? Number(key) : key], mapping),
  );
}
