import { createHash } from "node:crypto";
import { inspect } from "node:util";
import { expect } from "chai";
import { type KeyRules, allowsModel } from "../../../src/stores/keys/key-rules.js";
import { newKeySecret } from "../../../src/stores/keys/key-secrets.js";
import { createKeyStore } from "../../../src/stores/keys/key-store.js";
import { createWalletStore } from "../../../src/stores/wallets/wallet-store.js";
import { forEachEngine } from "../../support/engines.js";
import { failureOf } from "../../support/promises.js";

const NO_RULES = { models: undefined, dialects: undefined, sources: undefined, limits: undefined };

forEachEngine("createKeyStore: keys", (database) => {
  let time = 0;
  const keysOfAProcess = () =>
    createKeyStore(
      database(),
      () => time,
      () => time,
    );
  let walletId = "";

  beforeEach(async () => {
    time = 1_700_000_000_000;
    walletId = await createWalletStore(database()).create("alice");
  });

  it("have 43 characters of base62 after their prefix, all different", () => {
    const secrets = new Set(Array.from({ length: 200 }, newKeySecret));
    expect(secrets.size).to.equal(200);
    for (const secret of secrets) expect(secret).to.match(/^sk-iso-[0-9A-Za-z]{43}$/);
  });

  it("are found by their secret", async () => {
    const keys = keysOfAProcess();
    const { id, secret } = await keys.create("alice", "first");
    expect(await keys.find(secret)).to.deep.equal({ keyId: id, walletId, ...NO_RULES });
  });

  it("are stored as a hash alone", async () => {
    const { secret } = await keysOfAProcess().create("alice", "first");
    const [row]: { hash: string }[] = await database()("api_keys").select();
    expect(inspect(row)).not.to.contain(secret);
    expect(row?.hash).to.equal(createHash("sha256").update(secret).digest("hex"));
  });

  const strangers: [string, (secret: string) => string][] = [
    ["another secret of the right form", () => newKeySecret()],
    ["nothing", () => ""],
    ["the stored hash", (secret) => createHash("sha256").update(secret).digest("hex")],
    ["the secret with extra characters", (secret) => `${secret}a`],
    ["the secret in another case", (secret) => secret.toUpperCase()],
    ["an SQL pattern", () => "sk-iso-' OR 1=1 --"],
  ];
  for (const [name, stranger] of strangers) {
    it(`are not found by ${name}`, async () => {
      const keys = keysOfAProcess();
      const { secret } = await keys.create("alice", "first");
      expect(await keys.find(stranger(secret))).to.equal(undefined);
    });
  }

  describe("may be guesses", () => {
    const reported = async (ask: (guard: <T>(look: () => Promise<T>) => Promise<T>) => unknown): Promise<boolean> => {
      let isGuess = false;
      await ask((look) => ((isGuess = true), look()));
      return isGuess;
    };

    it("where they were never found in this process", async () => {
      const { secret } = await keysOfAProcess().create("alice", "first");
      const keys = keysOfAProcess();
      expect(await reported((guard) => keys.find(secret, guard))).to.equal(true);
      time += 3_600_000;
      expect(await reported((guard) => keys.find(secret, guard))).to.equal(false);
      time += 25 * 3_600_000;
      expect(await reported((guard) => keys.find(secret, guard))).to.equal(true);
    });

    it("but not where this process made them, nor invalid ones, nor those that were looked up just now", async () => {
      const keys = keysOfAProcess();
      const { secret } = await keys.create("alice", "first");
      expect(await reported((guard) => keys.find(secret, guard))).to.equal(false);
      expect(await reported((guard) => keys.find("sk-iso-none", guard))).to.equal(false);
      const guess = newKeySecret();
      expect(await reported((guard) => keys.find(guess, guard))).to.equal(true);
      expect(await reported((guard) => keys.find(guess, guard))).to.equal(false);
    });

    it("once for all parallel calls with one key", async () => {
      const { secret } = await keysOfAProcess().create("alice", "first");
      const keys = keysOfAProcess();
      let guarded = 0;
      const found = await Promise.all(
        Array.from({ length: 50 }, () => keys.find(secret, (look) => ((guarded += 1), look()))),
      );
      expect(found.every((caller) => caller?.walletId === found[0]?.walletId && caller !== undefined)).to.equal(true);
      expect(guarded).to.equal(1);
    });

    it("without success where the guard does not look them up", async () => {
      const { secret } = await keysOfAProcess().create("alice", "first");
      const keys = keysOfAProcess();
      expect(
        await failureOf(Promise.resolve(keys.find(secret, () => Promise.reject(new Error("too many"))))),
      ).to.have.property("message", "too many");
      expect(await keys.find(secret)).not.to.equal(undefined);
    });
  });

  it("are rejected at once by the process that revokes them", async () => {
    const keys = keysOfAProcess();
    const { id, secret } = await keys.create("alice", "first");
    await keys.find(secret);
    expect(await keys.revoke(id)).to.equal(true);
    expect(await keys.find(secret)).to.equal(undefined);
  });

  it("are rejected within seconds by every other process", async () => {
    const [mine, other] = [keysOfAProcess(), keysOfAProcess()];
    const { id, secret } = await mine.create("alice", "first");
    await other.find(secret);
    await mine.revoke(id);
    time += 5_000;
    expect(await other.find(secret)).to.equal(undefined);
  });

  it("are cached for a moment, without a query", async () => {
    const keys = keysOfAProcess();
    const { secret } = await keys.create("alice", "first");
    const found = await keys.find(secret);
    await database()("api_keys").delete();
    expect(await keys.find(secret)).to.equal(found);
  });

  it("are revoked once, and a second time changes nothing", async () => {
    const keys = keysOfAProcess();
    const { id } = await keys.create("alice", "first");
    await keys.revoke(id);
    time += 1_000;
    expect(await keys.revoke(id)).to.equal(false);
    expect((await keys.list())[0]?.revokedAt).to.equal(1_700_000_000_000);
  });

  it("are listed without secret or hash", async () => {
    const keys = keysOfAProcess();
    const { id } = await keys.create("alice", "first");
    expect(await keys.list()).to.deep.equal([
      { id, name: "first", wallet: "alice", createdAt: time, revokedAt: undefined, expiresAt: undefined, ...NO_RULES },
    ]);
  });

  it("are of a wallet as its name is stored, however the marks of its letters are given", async () => {
    await createWalletStore(database()).create("Zo\u00eb");
    const keys = keysOfAProcess();
    const made: string[] = [];
    await keys.create("alice", "first");
    for (const given of ["Zo\u00eb", "Zoe\u0308"]) {
      const { id, wallet } = await keys.create(given, "first");
      expect(wallet).to.equal("Zo\u00eb");
      made.push(id);
    }
    const { id: payer } = await createWalletStore(database()).show("Zoe\u0308");
    expect((await keys.list(payer)).map(({ id }) => id)).to.have.members(made);
    expect(await keys.list()).to.have.lengthOf(3);
  });

  it("need a wallet that exists", async () => {
    expect((await failureOf(keysOfAProcess().create("bob", "first"))).message).to.equal('there is no wallet "bob"');
  });

  it("need a name that can be printed", async () => {
    expect((await failureOf(keysOfAProcess().create("alice", "\u001b[2J"))).message).to.contain(
      "the name of a key has",
    );
  });

  it("that do not exist cannot be revoked", async () => {
    expect((await failureOf(keysOfAProcess().revoke("key_x"))).message).to.equal("there is no key key_x");
  });

  const limits = {
    requestsPerMinute: 60,
    tokensPerMinute: 90_000,
    mostConcurrent: undefined,
    ticksPerDay: 2n ** 62n + 1n,
    ticksPerMonth: undefined,
  };
  const models = ["acme/small", "acme/chat-*"];
  const rules = { models, dialects: ["north"], sources: ["192.0.2.0/24", "::1"], limits };

  it("contain their permissions", async () => {
    const { id, secret } = await keysOfAProcess().create("alice", "first", rules);
    expect(await keysOfAProcess().find(secret)).to.deep.equal({ keyId: id, walletId, ...rules });
  });

  it("are listed with their permissions", async () => {
    await keysOfAProcess().create("alice", "first", { expiresAt: time + 1, ...rules });
    const [listed] = await keysOfAProcess().list();
    expect(listed).to.deep.include({ expiresAt: time + 1, ...rules });
  });

  it("expire with their time, also while they are cached", async () => {
    const keys = keysOfAProcess();
    const { secret } = await keys.create("alice", "first", { expiresAt: time + 100 });
    time += 99;
    expect(await keys.find(secret)).not.to.equal(undefined);
    time += 1;
    expect(await keys.find(secret)).to.equal(undefined);
  });

  const unsound: [string, KeyRules, string][] = [
    ["a list of no models", { models: [] }, "must name at least one"],
    ["a star in the middle", { models: ["acme/*/chat"] }, "neither a model's ID"],
    ["a name with a space", { models: ["acme/small, acme/large"] }, "neither a model's ID"],
    ["an empty name", { models: [""] }, "neither a model's ID"],
    ["a list of no dialects", { dialects: [] }, "must name at least one"],
    ["a list of no addresses", { sources: [] }, "must have at least one"],
    ["a network that is none", { sources: ["::1", "192.0.2.0/33"] }, '"192.0.2.0/33" is neither an IP address'],
    ["a limit of zero", { limits: { requestsPerMinute: 0 } }, "the limit of requests per minute must be"],
    ["a budget of nothing", { limits: { ticksPerDay: 0n } }, "the budget of a day must be"],
    ["a budget that no column holds", { limits: { ticksPerMonth: 2n ** 63n } }, "the budget of a month must be"],
    ["half a token", { limits: { tokensPerMinute: 0.5 } }, "the limit of tokens per minute must be"],
    ["a limit beyond the maximum", { limits: { mostConcurrent: 1e12 } }, "the limit of concurrent requests must be"],
    ["an invalid end", { expiresAt: NaN }, "the end of a key must be a point in time"],
  ];
  for (const [name, rules, wanted] of unsound) {
    it(`are not made with ${name}`, async () => {
      expect((await failureOf(keysOfAProcess().create("alice", "first", rules))).message).to.contain(wanted);
      expect(await keysOfAProcess().list()).to.deep.equal([]);
    });
  }
});

describe("createKeyStore: allowsModel", () => {
  const cases: [readonly string[] | undefined, string, boolean][] = [
    [undefined, "acme/small", true],
    [["acme/small"], "acme/small", true],
    [["acme/small"], "acme/small-2", false],
    [["acme/*"], "acme/small", true],
    [["acme/*"], "acmes/small", false],
    [["other", "acme/*"], "acme/", true],
    [["*"], "anything", true],
  ];
  for (const [models, model, allowed] of cases) {
    it(`${allowed ? "allows" : "refuses"} ${model} in ${models?.join(", ") ?? "no list"}`, () =>
      expect(allowsModel(models, model)).to.equal(allowed));
  }
});
