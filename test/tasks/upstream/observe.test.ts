import { expect } from "chai";
import { dialectsOf } from "../../../src/registry.js";
import { observe, type UpstreamJob } from "../../../src/tasks/upstream/observe.js";
import { isTaskDialect } from "../../../src/tasks/upstream/task-dialect.js";

const dialect = dialectsOf("video").get("video-generation");
const REQUESTED = 6;
const request = JSON.stringify({ seconds: REQUESTED, isExact: true, input: 0, output: 0 });
const target = { scrub: (text: string) => text };

function secondsOf(job: Partial<UpstreamJob>): unknown {
  if (dialect === undefined || !isTaskDialect(dialect)) throw new Error("there is no dialect for videos");
  const task = { id: "task_1", request, upstreamId: "job", observation: undefined };
  const done: UpstreamJob = { state: "succeeded", videos: [{ url: "https://videos.test/1.mp4" }], ...job };
  const { used } = observe(done, dialect, target, task);
  return used?.seconds?.map(({ count }) => count);
}

describe("the length that a video is charged by", () => {
  const cases: readonly (readonly [string, Partial<UpstreamJob>, number])[] = [
    ["is the reported one", { seconds: 4 }, 4],
    ["is that of its frames", { frames: 48, rate: 24 }, 2],
    ["is the requested one where none is reported", {}, REQUESTED],
    ["is the requested one where it is reported as negative", { seconds: -5 }, REQUESTED],
    ["is the requested one where it is reported as years", { seconds: 1e9 }, REQUESTED],
    ["is the requested one where its frames have no rate", { frames: 48, rate: 0 }, REQUESTED],
  ];
  for (const [what, job, seconds] of cases)
    it(what, () => {
      expect(secondsOf(job)).to.deep.equal([seconds]);
    });
});
