import { negated } from "../../../src/conversion/transforms/negated.js";
import { keeps, reads, writes } from "../../support/conversion/transform-cases.js";

describe("negated", () => {
  reads(negated, [
    ["true", true, false],
    ["false", false, true],
    ["null", null, undefined],
    ["a word", "true", undefined],
    ["nothing", undefined, undefined],
  ]);
  writes(negated, [
    ["true", true, false],
    ["false", false, true],
    ["nothing", undefined, undefined],
  ]);
  keeps(negated, [
    ["true", true],
    ["false", false],
  ]);
});
