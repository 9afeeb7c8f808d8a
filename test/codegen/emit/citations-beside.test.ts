import { citedBeside } from "../../support/codegen/cited-edits.js";
import { emitCases } from "../../support/codegen/emit-cases.js";

describe("citations-beside: lines of specs and the generated code", () => {
  emitCases([
    [
      "citations of the text of the whole answer are read",
      { given: citedBeside(), made: ["chat/read.ts", "], readEach(wire.cited, loss, readCitation), loss, ),"] },
    ],
    [
      "citations of the text of the whole answer are written",
      {
        given: citedBeside(),
        made: ["chat/write.ts", "cited: someOf(citationsOf(parts).map((one) => writeCitation(one, loss))),"],
      },
    ],
    [
      "citations that name their part are read beside the list of the parts",
      {
        given: citedBeside(", part: number"),
        made: [
          "chat/read.ts",
          '], readEach(wire.cited, loss, withPlace(readCitation, { part: "number" })), loss, wire.content, ),',
        ],
      },
    ],
    [
      "citations that name their part are written by the parts that are written",
      {
        given: citedBeside(", part: number"),
        made: [
          "chat/write.ts",
          'cited: someOf( citationsByPart(parts, (part) => writePart(part, "answer", noLoss) !== undefined)' +
            '.map((one) => writePlace(writeCitation(one, loss), one, { part: "number" }), ), ),',
        ],
      },
    ],
    [
      "citations may give the words that they are about",
      {
        given: citedBeside(", part: number, text: words"),
        made: ["chat/write.ts", 'writePlace(writeCitation(one, loss), one, { part: "number", text: "words" }),'],
      },
    ],
    [
      "places in bytes are read as such",
      {
        given: citedBeside("", "places: bytes, "),
        made: ["chat/read.ts", 'reportedCitations("bytes", readEach(wire.cited, loss, readCitation)), loss, ),'],
      },
    ],
    [
      "places in bytes are written as such",
      {
        given: citedBeside("", "places: bytes, "),
        made: ["chat/write.ts", 'citationsOf(parts, "bytes").map((one) => writeCitation(one, loss))'],
      },
    ],
  ]);
});
