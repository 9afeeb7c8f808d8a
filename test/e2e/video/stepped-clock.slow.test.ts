/**
 * Tasks, callbacks, rates and keys when a machine's clock is set back or forward under a running
 * gateway.
 */
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "chai";
import { type Database, openDatabase } from "../../../src/stores/drivers/database.js";
import { createKeyStore } from "../../../src/stores/keys/key-store.js";
import { nodeRuns, runsBefore } from "../../support/checkout.js";
import { findFaults } from "../../support/auditor.js";
import { CLOCK_STEP } from "../../support/clock-step.js";
import { type RunningGateway, startGatewayProcess, WALLET } from "../../support/gateway.js";
import { Receiver } from "../../support/callbacks/receiver.js";
import type { VendorJob } from "../../support/videos/video-forms.js";
import { type DialectClient, dialectClients } from "../../support/videos/video-clients.js";
import { VideoUpstream } from "../../support/videos/video-upstream.js";
import { call, catalogOf, modelAt } from "../../support/videos/video-gateway.js";
import { eventually } from "../../support/until.js";

const HOUR_MS = 3_600_000;
const DIALECT = "video-generation";

describe("a machine's clock that is set", function () {
  this.timeout(120_000);
  let videoUpstream: VideoUpstream;
  let gateway: RunningGateway;
  let database: Database;
  let receiver: Receiver;

  before(async () => {
    [videoUpstream, receiver] = [new VideoUpstream(), new Receiver()];
    await videoUpstream.listen();
    await receiver.listen();
    gateway = await startGatewayProcess({
      catalog: catalogOf(videoUpstream),
      config: {
        tasks: { pollSeconds: [0.1], lifetimeHours: 1 },
        callbacks: { allowPrivateAddresses: true, retrySeconds: [0.1, 0.1, 0.1] },
      },
      program: [...runsBefore("test/support/stepping-date"), ...nodeRuns("src/main")],
    });
    database = await openDatabase(gateway.database);
  });
  after(async () => {
    await (gateway as RunningGateway | undefined)?.stop();
    await (database as Database | undefined)?.destroy();
    videoUpstream.close();
    receiver.close();
  });
  afterEach(async () => expect(await findFaults(database)).to.deep.equal([]));

  const stepTo = async (milliseconds: number) => {
    const noticed = () => gateway.logged().split('"event":"clock.stepped"').length;
    const before = noticed();
    writeFileSync(join(dirname(dirname(gateway.database)), CLOCK_STEP), String(milliseconds));
    await eventually(
      async () => noticed(),
      (count) => count > before,
    );
  };
  const make = async (): Promise<string> => {
    const dialectClient = dialectClients.get(DIALECT) as DialectClient;
    const body = { ...dialectClient.body(modelAt(DIALECT), "a boat"), callback_url: receiver.url };
    const { json, status, text } = await call(gateway, "POST", dialectClient.path(modelAt(DIALECT)), body);
    expect(status, text).to.equal(200);
    return dialectClient.taskOf(json);
  };
  const stateOf = async (id: string) =>
    ((await database("tasks").where({ id }).first("state")) as { state: string }).state;
  const becomes = (id: string, state: string) =>
    eventually(
      () => stateOf(id),
      (is) => is === state,
    );
  const hitsOf = (id: string) => receiver.hits.filter(({ headers }) => headers["idempotency-key"] === id);
  const statusWith = async (key: string) => {
    const answer = await fetch(`${gateway.url}/v1/models`, { headers: { authorization: `Bearer ${key}` } });
    await answer.arrayBuffer();
    return answer.status;
  };
  const rated = async (key: string) => {
    const { path, body } = dialectClients.get(DIALECT) as DialectClient;
    const at = modelAt(DIALECT);
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const answer = await fetch(gateway.url + path(at), {
      method: "POST",
      headers,
      body: JSON.stringify(body(at, "a boat")),
    });
    await answer.arrayBuffer();
    return answer.status;
  };

  for (const [where, milliseconds] of [
    ["back by an hour", -HOUR_MS],
    ["forward by two hours", 2 * HOUR_MS],
  ] as const) {
    describe(where, () => {
      let task = "";
      let job: VendorJob | undefined;
      const polled = () => job?.polls ?? 0;
      let slow: { readonly id: string; readonly secret: string };

      before(async () => {
        videoUpstream.isOver = () => false;
        task = await make();
        job = videoUpstream.jobs.at(-1);
        await eventually(
          async () => polled(),
          (polls) => polls > 1,
        );
        slow = await createKeyStore(database).create(WALLET, where, { limits: { requestsPerMinute: 60 } });
        expect(await rated(slow.secret)).to.equal(200);
        // The program writes too, and this connection does not wait for a lock.
        const fill = () =>
          database("key_meters")
            .where({ key_id: slow.id })
            .update({ requests_level: 60 * 60_000 });
        await eventually(
          () =>
            fill().then(
              () => true,
              () => false,
            ),
          (isFilled) => isFilled,
        );
        receiver.hits.length = 0;
        receiver.behaviours = [500, 500, 204];
        await stepTo(milliseconds);
      });

      it("neither stalls a task nor expires it early", async () => {
        const polls = polled();
        await eventually(
          async () => polled(),
          (now) => now > polls + 2,
        );
        expect(await stateOf(task)).to.be.oneOf(["queued", "running"]);
        videoUpstream.isOver = () => true;
        await becomes(task, "succeeded");
      });

      it("does not stop retries of its callback", async () => {
        await eventually(
          async () => hitsOf(task).length,
          (hits) => hits === 3,
        );
        receiver.behaviours = [204];
      });

      it("is followed: new rows have the new time", async () => {
        const lately = await make();
        await becomes(lately, "succeeded");
        const rows: { created_at: bigint }[] = await database("tasks").where({ id: lately }).select("created_at");
        expect(Number(rows[0]?.created_at)).to.be.closeTo(Date.now() + milliseconds, HOUR_MS / 2);
      });

      it("does not lock a key out of its rate", async () => {
        await eventually(
          () => rated(slow.secret),
          (status) => status === 200,
        );
      });

      it("does not keep a revoked key", async () => {
        await createKeyStore(database).revoke(slow.id);
        await eventually(
          () => statusWith(slow.secret),
          (status) => status === 401,
        );
        await stepTo(0);
        await eventually(
          async () => (await database("holds").where({ state: "held" })).length,
          (open) => open === 0,
        );
      });
    });
  }
});
