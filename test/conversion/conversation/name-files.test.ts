import type { Part, Source } from "../../../generated/interlingua/text.js";
import { nameFiles } from "../../../src/conversion/conversation/name-files.js";
import { passCases, type PassCase } from "../../support/conversion/pass-cases.js";
import { image, user } from "../../support/conversion/turns.js";

function document(title: string | undefined, mime: string | undefined, source: Source = { data: "QUFB" }): Part {
  return { kind: "media", medium: "document", source: { ...source, mime }, ...(title !== undefined && { title }) };
}

const pdf = "application/pdf";
const names: readonly (readonly [title: string | undefined, mime: string | undefined, name: string])[] = [
  [undefined, pdf, "document.pdf"],
  [undefined, "Text/CSV; header=present", "document.csv"],
  [undefined, "text/x-unknown", "document.txt"],
  [undefined, "application/x-unknown", "document"],
  [undefined, undefined, "document"],
  ["", pdf, "document.pdf"],
  ["Sales", pdf, "Sales.pdf"],
  ["Version 1.2", pdf, "Version 1.2.pdf"],
  ["Dear Mr. Smith", pdf, "Dear Mr. Smith.pdf"],
  ["sales.xlsx", pdf, "sales.xlsx"],
  ["archive.7z", pdf, "archive.7z"],
];

describe("nameFiles", () => {
  passCases(nameFiles, [
    ...names.map(([title, mime, name]): PassCase => [
      `${title ?? "no title"} of type ${mime ?? "unknown"} is ${name}`,
      [user(document(title, mime))],
      [user(document(name, mime))],
    ]),
    [
      "documents inside results are named",
      [user({ kind: "result", id: "a", parts: [document(undefined, pdf)] })],
      [user({ kind: "result", id: "a", parts: [document("document.pdf", pdf)] })],
    ],
    ["images have no names", [user(image())], [user(image())]],
    [
      "addresses are not named",
      [user(document(undefined, pdf, { url: "https://a.test/b" }))],
      [user(document(undefined, pdf, { url: "https://a.test/b" }))],
    ],
  ]);
});
