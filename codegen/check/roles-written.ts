/** Turns of every role have a place in requests: those of others would be dropped whole, such as all instructions. */
import { writtenItems } from "../model/forms-in-use.js";
import type { Mapping } from "../model/mapping.js";
import { wordsFor } from "../model/vocabulary.js";
import type { Problem } from "../load/problem.js";
import type { Specs } from "./specs.js";

/** The role whose turns a place for instructions holds. */
const INSTRUCTING = "system";

export function rolesWritten({ mappings }: Specs): Problem[] {
  return mappings.filter(({ isConversation }) => isConversation).flatMap(unplaced);
}

function unplaced(mapping: Mapping): Problem[] {
  const { file, layout, vocabulary } = mapping;
  const roles = vocabulary.enums.get("Role") ?? [];
  const items = writtenItems(mapping, "request").filter(({ part }) => part === undefined);
  const own = new Map(items.map(({ role, name }) => [role, name]));
  if (layout.instructions !== undefined) own.set(INSTRUCTING, layout.instructions.at);
  const placed = wordsFor(roles, own);
  const missing = roles.filter(({ name }) => !placed.has(name));
  // A role is written as the one that it falls back on.
  const roots = missing.filter(({ fallback }) => !missing.some(({ name }) => name === fallback));
  return roots.map(({ name, description }) =>
    file.problem(
      ["layout", "items"],
      `turns of the role "${name}" are not written (${description})`,
      name === INSTRUCTING ? INSTRUCTIONS : `write an item with role: ${name}`,
      { rank: 3 },
    ),
  );
}

const INSTRUCTIONS =
  "write an item with role: system, or instructions: beside items; where the vendor has neither, " +
  "write such turns as the user's: system: { direction: write, when: { role: user }, content: content }";
