import { expect } from "chai";
import type { Part, Source } from "../../../generated/interlingua/text.js";
import { typeFiles } from "../../../src/conversion/conversation/type-files.js";
import { Loss, noLoss } from "../../../src/conversion/loss.js";
import { passCases, type PassCase } from "../../support/conversion/pass-cases.js";
import { image, user } from "../../support/conversion/turns.js";

function document(title: string | undefined, source: Source): Part {
  return { kind: "media", medium: "document", source, ...(title !== undefined && { title }) };
}

const pdf = { data: "JVBERi0=" };
const csv = { data: "YSxi" };
const types: readonly (readonly [what: string, title: string | undefined, source: Source, mime: string])[] = [
  ["the first bytes of a PDF", undefined, pdf, "application/pdf"],
  ["the first bytes rather than the name", "a.csv", pdf, "application/pdf"],
  ["the extension of a name", "sales.2024.CSV", csv, "text/csv"],
  ["the extension of a file of bytes", "a.csv", { ...csv, mime: "application/octet-stream" }, "text/csv"],
  ["an empty type", "a.csv", { ...csv, mime: "" }, "text/csv"],
];
const unchanged: readonly (readonly [what: string, part: Part])[] = [
  ["a known type", document("a.csv", { ...pdf, mime: "text/plain" })],
  ["a name with an unknown extension", document("a.7z", csv)],
  ["a name without an extension", document("csv", csv)],
  ["no name", document(undefined, csv)],
  ["an address", document("a.csv", { url: "https://a.test/b" })],
  ["an image", image()],
  ["an image of an unknown type", { kind: "media", medium: "image", source: { ...csv, mime: "image/x-new" } }],
  [
    "an image with its first bytes and the type of a text",
    { kind: "media", medium: "image", source: { data: "iVBORw0KGgo=", mime: "text/plain" } },
  ],
  [
    "an image of an unknown format and the type of a data URI without one",
    { kind: "media", medium: "image", source: { ...csv, mime: "text/plain" } },
  ],
  ["a document that is an image", document("a.png", { data: "iVBORw0KGgo=", mime: "image/png" })],
  ["a document of sound", document("a.mp3", { ...csv, mime: "audio/mpeg" })],
  ["a document at an address", document("a.png", { url: "https://a.test/b", mime: "image/png" })],
];
const media: readonly (readonly [what: string, part: Part, want: Part])[] = [
  [
    "an image that is a PDF",
    { kind: "media", medium: "image", source: { ...pdf, mime: "application/pdf" } },
    document(undefined, { ...pdf, mime: "application/pdf" }),
  ],
  [
    "an image with the first bytes of a PDF",
    { kind: "media", medium: "image", source: { ...pdf, mime: "image/png" } },
    document(undefined, { ...pdf, mime: "application/pdf" }),
  ],
  [
    "an image inside a result that is a text",
    { kind: "result", id: "a", parts: [{ kind: "media", medium: "image", source: { ...csv, mime: "text/csv" } }] },
    { kind: "result", id: "a", parts: [document(undefined, { ...csv, mime: "text/csv" })] },
  ],
];

describe("typeFiles", () => {
  passCases(
    (turns) => typeFiles(turns, noLoss),
    [
      ...types.map(([what, title, source, mime]): PassCase => [
        `reads the type from ${what}`,
        [user(document(title, source))],
        [user(document(title, { ...source, mime }))],
      ]),
      [
        "reads the types of documents inside results",
        [user({ kind: "result", id: "a", parts: [document("a.csv", csv)] })],
        [user({ kind: "result", id: "a", parts: [document("a.csv", { ...csv, mime: "text/csv" })] })],
      ],
      ...media.map(([what, part, want]): PassCase => [`makes a document of ${what}`, [user(part)], [user(want)]]),
      ...unchanged.map(([what, part]): PassCase => [`changes nothing about ${what}`, [user(part)], [user(part)]]),
    ],
  );

  it("reports the detail of an image that is a document", () => {
    const from = { detail: "high" };
    const loss = new Loss({ "part.image.detail": ["detail"] }, { image: from });
    const source = { ...pdf, mime: "application/pdf" };
    const part: Part = { kind: "media", medium: "image", detail: "high", source, origin: { from, form: "part.image" } };
    const [turn] = typeFiles([user(part)], loss);
    expect(turn?.parts[0]).not.to.have.property("detail");
    expect(loss.paths).to.deep.equal(["image.detail"]);
  });
});
