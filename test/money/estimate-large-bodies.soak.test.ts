/** Bodies of many megabytes: their estimate is about right, and quick. */
import { expect } from "chai";
import { estimateBody, weighText } from "../../src/money/estimate-tokens.js";
import type { Json } from "../../src/registry.js";
import { processorTime } from "../support/processor-time.js";

const NO_MEDIA: ReadonlySet<string> = new Set();

describe("the estimate of a large body", () => {
  const words = "many words of one kind after another ";
  const large: [name: string, body: () => Json, want: number][] = [
    ["one text of 60 MiB", () => words.repeat(1_700_000), 1_700_000 * weighText(words)],
    [
      "a hundred thousand texts",
      () => Array.from({ length: 100_000 }, () => words.repeat(10)),
      1_000_000 * weighText(words),
    ],
    ["five million numbers", () => Array.from({ length: 5_000_000 }, () => 7), 5_000_000 * weighText("7")],
    ["a million small objects", () => Array.from({ length: 1_000_000 }, () => ({ a: 1 })), 1_000_000 * weighText("a1")],
    ["60 MiB of an image", () => ({ url: `data:image/png;base64,${"A".repeat(60 * 1024 * 1024)}` }), 1000],
  ];
  for (const [name, make, want] of large) {
    it(`${name}: about right, and quick`, () => {
      const body = JSON.parse(JSON.stringify(make())) as Json;
      const start = processorTime();
      const estimate = estimateBody(body, { mediaMembers: NO_MEDIA });
      expect(processorTime() - start).to.be.below(1_000);
      expect(estimate / want).to.be.within(0.8, 1.9);
    });
  }
});
