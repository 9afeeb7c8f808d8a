import { visibilityFlag } from "../../../src/conversion/transforms/visibility-flag.js";
import { keeps, reads, writes } from "./transform-cases.js";

describe("visibilityFlag", () => {
  reads(visibilityFlag, [
    ["true", true, "summarized"],
    ["false", false, "omitted"],
    ["a word", "auto", undefined],
    ["nothing", undefined, undefined],
  ]);
  writes(visibilityFlag, [
    ["what is shown", "summarized", true],
    ["what is hidden", "omitted", false],
    ["nothing", undefined, undefined],
  ]);
  keeps(visibilityFlag, [
    ["what is shown", "summarized"],
    ["what is hidden", "omitted"],
  ]);
});
