import { expect } from "chai";
import { Loss } from "../../../src/conversion/loss.js";
import { summaryContent } from "../../../src/conversion/transforms/summary-content.js";
import { summaryTexts } from "../../../src/conversion/transforms/summary-texts.js";
import { keeps, reads, writes } from "./transform-cases.js";

for (const [name, transform, type] of [
  ["summaryTexts", summaryTexts, "summary_text"],
  ["summaryContent", summaryContent, "text"],
] as const) {
  describe(name, () => {
    reads(transform, [
      ["one text", [{ type, text: "hm" }], "hm"],
      [
        "several texts, a line apart",
        [
          { type, text: "first" },
          { type, text: "then" },
        ],
        "first\n\nthen",
      ],
      ["an empty list, which is usual", [], ""],
      ["a bare text", "hm", "hm"],
      ["nothing", undefined, undefined],
    ]);
    writes(transform, [
      ["one text", "hm", [{ type, text: "hm" }]],
      ["no words", "", undefined],
      ["nothing", undefined, undefined],
    ]);
    keeps(transform, [["words", "hm\n\nwell"]]);

    it("reports what is lost of an item", () => {
      const loss = new Loss({}, {});
      transform.read([{ type, text: "hm", mood: "gay" }], "input[0].summary", loss);
      expect(loss.paths).to.deep.equal(["input[0].summary[0].mood"]);
    });
  });
}
