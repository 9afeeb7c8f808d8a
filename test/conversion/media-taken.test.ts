import { expect } from "chai";
import type { Medium, Part } from "../../generated/interlingua/text.js";
import { Loss } from "../../src/conversion/loss.js";
import { mediaTaken } from "../../src/conversion/media-taken.js";

const medium = (kind: Medium, path: string): Part => ({
  kind: "media",
  medium: kind,
  source: { data: "aaaa" },
  origin: { path, form: "part.media" },
});
const notes: Part = {
  kind: "media",
  medium: "document",
  source: { text: "Notes." },
  title: "a.txt",
  cache: "short",
  origin: { path: "b", form: "part.document" },
};
const text = (words: string): Part => ({ kind: "text", text: words });
const result = (...parts: Part[]): Part => ({ kind: "result", id: "a", parts });
const missing = (media: string): Part => text(`Left out here, because this model does not take it: ${media}.`);
const [image, pdf] = [medium("image", "image"), medium("document", "pdf")];

const cases: readonly (readonly [
  what: string,
  taken: readonly Medium[],
  given: readonly Part[],
  want: readonly Part[],
  lost: readonly string[],
])[] = [
  ["keeps what is taken", ["image", "document"], [image, pdf], [image, pdf], []],
  ["tells documents from images", ["image"], [text("See."), image, pdf], [text("See."), image], ["pdf"]],
  ["and images from documents", ["document"], [text("See."), image, pdf], [text("See."), pdf], ["image"]],
  [
    "says what is missing where nothing else was said",
    [],
    [image, pdf],
    [missing("image, document")],
    ["image", "pdf"],
  ],
  ["and in a result of it alone", [], [result(image), text("So?")], [result(missing("image")), text("So?")], ["image"]],
  ["but not beside words", [], [result(text("A tree."), image)], [result(text("A tree."))], ["image"]],
  ["beside blank words it does", [], [result(text(" "), image)], [result(text(" "), missing("image"))], ["image"]],
  ["leaves an empty result alone", [], [result()], [result()], []],
  [
    "makes words of documents of plain words",
    ["image"],
    [notes],
    [{ kind: "text", text: "Notes.", cache: "short", origin: { path: "b", form: "part.document" } }],
    ["name"],
  ],
  ["but where documents are taken", ["document"], [notes], [notes], []],
];

describe("mediaTaken", () => {
  for (const [what, taken, given, want, lost] of cases) {
    it(what, () => {
      const loss = new Loss({ "part.document.title": ["title"] }, {});
      expect(mediaTaken(given, taken, loss)).to.deep.equal(want);
      expect(loss.paths).to.deep.equal(lost.map((path) => (path === "name" ? "b.title" : path)));
    });
  }
});
