import { single } from "../../../src/conversion/transforms/single.js";
import { keeps, reads, writes } from "../../support/conversion/transform-cases.js";

describe("single", () => {
  reads(single, [
    ["one text", "f", ["f"]],
    ["null", null, undefined],
    ["a list", ["f"], undefined],
    ["nothing", undefined, undefined],
  ]);
  writes(single, [
    ["a list of one", ["f"], "f"],
    ["an empty list", [], undefined],
    ["nothing", undefined, undefined],
  ]);
  keeps<readonly string[]>(single, [["a list of one", ["f"]]]);
});
