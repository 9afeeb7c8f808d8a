/** The result of a call without a usable answer of the vendor: known or unknown. */
import { expect } from "chai";
import { openLedger } from "./ledger.js";
import { type DialectClient, dialectClients } from "../../support/videos/video-clients.js";
import { type VendorJob, vendorForms } from "../../support/videos/video-forms.js";
import { call, type VideoGateway, videoGateway, modelAt, operate } from "../../support/videos/video-gateway.js";

type Trouble = ReturnType<VideoGateway["videoUpstream"]["trouble"]>;

const dialects = [...(dialectClients as ReadonlyMap<string, DialectClient>)];

function openCalls(opened: () => VideoGateway) {
  const ledger = openLedger(opened);
  afterEach(() => void (opened().videoUpstream.trouble = () => undefined));
  return {
    ledger,
    ask(dialect: string, trouble: Trouble, upstream = dialect) {
      const { gateway, videoUpstream } = opened();
      videoUpstream.trouble = ({ method }) => (method === "POST" ? trouble : undefined);
      const dialectClient = dialectClients.get(dialect) as DialectClient;
      return call(
        gateway,
        "POST",
        dialectClient.path(modelAt(upstream)),
        dialectClient.body(modelAt(upstream), "a boat [stuck]"),
      );
    },
    async ambiguous(): Promise<string[]> {
      const { json } = await operate(opened().gateway, "GET", "/tasks?state=ambiguous");
      return (json.tasks as { id: string }[]).map(({ id }) => id);
    },
  };
}

describe("a creation with an unknown outcome", () => {
  const opened = videoGateway();
  const { ledger, ask, ambiguous } = openCalls(opened);

  for (const [dialect] of dialects) {
    it(`is reported as one that may have been accepted, in ${dialect}`, async () => {
      const { videoUpstream } = opened();
      const [made, before] = [videoUpstream.jobs.length, await ambiguous()];
      const { status, text } = await ask(dialect, "cut after");
      expect(status, text).to.equal(502);
      expect(text).to.contain("may have been accepted").and.not.to.contain(videoUpstream.url);
      // Sent once, and kept.
      expect(videoUpstream.jobs.length).to.equal(made + 1);
      const [task = "", ...more] = (await ambiguous()).filter((id) => !before.includes(id));
      expect([task.startsWith("task_"), more]).to.deep.equal([true, []]);
      expect((await ledger().holdOf(task)).state).to.equal("held");
    });
  }

  for (const [what, trouble] of [
    ["a request timeout", 408],
    ["a client that is reported as gone", 499],
    ["an error of a proxy", 502],
    ["a timeout of a proxy", 504],
    ["an unusual error of the network", 520],
    ["a timeout of the network", 524],
    ["an answer without a job ID", { body: {} }],
    ["an answer whose job ID is too long for a URL", { body: { id: "a".repeat(5_000) } }],
    ["an answer that is no JSON", { body: "<html>" }],
  ] as [string, Trouble][]) {
    it(`is kept after ${what}`, async () => {
      const before = (await ambiguous()).length;
      const { status, text } = await ask("video-content-task", trouble);
      expect(status, text).to.equal(502);
      expect((await ambiguous()).length).to.equal(before + 1);
    });
  }

  for (const [vendor, { accepted, jobId }] of vendorForms) {
    it(`is none where a front end of ${vendor} puts the job into a list`, async () => {
      const job = { id: jobId(9_999) } as VendorJob;
      const { status, text } = await ask("video-content-task", { body: [accepted(job)] }, vendor);
      expect(status, text).to.equal(200);
    });
  }

  for (const [how, body, hold] of [
    ["charges it", { charged: { usd: "0.25" } }, { state: "settled", charged: 2_500_000_000n }],
    ["releases it", { released: true }, { state: "released", charged: null }],
  ] as const) {
    it(`is ended by an operator who ${how}, once`, async () => {
      const before = await ambiguous();
      await ask("video-generation", "cut after");
      const task = (await ambiguous()).find((id) => !before.includes(id)) ?? "";
      const { gateway } = opened();
      expect((await call(gateway, "GET", `/v1/tasks/${task}`)).json).to.include({ status: "pending" });
      const { status, text } = await operate(gateway, "POST", `/tasks/${task}/resolve`, body);
      expect(status, text).to.equal(200);
      expect(await ledger().holdOf(task)).to.include(hold);
      expect((await call(gateway, "GET", `/v1/tasks/${task}`)).json).to.include({ status: "failed" });
      expect((await operate(gateway, "POST", `/tasks/${task}/resolve`, body)).status).to.equal(409);
    });
  }
});

describe("a creation that was certainly not accepted", () => {
  const opened = videoGateway();
  const { ledger, ask, ambiguous } = openCalls(opened);

  const expectNothingLeft = async () => {
    expect(await ambiguous()).to.deep.equal([]);
    expect(await ledger().reserved()).to.equal(0n);
    expect(await ledger().database("tasks").whereNull("finished_at").select("id")).to.deep.equal([]);
  };

  for (const [dialect] of dialects) {
    for (const [status, wanted] of [
      [400, 400],
      [404, 404],
      [422, 422],
      [429, 429],
      [401, 502],
      [403, 502],
      [500, 502],
      [503, 502],
    ] as const) {
      it(`fails with the vendor's ${status}, in ${dialect}`, async () => {
        const answer = await ask(dialect, status);
        expect(answer.status, answer.text).to.equal(wanted);
        const { code } = answer.json.error as { code: string | number };
        expect(typeof code === "string" && /^\d+$/.test(code), "a number as a word").to.equal(false);
        await expectNothingLeft();
      });
    }
  }

  for (const [dialect] of dialects) {
    it(`has the vendor's message without internal names, in ${dialect}`, async () => {
      const { videoUpstream } = opened();
      const message = `The model inner does not like boats, says ${videoUpstream.url}/x with upstream-secret-8d1f0a.`;
      const { status, text } = await ask(
        dialect,
        { status: 400, body: { error: { code: 400, message, status: "INVALID_ARGUMENT" } } },
        "video-long-running",
      );
      expect(status).to.equal(400);
      expect(text).to.contain("does not like boats");
      expect(text)
        .not.to.contain(videoUpstream.url)
        .and.not.to.contain("upstream-secret")
        .and.not.to.contain("model inner");
      await expectNothingLeft();
    });
  }

  it("leaves no task", async () => {
    await ask("video-generation", 400);
    const { json } = await operate(opened().gateway, "GET", "/tasks?limit=1");
    const [task] = json.tasks as { id: string; state: string }[];
    if (task !== undefined) expect((await call(opened().gateway, "GET", `/v1/tasks/${task.id}`)).status).to.equal(404);
  });
});

describe("a creation at an unreachable vendor", () => {
  const opened = videoGateway();
  const { ledger, ask } = openCalls(opened);

  for (const [dialect] of dialects) {
    it(`fails, and costs nothing, in ${dialect}`, async () => {
      const { videoUpstream } = opened();
      videoUpstream.close();
      const { status, text } = await ask(dialect, undefined);
      expect(status, text).to.be.oneOf([502, 503]);
      expect(text).not.to.contain("127.0.0.1");
      expect(await ledger().reserved()).to.equal(0n);
    });
  }
});
