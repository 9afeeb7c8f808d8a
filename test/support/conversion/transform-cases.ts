/** Tables of transforms: what is read from the wire, what is written to it, and what returns unchanged. */
import { expect } from "chai";
import type { Json } from "../../../src/conversion/json.js";
import { noLoss, type Loss } from "../../../src/conversion/loss.js";

export interface Transform<Value> {
  read(value: Json | undefined, loss: Loss): Value | undefined;
  write(value: Value | undefined, loss: Loss): Json | undefined;
}

type Case<From, To> = readonly [name: string, given: From, want: To];

export function reads<Value>(
  transform: Transform<Value>,
  cases: readonly Case<Json | undefined, Value | undefined>[],
): void {
  for (const [name, given, want] of cases)
    it(`reads ${name}`, () => expect(transform.read(given, noLoss)).to.deep.equal(want));
}

export function writes<Value>(
  transform: Transform<Value>,
  cases: readonly Case<Value | undefined, Json | undefined>[],
): void {
  for (const [name, given, want] of cases)
    it(`writes ${name}`, () => expect(transform.write(given, noLoss)).to.deep.equal(want));
}

/** Values of the vocabulary that return unchanged. */
export function keeps<Value>(
  transform: Transform<Value>,
  cases: readonly (readonly [name: string, value: Value])[],
): void {
  for (const [name, value] of cases)
    it(`keeps ${name}`, () => expect(transform.read(transform.write(value, noLoss), noLoss)).to.deep.equal(value));
}
