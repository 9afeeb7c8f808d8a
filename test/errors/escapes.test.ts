/** Errors that nobody catches, thrown inside the program while it serves. */
import { expect } from "chai";
import { openDatabase } from "../../src/stores/drivers/database.js";
import { call, eventually, operate } from "../e2e/video/support.js";
import { nodeRuns } from "../support/checkout.js";
import { type GatewayProcess, startGatewayProcess, UPSTREAM_KEY, WALLET } from "../support/gateway.js";
import { answers, type Script, ScriptedUpstream } from "../support/upstream.js";
import { vendorForms } from "../support/vendor-forms/index.js";
import { give, video, MediaHost } from "../tasks/media-host.js";
import { Receiver } from "../tasks/receiver.js";

const WORDS = vendorForms.get("chat")?.words.body;
const model = "maker/text";
const asking = (content: string) => ({ model, messages: [{ role: "user", content }] });

describe("an error that nobody catches", () => {
  let upstream: ScriptedUpstream;
  let host: MediaHost;
  let receiver: Receiver;
  let gateway: GatewayProcess;
  /** Lets the upstream answer what it has kept waiting. */
  let release: () => void;
  let released: Promise<void>;

  beforeEach(async () => {
    [upstream, host, receiver] = [await ScriptedUpstream.start(), new MediaHost(), new Receiver()];
    await Promise.all([host.listen(), receiver.listen()]);
    released = new Promise((resolve) => (release = resolve));
    const route = { provider: "one", model: "inner" };
    gateway = await startGatewayProcess({
      program: nodeRuns("test/errors/serve-with-faults"),
      catalog: {
        providers: [{ id: "one", baseUrl: upstream.baseUrl, apiKey: UPSTREAM_KEY }],
        models: [
          { id: model, kind: "text", routes: [{ ...route, dialect: "chat" }] },
          { id: "maker/fault-in-admission", kind: "text", routes: [{ ...route, dialect: "chat" }] },
          {
            id: "maker/video",
            kind: "video",
            profile: "none",
            pricing: { perSecond: 0.01 },
            routes: [{ ...route, dialect: "video-generation" }],
          },
        ],
      },
      config: {
        tasks: { pollSeconds: [0.05] },
        callbacks: { allowPrivateAddresses: true, retrySeconds: [0.05, 0.05] },
      },
    });
  });
  afterEach(async () => {
    release();
    await gateway.stop();
    await upstream.stop();
    host.close();
    receiver.close();
  });

  const patient: Script = async (response, received) => {
    await released;
    await answers(WORDS)(response, received);
  };
  const ask = (content: string) =>
    call(gateway, "POST", "/v1/chat/completions", asking(content)).then(
      ({ status }) => status,
      () => "broken off",
    );
  const lines = (event: string): Record<string, unknown>[] =>
    gateway
      .logged()
      .split("\n")
      .filter((line) => line.includes(event))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const reserved = async () =>
    (await operate(gateway, "GET", "/wallets")).json.wallets as { name: string; reserved_ticks: string }[];
  const holds = async (): Promise<{ state: string }[]> => {
    const database = await openDatabase(gateway.database);
    return database("holds")
      .select("state")
      .finally(() => database.destroy());
  };
  const isFree = (wallets: { name: string; reserved_ticks: string }[]) =>
    wallets.find(({ name }) => name === WALLET)?.reserved_ticks === "0";

  for (const [word, outcome, work] of [
    ["fault-in-a-timer", "broken off", "call"],
    ["fault-in-a-promise", "broken off", "call"],
    ["fault-in-a-connection", 502, "none"],
    ["fault-of-nobody", 200, "none"],
  ] as const) {
    it(`fails its own call and no other: ${word}`, async () => {
      upstream.plays(
        patient,
        word === "fault-in-a-connection" || word === "fault-of-nobody" ? answers(WORDS) : patient,
        answers(WORDS),
      );
      const other = ask("another");
      await eventually(
        () => Promise.resolve(upstream.received.length),
        (calls) => calls === 1,
      );
      expect(await ask(word)).to.equal(outcome);
      await eventually(
        () => Promise.resolve(lines("process.error_escaped")),
        ({ length }) => length === 1,
      );
      expect(lines("process.error_escaped")[0]).to.include({ work, level: 50 });
      if (work === "call") expect(lines("process.error_escaped")[0]?.requestId).to.match(/^req_/);
      release();
      expect(await other).to.equal(200);
      expect(await ask("one more")).to.equal(200);
      await eventually(reserved, isFree);
    });
  }

  it("gives back what is being held while it is thrown, and nothing is sent", async () => {
    upstream.plays(answers(WORDS));
    const asked = { ...asking("foo"), model: "maker/fault-in-admission" };
    expect(
      await call(gateway, "POST", "/v1/chat/completions", asked).then(
        ({ status }) => status,
        () => "broken off",
      ),
    ).to.equal("broken off");
    expect(lines("process.error_escaped")).to.have.length(1);
    const ends = await eventually(holds, (all) => all.length > 0 && all.every(({ state }) => state !== "held"));
    expect([ends.map(({ state }) => state), upstream.received.length]).to.deep.equal([["released"], 0]);
  });

  it("has a task asked after again, and a callback delivered again, when it belongs to one", async () => {
    const url = host.at("/one.mp4", give(video));
    upstream.plays(
      answers({ request_id: "fault-in-a-timer" }),
      answers({ status: "done", video: { url, duration: 8 } }),
    );
    const { text } = await call(gateway, "POST", "/v1/videos/generations", {
      model: "maker/video",
      prompt: "a boat",
      duration: 8,
      callback_url: `${receiver.url}/fault-in-a-promise`,
    });
    await eventually(
      () => Promise.resolve(receiver.hits),
      ({ length }) => length > 0,
    );
    expect(receiver.hits[0]?.body, text).to.contain("done");
    const works = lines("process.error_escaped").map(
      ({ work, task }) => `${String(work)} ${/^task_/.test(String(task))}`,
    );
    expect(works).to.have.members(["task true", "callback true"]);
  });

  it("ends the process when it is a broken invariant, after those have been served that were there", async () => {
    upstream.plays(patient, patient);
    const other = ask("another");
    await eventually(
      () => Promise.resolve(upstream.received.length),
      (calls) => calls === 1,
    );
    const mine = ask("fault-in-an-invariant");
    await eventually(
      () => Promise.resolve(lines("process.invariant_broken")),
      ({ length }) => length === 1,
    );
    release();
    expect([await other, await mine]).to.deep.equal([200, 200]);
    expect(await gateway.ended, gateway.logged()).to.equal(1);
  });
});
