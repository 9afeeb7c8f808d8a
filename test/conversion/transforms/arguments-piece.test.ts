import { argumentsPiece } from "../../../src/conversion/transforms/arguments-piece.js";
import { reads } from "./transform-cases.js";

describe("argumentsPiece", () => {
  reads(argumentsPiece, [
    ["a fragment as it is", '{"x', '{"x'],
    ["no words", "", ""],
    ["an object, as some hosts send it", { x: 1 }, '{"x":1}'],
    ["null", null, undefined],
    ["nothing", undefined, undefined],
  ]);
});
