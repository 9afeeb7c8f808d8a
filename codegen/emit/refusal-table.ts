/** What endpoints refuse, as tables. */
import type { RefusalSource } from "../load/sources/errors.js";
import { literal, quote, quoteLong, segmentsOf } from "./text.js";

export function refusalTable(refusals: readonly RefusalSource[]): string {
  const rules = refusals.map((refusal) => {
    const test = refusalTest(refusal);
    const beside = refusal.beside === undefined ? "" : ` beside: ${literal(segmentsOf(refusal.beside).map(String))},`;
    return (
      `{ at: ${literal(segmentsOf(refusal.at).map(String))},${beside} when: ${test}, code: ` +
      `${quote(refusal.code)}, message: ${quoteLong(refusal.message)}` +
      `${refusal.details === undefined ? "" : `, details: ${literal(refusal.details)}`} },`
    );
  });
  return `[\n${rules.join("\n")}\n]`;
}

function refusalTest({ is, not_null: notNull, not_in: notIn, has, times }: RefusalSource): string {
  if (notNull === true) return "{ notNull: true }";
  if (notIn !== undefined) return `{ notIn: ${literal([...notIn])} }`;
  return has === undefined
    ? `{ is: ${literal(is ?? null)} }`
    : `{ has: ${literal({ ...has })}${times === undefined ? "" : `, times: ${times}`} }`;
}
