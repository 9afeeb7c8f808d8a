/** Holds what browsers convert against what the gateway was recorded to make of the same call. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import type { AnswerInput, ConvertedAnswer, Explorer, Outcome } from "../../src/explorer/contract.js";
import { FIXTURES, orderedPairs, streamFile, withoutMadeUp } from "../../tools/golden/record-pairs.js";
import { dialectClients } from "../support/dialect-clients/index.js";
import { suiteDirectory } from "../support/directories.js";
import { loadBrowserBundle } from "./load-browser-bundle.js";

describe("the compiled code in a browser", () => {
  let explorer: Explorer;
  const directory = suiteDirectory();

  before(async () => {
    explorer = await loadBrowserBundle(directory());
  });

  for (const [from, to] of orderedPairs()) {
    const recorded = (file: string) => readFileSync(join(FIXTURES, `${from}-${to}`, file), "utf8");
    const input = (stream: boolean): AnswerInput => ({
      from,
      to,
      stream,
      model: `${to}/public-model`,
      upstreamModel: "upstream-model",
      request: JSON.stringify(requestOf(from, `${to}/public-model`, recorded("request.json"), stream)),
      answer: recorded(stream ? `upstream-${streamFile(to)}` : "upstream-answer.json"),
    });

    it(`${from} to ${to}: the upstream gets the request that the gateway sends`, async () => {
      const outcome = await explorer.convertRequest(input(false));
      if (!("done" in outcome)) throw new Error(outcome.error.message);
      expect(withoutMadeUp(`${outcome.done.text}\n`)).to.equal(recorded("upstream-request.json"));
      const header = outcome.done.header?.split(", ") ?? [];
      expect(header).to.deep.equal(JSON.parse(recorded("dropped-params.json")));
    });

    it(`${from} to ${to}: the client gets the answer that the gateway sends`, async () => {
      const { text } = done(await explorer.convertAnswer(input(false)));
      expect(withoutMadeUp(`${text}\n`)).to.equal(recorded("answer.json"));
    });

    it(`${from} to ${to}: the client gets the stream that the gateway sends`, async () => {
      const { text } = done(await explorer.convertStream(input(true)));
      expect(withoutEstimate(withoutMadeUp(text))).to.equal(withoutEstimate(recorded(streamFile(from))));
    });
  }
});

/** Where usage is due before the upstream reports it, the gateway writes what it had estimated for the price. */
function withoutEstimate(stream: string): string {
  return stream.replace(/("type":"message_start".*?"input_tokens":)\d+/, "$10");
}

function requestOf(from: string, model: string, request: string, stream: boolean): object {
  const client = dialectClients.get(from);
  return {
    ...(client?.namesModel && { model }),
    ...(JSON.parse(request) as object),
    ...(stream && client?.streaming),
  };
}

function done(outcome: Outcome<ConvertedAnswer>): ConvertedAnswer {
  if ("done" in outcome) return outcome.done;
  throw new Error(outcome.error.message);
}
