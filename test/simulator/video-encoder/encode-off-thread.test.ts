import { setImmediate as rest } from "node:timers/promises";
import { expect } from "chai";
import { makeVideo } from "../../../src/simulator/video-encoder/video.js";
import { VideoCache } from "../../../src/simulator/video-encoder/encode-off-thread.js";

const PLAN = { words: "a fox", seconds: 30, width: 1280, height: 720 };

describe("VideoCache", () => {
  it("shares a video between parallel requests, and does not block", async () => {
    let turns = 0;
    let isMade = false;
    let time = 0;
    // Each look at the clock finds that a frame took long.
    const video = new VideoCache(() => (time += 20)).video(PLAN).finally(() => (isMade = true));
    while (!isMade) {
      await rest();
      turns++;
    }
    expect((await video).equals(makeVideo(PLAN))).to.equal(true);
    expect(turns).to.be.greaterThan(3);
  });

  it("makes a video once, however often it is requested", async () => {
    const videoCache = new VideoCache();
    const [first, again, other] = await Promise.all([
      videoCache.video(PLAN),
      videoCache.video({ ...PLAN }),
      videoCache.video({ ...PLAN, seconds: 1 }),
    ]);
    expect(again).to.equal(first);
    expect(other).not.to.equal(first);
  });

  it("keeps the last videos only", async () => {
    const videoCache = new VideoCache();
    const small = (words: string) => videoCache.video({ words, seconds: 0, width: 16, height: 16 });
    const [first, second] = [await small("first"), await small("second")];
    for (let index = 0; index < 63; index++) await Promise.all([small(String(index)), small("second")]);
    expect(await small("second")).to.equal(second);
    expect(await small("first")).not.to.equal(first);
  });
});
