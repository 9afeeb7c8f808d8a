import { explicitMode } from "../../../src/conversion/transforms/explicit-mode.js";
import { keeps, reads, writes } from "./transform-cases.js";

describe("explicitMode", () => {
  reads(explicitMode, [
    ["what is to be done with a video", "edit", "edit"],
    ["references", "reference", "reference"],
    ["what is left to the model", "auto", undefined],
    ["a mode that is told by what is given", "text", undefined],
    ["null", null, undefined],
  ]);
  writes(explicitMode, [
    ["an extension", "extend", "extend"],
    ["nothing for what is given", "reference", undefined],
    ["nothing for words", "text", undefined],
    ["nothing", undefined, undefined],
  ]);
  keeps(explicitMode, [
    ["edit", "edit"],
    ["extend", "extend"],
  ]);
});
