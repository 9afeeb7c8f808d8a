import { expect } from "chai";
import { join } from "node:path";
import type { Counts } from "../../src/stores/logs/counts.js";
import { openStores } from "../../src/stores/open.js";
import { temporaryDirectory } from "../support/directories.js";
import { callProgram } from "../support/commands/call-program.js";
import { silentLog } from "../support/silent-log.js";

describe("isogloss usage", () => {
  const directory = temporaryDirectory();
  const call = (...args: string[]) => callProgram(directory(), "usage", ...args);
  let keyId = "";
  let walletId = "";
  const open = () =>
    openStores({ database: join(directory(), "data/isogloss.db") }, { presets: {}, environment: {}, log: silentLog });

  /** Charges a call. */
  async function use(usage: Counts, { model = "acme/small", callId = "call_1", estimated = false } = {}) {
    const stores = await open();
    const caller = { walletId, keyId };
    const input = { callId, caller, model, ticks: 5n, prices: "{}", tokens: 1, lifetimeMilliseconds: 1_000 };
    const admission = await stores.money.reserve(input);
    if ("hold" in admission) await stores.money.settle(admission.hold, { ticks: 15_000_000_000n, estimated, usage });
    await stores.close();
  }

  beforeEach(async () => {
    const stores = await open();
    walletId = await stores.wallets.create("alice", 10n ** 11n);
    keyId = (await stores.keys.create("alice", "laptop")).id;
    await stores.close();
    await use({ input: 1_200, cachedInput: 200, output: 34, reasoning: 4 });
  });

  it("is printed as a table", async () => {
    expect(await call()).to.deep.equal({
      code: 0,
      stdout:
        "MODEL       CALLS  INPUT  CACHED  OUTPUT  REASONING  COST\n" +
        "acme/small  1      1200   200     34      4          1.50 USD\n",
      stderr: "",
    });
  });

  it("is printed as JSON", async () => {
    const { by, usage } = JSON.parse((await call("--by", "wallet", "--json")).stdout) as {
      by: string;
      usage: object[];
    };
    expect([by, usage]).to.deep.equal([
      "wallet",
      [
        {
          group: "alice",
          name: null,
          calls: 1,
          estimated_calls: 0,
          input_tokens: 1_200,
          cached_input_tokens: 200,
          cache_write_tokens: 0,
          cache_write_hour_tokens: 0,
          output_tokens: 34,
          reasoning_tokens: 4,
          images: 0,
          media_milliseconds: 0,
          ticks: 15_000_000_000,
        },
      ],
    ]);
  });

  it("prints keys by their names", async () => {
    expect((await call("--by", "key")).stdout).to.contain(`${keyId} (laptop)`);
  });

  it("keeps to the requested period", async () => {
    const day = new Date().toISOString().slice(0, 10);
    for (const options of [
      ["--wallet", "alice"],
      ["--key", keyId],
      ["--model", "acme/small"],
      ["--since", day],
      ["--until", "2199-01-01"],
    ]) {
      expect((await call(...options)).stdout).to.contain("1.50 USD");
    }
    for (const options of [
      ["--model", "acme/large"],
      ["--since", "2199-01-01"],
      ["--until", "2020-01-01T00:00:00Z"],
    ]) {
      expect((await call(...options)).stdout).to.equal("nothing was used\n");
    }
  });

  for (const [option, value, stderr] of [
    ["--wallet", "bob", 'isogloss: there is no wallet "bob"\n'],
    ["--key", "key_1", "isogloss: there is no key key_1\n"],
  ] as const)
    it(`fails for a ${option.slice(2)} that does not exist`, async () => {
      expect(await call(option, value)).to.deep.equal({ code: 1, stdout: "", stderr });
    });

  it("has columns for what few calls use, where some do", async () => {
    await use({ cacheWrite: 7, images: 2, seconds: 1.5 }, { model: "acme/video", callId: "call_2", estimated: true });
    expect((await call()).stdout).to.equal(
      "MODEL       CALLS  ESTIMATED  INPUT  CACHED  CACHE WRITES  OUTPUT  REASONING  IMAGES  SECONDS  COST\n" +
        "acme/small  1      0          1200   200     0             34      4          0       0        1.50 USD\n" +
        "acme/video  1      1          0      0       7             0       0          2       1.5      1.50 USD\n",
    );
  });

  for (const [option, value] of [
    ["--by", "colour"],
    ["--since", "yesterday"],
    ["--until", "2026-02-30"],
  ] as const) {
    it(`refuses ${option} ${value}`, async () => {
      const { code, stderr } = await call(option, value);
      expect(code).to.equal(2);
      expect(stderr).to.contain(option);
    });
  }

  it("refuses a period that ends before it begins", async () => {
    const { code, stderr } = await call("--since", "2026-02-01", "--until", "2026-01-01");
    expect([code, stderr.includes("--since must be before --until")]).to.deep.equal([2, true]);
  });
});
