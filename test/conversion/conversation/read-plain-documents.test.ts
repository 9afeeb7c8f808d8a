import type { Part } from "../../../generated/interlingua/text.js";
import { readPlainDocuments } from "../../../src/conversion/conversation/read-plain-documents.js";
import { image, user } from "../../support/conversion/turns.js";
import { passCases } from "../../support/conversion/pass-cases.js";

const bytes = (words: string | Buffer, mime = "text/plain"): Part => ({
  kind: "media",
  medium: "document",
  source: { mime, data: Buffer.from(words).toString("base64") },
  title: "Notes",
});
const words = (text: string): Part => ({
  kind: "media",
  medium: "document",
  source: { mime: "text/plain", text },
  title: "Notes",
});

describe("readPlainDocuments", () => {
  passCases(readPlainDocuments, [
    ["other media are left alone", [user("hi", image())], [user("hi", image())]],
    ["plain text in bytes becomes text", [user(bytes("grüß dich"))], [user(words("grüß dich"))]],
    ["also with a charset", [user(bytes("hi", "Text/Plain; charset=utf-8"))], [user(words("hi"))]],
    [
      "also inside a result",
      [user({ kind: "result", id: "a", parts: [bytes("hi"), image()] })],
      [user({ kind: "result", id: "a", parts: [words("hi"), image()] })],
    ],
    [
      "a document of another type stays",
      [user(bytes("%PDF", "application/pdf"))],
      [user(bytes("%PDF", "application/pdf"))],
    ],
    [
      "bytes that are not text stay",
      [user(bytes(Buffer.from([0xff, 0xfe, 0x41])))],
      [user(bytes(Buffer.from([0xff, 0xfe, 0x41])))],
    ],
  ]);
});
