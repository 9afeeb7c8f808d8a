/** What happens to tasks that their owners delete. */
import { expect } from "chai";
import { setTimeout as sleep } from "node:timers/promises";
import { openLedger } from "./ledger.js";
import { A_TOKEN } from "./priced-videos.js";
import { type DialectClient, dialectClients } from "../../support/videos/video-clients.js";
import { call, type VideoGateway, videoGateway, modelAt } from "../../support/videos/video-gateway.js";
import { ADMIN_TOKEN } from "../../support/gateway.js";
import { eventually } from "../../support/until.js";

const client = dialectClients.get("video-content-task") as DialectClient;
const pathOf = (task: string) => `/v1/contents/generations/tasks/${task}`;

/** Makes tasks, and deletes them. */
function deleting(open: () => VideoGateway) {
  const ledger = openLedger(open);
  const begin = async (upstream: string, prompt = "a boat") => {
    const { json, status, text } = await call(
      open().gateway,
      "POST",
      client.path(""),
      client.body(modelAt(upstream), prompt),
    );
    expect(status, text).to.equal(200);
    return { task: client.taskOf(json), job: open().videoUpstream.jobs.at(-1) };
  };
  return {
    ledger,
    begin,
    remove: (task: string) => call(open().gateway, "DELETE", pathOf(task)),
    read: (task: string) => call(open().gateway, "GET", pathOf(task)),
    when: (task: string, ...states: string[]) =>
      eventually(
        () => ledger().stateOf(task),
        (state) => states.includes(state ?? ""),
      ),
    afterwards: async (work: () => Promise<void>) =>
      work().finally(() => (open().videoUpstream.trouble = () => undefined)),
  };
}

describe("a queued task that is deleted", () => {
  // It is polled only once.
  const counted = { id: modelAt("counted"), dialect: "video-interactions", pricing: { input: 0, output: 10 } };
  const open = videoGateway({ config: { tasks: { pollSeconds: [0.05, 60] } }, models: [counted] });
  const { ledger, begin, remove, read, when, afterwards } = deleting(open);

  for (const upstream of ["video-content-task", "video-interactions"]) {
    it(`is cancelled at ${upstream}`, async () => {
      const { task, job } = await begin(upstream, "a boat [waits]");
      await when(task, "queued");
      const { status, text } = await remove(task);
      expect([status, text]).to.deep.equal([200, "{}"]);
      expect(job?.isCancelled).to.equal(true);
      expect((await read(task)).json).to.include({ id: task, status: "cancelled" });
      expect(await ledger().holdOf(task)).to.include({ state: "released", charged: null });
    });
  }

  it("costs what its vendor reports, when the vendor cancels it", async () =>
    afterwards(async () => {
      const { task, job } = await begin("counted", "a boat [waits]");
      await when(task, "queued");
      const usage = { total_output_tokens: 100, total_tokens: 100 };
      open().videoUpstream.trouble = ({ url = "" }) =>
        url.endsWith("/cancel") ? { body: { id: job?.id, status: "cancelled", usage } } : undefined;
      expect((await remove(task)).status).to.equal(200);
      expect(await ledger().holdOf(task)).to.include({ state: "settled", charged: 100n * A_TOKEN });
    }));

  it("is cancelled before the first poll", async () => {
    const { task, job } = await begin("video-content-task", "a boat [waits]");
    expect([(await remove(task)).status, job?.isCancelled]).to.deep.equal([200, true]);
  });

  it("stays where its state is unknown, because it may be done", async () =>
    afterwards(async () => {
      const { task, job } = await begin("video-content-task", "a boat [waits]");
      await when(task, "queued");
      open().videoUpstream.trouble = ({ method }) => (method === "GET" ? 500 : undefined);
      expect([(await remove(task)).status, job?.isCancelled]).to.deep.equal([503, false]);
    }));

  it("is cancelled once", async () => {
    const { task } = await begin("video-content-task", "a boat [waits]");
    await when(task, "queued");
    expect([(await remove(task)).status, (await remove(task)).status]).to.deep.equal([200, 409]);
    expect((await read(task)).json.status).to.equal("cancelled");
  });

  it("continues when its vendor has started it meanwhile", async () => {
    const { task, job } = await begin("video-content-task", "a boat [stuck]");
    await when(task, "queued");
    if (job !== undefined) job.polls = 5;
    expect((await remove(task)).status).to.equal(409);
    expect((await read(task)).json.status).to.equal("running");
    expect((await ledger().holdOf(task)).state).to.equal("held");
  });

  it("stays where its vendor does not answer, and can be deleted again", async () =>
    afterwards(async () => {
      const { task, job } = await begin("video-content-task", "a boat [waits]");
      await when(task, "queued");
      open().videoUpstream.trouble = ({ method }) => (method === "DELETE" ? 500 : undefined);
      expect((await remove(task)).status).to.equal(503);
      expect((await read(task)).json.status).to.equal("queued");
      open().videoUpstream.trouble = () => undefined;
      expect([(await remove(task)).status, job?.isCancelled]).to.deep.equal([200, true]);
    }));
});

describe("a task whose provider was removed from the catalog", () => {
  const open = videoGateway();
  const { begin, remove, read, when } = deleting(open);

  it("can be cancelled while it is queued, and deleted when it has ended", async () => {
    const { task: ended } = await begin("video-content-task");
    await when(ended, "succeeded");
    const { task: queued } = await begin("video-content-task", "a boat [waits]");
    await when(queued, "queued");
    const { url } = open().gateway;
    const applied = await fetch(`${url}/admin/api/catalog/apply?prune=true`, {
      method: "POST",
      headers: { authorization: `Bearer ${ADMIN_TOKEN}`, "content-type": "application/yaml" },
      body: "providers: []\nmodels: []\n",
    });
    expect(applied.status, await applied.text()).to.equal(200);
    expect([(await remove(queued)).status, (await read(queued)).json.status]).to.deep.equal([200, "cancelled"]);
    expect([(await remove(ended)).status, (await read(ended)).status]).to.deep.equal([200, 404]);
  });
});

describe("a running task that is deleted", () => {
  const open = videoGateway();
  const { ledger, begin, remove, read, when } = deleting(open);

  for (const upstream of [
    "video-content-task",
    "video-interactions",
    "video-generation",
    "video-long-running",
    "video-long-running-by-operation",
  ]) {
    it(`continues at ${upstream}`, async () => {
      const { task, job } = await begin(upstream, "a boat [stuck]");
      await when(task, "running");
      if (upstream === "video-content-task")
        await eventually(
          () => Promise.resolve(job?.polls ?? 0),
          (polls) => polls > 2,
        );
      const { status, json } = await remove(task);
      expect(status).to.equal(409);
      expect((json.error as { code: string }).code).to.equal("task_not_cancellable");
      expect((await read(task)).json.status).to.equal("running");
      expect([job?.isCancelled, (await ledger().holdOf(task)).state]).to.deep.equal([false, "held"]);
    });
  }
});

describe("an ended task that is deleted", () => {
  const open = videoGateway();
  const { ledger, begin, remove, read, when, afterwards } = deleting(open);

  for (const [upstream, keeps] of [
    ["video-content-task", true],
    ["video-interactions", true],
    ["video-generation", false],
    ["video-long-running", false],
  ] as const) {
    it(`is gone${keeps ? `, also at ${upstream}` : ` although ${upstream} forgets nothing`}`, async () => {
      const { task, job } = await begin(upstream);
      await when(task, "succeeded");
      const { status, text } = await remove(task);
      expect([status, text]).to.deep.equal([200, "{}"]);
      expect((await read(task)).status).to.equal(404);
      expect((await call(open().gateway, "GET", `/v1/tasks/${task}`)).status).to.equal(404);
      expect(job?.isRemoved).to.equal(keeps);
      expect((await ledger().holdOf(task)).state).to.equal("settled");
    });
  }

  for (const [fate, state] of [
    ["fails", "failed"],
    ["expires", "expired"],
  ] as const) {
    it(`is gone when it ${fate}`, async () => {
      const { task } = await begin("video-content-task", `a boat [${fate}]`);
      await when(task, state);
      expect([(await remove(task)).status, (await read(task)).status]).to.deep.equal([200, 404]);
    });
  }

  it("is deleted once", async () => {
    const { task } = await begin("video-content-task");
    await when(task, "succeeded");
    expect([(await remove(task)).status, (await remove(task)).status]).to.deep.equal([200, 404]);
  });

  it("is deleted by one or both of two parallel calls", async () => {
    const { task } = await begin("video-content-task");
    await when(task, "succeeded");
    const statuses = (await Promise.all([remove(task), remove(task)])).map(({ status }) => status);
    expect(statuses).to.include(200);
    for (const status of statuses) expect(status).to.be.oneOf([200, 404]);
  });

  it("is deleted although its vendor returns 404", async () => {
    const { task, job } = await begin("video-content-task");
    await when(task, "succeeded");
    if (job !== undefined) job.isRemoved = true;
    expect([(await remove(task)).status, (await read(task)).status]).to.deep.equal([200, 404]);
  });

  it("stays where its vendor cannot delete it now", async () =>
    afterwards(async () => {
      const { task } = await begin("video-content-task");
      await when(task, "succeeded");
      open().videoUpstream.trouble = ({ method }) => (method === "DELETE" ? 503 : undefined);
      expect([(await remove(task)).status, (await read(task)).status]).to.deep.equal([503, 200]);
    }));

  it("is cancelled or keeps running, whenever it is deleted", async () => {
    const tasks = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const { task } = await begin("video-content-task");
        await sleep(index * 15);
        const { status } = await remove(task);
        expect(status).to.be.oneOf([200, 409]);
        return { task, status };
      }),
    );
    for (const { task, status } of tasks) {
      const answer = await eventually(
        () => read(task),
        ({ json, status: found }) => found === 404 || !["queued", "running"].includes(String(json.status)),
      );
      const became = answer.status === 404 ? "removed" : answer.json.status;
      expect(became).to.be.oneOf(status === 200 ? ["cancelled", "removed"] : ["succeeded"]);
    }
  });
});
