import { expect } from "chai";
import { groupByPriority, orderTargets } from "../../src/upstream/order-targets.js";

const target = (name: string, priority: number, weight: number) => ({ name, route: { priority, weight } });
type Named = ReturnType<typeof target>;
const names = (targets: readonly Named[]) => targets.map(({ name }) => name).join(" ");

describe("orderTargets: the order of routes", () => {
  it("is by priority, whatever the weights and the order in the catalog", () => {
    const groups = groupByPriority([target("c", 20, 99), target("a", -1, 1), target("b", 3, 50)]);
    expect(names(orderTargets(groups))).to.equal("a b c");
  });

  it("shares a priority by weight", () => {
    const groups = groupByPriority([target("a", 0, 3), target("b", 0, 1)]);
    let first = 0;
    for (let round = 0; round < 4000; round++) if (names(orderTargets(groups)).startsWith("a")) first++;
    expect(first / 4000).to.be.within(0.7, 0.8);
  });

  it("names every route once", () => {
    const groups = groupByPriority([target("a", 0, 1), target("b", 0, 1), target("c", 1, 0), target("d", 1, 2)]);
    for (let round = 0; round < 50; round++) {
      expect(names(orderTargets(groups)).split(" ").sort().join(" ")).to.equal("a b c d");
    }
  });

  it("tries a route without weight last in its priority", () => {
    const groups = groupByPriority([target("a", 0, 0), target("b", 0, 1), target("c", 1, 1)]);
    for (const value of [0, 0.5, 0.999]) expect(names(orderTargets(groups, () => value))).to.equal("b a c");
  });

  it("is empty without routes", () => {
    expect(orderTargets(groupByPriority<Named>([]))).to.deep.equal([]);
  });
});
