import { expect } from "chai";
import { Loss } from "../../../src/conversion/loss.js";
import { documentText } from "../../../src/conversion/transforms/document-text.js";

describe("documentText", () => {
  const read = (value: Parameters<typeof documentText.read>[0]): [ReturnType<typeof documentText.read>, string[]] => {
    const loss = new Loss({}, {});
    return [documentText.read(value, "content", loss), loss.paths];
  };

  it("reads words", () => expect(read("a")).to.deep.equal([{ text: "a", mime: "text/plain" }, []]));
  it("reads blocks of words, line by line", () =>
    expect(read([{ text: "a" }, { text: "b" }])).to.deep.equal([{ text: "a\nb", mime: "text/plain" }, []]));
  it("reports what is no text", () =>
    expect(read([{ text: "a" }, { type: "image" }])).to.deep.equal([
      { text: "a", mime: "text/plain" },
      ["content[1]"],
    ]));
  it("reads nothing where there are no words", () => expect(read([])).to.deep.equal([undefined, []]));
  it("writes words as a block", () =>
    expect(documentText.write({ text: "a" })).to.deep.equal([{ type: "text", text: "a" }]));
  it("writes nothing else", () => expect(documentText.write({ url: "https://a.test" })).to.equal(undefined));
});
