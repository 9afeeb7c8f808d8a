import { expect } from "chai";
import type { Medium, Part } from "../../generated/interlingua/text.js";
import { mediaTaken, takesOnly } from "../../src/conversion/media-taken.js";
import { lossOf, originAt } from "../support/origins.js";

const medium = (kind: Medium, path: string): Part => ({
  kind: "media",
  medium: kind,
  source: { data: "aaaa" },
  origin: originAt(path, "part.media"),
});
const notes: Part = {
  kind: "media",
  medium: "document",
  source: { text: "Notes." },
  title: "a.txt",
  cache: "short",
  origin: originAt("b", "part.document"),
};
const page: Part = {
  kind: "media",
  medium: "document",
  source: { text: "<b>", mime: "text/html", origin: originAt("c", "source.text") },
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
  ["keeps media that results accept", ["image", "document"], [image, pdf], [image, pdf], []],
  ["distinguishes documents from images", ["image"], [text("See."), image, pdf], [text("See."), image], ["pdf"]],
  ["and images from documents", ["document"], [text("See."), image, pdf], [text("See."), pdf], ["image"]],
  [
    "writes what is missing where the result has no text",
    [],
    [image, pdf],
    [missing("image, document")],
    ["image", "pdf"],
  ],
  [
    "and in a result of such media alone",
    [],
    [result(image), text("So?")],
    [result(missing("image")), text("So?")],
    ["image"],
  ],
  ["but not beside text", [], [result(text("A tree."), image)], [result(text("A tree."))], ["image"]],
  ["but beside blank text", [], [result(text(" "), image)], [result(text(" "), missing("image"))], ["image"]],
  ["does not change an empty result", [], [result()], [result()], []],
  [
    "turns documents of plain text into text",
    ["image"],
    [notes],
    [{ kind: "text", text: "Notes.", cache: "short", origin: originAt("b", "part.document") }],
    ["name"],
  ],
  [
    "whose type is lost, unless it is plain text",
    [],
    [page],
    [{ kind: "text", text: "<b>", cache: undefined, origin: undefined }],
    ["type"],
  ],
  ["but not where documents are accepted", ["document"], [notes], [notes], []],
];

/** The places of members of documents. */
const places: Readonly<Record<string, string>> = { name: "b.title", type: "c.type" };

describe("mediaTaken", () => {
  for (const [what, taken, given, want, lost] of cases) {
    it(what, () => {
      const loss = lossOf({ "part.document.title": ["title"], "source.text.mime": ["type"] });
      expect(mediaTaken(given, takesOnly(taken), loss)).to.deep.equal(want);
      expect(loss.paths).to.deep.equal(lost.map((path) => places[path] ?? path));
    });
  }
});
