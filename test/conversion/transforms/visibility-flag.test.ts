import { shown } from "../../../src/conversion/transforms/shown.js";
import { keeps, reads, writes } from "./transform-cases.js";

describe("shown", () => {
  reads(shown, [
    ["true", true, "summarized"],
    ["false", false, "omitted"],
    ["a word", "auto", undefined],
    ["nothing", undefined, undefined],
  ]);
  writes(shown, [
    ["what is shown", "summarized", true],
    ["what is hidden", "omitted", false],
    ["nothing", undefined, undefined],
  ]);
  keeps(shown, [
    ["what is shown", "summarized"],
    ["what is hidden", "omitted"],
  ]);
});
