import { expect } from "chai";
import type { Part, TextPart } from "../../generated/interlingua/text.js";
import { Loss } from "../../src/conversion/loss.js";
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

  const citation = { url: "https://a.example" };
  const body = { parts: [{ text: "done", mark: {}, cited: [citation] }] };
  const [wire] = body.parts;
  const marked: TextPart = {
    kind: "text",
    text: "done",
    cache: "1h",
    citations: [{ ...citation, origin: { from: citation, form: "citation" } }],
    origin: { from: wire ?? {}, form: "part.text" },
  };
  const losses: [name: string, part: Part, lost: string[]][] = [
    ["what a text has beside its words", marked, ["parts[0].mark", "parts[0].cited[0]"]],
    ["nothing of words alone", { ...marked, cache: undefined, citations: undefined }, []],
  ];
  for (const [name, part, lost] of losses)
    it(`loses ${name}`, () => {
      const loss = new Loss({ "part.text.cache": ["mark"] }, body);
      writeResultText([part], loss);
      expect(loss.paths).to.have.members(lost);
    });
});
