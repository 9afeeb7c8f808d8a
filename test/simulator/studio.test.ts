import { setImmediate as rest } from "node:timers/promises";
import { expect } from "chai";
import { makeFilm } from "../../src/simulator/video-encoder/video.js";
import { Studio } from "../../src/simulator/video-encoder/encode-off-thread.js";

const PLAN = { words: "a fox", seconds: 30, width: 1280, height: 720 };

describe("a studio", () => {
  it("makes the films that others make at once, and lets them have their turns", async () => {
    let turns = 0;
    let isMade = false;
    const film = new Studio().film(PLAN).finally(() => (isMade = true));
    while (!isMade) {
      await rest();
      turns++;
    }
    expect((await film).equals(makeFilm(PLAN))).to.equal(true);
    expect(turns).to.be.greaterThan(3);
  });

  it("makes a film once, however often it is asked for", async () => {
    const studio = new Studio();
    const [first, again, other] = await Promise.all([studio.film(PLAN), studio.film({ ...PLAN }), studio.film({ ...PLAN, seconds: 1 })]);
    expect(again).to.equal(first);
    expect(other).not.to.equal(first);
  });

  it("keeps the last films only", async () => {
    const studio = new Studio();
    const small = (words: string) => studio.film({ words, seconds: 0, width: 16, height: 16 });
    const [first, second] = [await small("first"), await small("second")];
    for (let index = 0; index < 63; index++) await Promise.all([small(String(index)), small("second")]);
    expect(await small("second")).to.equal(second);
    expect(await small("first")).not.to.equal(first);
  });
});
