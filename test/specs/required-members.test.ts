/** Members that strict clients of a dialect require in each answer, though no other dialect has their values. */
import { expect } from "chai";
import { dialectsOf, StreamWriter } from "../../src/registry.js";

/** The SDK of one host refuses answers without them. */
const CASES: readonly (readonly [dialect: string, members: object])[] = [
  ["chat", { system_fingerprint: null }],
  ["responses", { access_programs: null, completed_at: null, frequency_penalty: 0, presence_penalty: 0 }],
];

describe("a converted answer has", () => {
  for (const [name, members] of CASES) {
    it(`${Object.keys(members).join(", ")} in ${name}`, () => {
      const parts = [{ kind: "text" as const, text: "a" }];
      const answer = dialectsOf("text").get(name)?.writeResponse({ model: "m", finish: "stop", parts });
      expect(answer).to.include(members);
    });
  }

  it("the caller of each call in messages, also in a stream", () => {
    const caller = { type: "direct" };
    const parts = [{ kind: "call" as const, id: "c", name: "f", arguments: "{}" }];
    const answer = dialectsOf("text").get("messages")?.writeResponse({ model: "m", finish: "awaiting_results", parts });
    expect(answer).to.deep.nested.include({ "content[0].caller": caller });
    const [, begun] = streamed({ tool_calls: [{ index: 0, id: "c", function: { name: "f", arguments: "{}" } }] });
    expect(begun).to.deep.nested.include({ "content_block.caller": caller });
  });

  it("null for what ends it, in the first event of messages", () => {
    const [start] = streamed({ content: "a" });
    expect(start).to.deep.nested.include({
      "message.stop_reason": null,
      "message.stop_sequence": null,
      "message.stop_details": null,
    });
  });

  const words = { service_tier: "standard", inference_geo: "not_available" };
  const writes: readonly [what: string, usage: object, hour: number, minutes: number][] = [
    ["nothing was written to a cache", {}, 0, 0],
    ["the host does not say for how long the cache keeps it", { cache_write: 7 }, 0, 7],
    ["the host does", { cache_write: 7, cache_write_hour: 3 }, 3, 4],
  ];
  for (const [what, counts, hour, minutes] of writes)
    it(`all of what the vendor's answers say of tokens in messages, where ${what}`, () => {
      const usage = { input: 9, output: 1, ...counts };
      const answer = dialectsOf("text")
        .get("messages")
        ?.writeResponse({ model: "m", finish: "stop", parts: [], usage });
      const kept = { ephemeral_1h_input_tokens: hour, ephemeral_5m_input_tokens: minutes };
      expect(answer?.usage).to.deep.include({ ...words, cache_creation: kept });
    });

  it("the same words in the first event of messages", () => {
    expect(streamed({ content: "a" })[0])
      .to.have.nested.property("message.usage")
      .that.includes(words);
  });

  it("all counts of tokens in responses, though nothing was in a cache", () => {
    const usage = { input: 3, output: 1 };
    const answer = dialectsOf("text").get("responses")?.writeResponse({ model: "m", finish: "stop", parts: [], usage });
    expect(answer).to.deep.nested.include({
      "usage.input_tokens_details": { cached_tokens: 0, cache_write_tokens: 0 },
      "usage.output_tokens_details": { reasoning_tokens: 0 },
    });
  });
});

/** The events of a stream for a client of messages, of which a chat host sends one piece. */
function streamed(delta: object): unknown[] {
  const dialects = dialectsOf("text");
  const [from, to] = [dialects.get("chat"), dialects.get("messages")];
  if (from === undefined || to === undefined) throw new Error("both are dialects");
  let text = "";
  const options = { model: "maker/model", requestId: "request", usageWanted: true };
  const writer = new StreamWriter(to, { ...options, write: (piece) => void (text += piece) });
  const chunk = { id: "c", choices: [{ index: 0, delta, finish_reason: "stop" }] };
  from.openReader(writer).event(JSON.stringify(chunk));
  return [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data ?? "") as unknown);
}
