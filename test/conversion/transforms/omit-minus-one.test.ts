import { anyAsSilence } from "../../../src/conversion/transforms/any-as-silence.js";
import { keeps, reads, writes } from "./transform-cases.js";

describe("any as silence", () => {
  reads(anyAsSilence, [
    ["a number", 7, 7],
    ["zero", 0, 0],
    ["minus one", -1, undefined],
    ["a broken number", 1.5, undefined],
    ["null", null, undefined],
    ["a text", "7", undefined],
    ["nothing", undefined, undefined],
  ]);
  writes(anyAsSilence, [
    ["a number", 7, 7],
    ["zero", 0, 0],
    ["nothing", undefined, undefined],
  ]);
  keeps(anyAsSilence, [
    ["a number", 7],
    ["zero", 0],
  ]);
});
