import { expect } from "chai";
import { summaryTexts } from "../../../../specs/dialects/responses/functions.js";
import type { Wire } from "../../../../src/conversion/json.js";
import { Loss } from "../../../../src/conversion/loss.js";
import { keeps, reads, writes } from "../../../support/conversion/transform-cases.js";

describe("summaryTexts", () => {
  reads(summaryTexts, [
    ["one text", [{ type: "summary_text", text: "hm" }], "hm"],
    [
      "several texts, a line apart",
      [
        { type: "summary_text", text: "first" },
        { type: "summary_text", text: "then" },
      ],
      "first\n\nthen",
    ],
    ["an empty list, which is usual", [], ""],
    ["a bare text", "hm", "hm"],
    ["nothing", undefined, undefined],
  ]);
  writes(summaryTexts, [
    ["one text", "hm", [{ type: "summary_text", text: "hm" }]],
    ["no text", "", undefined],
    ["nothing", undefined, undefined],
  ]);
  keeps(summaryTexts, [["words", "hm\n\nwell"]]);

  const losses: readonly (readonly [what: string, summary: Wire[], lost: string])[] = [
    ["a member of an item", [{ type: "summary_text", text: "hm", mood: "gay" }], "input[0].summary[0].mood"],
    ["an item without a text", [{ type: "summary_text", text: "hm" }, { type: "sketch" }], "input[0].summary[1]"],
  ];
  for (const [what, summary, lost] of losses)
    it(`reports ${what}`, () => {
      const loss = new Loss({}, { input: [{ summary }] });
      summaryTexts.read(summary, loss);
      expect(loss.paths).to.deep.equal([lost]);
    });
});
