/** Members that strict clients of a dialect require in each answer, though no other dialect has their values. */
import { expect } from "chai";
import { dialectsOf } from "../../src/registry.js";

/** The SDK of one host refuses answers without them. */
const CASES: readonly (readonly [dialect: string, members: object])[] = [
  ["chat", { system_fingerprint: null }],
  ["responses", { access_programs: null, completed_at: null, frequency_penalty: 0, presence_penalty: 0 }],
];

describe("a converted answer has", () => {
  for (const [name, members] of CASES) {
    it(`${Object.keys(members).join(", ")} in ${name}`, () => {
      const parts = [{ kind: "text" as const, text: "a" }];
      const answer = dialectsOf("text").get(name)?.writeResponse({ model: "m", finish: "stop", parts });
      expect(answer).to.include(members);
    });
  }

  it("all counts of tokens in responses, though nothing was in a cache", () => {
    const usage = { input: 3, output: 1 };
    const answer = dialectsOf("text").get("responses")?.writeResponse({ model: "m", finish: "stop", parts: [], usage });
    expect(answer).to.deep.nested.include({
      "usage.input_tokens_details": { cached_tokens: 0, cache_write_tokens: 0 },
      "usage.output_tokens_details": { reasoning_tokens: 0 },
    });
  });
});
