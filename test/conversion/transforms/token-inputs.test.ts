import { tokenInputs } from "../../../src/conversion/transforms/token-inputs.js";
import { keeps, reads, writes } from "../../support/conversion/transform-cases.js";

describe("tokenInputs", () => {
  reads(tokenInputs, [
    ["one text", "a", [{ text: "a" }]],
    ["texts", ["a", "b"], [{ text: "a" }, { text: "b" }]],
    ["one list of tokens", [1, 2], [{ tokens: [1, 2] }]],
    ["lists of tokens", [[1, 2], [3]], [{ tokens: [1, 2] }, { tokens: [3] }]],
    ["no text", 7, []],
    ["nothing", undefined, []],
  ]);
  writes(tokenInputs, [
    ["one input as itself", [{ text: "a" }], "a"],
    ["one list of tokens as itself", [{ tokens: [1, 2] }], [1, 2]],
    ["an input without words", [{}], []],
    ["nothing", undefined, []],
  ]);
  keeps(tokenInputs, [["several inputs", [{ text: "a" }, { tokens: [1, 2] }]]]);
});
