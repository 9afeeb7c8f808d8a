/** What endpoints refuse, as tables. */
import type { RefusalSource } from "../load/sources/errors.js";
import { list, type Code } from "../print/code.js";
import { stepsOf } from "../model/names.js";
import { literal, quote, quoteLong } from "./text.js";

export function refusalTable(refusals: readonly RefusalSource[]): Code {
  return list(
    refusals.map((refusal) => {
      const { at, beside, code, message, details } = refusal;
      const members = [
        `at: ${literal(stepsOf(at))}`,
        ...(beside === undefined ? [] : [`beside: ${literal(stepsOf(beside))}`]),
        `when: ${refusalTest(refusal)}`,
        `code: ${quote(code)}`,
        `message: ${quoteLong(message)}`,
        ...(details === undefined ? [] : [`details: ${literal(details)}`]),
      ];
      return `{ ${members.join(", ")} }`;
    }),
  );
}

function refusalTest({ is, not_null: notNull, not_in: notIn, has, times }: RefusalSource): string {
  if (notNull === true) return "{ notNull: true }";
  if (notIn !== undefined) return `{ notIn: ${literal([...notIn])} }`;
  return has === undefined
    ? `{ is: ${literal(is ?? null)} }`
    : `{ has: ${literal({ ...has })}${times === undefined ? "" : `, times: ${times}`} }`;
}
