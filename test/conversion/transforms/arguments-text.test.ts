import type { Json } from "../../../src/conversion/json.js";
import { argumentsText } from "../../../src/conversion/transforms/arguments-text.js";
import { keeps, reads } from "../../support/conversion/transform-cases.js";

describe("argumentsText", () => {
  reads(argumentsText, [
    ["arguments as they are", '{"x": 1}', '{"x": 1}'],
    ["no text", "", "{}"],
    ["white space", " \n", "{}"],
    ["much white space", " ".repeat(40), "{}"],
    ["the word for nothing, as some models write it", "null", "{}"],
    ["that word and white space", " null\n", "{}"],
    ["another value as it is", "4", "4"],
    ["text that is no JSON as it is", '{"x', '{"x'],
    ["an object, as some hosts send it", { x: 1 }, '{"x":1}'],
    ["null", null, undefined],
    ["nothing", undefined, undefined],
  ]);
  keeps<Json>(argumentsText, [["arguments", '{"x":  1}']]);
});
