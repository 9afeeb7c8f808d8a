import { omitBelowOne } from "../../../src/conversion/transforms/index.js";
import { keeps, reads, writes } from "../../support/conversion/transform-cases.js";

describe("omitBelowOne: zero and negative numbers as absent", () => {
  reads(omitBelowOne, [
    ["a number", 7, 7],
    ["one", 1, 1],
    ["zero", 0, undefined],
    ["minus one", -1, undefined],
    ["minus two", -2, undefined],
    ["a broken number", 1.5, undefined],
    ["null", null, undefined],
    ["a text", "7", undefined],
    ["nothing", undefined, undefined],
  ]);
  writes(omitBelowOne, [
    ["a number", 7, 7],
    ["zero", 0, 0],
    ["nothing", undefined, undefined],
  ]);
  keeps(omitBelowOne, [["a number", 7]]);
});
