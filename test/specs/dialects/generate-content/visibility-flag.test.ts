import { visibilityFlag } from "../../../../specs/dialects/generate-content/functions.js";
import { keeps, reads, writes } from "../../../support/conversion/transform-cases.js";

describe("visibilityFlag", () => {
  reads(visibilityFlag, [
    ["true", true, "summarized"],
    ["false", false, "omitted"],
    ["a word", "auto", undefined],
    ["nothing", undefined, undefined],
  ]);
  writes(visibilityFlag, [
    ["visible reasoning", "summarized", true],
    ["hidden reasoning", "omitted", false],
    ["nothing", undefined, undefined],
  ]);
  keeps(visibilityFlag, [
    ["visible reasoning", "summarized"],
    ["hidden reasoning", "omitted"],
  ]);
});
