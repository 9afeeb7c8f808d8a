import { omitMinusOne } from "../../../src/conversion/transforms/omit-minus-one.js";
import { keeps, reads, writes } from "./transform-cases.js";

describe("omitMinusOne: any as silence", () => {
  reads(omitMinusOne, [
    ["a number", 7, 7],
    ["zero", 0, 0],
    ["minus one", -1, undefined],
    ["a broken number", 1.5, undefined],
    ["null", null, undefined],
    ["a text", "7", undefined],
    ["nothing", undefined, undefined],
  ]);
  writes(omitMinusOne, [
    ["a number", 7, 7],
    ["zero", 0, 0],
    ["nothing", undefined, undefined],
  ]);
  keeps(omitMinusOne, [
    ["a number", 7],
    ["zero", 0],
  ]);
});
