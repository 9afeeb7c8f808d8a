/** Opaque state at calls of a stream, for dialects whose calls carry it: it arrives, so none of it is lost. */
import { expect } from "chai";
import { dialectsOf, StreamWriter, type Dialect, type Wire } from "../../src/registry.js";

const PLACEHOLDER = "skip_thought_signature_validator";
const called = { index: 0, id: "a", type: "function", function: { name: "f", arguments: "{}" } };
const chat = (more: Wire): Wire[] => [
  { id: "c1", choices: [{ index: 0, delta: { tool_calls: [{ ...called, ...more }] } }] },
  { id: "c1", choices: [{ index: 0, delta: {}, finish_reason: "tool_calls" }], usage: { prompt_tokens: 1 } },
];
const interactions = (more: Wire): Wire[] => [
  { event_type: "step.start", index: 0, step: { type: "function_call", id: "a", name: "f", arguments: {}, ...more } },
  { event_type: "step.stop", index: 0 },
  { event_type: "interaction.completed", interaction: { status: "requires_action" } },
];

const cases: readonly (readonly [name: string, from: string, events: readonly Wire[], want: string])[] = [
  ["no state of chat", "chat", chat({}), PLACEHOLDER],
  ["state of chat", "chat", chat({ extra_content: { google: { thought_signature: "c2ln" } } }), "c2ln"],
  ["no state of interactions", "interactions", interactions({}), PLACEHOLDER],
  ["state of interactions", "interactions", interactions({ signature: "c2ln" }), "c2ln"],
];

function dialect(name: string): Dialect {
  const found = dialectsOf("text").get(name);
  if (found === undefined) throw new Error(`no dialect ${name}`);
  return found;
}

describe("state at streamed calls, for generate-content", () => {
  for (const [name, from, events, want] of cases)
    it(`${name} is written, and nothing is lost`, () => {
      let text = "";
      const write = (piece: string): void => void (text += piece);
      const options = { model: "m", requestId: "r", usageWanted: false, write };
      const writer = new StreamWriter(dialect("generate-content"), options);
      const reader = dialect(from).openReader(writer);
      for (const event of events) reader.event(JSON.stringify(event));
      reader.close();
      expect(text).to.include(`"thoughtSignature":"${want}"`);
      expect(writer.lost).to.deep.equal([]);
    });
});
