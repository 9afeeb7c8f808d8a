import { expect } from "chai";
import { dialectsOf, valueAt, type Wire } from "../../../../src/registry.js";

const citation: Wire = {
  title: "A",
  location: { web: { url: "https://pages.example/a" } },
  sourceContent: [{ text: "Hi " }, { text: "there" }],
};
const answer: Wire = {
  stopReason: "end_turn",
  output: {
    message: {
      role: "assistant",
      content: [{ citationsContent: { content: [{ text: "Hello" }], citations: [citation] } }],
    },
  },
};

describe("citations of bedrock-converse", () => {
  it("keep cited words that come in several pieces", () => {
    const [from, to] = ["bedrock-converse", "messages"].map((name) => dialectsOf("text").get(name));
    const read = from?.readResponse(answer);
    const written = read && to?.writeResponse(read, {});
    expect(JSON.stringify(valueAt(written ?? {}, ["content"]))).to.include('"cited_text":"Hi there"');
  });
});
