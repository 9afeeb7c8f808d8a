/** How likely tokens are is read of an answer only where a writer has a place for it. */
import { expect } from "chai";
import { StreamObserver } from "../../src/conversion/stream/stream-observer.js";
import { writeResponseEvents } from "../../src/conversion/stream/stream-response.js";
import { dialectsOf, StreamWriter, type Dialect, type Json, type Wire } from "../../src/registry.js";

const texts = dialectsOf("text");
const named = (name: string): Dialect<"text"> => {
  const dialect = texts.get(name);
  if (dialect === undefined) throw new Error(`There is no dialect ${name}.`);
  return dialect;
};

/** An answer whose tokens count how often they are looked at. */
class Watched {
  looks = 0;

  at(member: string, tokens: Json, beside: Wire): Wire {
    const look = (): Json => {
      this.looks++;
      return tokens;
    };
    return Object.defineProperty({ ...beside }, member, { get: look, enumerable: true });
  }
}

const list = [{ token: "Hi", logprob: -1 }];
const message = { role: "assistant", content: "Hi" };
const answers: Readonly<Record<string, (watched: Watched) => Wire>> = {
  chat: (watched) => ({ choices: [watched.at("logprobs", { content: list }, { index: 0, message })] }),
  responses: (watched) => ({
    output: [
      {
        type: "message",
        role: "assistant",
        content: [watched.at("logprobs", list, { type: "output_text", text: "Hi", annotations: [] })],
      },
    ],
  }),
  "generate-content": (watched) => ({
    candidates: [
      watched.at(
        "logprobsResult",
        { chosenCandidates: [{ token: "Hi", logProbability: -1 }] },
        { content: { role: "model", parts: [{ text: "Hi" }] } },
      ),
    ],
  }),
  "ollama-chat": (watched) => watched.at("logprobs", list, { message, done: true }),
};

const options = { model: "m", requestId: "r", usageWanted: false, write: () => {} };

describe("probabilities of tokens, on demand", () => {
  for (const [from, answer] of Object.entries(answers)) {
    const other = from === "chat" ? "responses" : "chat";
    const looksOf = (use: (answer: ReturnType<ReturnType<typeof named>["readResponse"]>) => void): number => {
      const watched = new Watched();
      use(named(from).readResponse(answer(watched)));
      return watched.looks;
    };

    it(`are read of an answer of ${from} for a dialect that has them`, () => {
      expect(looksOf((given) => named(other).writeResponse(given))).to.be.greaterThan(0);
      expect(looksOf((given) => writeResponseEvents(given, new StreamWriter(named(other), options)))).to.equal(1);
    });

    it(`are not read of an answer of ${from} for one without, and where it is only counted`, () => {
      expect(looksOf((given) => named("messages").writeResponse(given))).to.equal(0);
      expect(looksOf((given) => writeResponseEvents(given, new StreamWriter(named("messages"), options)))).to.equal(0);
      expect(looksOf((given) => named(from).modality.billableOf(given))).to.equal(0);
      expect(looksOf((given) => new StreamObserver().whole(given, "answer"))).to.equal(0);
    });
  }
});
