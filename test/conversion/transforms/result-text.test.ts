import type { Part } from "../../../generated/interlingua/text.js";
import { resultText } from "../../../src/conversion/transforms/result-text.js";
import { image, text } from "../turns.js";
import { keeps, reads, writes } from "./transform-cases.js";

describe("resultText", () => {
  reads<readonly Part[]>(resultText, [
    ["words", "done", [text("done")]],
    ["an object as JSON text", { done: true }, [text('{"done":true}')]],
    ["a number", 4, [text("4")]],
    ["null as no words", null, []],
    ["nothing as no words", undefined, []],
  ]);
  writes<readonly Part[]>(resultText, [
    ["words", [text("done")], "done"],
    ["several words as one text, with their borders", [text("all"), text("done")], "all\ndone"],
    ["words on both sides of an image, which has moved before", [text("see"), image(), text("done")], "see\ndone"],
    ["words beside images, which have moved before", [text("see"), image()], "see"],
    ["no words", [], ""],
    ["nothing", undefined, ""],
  ]);
  keeps<readonly Part[]>(resultText, [["words", [text("done")]]]);
});
