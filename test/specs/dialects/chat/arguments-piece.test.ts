import { argumentsPiece } from "../../../../specs/dialects/chat/functions.js";
import { reads } from "../../../support/conversion/transform-cases.js";

describe("argumentsPiece", () => {
  reads(argumentsPiece, [
    ["a fragment as it is", '{"x', '{"x'],
    ["no text", "", ""],
    ["an object, as some hosts send it", { x: 1 }, '{"x":1}'],
    ["null", null, undefined],
    ["nothing", undefined, undefined],
  ]);
});
