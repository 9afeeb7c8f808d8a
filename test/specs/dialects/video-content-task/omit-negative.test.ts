import { omitNegative } from "../../../../specs/dialects/video-content-task/functions.js";
import { keeps, reads, writes } from "../../../support/conversion/transform-cases.js";

describe("omitNegative: every other value as absent", () => {
  reads(omitNegative, [
    ["a number", 7, 7],
    ["zero", 0, 0],
    ["minus one", -1, undefined],
    ["minus two", -2, undefined],
    ["a broken number", 1.5, undefined],
    ["null", null, undefined],
    ["a text", "7", undefined],
    ["nothing", undefined, undefined],
  ]);
  writes(omitNegative, [
    ["a number", 7, 7],
    ["zero", 0, 0],
    ["nothing", undefined, undefined],
  ]);
  keeps(omitNegative, [
    ["a number", 7],
    ["zero", 0],
  ]);
});
