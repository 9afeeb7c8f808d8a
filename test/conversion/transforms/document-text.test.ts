import { expect } from "chai";
import { Loss } from "../../../src/conversion/loss.js";
import { documentText } from "../../../src/conversion/transforms/document-text.js";

describe("documentText", () => {
  const read = (value: Parameters<typeof documentText.read>[0]): [ReturnType<typeof documentText.read>, string[]] => {
    const loss = new Loss({}, { content: value });
    return [documentText.read(value, loss), loss.paths];
  };

  it("reads text", () => expect(read("a")).to.deep.equal([{ text: "a", mime: "text/plain" }, []]));
  it("reads blocks of text, line by line", () =>
    expect(read([{ text: "a" }, { text: "b" }])).to.deep.equal([{ text: "a\nb", mime: "text/plain" }, []]));
  it("reports content that is no text", () =>
    expect(read([{ text: "a" }, { type: "image" }])).to.deep.equal([
      { text: "a", mime: "text/plain" },
      ["content[1]"],
    ]));
  it("reports what a block of text has besides", () =>
    expect(read([{ type: "text", text: "a", title: "b" }])).to.deep.equal([
      { text: "a", mime: "text/plain" },
      ["content[0].title"],
    ]));
  it("reads nothing where there is no text", () => expect(read([])).to.deep.equal([undefined, []]));
  it("writes text as a block", () =>
    expect(documentText.write({ text: "a" })).to.deep.equal([{ type: "text", text: "a" }]));
  it("writes nothing else", () => expect(documentText.write({ url: "https://a.test" })).to.equal(undefined));
});
