import type { Part, Source } from "../../../generated/interlingua/text.js";
import { typeFiles } from "../../../src/conversion/conversation/type-files.js";
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
];

describe("typeFiles", () => {
  passCases(typeFiles, [
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
    ...unchanged.map(([what, part]): PassCase => [`changes nothing about ${what}`, [user(part)], [user(part)]]),
  ]);
});
