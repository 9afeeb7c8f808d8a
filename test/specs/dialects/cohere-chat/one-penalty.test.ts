import { expect } from "chai";
import { onePenalty } from "../../../../specs/dialects/cohere-chat/functions.js";
import { Loss } from "../../../../src/conversion/loss.js";

describe("onePenalty", () => {
  const cases: [
    name: string,
    frequency: number | undefined,
    presence: number | undefined,
    want: (number | undefined)[],
  ][] = [
    ["keeps the one that there is", undefined, 0.5, [undefined, 0.5]],
    ["keeps the penalty of frequency of both", 0.3, 0.5, [0.3, undefined]],
    ["keeps the penalty of presence beside one of zero", 0, 0.5, [undefined, 0.5]],
    ["keeps the penalty of presence beside one below zero, which would be zero", -1, 0.5, [undefined, 0.5]],
    ["keeps one of two zeros", 0, 0, [undefined, 0]],
  ];
  for (const [name, frequency_penalty, presence_penalty, want] of cases)
    it(name, () => {
      const request = onePenalty({ turns: [], frequency_penalty, presence_penalty }, new Loss({}, {}));
      expect([request.frequency_penalty, request.presence_penalty]).to.deep.equal(want);
    });
});
