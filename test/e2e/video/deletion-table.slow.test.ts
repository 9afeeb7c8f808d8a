/** Every deletion of a task: made in each dialect, at each vendor, in each state. */
import { expect } from "chai";
import { openLedger, type TaskHold } from "./ledger.js";
import type { Fate, VendorJob } from "../../support/videos/video-forms.js";
import { type DialectClient, dialectClients } from "../../support/videos/video-clients.js";
import { call, type VideoGateway, videoGateway, modelAt, vendors } from "../../support/videos/video-gateway.js";
import { eventually } from "../../support/until.js";

/**
 * Vendors that can cancel a queued job and delete an ended one. At the others, a job counts as running once it is
 * accepted.
 */
const LISTENING: readonly string[] = ["video-content-task", "video-interactions"];

type Became = "cancelled" | "removed" | "unchanged";
type State = "queued" | "running" | "cancelled" | "succeeded" | "failed" | "expired";

/** The state of a task that is deleted, the behaviour of its job until then, and the result. */
const STATES: readonly {
  readonly state: State;
  readonly fate: Fate;
  readonly became: Became;
  readonly at: (vendor: string) => boolean;
}[] = [
  { state: "queued", fate: "stuck", became: "cancelled", at: (vendor) => LISTENING.includes(vendor) },
  { state: "running", fate: "stuck", became: "unchanged", at: () => true },
  { state: "cancelled", fate: "stuck", became: "unchanged", at: (vendor) => LISTENING.includes(vendor) },
  { state: "succeeded", fate: "works", became: "removed", at: () => true },
  { state: "failed", fate: "fails", became: "removed", at: () => true },
  {
    state: "expired",
    fate: "expires",
    became: "removed",
    at: (vendor) => vendor === "video-content-task" || vendor === "video-generation",
  },
];

const CODES: Readonly<Record<Became, number>> = { cancelled: 200, removed: 200, unchanged: 409 };

const CELLS = [...dialectClients.keys()].flatMap((dialect) =>
  vendors.flatMap((vendor) =>
    STATES.filter(({ at }) => at(vendor)).map((state) => ({
      ...state,
      dialect,
      vendor,
      key: `${dialect} ${vendor} ${state.state}`,
    })),
  ),
);

describe("a task that its owner deletes", () => {
  // A queued task is polled only once.
  const resting = videoGateway({ config: { tasks: { pollSeconds: [0.05, 600] } } });
  const working = videoGateway();
  const ledgers = { resting: openLedger(resting), working: openLedger(working) };

  interface Begun {
    readonly open: () => VideoGateway;
    readonly task: string;
    readonly job: VendorJob;
    readonly stateNow: () => Promise<string | undefined>;
    readonly holdNow: () => Promise<TaskHold>;
  }

  /** They wait for their ends together. */
  const all = new Map<string, Promise<Begun>>();
  let boats = 0;

  before(() => {
    for (const { key, dialect, vendor, state, fate } of CELLS) {
      const beginning = begin(dialect, vendor, state, fate);
      beginning.catch(() => undefined);
      all.set(key, beginning);
    }
  });

  const remove = ({ open, task }: Begun) => call(open().gateway, "DELETE", `/v1/contents/generations/tasks/${task}`);
  const read = ({ open, task }: Begun, dialectClient: DialectClient) =>
    call(open().gateway, "GET", dialectClient.alias(task));

  async function begin(dialect: string, vendor: string, state: State, fate: Fate): Promise<Begun> {
    const [open, ledger] =
      state === "queued" || state === "cancelled" ? [resting, ledgers.resting] : [working, ledgers.working];
    const dialectClient = dialectClients.get(dialect) as DialectClient;
    const name = `a boat, the ${(boats += 1)}th [${fate}]`;
    const { json, status, text } = await call(
      open().gateway,
      "POST",
      dialectClient.path(modelAt(vendor)),
      dialectClient.body(modelAt(vendor), name),
    );
    expect(status, text).to.equal(200);
    const task = dialectClient.taskOf(json);
    const job =
      open().videoUpstream.jobs.find(({ body }) => JSON.stringify(body).includes(name)) ??
      expect.fail("there is no job");
    const begun: Begun = {
      open,
      task,
      job,
      stateNow: () => ledger().stateOf(task),
      holdNow: () => ledger().holdOf(task),
    };
    if (state === "cancelled") {
      await eventually(begun.stateNow, (now) => now === "queued");
      expect((await remove(begun)).status).to.equal(200);
    }
    await eventually(begun.stateNow, (now) => now === state);
    // Otherwise the queued state may only not be reported yet.
    if (state === "running")
      await eventually(
        async () => job.polls,
        (polls) => polls > 3,
      );
    return begun;
  }

  for (const { key, dialect, vendor, state, became } of CELLS) {
    it(`made in ${dialect} at ${vendor}, is ${became} when it is ${state}`, async () => {
      const dialectClient = dialectClients.get(dialect) as DialectClient;
      const begun = (await all.get(key)) ?? expect.fail("it was not begun");
      const [before, held] = [await read(begun, dialectClient), await begun.holdNow()];
      const { status, text, json } = await remove(begun);
      expect(status, text).to.equal(CODES[became]);
      if (status === 200) expect(text).to.equal("{}");
      else expect((json.error as { code: string }).code).to.equal("task_not_cancellable");

      const after = await read(begun, dialectClient);
      if (became === "removed") expect([after.status, await begun.holdNow()]).to.deep.equal([404, held]);
      else expect(dialectClient.isOver(after.json), after.text).to.equal(state !== "running");
      if (became === "cancelled")
        expect([dialectClient.hasWorked(after.json), await begun.holdNow()]).to.deep.equal([
          false,
          { ...held, state: "released" },
        ]);
      // The time of the last poll differs for a running task.
      if (became === "unchanged")
        expect([state === "running" || after.text === before.text, await begun.holdNow()]).to.deep.equal([true, held]);
      expect(await begun.stateNow()).to.equal(became === "cancelled" ? "cancelled" : state);
      expect(begun.job.isCancelled).to.equal(became === "cancelled" || state === "cancelled");
      // The stored answer is deleted.
      if (became === "cancelled" && vendor === "video-interactions")
        await eventually(
          async () => begun.job.isRemoved,
          (isRemoved) => isRemoved,
        );
      if (became === "removed") expect(begun.job.isRemoved).to.equal(LISTENING.includes(vendor));
    });
  }

  for (const vendor of LISTENING) {
    it(`is kept when it has ended at ${vendor} before the next poll, and its video is not lost`, async () => {
      const begun = await begin("video-content-task", vendor, "queued", "works");
      begun.job.polls = 9;
      expect((await remove(begun)).status).to.equal(409);
      expect([begun.job.isCancelled, begun.job.isRemoved && vendor === "video-content-task"]).to.deep.equal([
        false,
        false,
      ]);
      await eventually(begun.stateNow, (now) => now === "succeeded");
      const { json } = await read(begun, dialectClients.get("video-content-task") as DialectClient);
      const video = await fetch(String((json.content as { video_url: string }).video_url));
      expect([video.status, (await begun.holdNow()).state]).to.deep.equal([200, "settled"]);
    });
  }

  for (const path of [
    "/v1/tasks/TASK",
    "/v1/videos/TASK",
    "/v1beta/interactions/TASK",
    "/v1/interactions/TASK",
    "/v1beta/TASK",
    "/v1/TASK",
  ]) {
    it(`is only read at ${path}`, async () => {
      const begun = await begin("video-content-task", "video-content-task", "queued", "stuck");
      const { status, headers } = await call(begun.open().gateway, "DELETE", path.replace("TASK", begun.task));
      expect([status, headers.get("allow"), await begun.stateNow()]).to.deep.equal([405, "GET, HEAD", "queued"]);
    });
  }
});

describe("the stored answer of an upstream", () => {
  const open = videoGateway();
  const ledger = openLedger(open);
  const [dialect, dialectClient] = [
    "video-interactions",
    dialectClients.get("video-interactions") as DialectClient,
  ] as const;
  const begin = async (fate: Fate, vendor: string = dialect) => {
    const { json } = await call(
      open().gateway,
      "POST",
      dialectClient.path(modelAt(vendor)),
      dialectClient.body(modelAt(vendor), `a boat [${fate}]`),
    );
    return {
      task: dialectClient.taskOf(json),
      job: open().videoUpstream.jobs.at(-1) ?? expect.fail("there is no job"),
    };
  };
  const forgotten = (job: VendorJob) =>
    eventually(
      async () => job.isRemoved,
      (isRemoved) => isRemoved,
    );

  for (const [fate, state] of [
    ["works", "succeeded"],
    ["fails", "failed"],
    ["moderated", "failed"],
    ["expires", "failed"],
  ] as const) {
    it(`is deleted there when a job ${fate}, and the task stays`, async () => {
      const { task, job } = await begin(fate);
      await forgotten(job);
      expect(await ledger().stateOf(task)).to.equal(state);
      const { status, json } = await call(open().gateway, "GET", `/v1/tasks/${task}`);
      expect([status, dialectClient.isOver(json)]).to.deep.equal([200, true]);
      if (fate === "works") expect((await fetch(dialectClient.videoOf(json) ?? "")).status).to.equal(200);
    });
  }

  it("is kept where upstreams keep jobs, until the client deletes it", async () => {
    const { task, job } = await begin("works", "video-content-task");
    await eventually(
      () => ledger().stateOf(task),
      (state) => state === "succeeded",
    );
    expect(job.isRemoved).to.equal(false);
  });
});
