import { expect } from "chai";
import type { Turn } from "../../../../generated/interlingua/text.js";
import { decodeTexts } from "../../../../specs/dialects/messages/functions.js";

const base64 = (text: string | Uint8Array) => Buffer.from(text).toString("base64");
const withFile = (mime: string, data: string): Turn[] => [
  { role: "user", parts: [{ kind: "media", medium: "document", source: { mime, data }, title: "a" }] },
];

describe("decodeTexts", () => {
  for (const mime of ["text/csv", "text/markdown; charset=utf-8", "application/json", "application/xml"])
    it(`writes ${mime} as plain text`, () =>
      expect(decodeTexts(withFile(mime, base64("a,b")))[0]?.parts[0]).to.deep.include({
        title: "a",
        source: { mime: "text/plain", text: "a,b", data: undefined },
      }));

  it("decodes texts in results", () => {
    const [turn] = withFile("text/csv", base64("a,b"));
    const result: Turn[] = [{ role: "user", parts: [{ kind: "result", id: "1", parts: turn?.parts ?? [] }] }];
    expect(JSON.stringify(decodeTexts(result))).to.contain('"text":"a,b"');
  });

  const kept: [name: string, turns: Turn[]][] = [
    ["documents of other types", withFile("application/pdf", base64("%PDF"))],
    ["bytes that are no text", withFile("text/csv", base64(Uint8Array.of(0xff, 0xfe)))],
  ];
  for (const [name, turns] of kept) it(`keeps ${name}`, () => expect(decodeTexts(turns)).to.deep.equal(turns));
});
