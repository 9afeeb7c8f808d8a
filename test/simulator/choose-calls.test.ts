import { expect } from "chai";
import { chooseCalls } from "../../src/simulator/choose-calls.js";
import { summarizeConversation } from "../../src/simulator/conversation-summary.js";
import { requestOf } from "./support.js";

/** A pattern for each word of each of them takes many seconds. */
const MANY = 40_000;
const MOST_MICROSECONDS = 2_000_000;

describe("the calls that a simulated model makes", () => {
  it("are found at once among very many tools", () => {
    const tools = Array.from({ length: MANY }, (_, index) => ({ name: `weather_of_place_${index}` }));
    const request = requestOf("What is the weather of place 31000?", { tools });
    const start = process.cpuUsage();
    const calls = chooseCalls(request, summarizeConversation(request));
    expect(calls.map(({ name }) => name)).to.deep.equal(["weather_of_place_31000"]);
    expect(process.cpuUsage(start).user).to.be.below(MOST_MICROSECONDS);
  });
});
