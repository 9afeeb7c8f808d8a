import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { type WatchedCatalog, watchCatalog } from "../../src/commands/watch-catalog.js";
import { temporaryStores } from "../support/stores.js";
import { until } from "../support/until.js";

const NOTHING = { saveProviders: [], removeProviders: [], saveModels: [], removeModels: [] };

describe("watchCatalog", () => {
  const stores = temporaryStores();
  let watched: WatchedCatalog | undefined;
  let reloads = 0;
  const errors: string[] = [];

  async function watch(reload: () => Promise<void>, everyMilliseconds = 10): Promise<void> {
    reloads = 0;
    errors.length = 0;
    const served = await stores().catalog.revision();
    watched = watchCatalog({
      catalog: stores().catalog,
      served,
      everyMilliseconds,
      reload,
      onError: (error) => errors.push(String(error)),
    });
  }
  const countReload = () => {
    reloads += 1;
    return Promise.resolve();
  };

  afterEach(() => watched?.stop());

  it("reloads once for each change", async () => {
    await watch(countReload);
    await sleep(50);
    expect(reloads).to.equal(0);
    await stores().catalog.change(() => ({ differences: [], change: NOTHING }));
    await until(() => reloads > 0);
    await sleep(50);
    expect(reloads).to.equal(1);
  });

  it("looks at once when it is asked to", async () => {
    await watch(countReload, 3_600_000);
    await stores().catalog.change(() => ({ differences: [], change: NOTHING }));
    watched?.look();
    watched?.look();
    await until(() => reloads > 0);
    await watched?.stop();
    expect(reloads).to.equal(1);
  });

  it("tries again when a reload fails", async () => {
    await watch(() => (countReload(), reloads < 3 ? Promise.reject(new Error("not yet")) : Promise.resolve()));
    await stores().catalog.change(() => ({ differences: [], change: NOTHING }));
    await until(() => reloads >= 3);
    await sleep(50);
    expect([reloads, errors]).to.deep.equal([3, ["Error: not yet", "Error: not yet"]]);
  });

  it("ends when it is stopped", async () => {
    await watch(countReload);
    await watched?.stop();
    await stores().catalog.change(() => ({ differences: [], change: NOTHING }));
    await sleep(50);
    expect(reloads).to.equal(0);
  });
});
