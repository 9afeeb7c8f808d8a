import type { Part } from "../../generated/interlingua/text.js";
import { readResultText, writeResultText } from "../../src/conversion/result-text.js";
import { image, text } from "../support/conversion/turns.js";
import { keeps, reads, writes } from "../support/conversion/transform-cases.js";

const resultText = { read: readResultText, write: writeResultText };

describe("the text of a result", () => {
  reads<readonly Part[]>(resultText, [
    ["words", "done", [text("done")]],
    ["an object as JSON text", { done: true }, [text('{"done":true}')]],
    ["a number", 4, [text("4")]],
    ["null as no text", null, []],
    ["an absent value as no text", undefined, []],
  ]);
  writes<readonly Part[]>(resultText, [
    ["words", [text("done")], "done"],
    ["several texts as one text, with their separators", [text("all"), text("done")], "all\ndone"],
    ["text on both sides of an image, which was moved before", [text("see"), image(), text("done")], "see\ndone"],
    ["text beside images, which were moved before", [text("see"), image()], "see"],
    ["a refusal as words", [{ kind: "refusal", text: "no" }, text("done")], "no\ndone"],
    ["no text", [], ""],
    ["nothing", undefined, ""],
  ]);
  keeps<readonly Part[]>(resultText, [["words", [text("done")]]]);
});
