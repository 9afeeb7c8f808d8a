import { expect } from "chai";
import { dialectsOf } from "../../src/registry.js";
import { makesVideos } from "../../src/simulator/upstream-jobs/video-dialect.js";
import { JobStore } from "../../src/simulator/upstream-jobs/job-store.js";
import { openJob } from "../../src/simulator/upstream-jobs/open-job.js";

const [dialect, other] = [...dialectsOf("video").values()].filter(makesVideos);
if (dialect === undefined || other === undefined) throw new Error("too few dialects make videos");

const HOUR = 3_600_000;
const jobAt = (now: number) =>
  openJob({
    dialect,
    model: "videographer",
    request: {},
    failureMode: undefined,
    echo: {},
    origin: "http://localhost",
    now,
    milliseconds: 3_000,
  });

describe("the store of simulated jobs", () => {
  it("finds a job by its ID in its own dialect", () => {
    const [store, job] = [new JobStore(), jobAt(0)];
    store.add(job);
    expect(store.named(job.name, dialect, 1)).to.equal(job);
    expect(store.named(job.name, other, 1)).to.equal(undefined);
    expect(store.named(`elsewhere/${job.name}`, dialect, 1)).to.equal(undefined);
  });

  it("forgets a job after an hour", () => {
    const [store, old, young] = [new JobStore(), jobAt(0), jobAt(1_000)];
    store.add(old);
    store.add(young);
    expect(store.keyed(old.key, HOUR - 1)).to.equal(old);
    expect([store.keyed(old.key, HOUR), store.keyed(young.key, HOUR)]).to.deep.equal([undefined, young]);
  });

  it("forgets the oldest of too many", () => {
    const [store, first, job] = [new JobStore(), jobAt(0), jobAt(0)];
    store.add(first);
    for (let index = 0; index < 10_000; index++) store.add({ ...job, key: String(index) });
    expect([store.keyed(first.key, 1), store.keyed("0", 1)?.key]).to.deep.equal([undefined, "0"]);
  });
});
