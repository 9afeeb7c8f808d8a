import { expect } from "chai";
import { pino } from "pino";
import { createGateway } from "../../../src/server/gateway.js";
import { createDiskMedia } from "../../../src/media/disk-store.js";
import { temporaryDirectory } from "../../support/directories.js";
import { temporaryStores } from "../../support/stores.js";
import { intended, intentOf } from "../../support/tasks/tasks.js";

const CONFIG = {
  limits: { bodyMiB: 1 },
  upstream: { connectTimeoutSeconds: 1, firstByteTimeoutSeconds: 1, idleTimeoutSeconds: 1 },
  logs: { requestLog: false, requestLogRetentionDays: 1 },
};

describe("a gateway that starts where no other one serves", () => {
  const directory = temporaryDirectory();
  const stores = temporaryStores();

  it("takes over the tasks of earlier processes before it listens, and none that it makes itself", async () => {
    const walletId = await stores().wallets.create("alice", 100n);
    const { id: keyId } = await stores().keys.create("alice", "test");
    const make = async () => intended(await stores().tasks.createIntent(intentOf({ walletId, keyId }, 1n))).id;
    const isThere = async (id: string) => (await stores().tasks.find(id, walletId)) !== undefined;
    const earlier = await make();
    const media = createDiskMedia(directory());
    const config = {
      tasks: { pollSeconds: [1], lifetimeHours: 1, retentionDays: 1 },
      callbacks: { allowPrivateAddresses: false, retrySeconds: [], timeoutSeconds: 1 },
    };
    const tasks = { stores: stores(), media, publicUrl: () => "", config };
    const gateway = await createGateway({
      stores: stores(),
      config: CONFIG,
      log: pino({ level: "silent" }),
      tasks,
      isAlone: true,
    });
    expect(await isThere(earlier)).to.equal(false);
    const own = await make();
    await gateway.listen(0, "127.0.0.1");
    expect(await isThere(own)).to.equal(true);
    await gateway.drain();
  });
});
