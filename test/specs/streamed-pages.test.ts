/** Pages that come beside a stream without words that they could be about. */
import { expect } from "chai";
import { dialectsOf, StreamWriter, type Wire } from "../../src/registry.js";

const chunk = (delta: Wire, others: Wire): Wire => ({ id: "c1", choices: [{ index: 0, delta }], ...others });

const events: readonly Wire[] = [
  chunk({ refusal: "No." }, { search_results: [{ url: "https://pages.example/a", title: "A" }] }),
  { choices: [{ index: 0, delta: {}, finish_reason: "stop" }], usage: { prompt_tokens: 1, completion_tokens: 1 } },
];

describe("pages beside a stream without words", () => {
  const texts = dialectsOf("text");
  for (const [name, client] of texts)
    it(`are named as lost for ${name}`, () => {
      const upstream = texts.get("chat");
      if (upstream === undefined) throw new Error("an unknown dialect");
      const written: string[] = [];
      const writer = new StreamWriter(client, {
        model: "m",
        requestId: "r",
        usageWanted: false,
        write: (text) => written.push(text),
      });
      const reader = upstream.openReader(writer);
      for (const event of events) reader.event(JSON.stringify(event));
      reader.close();
      expect(writer.lost).to.deep.equal(["search_results"]);
      expect(written.join("")).not.to.include("pages.example");
    });
});
