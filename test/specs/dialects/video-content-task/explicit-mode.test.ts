import { explicitMode } from "../../../../specs/dialects/video-content-task/functions.js";
import { keeps, reads, writes } from "../../../support/conversion/transform-cases.js";

describe("explicitMode", () => {
  reads(explicitMode, [
    ["an operation on a video", "edit", "edit"],
    ["references", "reference", "reference"],
    ["what is left to the model", "auto", undefined],
    ["a mode that follows from the input", "text", undefined],
    ["null", null, undefined],
  ]);
  writes(explicitMode, [
    ["an extension", "extend", "extend"],
    ["nothing for the input", "reference", undefined],
    ["nothing for text", "text", undefined],
    ["nothing", undefined, undefined],
  ]);
  keeps(explicitMode, [
    ["edit", "edit"],
    ["extend", "extend"],
  ]);
});
