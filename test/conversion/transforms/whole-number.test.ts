import { wholeNumber } from "../../../src/conversion/transforms/whole-number.js";
import { keeps, reads } from "../../support/conversion/transform-cases.js";

describe("wholeNumber", () => {
  reads(wholeNumber, [
    ["a number", 8, 8],
    ["a text", "8", 8],
    ["a negative number", "-1", -1],
    ["a fraction", 2.5, undefined],
    ["a fraction in a text", "2.5", undefined],
    ["a text that is no number", "8s", undefined],
    ["an empty text", "", undefined],
    ["too many digits", "12345678901", undefined],
    ["null", null, undefined],
    ["nothing", undefined, undefined],
  ]);
  keeps(wholeNumber, [["a number", 8]]);
});
