import { expect } from "chai";
import { createWalletStore } from "../../../src/stores/wallets/wallet-store.js";
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

  const refusals: [string, () => Promise<unknown>, string][] = [
    ["a name that is taken", () => wallets().create("alice"), 'there is a wallet "alice" already'],
    ["an empty name", () => wallets().create(""), "the name of a wallet has"],
    ["a name with a line break", () => wallets().create("a\nb"), "the name of a wallet has"],
    ["a credit to an unknown wallet", () => wallets().credit("bob", 1n), 'there is no wallet "bob"'],
    ["a credit of zero", () => wallets().credit("alice", 0n), "a credit must be more than nothing"],
    ["a negative credit", () => wallets().credit("alice", -1n), "a credit must be more than nothing"],
    [
      "more than a column can hold",
      () => wallets().credit("alice", 2n ** 63n - 1n),
      "the wallet cannot hold that much",
    ],
    ["a read of an unknown wallet", () => wallets().show("bob"), 'there is no wallet "bob"'],
  ];
  for (const [name, attempt, wanted] of refusals) {
    it(`refuse ${name} and do not change`, async () => {
      await wallets().create("alice", 5n);
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
