/** Instructions become turns by a value that a request may have. By any other they never would. */
import { hintFor, misspelt } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import { problemOf } from "../model/line.js";
import type { Mapping } from "../model/mapping.js";
import type { Field, Vocabulary } from "../model/vocabulary.js";
import type { Specs } from "./specs.js";

export function instructionsAsTurns({ mappings }: Specs): Problem[] {
  return mappings.flatMap(besideKnown);
}

function besideKnown({ file, layout, vocabulary }: Mapping): Problem[] {
  const beside = layout.instructions?.turnsBeside;
  if (beside === undefined) return [];
  const { concept, member, value } = beside;
  const written = `${concept}.${member}`;
  const at = { file, pointer: ["layout", "instructions", "turns_beside", written] };
  const known = valuesOf(vocabulary);
  const values = known.get(written);
  if (values === undefined) {
    const message = `a Request has no member "${written}" with values of its own`;
    return [problemOf(at, message, hintFor(written, known.keys()), misspelt(written, known.keys()))];
  }
  if (values.includes(value)) return [];
  return [problemOf(at, `${written} is never "${value}"`, hintFor(value, values), misspelt(value, values))];
}

/** The values of members that have a few, by concept and member. */
function valuesOf({ records, enums }: Vocabulary): ReadonlyMap<string, readonly string[]> {
  const fieldsOf = (record: string): readonly Field[] => records.get(record)?.fields ?? [];
  return new Map(
    fieldsOf("Request").flatMap((concept) =>
      (concept.type.kind === "record" ? fieldsOf(concept.type.name) : []).flatMap(({ name, type }) =>
        type.kind === "enum"
          ? [[`${concept.name}.${name}`, (enums.get(type.name) ?? []).map((value) => value.name)] as const]
          : [],
      ),
    ),
  );
}
