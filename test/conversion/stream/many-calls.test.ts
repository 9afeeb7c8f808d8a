import { expect } from "chai";
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
});
