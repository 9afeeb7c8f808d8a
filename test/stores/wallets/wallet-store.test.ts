import { expect } from "chai";
import { createKeyStore } from "../../../src/stores/keys/key-store.js";
import { createWalletStore } from "../../../src/stores/wallets/wallet-store.js";
import { findFaults } from "../../support/auditor.js";
import { forEachEngine } from "../../support/engines.js";
import { failureOf } from "../../support/promises.js";

forEachEngine("createWalletStore: wallets", (database) => {
  const wallets = () => createWalletStore(database());

  it("begin empty", async () => {
    await wallets().create("alice");
    const { id, ...wallet } = await wallets().show("alice");
    expect(id).to.match(/^wallet_[0-9A-Za-z]{22}$/);
    expect(wallet).to.deep.equal({
      name: "alice",
      balanceTicks: 0n,
      reservedTicks: 0n,
      allottedTicks: 0n,
      spentTicks: 0n,
    });
  });

  it("have names that their IDs lead to", async () => {
    await wallets().create("alice");
    const { id } = await wallets().show("alice");
    expect(await wallets().nameOf(id)).to.equal("alice");
    expect(await wallets().nameOf("alice")).to.equal("alice");
  });

  it("have no name that is like an ID, by which another could be found", async () => {
    await wallets().create("alice");
    const { id } = await wallets().show("alice");
    expect(await failureOf(wallets().create(id))).to.include({ message: "a wallet's name must not be like an ID" });
    await wallets().create("wallet_1");
    // The sign of the unit is stored as the letter.
    const likeId = `wallet_${"a".repeat(21)}\u212a`;
    expect(await failureOf(wallets().create(likeId))).to.include({ message: "a wallet's name must not be like an ID" });
  });

  it("are one, however the marks of the letters of their name are written", async () => {
    const [composed, apart] = ["Zo\u00eb", "Zoe\u0308"];
    await wallets().create(apart, 5n);
    expect((await wallets().list()).map(({ name }) => name)).to.deep.equal([composed]);
    for (const name of [composed, apart]) {
      expect(await failureOf(wallets().create(name))).to.include({ kind: "taken" });
      await wallets().credit(name, 1n);
      expect((await wallets().show(name)).name).to.equal(composed);
    }
    expect((await wallets().show(composed)).balanceTicks).to.equal(7n);
  });

  it("keep the name that they had before there was one way to write it, beside another", async () => {
    const [composed, apart] = ["Zo\u00eb", "Zoe\u0308"];
    for (const name of [composed, apart]) await database()("wallets").insert({ id: name, name, created_at: 1 });
    for (const name of [composed, apart]) expect((await wallets().show(name)).id).to.equal(name);
  });

  for (const [stored, given] of [
    ["another name", "Zoe\u0308"],
    ["Zoe\u0308", "Zo\u00eb"],
    ["Zo\u00eb", "Zoe\u0308"],
  ] as const)
    it(`are made by a write first, as ${encodeURI(given)} beside ${encodeURI(stored)}`, async () => {
      await database()("wallets").insert({ id: "stored", name: stored, created_at: 1 });
      const queries: string[] = [];
      const note = ({ sql }: { readonly sql: string }) => queries.push(sql.toLowerCase());
      database().on("query", note);
      const failure: unknown = await wallets()
        .create(given)
        .then(
          () => undefined,
          (error: unknown) => error,
        );
      database().off("query", note);
      expect(queries.find((sql) => !sql.startsWith("begin"))).to.match(/^insert/);
      const names = (await wallets().list()).map(({ name }) => name);
      if (stored === "another name") return expect(names).to.deep.equal(["Zo\u00eb", stored]);
      expect(failure).to.include({ kind: "taken" });
      expect(names).to.deep.equal([stored]);
    });

  const [composed, apart, between] = ["\u1e69", "s\u0323\u0307", "\u1e61\u0323"];
  const uses: [string, () => Promise<unknown>][] = [
    ["shown", () => wallets().show(between)],
    ["credited", () => wallets().credit(between, 1n)],
    ["debited", () => wallets().debit(between, 1n)],
    ["given keys", () => createKeyStore(database()).create(between, "first")],
  ];
  for (const [use, act] of uses)
    it(`are not ${use} by a spelling that is between those of two`, async () => {
      for (const [id, name] of Object.entries({ wallet_b: composed, wallet_a: apart }))
        await database()("wallets").insert({ id, name, created_at: 1 });
      expect(await failureOf(act())).to.include({
        kind: "taken",
        message: `"${between}" may be wallet_a or wallet_b: write the name as the wallet has it`,
      });
    });

  it("hold amounts that no floating point number can", async () => {
    await wallets().create("alice", 9_007_199_254_740_993n);
    await wallets().credit("alice", 2n);
    expect((await wallets().show("alice")).balanceTicks).to.equal(9_007_199_254_740_995n);
  });

  it("are listed by name, the same on every engine", async () => {
    for (const name of ["carol", "alice", "Bob"]) await wallets().create(name);
    expect((await wallets().list()).map(({ name }) => name)).to.deep.equal(["Bob", "alice", "carol"]);
  });

  it("receive every one of many parallel credits", async () => {
    await wallets().create("alice");
    await Promise.all(Array.from({ length: 50 }, () => wallets().credit("alice", 3n)));
    expect((await wallets().show("alice")).balanceTicks).to.equal(150n);
  });

  it("receive a credit once that is repeated with its key, also at the same time", async () => {
    await wallets().create("alice");
    const options = { idempotencyKey: "invoice-1" };
    const added = await Promise.all(Array.from({ length: 20 }, () => wallets().credit("alice", 3n, options)));
    expect(added.filter((isAdded) => isAdded)).to.have.lengthOf(1);
    expect(await wallets().credit("alice", 3n, options)).to.equal(false);
    expect(await wallets().credit("alice", 3n, { idempotencyKey: "invoice-2" })).to.equal(true);
    expect((await wallets().show("alice")).balanceTicks).to.equal(6n);
  });

  it("may be credited later with the key of a credit that failed", async () => {
    await wallets().create("alice");
    const options = { idempotencyKey: "invoice-1" };
    const failing = {
      ...options,
      record: () => {
        throw new Error("no row in the audit log");
      },
    };
    await failureOf(wallets().credit("alice", 3n, failing));
    expect(await wallets().credit("alice", 3n, options)).to.equal(true);
    expect((await wallets().show("alice")).balanceTicks).to.equal(3n);
  });

  it("keep the keys of credits for ever", async () => {
    await wallets().create("alice");
    await wallets().credit("alice", 3n, { idempotencyKey: "invoice-1" });
    expect((await failureOf(database()("credit_keys").delete())).message).to.contain("credit_keys is append-only");
  });

  it("give credit back, each key once", async () => {
    await wallets().create("alice", 10n);
    const options = { idempotencyKey: "mistake-1" };
    const taken = await Promise.all(Array.from({ length: 20 }, () => wallets().debit("alice", 3n, options)));
    expect(taken.filter((isTaken) => isTaken)).to.have.lengthOf(1);
    expect(await wallets().debit("alice", 3n)).to.equal(true);
    expect((await wallets().show("alice")).balanceTicks).to.equal(4n);
    expect(await findFaults(database())).to.deep.equal([]);
  });

  it("give no more back than they have, in parallel debits too", async () => {
    await wallets().create("alice", 10n);
    const debits = await Promise.allSettled(Array.from({ length: 20 }, () => wallets().debit("alice", 3n)));
    expect(debits.filter(({ status }) => status === "fulfilled")).to.have.lengthOf(3);
    expect((await wallets().show("alice")).balanceTicks).to.equal(1n);
  });

  it("give back nothing that is held", async () => {
    await wallets().create("alice", 10n);
    await database()("wallets").update({ reserved_ticks: 4 });
    expect((await failureOf(wallets().debit("alice", 7n))).message).to.contain("only 0.0000000006 USD of the wallet");
    expect(await wallets().debit("alice", 6n)).to.equal(true);
    // No hold has them, which the audit after each test would find.
    await database()("wallets").update({ reserved_ticks: 0 });
  });

  const keyed = (key: string, ticks = 5n, wallet = "alice") => wallets().credit(wallet, ticks, { idempotencyKey: key });
  const debited = (key: string, ticks: bigint) => wallets().debit("alice", ticks, { idempotencyKey: key });
  const refusals: [string, () => Promise<unknown>, string][] = [
    ["a name that is taken", () => wallets().create("alice"), 'there is a wallet "alice" already'],
    ["an empty name", () => wallets().create(""), "the name of a wallet has"],
    ["a name with a line break", () => wallets().create("a\nb"), "the name of a wallet has"],
    ["the name of a folder", () => wallets().create("."), 'a wallet cannot be named "."'],
    ["the name of the folder above", () => wallets().create(".."), 'a wallet cannot be named ".."'],
    ["a credit to an unknown wallet", () => wallets().credit("bob", 1n), 'there is no wallet "bob"'],
    ["a credit of zero", () => wallets().credit("alice", 0n), "a credit must be more than nothing"],
    ["a negative credit", () => wallets().credit("alice", -1n), "a credit must be more than nothing"],
    [
      "more than a column can hold",
      () => wallets().credit("alice", 2n ** 63n - 1n),
      "the wallet cannot hold that much",
    ],
    ["another amount with a used key", () => keyed("used", 6n), "was used for a credit of another wallet or amount"],
    ["a debit with the key of a credit", () => debited("used", 1n), "the idempotency key was used for a credit"],
    ["a debit of an unknown wallet", () => wallets().debit("bob", 1n), 'there is no wallet "bob"'],
    ["a debit of zero", () => wallets().debit("alice", 0n), "a debit must be more than nothing"],
    [
      "a debit of more than there is",
      () => debited("new", 6n),
      "only 0.0000000005 USD of the wallet can be taken back",
    ],
    ["an empty key", () => keyed(""), "an idempotency key has 1 to 255 printable"],
    ["a key with a space", () => keyed("a b"), "an idempotency key has 1 to 255 printable"],
    ["a key of 256 characters", () => keyed("k".repeat(256)), "an idempotency key has 1 to 255 printable"],
    ["a read of an unknown wallet", () => wallets().show("bob"), 'there is no wallet "bob"'],
  ];
  for (const [name, attempt, wanted] of refusals) {
    it(`refuse ${name} and do not change`, async () => {
      await wallets().create("alice", 4n);
      await wallets().credit("alice", 1n, { idempotencyKey: "used" });
      expect((await failureOf(attempt())).message).to.contain(wanted);
      expect((await wallets().list()).map((wallet) => [wallet.name, wallet.balanceTicks])).to.deep.equal([
        ["alice", 5n],
      ]);
    });
  }
});

forEachEngine("createWalletStore: the ledger", (database) => {
  beforeEach(async () => {
    await createWalletStore(database()).create("alice", 700n);
    await createWalletStore(database()).credit("alice", 30n);
  });

  it("adds up to each wallet's balance", async () => {
    const [row]: { ticks: bigint }[] = await database()("ledger").where({ account: "wallet" }).sum({ ticks: "ticks" });
    expect(row?.ticks).to.equal(730n);
  });

  it("adds up to zero in each transfer", async () => {
    const sums: { ticks: bigint }[] = await database()("ledger").groupBy("transfer_id").sum({ ticks: "ticks" });
    expect(sums.map(({ ticks }) => ticks)).to.deep.equal([0n, 0n]);
  });

  it("is never changed", async () => {
    expect((await failureOf(database()("ledger").update({ kind: "gift" }))).message).to.contain(
      "ledger is append-only",
    );
  });

  it("is never shortened", async () => {
    expect((await failureOf(database()("ledger").delete())).message).to.contain("ledger is append-only");
    expect(await database()("ledger").select("number")).to.have.lengthOf(4);
  });

  it("accepts no row of an unknown wallet", async () => {
    const row = { transfer_id: "t", account: "wallet", wallet_id: "nobody", kind: "credit", ticks: 1, created_at: 1 };
    expect((await failureOf(database()("ledger").insert(row))).message).to.match(/foreign key/i);
  });
});
