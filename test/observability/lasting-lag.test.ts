import { expect } from "chai";
import { pino } from "pino";
import { LastingLag } from "../../src/observability/lasting-lag.js";

const BOUND = 50;

describe("an event loop that is late for some time", () => {
  let now: number;
  let lines: string;
  let lag: LastingLag;
  /** Looks that are so much later than they are due. */
  const look = (...late: number[]) => {
    for (const milliseconds of late) {
      now += 100 + milliseconds;
      lag.look();
    }
    return lag.isOverloaded;
  };
  const events = () => [...lines.matchAll(/"event":"([\w.]+)"/g)].map(([, name]) => name);

  beforeEach(() => {
    now = 1_000;
    lines = "";
    lag = new LastingLag(BOUND, pino({}, { write: (line: string) => void (lines += line) }), () => now);
    lag.start();
  });
  afterEach(() => lag.stop());

  for (const [name, late, wanted] of [
    ["in time", [0, 1, 5, 0, 0, 2, 0], false],
    ["a little late each time", [49, 50, 50, 49, 50, 50, 50, 50], false],
    ["very late once, as for garbage", [0, 60_000, 0], false],
    ["late four times in a row", [51, 900, 51, 51, 0], false],
    ["late again and again, but in time between", [900, 900, 900, 0, 900, 900, 900, 900, 0], false],
    ["late five times in a row", [51, 51, 51, 51, 51], true],
    ["late for long", Array.from({ length: 20 }, () => 700), true],
    ["in time after it was late for long", [700, 700, 700, 700, 700, 700, 3], false],
  ] as const)
    it(`is ${wanted ? "" : "no "}overload when it is ${name}`, () => {
      expect(look(...late)).to.equal(wanted);
    });

  it("is logged when it begins and when it ends", () => {
    look(...Array.from({ length: 9 }, () => 700), 0, 0, 700, 0);
    expect(events()).to.deep.equal(["process.overloaded", "process.keeps_up_again"]);
  });
});
