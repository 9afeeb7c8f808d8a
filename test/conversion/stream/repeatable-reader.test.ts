/** Which events only add text. */
import { expect } from "chai";
import { type Dialect, dialectsOf, StreamObserver, StreamWriter, type Wire } from "../../../src/registry.js";

function dialectNamed(name: string): Dialect {
  return dialectsOf("text").get(name) ?? expect.fail("no dialect");
}

describe("an event of a stream", () => {
  const chunk = (delta: Wire): Wire => ({ choices: [{ index: 0, delta }] });
  const generated = (part: Wire): Wire => ({ candidates: [{ index: 0, content: { parts: [part] } }] });
  const cases: readonly [name: string, dialect: string, event: Wire, added: string | undefined][] = [
    ["of text", "chat", chunk({ content: "Hello" }), "Hello"],
    ["of reasoning that may have state", "chat", chunk({ reasoning_content: "Hm" }), "Hm"],
    ["of text that may have state", "generate-content", generated({ text: "Hello" }), "Hello"],
    ["of text with state", "generate-content", generated({ text: "Hello", thoughtSignature: "s" }), undefined],
    ["of text beside what is not read", "chat", chunk({ content: "Hello", mood: "glad" }), "Hello"],
    ["of what is not read alone", "chat", chunk({ mood: "glad" }), undefined],
    ["of reasoning beside an empty text", "chat", chunk({ content: "", reasoning_content: "Hm" }), "Hm"],
    ["of text beside empty reasoning", "chat", chunk({ content: "Hello", reasoning_content: "" }), "Hello"],
    ["of an empty text", "chat", chunk({ content: "" }), undefined],
    ["of text twice", "chat", chunk({ content: "Hello", reasoning_content: "Hm" }), undefined],
  ];
  for (const [name, dialect, event, added] of cases) {
    it(`${name} ${added === undefined ? "does more than add text" : "only adds text"}`, () => {
      const target = dialectNamed(dialect);
      const reader = target.modality.streams?.openReader(target, new StreamObserver());
      reader?.event(JSON.stringify(event));
      expect(reader?.addedText).to.equal(added);
    });
  }

  it("does more than add text beside another answer, whose text counts too", () => {
    const target = dialectNamed("chat");
    const texts: string[] = [];
    const none = () => undefined;
    const onText = (text: string) => void texts.push(text);
    const observer = new StreamObserver({ onText, onUsage: none, onImage: none, onFinish: none, onPreview: none });
    const reader = target.modality.streams?.openReader(target, observer);
    const choices = ["Hello", "Hi"].map((content, index) => ({ index, delta: { content } }));
    reader?.event(JSON.stringify({ choices }));
    expect(reader?.addedText).to.equal(undefined);
    expect(texts).to.deep.equal(["Hello", "Hi"]);
  });

  it("does more than add text as long as its head counts", () => {
    const target = dialectNamed("chat");
    const options = { model: "large", requestId: "request", usageWanted: true, write: () => undefined };
    const reader = target.modality.streams?.openReader(target, new StreamWriter(target, options));
    const added = ["one", "two"].map((content) => {
      reader?.event(JSON.stringify(chunk({ content })));
      return reader?.addedText;
    });
    expect(added).to.deep.equal([undefined, "two"]);
  });

  it("has counts that mean something, and a head that does not once a stream has begun", () => {
    const { eventMembers } = dialectNamed("ollama-chat");
    expect(["eval_count", "done", "created_at"].filter((name) => eventMembers?.has(name))).to.deep.equal([
      "eval_count",
      "done",
    ]);
  });
});
