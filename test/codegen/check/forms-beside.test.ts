import { expect } from "chai";
import { faultCases } from "../../support/codegen/fault-cases.js";
import { problemsOf } from "../../support/codegen/spec-tree.js";

const chat = "dialects/chat/mapping.yaml";
const READ = "  refused: { kind: refusal, direction: read, when: { type: refusal }";

describe("formsBeside: a form beside the content takes nothing from the forms in it", () => {
  faultCases([
    [
      "a form of one kind in both",
      [
        [chat, READ, "  refused: { kind: refusal, in: [assistant], when: { type: refusal }"],
        [chat, "  declined: { kind: refusal", "  ▸declined: { kind: refusal"],
      ],
      'the form "refused" is never written in "assistant": "declined" beside the content takes all of its kind',
      'write direction: read here, or in: of "refused" without assistant',
    ],
  ]);

  it("may hold them where the content does not", async () => {
    const { problems } = await problemsOf([
      [chat, READ, "  refused: { kind: refusal, in: [user], when: { type: refusal }"],
    ]);
    expect(problems).to.deep.equal([]);
  });
});
