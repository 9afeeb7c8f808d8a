import { expect } from "chai";
import { groupByPriority, orderTargets } from "../../src/upstream/order-targets.js";
import { hashText, stickyDraw } from "../../src/upstream/sticky-draw.js";

const target = (name: string, weight: number, priority = 0) => ({
  name,
  idHash: hashText(JSON.stringify(["acme/large", name, "large-1", "chat"])),
  route: { priority, weight },
});
type Named = ReturnType<typeof target>;

const NAMES = Array.from({ length: 20_000 }, (_, index) => `key_${index}`);
const orderFor = (name: string, targets: readonly Named[]) =>
  orderTargets(groupByPriority(targets), stickyDraw(name)).map((one) => one.name);
const firstFor = (name: string, targets: readonly Named[]) => orderFor(name, targets)[0];

describe("stickyDraw: calls of one name on one route", () => {
  for (const weights of [
    [1, 1],
    [1, 1, 1, 1],
    [3, 1],
    [5, 2, 1],
    [100, 1],
  ])
    it(`shares names by the weights ${weights.join(", ")}`, () => {
      const targets = weights.map((weight, index) => target(`route-${index}`, weight));
      const whole = weights.reduce((sum, weight) => sum + weight, 0);
      const firsts = new Map<string | undefined, number>();
      for (const name of NAMES) {
        const first = firstFor(name, targets);
        firsts.set(first, (firsts.get(first) ?? 0) + 1);
      }
      weights.forEach((weight, index) => {
        const share = weight / whole;
        // Five standard deviations of what random draws would give.
        const most = 5 * Math.sqrt((share * (1 - share)) / NAMES.length);
        expect((firsts.get(`route-${index}`) ?? 0) / NAMES.length).to.be.closeTo(share, most);
      });
    });

  const routes = [target("a", 2), target("b", 1), target("c", 1), target("d", 3)];

  for (const lost of ["a", "b", "c", "d"])
    it(`moves no other names when the route ${lost} is lost, and those to the route that was second`, () => {
      const left = routes.filter(({ name }) => name !== lost);
      for (const name of NAMES.slice(0, 2_000))
        expect(orderFor(name, left)).to.deep.equal(orderFor(name, routes).filter((one) => one !== lost));
    });

  it("shares the names of a lost route among all others", () => {
    const left = routes.slice(0, 3);
    const moved = NAMES.filter((name) => firstFor(name, routes) === "d").map((name) => firstFor(name, left));
    expect(new Set(moved)).to.deep.equal(new Set(["a", "b", "c"]));
  });

  it("does not depend on the order in the catalog", () => {
    for (const name of NAMES.slice(0, 500))
      expect(orderFor(name, [...routes].reverse())).to.deep.equal(orderFor(name, routes));
  });

  it("is the same in every process and version", () => {
    const draws = ["key_1", "key_2", ""].map((name) => stickyDraw(name)({ idHash: 0x12345678 }));
    expect(draws).to.deep.equal([0.5748180076681211, 0.5243497824140894, 0.551487930610675]);
  });

  it("keeps the order of priorities", () => {
    const groups = [target("a", 1, 1), target("b", 1, 0), target("c", 9, 1)];
    for (const name of NAMES.slice(0, 100)) expect(firstFor(name, groups)).to.equal("b");
  });
});
