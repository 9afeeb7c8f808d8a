/** Tables of passes over turns that lose nothing. */
import { expect } from "chai";
import type { Turn } from "../../../generated/interlingua/text.js";
import { plain } from "./turns.js";

export type PassCase = readonly [name: string, given: Turn[], want: Turn[]];

/** Each pass must not change its input. */
export function passCases(pass: (turns: Turn[]) => Turn[], cases: readonly PassCase[]): void {
  for (const [name, given, want] of cases) {
    it(name, () => {
      const before = structuredClone(given);
      expect(plain(pass(given))).to.deep.equal(plain(want));
      expect(given).to.deep.equal(before);
    });
  }
}
