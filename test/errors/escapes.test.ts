/** Errors without a handler, thrown inside the program while it serves. */
import { expect } from "chai";
import { openDatabase } from "../../src/stores/drivers/database.js";
import { call, operate, strangersKey } from "../support/videos/video-gateway.js";
import { eventually } from "../support/until.js";
import { nodeRuns } from "../support/checkout.js";
import { type GatewayProcess, startGatewayProcess, UPSTREAM_KEY, WALLET } from "../support/gateway.js";
import { answers, type Script, ScriptedUpstream } from "../support/upstream.js";
import { vendorForms } from "../support/vendor-forms/index.js";
import { give, video, MediaHost } from "../support/media/media-host.js";
import { Receiver } from "../support/callbacks/receiver.js";

const WORDS = vendorForms.get("chat")?.words.body;
const model = "maker/text";
const bodyOf = (content: string) => ({ model, messages: [{ role: "user", content }] });

describe("an error without a handler", () => {
  let upstream: ScriptedUpstream;
  let host: MediaHost;
  let receiver: Receiver;
  let gateway: GatewayProcess;
  /** Makes the upstream answer the calls that it has delayed. */
  let release: () => void;
  let released: Promise<void>;

  /** The length of the log before the test. */
  let loggedBefore: number;

  before(async () => {
    [upstream, host, receiver] = [await ScriptedUpstream.start(), new MediaHost(), new Receiver()];
    await Promise.all([host.listen(), receiver.listen()]);
    const route = { provider: "one", model: "inner" };
    gateway = await startGatewayProcess({
      program: nodeRuns("test/errors/serve-with-faults"),
      catalog: {
        providers: [{ id: "one", baseUrl: upstream.baseUrl, apiKey: UPSTREAM_KEY }],
        models: [
          { id: model, kind: "text", routes: [{ ...route, dialect: "chat" }] },
          { id: "maker/fault-in-admission", kind: "text", routes: [{ ...route, dialect: "chat" }] },
          ...["maker/video", "maker/fault-in-intent", "maker/fault-before-sending"].map((id) => ({
            id,
            kind: "video",
            profile: "none",
            pricing: { perSecond: 0.01 },
            routes: [{ ...route, dialect: "video-generation" }],
          })),
        ],
      },
      config: {
        tasks: { pollSeconds: [0.05] },
        callbacks: { allowPrivateAddresses: true, retrySeconds: [0.05, 0.05] },
      },
    });
  });
  beforeEach(() => {
    released = new Promise((resolve) => (release = resolve));
    loggedBefore = gateway.logged().length;
  });
  afterEach(() => release());
  after(async () => {
    await gateway.stop();
    await upstream.stop();
    host.close();
    receiver.close();
  });

  const untilClosed: Script = async (response, received) => {
    await released;
    await answers(WORDS)(response, received);
  };
  const ask = (content: string) =>
    call(gateway, "POST", "/v1/chat/completions", bodyOf(content)).then(
      ({ status }) => status,
      () => "broken off",
    );
  const lines = (event: string): Record<string, unknown>[] =>
    gateway
      .logged()
      .slice(loggedBefore)
      .split("\n")
      .filter((line) => line.includes(event))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const reserved = async () =>
    (await operate(gateway, "GET", "/wallets")).json.wallets as { name: string; reserved_ticks: string }[];
  const statesIn = async (table: "holds" | "tasks"): Promise<string[]> => {
    const database = await openDatabase(gateway.database);
    const rows: { state: string }[] = await database(table)
      .select("state")
      .finally(() => database.destroy());
    return rows.map(({ state }) => state);
  };
  const isReleased = (states: string[]) => states.length > 0 && states.every((state) => state !== "held");
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
        untilClosed,
        word === "fault-in-a-connection" || word === "fault-of-nobody" ? answers(WORDS) : untilClosed,
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
      if (work === "call") {
        const { requestId } = lines("process.error_escaped")[0] ?? {};
        expect(requestId).to.match(/^req_/);
        const completed = await eventually(
          () => Promise.resolve(lines("call.completed").filter((line) => line.requestId === requestId)),
          ({ length }) => length === 1,
        );
        expect(completed[0]).to.include({ status: 500, code: "internal_error" });
      }
      release();
      expect(await other).to.equal(200);
      expect(await ask("one more")).to.equal(200);
      await eventually(reserved, isFree);
    });
  }

  it("releases what is being held while it is thrown, and nothing is sent", async () => {
    const before = await statesIn("holds");
    upstream.plays(answers(WORDS));
    const requested = { ...bodyOf("foo"), model: "maker/fault-in-admission" };
    // A wallet with few calls has no allotment: the hold is written at once.
    const key = await strangersKey(gateway, "quiet");
    expect(
      await call({ ...gateway, key }, "POST", "/v1/chat/completions", requested).then(
        ({ status }) => status,
        () => "broken off",
      ),
    ).to.equal("broken off");
    expect(lines("process.error_escaped")).to.have.length(1);
    // The transaction that takes the hold may still be open when the connection breaks.
    const ends = await eventually(
      () => statesIn("holds"),
      (states) => states.length > before.length && isReleased(states),
    );
    expect(ends).to.have.members([...before, "released"]);
    expect(upstream.received).to.deep.equal([]);
  });

  for (const where of ["in-intent", "before-sending"]) {
    it(`leaves no task that was being created, and nothing is sent: ${where}`, async () => {
      const before = await statesIn("holds");
      upstream.plays(answers({ request_id: "job" }));
      const requested = { model: `maker/fault-${where}`, prompt: "a boat", duration: 8 };
      expect(
        await call(gateway, "POST", "/v1/videos/generations", requested).then(
          ({ status }) => status,
          () => "broken off",
        ),
      ).to.equal("broken off");
      expect(lines("process.error_escaped")).to.have.length(1);
      // The transaction that takes the hold may still be open when the connection breaks.
      const ends = await eventually(
        () => statesIn("holds"),
        (states) => states.length > before.length && isReleased(states),
      );
      expect(ends).to.have.members([...before, "released"]);
      expect(await statesIn("tasks")).to.deep.equal([]);
      expect(upstream.received).to.deep.equal([]);
    });
  }

  it("has a task polled again, and a callback sent again, when it belongs to one", async () => {
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

  it("ends the process when it is a broken invariant, after the running calls have ended", async () => {
    upstream.plays(untilClosed, untilClosed);
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
