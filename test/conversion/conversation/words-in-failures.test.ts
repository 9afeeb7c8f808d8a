import { expect } from "chai";
import type { Part } from "../../../generated/interlingua/text.js";
import { wordsInFailures } from "../../../src/conversion/conversation/words-in-failures.js";

describe("wordsInFailures", () => {
  const cases: [name: string, parts: Part[], error: boolean | undefined, want: Part[]][] = [
    ["a failed result without content", [], true, [{ kind: "text", text: "The tool failed." }]],
    [
      "a failed result with an empty text",
      [{ kind: "text", text: " " }],
      true,
      [{ kind: "text", text: "The tool failed." }],
    ],
    ["a failed result with words", [{ kind: "text", text: "No." }], true, [{ kind: "text", text: "No." }]],
    ["an empty result", [], undefined, []],
  ];
  for (const [name, parts, error, want] of cases)
    it(name, () => {
      const [turn] = wordsInFailures([{ role: "user", parts: [{ kind: "result", id: "1", parts, error }] }]);
      expect(turn?.parts[0]).to.deep.include({ parts: want });
    });
});
