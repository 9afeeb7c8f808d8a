import { expect } from "chai";
import { reportProgress } from "../../../../specs/dialects/video-generation/functions.js";
import type { Response } from "../../../../generated/interlingua/video.js";

const video = (more: Partial<Response>): Response => ({ videos: [], ...more });

describe("reportProgress", () => {
  for (const [state, progress, wanted] of [
    ["succeeded", 40, 100],
    ["succeeded", undefined, 100],
    ["running", 40, 40],
    ["running", 100, 99],
    ["running", -3, 0],
    ["queued", undefined, 0],
    [undefined, undefined, 0],
    ["failed", 40, undefined],
    ["expired", 40, undefined],
  ] as const) {
    it(`${String(progress)} of ${state ?? "nothing"} is ${String(wanted)}`, () =>
      expect(reportProgress(video({ state, progress })).progress).to.equal(wanted));
  }
});
