import { expect } from "chai";
import { identifiesCalls, textDialect } from "../dialect-features.js";
import { CALLS } from "../vendor-forms/form.js";

interface CallOfAnswer {
  readonly id: string;
  readonly name: string;
  readonly arguments: unknown;
}

/** Expects the calls of a vendor's answer: with its IDs, or with distinct ones where its dialect has none. */
export function expectCalls(dialect: string, calls: readonly CallOfAnswer[]): void {
  const shown = ({ name, arguments: given }: CallOfAnswer) => [name, given];
  expect(calls.map(shown)).to.deep.equal(CALLS.map(shown));
  const ids = calls.map(({ id }) => id);
  if (identifiesCalls(textDialect(dialect))) expect(ids).to.deep.equal(CALLS.map(({ id }) => id));
  else expect(new Set(ids).size).to.equal(CALLS.length);
}
