/** Members that strict clients of a dialect require in each answer, though no other dialect has their values. */
import { expect } from "chai";
import { dialectsOf } from "../../src/registry.js";

/** The SDK of one host refuses answers without them. */
const CASES: readonly (readonly [dialect: string, members: object])[] = [
  ["chat", { system_fingerprint: null }],
  ["responses", { completed_at: null, frequency_penalty: 0, presence_penalty: 0 }],
];

describe("a converted answer has", () => {
  for (const [name, members] of CASES) {
    it(`${Object.keys(members).join(", ")} in ${name}`, () => {
      const parts = [{ kind: "text" as const, text: "a" }];
      const answer = dialectsOf("text").get(name)?.writeResponse({ model: "m", finish: "stop", parts });
      expect(answer).to.include(members);
    });
  }
});
