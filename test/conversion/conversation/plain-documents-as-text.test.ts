import { expect } from "chai";
import type { Part } from "../../../generated/interlingua/text.js";
import { plainDocumentsAsText } from "../../../src/conversion/conversation/plain-documents-as-text.js";
import { noLoss } from "../../../src/conversion/loss.js";
import { image, text, user } from "../../support/conversion/turns.js";
import { passCases } from "../../support/conversion/pass-cases.js";
import { lossOf, originAt } from "../../support/origins.js";

const document = (words: string, title?: string): Part => ({
  kind: "media",
  medium: "document",
  source: { text: words },
  title,
});

describe("plainDocumentsAsText", () => {
  passCases(
    (turns) => plainDocumentsAsText(turns, noLoss),
    [
      ["other media are left alone", [user("hi", image())], [user("hi", image())]],
      [
        "a document of text becomes text in the same place",
        [user("read", document("the words"), "now")],
        [user("read", "the words", "now")],
      ],
      [
        "the mark of a cache stays",
        [user({ ...document("the words"), cache: "short" } as Part)],
        [user({ kind: "text", text: "the words", cache: "short" })],
      ],
      [
        "a document inside a result",
        [user({ kind: "result", id: "a", parts: [document("the words"), image()] })],
        [user({ kind: "result", id: "a", parts: [text("the words"), image()] })],
      ],
      [
        "a document of bytes stays a document",
        [user({ kind: "media", medium: "document", source: { data: "AA==" } })],
        [user({ kind: "media", medium: "document", source: { data: "AA==" } })],
      ],
    ],
  );

  it("reports a lost title", () => {
    const loss = lossOf({ "part.media.title": ["title"] });
    plainDocumentsAsText(
      [user({ ...document("the words", "Notes"), origin: originAt("messages[0].content[0]", "part.media") })],
      loss,
    );
    expect(loss.paths).to.deep.equal(["messages[0].content[0].title"]);
  });

  for (const [detail, lost] of [
    ["auto", []],
    ["low", ["messages[0].content[0].level"]],
  ] as const)
    it(`reports how closely to look, where it is lost: ${detail}`, () => {
      const loss = lossOf({ "part.media.detail": ["level"] });
      const part = { ...document("the words"), detail, origin: originAt("messages[0].content[0]", "part.media") };
      plainDocumentsAsText([user(part as Part)], loss);
      expect(loss.paths).to.deep.equal(lost);
    });

  for (const [mime, lost] of [
    ["text/plain", []],
    ["text/markdown", ["source.media_type"]],
  ] as const)
    it(`reports a lost media type: ${mime}`, () => {
      const loss = lossOf({ "source.text.mime": ["media_type"] });
      const source = { text: "the words", mime, origin: originAt("source", "source.text") };
      plainDocumentsAsText([user({ kind: "media", medium: "document", source })], loss);
      expect(loss.paths).to.deep.equal(lost);
    });
});
