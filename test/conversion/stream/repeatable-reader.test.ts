/** Which events only add text. */
import { expect } from "chai";
import { dialectsOf, StreamObserver, type Wire } from "../../../src/registry.js";

describe("an event of a stream", () => {
  const chunk = (delta: Wire): Wire => ({ choices: [{ index: 0, delta }] });
  const generated = (part: Wire): Wire => ({ candidates: [{ index: 0, content: { parts: [part] } }] });
  const cases: readonly [name: string, dialect: string, event: Wire, added: string | undefined][] = [
    ["of text", "chat", chunk({ content: "Hello" }), "Hello"],
    ["of reasoning that may have state", "chat", chunk({ reasoning_content: "Hm" }), "Hm"],
    ["of text that may have state", "generate-content", generated({ text: "Hello" }), "Hello"],
    ["of text with state", "generate-content", generated({ text: "Hello", thoughtSignature: "s" }), undefined],
    ["of text beside what is not read", "chat", chunk({ content: "Hello", mood: "glad" }), undefined],
    ["of text twice", "chat", chunk({ content: "Hello", reasoning_content: "Hm" }), undefined],
  ];
  for (const [name, dialect, event, added] of cases) {
    it(`${name} ${added === undefined ? "does more than add text" : "only adds text"}`, () => {
      const target = dialectsOf("text").get(dialect) ?? expect.fail("no dialect");
      const reader = target.modality.streams?.openReader(target, new StreamObserver());
      reader?.event(JSON.stringify(event));
      expect(reader?.addedText).to.equal(added);
    });
  }
});
