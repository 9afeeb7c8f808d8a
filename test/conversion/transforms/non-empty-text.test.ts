import { nonEmptyText } from "../../../src/conversion/transforms/non-empty-text.js";
import { keeps, writes } from "../../support/conversion/transform-cases.js";

describe("nonEmptyText", () => {
  writes(nonEmptyText, [
    ["an empty text", "", undefined],
    ["nothing", undefined, undefined],
  ]);
  keeps(nonEmptyText, [["a text", "a"]]);
});
