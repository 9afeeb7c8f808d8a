import { expect } from "chai";
import { CallbackWorker } from "../../src/callbacks/callback-worker.js";
import { Secret } from "../../src/config/secret.js";
import { createCallbackStore } from "../../src/stores/tasks/callback-store.js";
import { createTaskStore } from "../../src/stores/tasks/task-store.js";
import { openGuardedAgent } from "../../src/upstream/guarded-agent.js";
import { callerOf, fund } from "../support/money/holds.js";
import { forEachEngine } from "../support/engines.js";
import { keptLog } from "../support/tasks/video-jobs.js";
import { until } from "../support/until.js";
import { Receiver } from "../support/callbacks/receiver.js";
import { accepted, endingOf, intentOf } from "../support/tasks/tasks.js";

const HOUR_MS = 3_600_000;
/** The possible error of a clock that was read while the machine paused. */
const OFF_MS = 10_000;
const SECRET = new Secret(`whsec_${Buffer.from("secret").toString("base64")}`);

forEachEngine("the time of a callback", (database, { name }) => {
  const realNow = Date.now;
  let receiver: Receiver;

  beforeEach(async () => {
    receiver = new Receiver();
    await receiver.listen();
    await fund(database(), "alice", 100n);
  });

  afterEach(() => {
    Date.now = realNow;
    receiver.close();
  });

  const deliver = async () => {
    const [tasks, callbacks] = [createTaskStore(database()), createCallbackStore(database())];
    const { id } = await accepted(
      tasks,
      intentOf(await callerOf(database(), "alice"), 1n, { callbackUrl: receiver.url }),
    );
    await database()("tasks").where({ id }).update({ fence: 1 });
    await tasks.finish({ id, fence: 1 }, endingOf());
    const agent = openGuardedAgent({ connectTimeoutMs: OFF_MS, allowPrivateAddresses: true });
    const times = { tickMs: 10, timeoutMs: OFF_MS, retrySeconds: [] };
    const worker = new CallbackWorker(callbacks, agent, keptLog().log, times, { secretsOf: async () => [SECRET] });
    worker.start();
    await until(async () => (await callbacks.show(id))?.outcome !== undefined);
    await worker.stop();
    await agent.destroy();
    const signedAt = Number(receiver.hits[0]?.headers["webhook-timestamp"]) * 1_000;
    return { signedAt, startedAt: (await callbacks.show(id))?.deliveries[0]?.startedAt };
  };

  for (const skew of [-HOUR_MS, HOUR_MS]) {
    const whose = name === "sqlite" ? "of the machine, right" : "of the database server, also";
    it(`is that ${whose} after the machine's clock was put ${skew} ms forward`, async () => {
      Date.now = () => realNow() + skew;
      const expected = realNow() + (name === "sqlite" ? skew : 0);
      const { signedAt, startedAt } = await deliver();
      expect(signedAt).to.be.within(expected - OFF_MS, expected + OFF_MS);
      expect(startedAt).to.be.within(expected - OFF_MS, expected + OFF_MS);
    });
  }
});
