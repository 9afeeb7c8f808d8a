import { expect } from "chai";
import { calculate } from "../../src/simulator/arithmetic.js";
import { processorTime } from "../support/processor-time.js";

describe("calculate", () => {
  const cases: readonly (readonly [string, string | undefined])[] = [
    ["what is 17*23", "391"],
    ["17 * 23 = ?", "391"],
    ["What is 2 + 3 * 4?", "14"],
    ["What is (2 + 3) * 4?", "20"],
    ["What's 2-3-4", "-5"],
    ["calculate 2^3^2", "512"],
    ["compute -2^2", "-4"],
    ["What is 0.1 + 0.2?", "0.3"],
    ["What is 1/3?", "0.3333333333"],
    ["What is 2/3?", "0.6666666667"],
    ["What is -2/3?", "-0.6666666667"],
    ["What is 123456789012345678901234567890 * 10?", "1234567890123456789012345678900"],
    ["What is 1,000,000 / 8?", "125000"],
    ["how much is 12 times 12", "144"],
    ["how much is 12 x 12", "144"],
    ["What is 100 divided by 8 plus 1?", "13.5"],
    ["What is 15% of 200?", "30"],
    ["What is 17 % 5?", "2"],
    ["What is -7 % 5?", "3"],
    ["What is 2^-2?", "0.25"],
    ["What is 2 to the power of 10?", "1024"],
    ["Hello! What is 6 × 7?", "42"],
    ["What is 1/0?", undefined],
    ["What is 5 % 0?", undefined],
    ["What is (1 + 2?", undefined],
    ["What is 2 ^ 0.5?", undefined],
    ["What is 9^999999?", undefined],
    ["What is ((9^999)^999)^999?", undefined],
    ["What happened on 2024-01-31?", undefined],
    ["Call 555-1234 please", undefined],
    ["What is 42?", undefined],
    ["What is love?", undefined],
    ["", undefined],
  ];
  for (const [text, wanted] of cases) it(`${text} is ${wanted}`, () => expect(calculate(text)?.value).to.equal(wanted));

  it("reports its result", () => expect(calculate("What is 3 times 4?")?.expression).to.equal("3*4"));

  it("is quick with hostile texts", () => {
    const begun = processorTime();
    for (const text of ["(".repeat(100_000), "1 ".repeat(100_000), "what 9^(9^(9^(9^9)))", `what ${"2^".repeat(200)}2`])
      calculate(text);
    expect(processorTime() - begun).to.be.lessThan(500);
  });
});
