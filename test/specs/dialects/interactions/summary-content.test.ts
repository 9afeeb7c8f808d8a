import { expect } from "chai";
import { summaryContent } from "../../../../specs/dialects/interactions/functions.js";
import { Loss } from "../../../../src/conversion/loss.js";
import { keeps, reads, writes } from "../../../support/conversion/transform-cases.js";

describe("summaryContent", () => {
  reads(summaryContent, [
    ["one text", [{ type: "text", text: "hm" }], "hm"],
    [
      "several texts, a line apart",
      [
        { type: "text", text: "first" },
        { type: "text", text: "then" },
      ],
      "first\n\nthen",
    ],
    ["an empty list, which is usual", [], ""],
    ["a bare text", "hm", "hm"],
    ["nothing", undefined, undefined],
  ]);
  writes(summaryContent, [
    ["one text", "hm", [{ type: "text", text: "hm" }]],
    ["no text", "", undefined],
    ["nothing", undefined, undefined],
  ]);
  keeps(summaryContent, [["words", "hm\n\nwell"]]);

  it("reports what is lost of an item", () => {
    const summary = [{ type: "text", text: "hm", mood: "gay" }];
    const loss = new Loss({}, { input: [{ summary }] });
    summaryContent.read(summary, loss);
    expect(loss.paths).to.deep.equal(["input[0].summary[0].mood"]);
  });
});
