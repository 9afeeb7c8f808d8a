import { expect } from "chai";
import { screenOf, withinBounds } from "../../src/simulator/video-encoder/screen-size.js";

describe("screenOf", () => {
  for (const [resolution, ratio, width, height] of [
    ["480p", "16:9", 854, 480],
    ["720p", "16:9", 1280, 720],
    ["720p", "9:16", 720, 1280],
    ["720p", "1:1", 720, 720],
    ["1080p", "4:3", 1440, 1080],
    ["4k", "16:9", 3840, 2160],
    ["4K", "21:9", 5040, 2160],
    ["huge", "16:9", 1280, 720],
  ] as const) {
    it(`reads ${resolution} at ${ratio}`, () => expect(screenOf(resolution, ratio)).to.deep.equal({ width, height }));
  }
});

describe("withinBounds", () => {
  for (const [width, height, ...wanted] of [
    [854, 480, 854, 480],
    [1280, 720, 1280, 720],
    [3840, 2160, 1280, 720],
    [1080, 1920, 720, 1280],
    [200_000, 20, 1280, 16],
  ] as const) {
    it(`fits ${width}x${height} into bounds`, () => {
      const { width: across, height: down } = withinBounds({ width, height });
      expect([across, down]).to.deep.equal(wanted);
    });
  }
});
