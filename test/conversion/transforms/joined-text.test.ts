import { joinedText } from "../../../src/conversion/transforms/joined-text.js";
import { keeps, reads } from "../../support/conversion/transform-cases.js";

describe("joinedText", () => {
  reads(joinedText, [
    ["one text", "words", "words"],
    ["a list of texts", ["two ", "words"], "two words"],
    [
      "a list of text parts",
      [
        { type: "text", text: "two " },
        { type: "text", text: "words" },
      ],
      "two words",
    ],
    ["a list with parts of other kinds", [{ type: "image" }, { type: "text", text: "words" }, null], "words"],
    ["an empty list", [], ""],
    ["what is no text", { text: "words" }, undefined],
    ["nothing", undefined, undefined],
  ]);
  keeps(joinedText, [
    ["words", "words"],
    ["no text", ""],
  ]);
});
