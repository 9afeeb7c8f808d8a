import { expect } from "chai";
import { PartSequence } from "../../../src/conversion/stream/sequence.js";
import { missingPieces } from "../../../src/conversion/stream/whole-answer.js";
import { leastProcessorTime } from "../../support/processor-time.js";
import { streamOf } from "./written-stream.js";

const COUNT = 60_000;
/** With a look at all earlier calls for each one it took a minute. */
const MOST_MS = 2_500;

describe("StreamWriter", () => {
  it("does not compare each call with all that came before it", () => {
    const milliseconds = leastProcessorTime(
      () =>
        streamOf((sink) => {
          for (let index = 0; index < COUNT; index++)
            sink.piece({ kind: "call", key: index, id: `c${index}`, name: "f", text: "{}", close: true });
          sink.finish("awaiting_results");
          sink.end();
        }),
      2,
    );
    expect(milliseconds).to.be.below(MOST_MS);
  });

  for (const [what, idOf] of [
    ["with their IDs", (index: number) => `c${index}`],
    ["with other IDs", (index: number) => `d${index}`],
  ] as const)
    it(`does not compare each call of a whole answer ${what} with all that came before it`, () => {
      const calls = Array.from({ length: COUNT }, (_, index) => ({ id: `c${index}`, name: "f", arguments: "{}" }));
      const sequence = new PartSequence({ interleaved: true, endsInState: true });
      for (const { id, name } of calls) sequence.take({ kind: "call", key: id, id, name, text: "{}", close: true });
      const parts = calls.map((call, index) => ({ kind: "call" as const, ...call, id: idOf(index) }));
      let missing: unknown;
      const milliseconds = leastProcessorTime(() => (missing = missingPieces(parts, sequence.all)), 2);
      expect(missing).to.deep.equal([]);
      expect(milliseconds).to.be.below(MOST_MS);
    });
});
