import { expect } from "chai";
import { behaviourOf } from "../../src/simulator/behaviour.js";
import { simulatedVideographers, simulatedModels } from "../../src/simulator/models.js";

describe("behaviourOf", () => {
  const cases: readonly (readonly [string, object])[] = [
    ["assistant", {}],
    ["anything-error-429", { failure: 429 }],
    ["family/one-error-503", { failure: 503 }],
    ["one-error-200", {}],
    ["one-error-5030", {}],
    ["one-error-stream", { breaks: "error" }],
    ["one-cut", { breaks: "cut" }],
    ["one-slow", { waitMilliseconds: 3_000 }],
    ["one-refusal", { refuses: true }],
    ["one-thinking", { thinks: true }],
    ["slow-one", {}],
    ["one-fails", { failureMode: "fails" }],
    ["one-moderated", { failureMode: "moderated" }],
    ["one-expires", { failureMode: "expires" }],
    ["one-empty", { failureMode: "empty" }],
    ["one-stuck", { failureMode: "stuck" }],
  ];
  for (const [model, wanted] of cases) it(`reads ${model}`, () => expect(behaviourOf(model)).to.deep.equal(wanted));

  for (const models of [simulatedModels, simulatedVideographers]) {
    it(`distinguishes the models listed beside ${models[0]?.name}`, () => {
      const behaviours = models.map(({ name }) => JSON.stringify(behaviourOf(name)));
      expect(new Set(behaviours).size).to.equal(models.length);
    });
  }
});
