import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { stringify } from "yaml";
import { findFaults } from "../support/auditor.js";
import { ENGINES } from "../support/engines.js";
import { stopPostgresAtTheEnd } from "../support/postgres-server.js";
import { textModel } from "../support/processes/gateway-directory.js";
import { Load } from "../support/processes/load.js";
import { PRICE, ticksOfHold } from "../support/processes/numbered.js";
import { Random } from "../support/processes/random.js";
import { findViolations } from "../support/processes/invariants.js";
import type { Replica } from "../support/processes/replica.js";
import { ReplicaSet } from "../support/processes/replica-set.js";
import { eventuallyEquals, until } from "../support/until.js";
import { amountsOf } from "../support/money/holds.js";

const CALLS = 200;
/** How long an answer may be delayed by an unavailable database, on a busy machine. */
const TIMEOUT_MS = 20_000;
const CHAT = "/v1/chat/completions";

stopPostgresAtTheEnd();

for (const engine of ENGINES) {
  const isServer = engine === "postgres";

  describe(`gateways that serve from one database (${engine})`, function () {
    this.timeout(120_000);
    let replicaSet: ReplicaSet;
    /** Numbers of calls, each used once. */
    let number = 600_000;

    before(async () => {
      replicaSet = await ReplicaSet.build(engine);
    });
    afterEach(() => replicaSet.mend());
    afterEach(async () => expect(await findFaults(replicaSet.database)).to.deep.equal([]));
    after(() => replicaSet.raze());

    const call = ({ url }: Replica, key: string, model = "acme/chat") => {
      const body = { model, max_tokens: 7_000_000 + (number += 12), messages: [{ role: "user", content: "hi" }] };
      return fetch(url + CHAT, {
        method: "POST",
        headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    };
    /** The state of the latest call's hold. */
    const lastHold = async () => {
      const row: { state: string; charged_ticks: bigint | null } | undefined = await replicaSet
        .database("holds")
        .where({ ticks: ticksOfHold(number) })
        .first("state", "charged_ticks");
      return row && [row.state, row.charged_ticks];
    };
    /**
     * Calls of a wallet that are not in the request log. A call that was refused before the database had decided has
     * left
     * a released hold.
     */
    const unwritten = (wallet: string) =>
      replicaSet
        .database("holds")
        .join("wallets", "wallets.id", "holds.wallet_id")
        .leftJoin("request_log", "request_log.hold_id", "holds.id")
        .where({ "wallets.name": wallet, "request_log.id": null })
        .whereRaw("COALESCE(holds.reason, '') <> 'held too late'")
        .select("holds.id", "holds.state");
    const statusOf = async (answer: Promise<Response>) => {
      const response = await answer;
      await response.arrayBuffer();
      return response.status;
    };

    it("start in parallel on an empty database, and one of them makes the operator token", async () => {
      const output = () => replicaSet.replicas.map((replica) => replica.log).join("");
      expect(
        replicaSet.replicas.map(({ url }) => url),
        output(),
      ).to.not.include("");
      const made = await replicaSet.database("settings").where({ name: "admin_token_hash" });
      expect(made).to.have.length(1);
    });

    const forTen: [string, string, string, string[], bigint][] = [
      ["from a wallet for ten", "ten", "0.01", [], 0n],
      ["of a key with a budget for ten", "rich", "1", ["--budget-per-day", "0.01"], 9_900_000_000n],
    ];
    for (const [what, wallet, dollars, rules, balance] of forTen) {
      it(`admit exactly ten of ${CALLS} parallel calls ${what}`, async () => {
        const { key } = await replicaSet.newKey(wallet, dollars, ...rules);
        replicaSet.vendor.seen.length = 0;
        // On a busy machine the admission of one may time out. Then nothing was sent, and it is repeated.
        const persist = async (replica: Replica): Promise<number> => {
          const status = await statusOf(call(replica, key, "acme/by-call"));
          return status === 503 ? persist(replica) : status;
        };
        const statuses = await Promise.all(
          Array.from({ length: CALLS }, (_, index) =>
            persist(replicaSet.replicas[index % replicaSet.replicas.length] ?? replicaSet.first),
          ),
        );
        expect([200, 402].map((wanted) => statuses.filter((status) => status === wanted).length)).to.deep.equal([
          10,
          CALLS - 10,
        ]);
        expect(replicaSet.vendor.seen).to.have.length(10);
        await eventuallyEquals(async () => (await amountsOf(replicaSet.database, wallet)).reserved, 0n);
        expect(await amountsOf(replicaSet.database, wallet)).to.deep.equal({
          balance,
          reserved: 0n,
          spent: 100_000_000n,
          overrun: 0n,
        });
      });
    }

    it("notice within seconds a key that another process revokes, and a catalog that another changes", async () => {
      const { id, key } = await replicaSet.newKey("followed", "100");
      const seenBy = async (replica: Replica) => statusOf(call(replica, key));
      expect(await Promise.all(replicaSet.replicas.map(seenBy))).to.deep.equal(replicaSet.replicas.map(() => 200));
      const later = textModel("acme/later", "messages");
      writeFileSync(
        join(replicaSet.directory, "later.yaml"),
        stringify({
          providers: [{ id: "at-messages", baseUrl: `${replicaSet.vendor.upstream.baseUrl}/messages` }],
          models: [later],
        }),
      );
      expect((await replicaSet.run("catalog", "apply", "later.yaml")).code).to.equal(0);
      for (const replica of replicaSet.replicas)
        await eventuallyEquals(() => statusOf(call(replica, key, "acme/later")), 200);
      expect((await replicaSet.run("key", "revoke", id)).code).to.equal(0);
      for (const replica of replicaSet.replicas) await eventuallyEquals(() => seenBy(replica), 401);
    });

    it("send nothing, and answer with retry-after, while the database is unavailable", async () => {
      const { key } = await replicaSet.newKey("waiting", "100");
      expect(await statusOf(call(replicaSet.first, key))).to.equal(200);
      replicaSet.vendor.seen.length = 0;
      replicaSet.cut();
      const response = await call(replicaSet.first, key);
      expect([response.status, response.headers.get("retry-after")]).to.deep.equal([503, "1"]);
      expect(await response.json()).to.have.nested.property("error.code", "overloaded");
      replicaSet.mend();
      await eventuallyEquals(() => statusOf(call(replicaSet.first, key)), 200);
      expect(replicaSet.vendor.seen).to.deep.equal([number]);
    });

    it("answer although the database is unavailable, and charge when it is back", async () => {
      const { key } = await replicaSet.newKey("late", "100");
      let speak: () => void = () => undefined;
      replicaSet.vendor.retryPolicy = new Promise((resolve) => (speak = () => resolve(undefined)));
      replicaSet.vendor.seen.length = 0;
      const answer = call(replicaSet.first, key);
      await eventuallyEquals(async () => replicaSet.vendor.seen.length, 1);
      replicaSet.cut();
      speak();
      const spoken = Date.now();
      expect(await statusOf(answer)).to.equal(200);
      expect(Date.now() - spoken).to.be.lessThan(TIMEOUT_MS);
      expect(await lastHold()).to.deep.equal(["held", null]);
      replicaSet.mend();
      await eventuallyEquals(lastHold, ["settled", PRICE]);
    });

    if (isServer) {
      it("release the holds of a process that hangs, once and for all", async () => {
        const { key } = await replicaSet.newKey("hanging", "100");
        let speak: () => void = () => undefined;
        replicaSet.vendor.retryPolicy = new Promise((resolve) => (speak = () => resolve(undefined)));
        replicaSet.vendor.seen.length = 0;
        const answer = statusOf(call(replicaSet.first, key));
        await eventuallyEquals(async () => replicaSet.vendor.seen.length, 1);
        replicaSet.first.send("SIGSTOP");
        try {
          // Its lease is over now, as if it had hung for minutes.
          await replicaSet.database("holds").where({ state: "held" }).update({ expires_at: Date.now() });
          // A new process sweeps at once, but another may be sweeping at that very moment.
          await replicaSet.join();
          await eventuallyEquals(lastHold, ["expired", null]);
          // The output of a process comes through a pipe, after its effects.
          await eventuallyEquals(
            async () => replicaSet.replicas.flatMap((replica) => replica.logged("hold.expired")).length,
            1,
          );
        } finally {
          speak();
          replicaSet.first.send("SIGCONT");
        }
        expect(await answer).to.equal(200);
        expect(await lastHold()).to.deep.equal(["expired", null]);
        await eventuallyEquals(async () => replicaSet.first.logged("settlement.conflict").length, 1);
        expect(
          replicaSet.first.logged("settlement.conflict").map(({ expected, actual }) => [expected, actual]),
        ).to.deep.equal([["settled", "expired"]]);
        expect(await amountsOf(replicaSet.database, "hanging")).to.include({ reserved: 0n, spent: 0n });
      });
    }

    it("end with 0 under load on SIGTERM, with every call charged and logged", async () => {
      const { key } = await replicaSet.newKey("draining", "100000");
      replicaSet.vendor.seen.length = 0;
      const urls = () => replicaSet.replicas.filter(({ isRunning }) => isRunning).map(({ url }) => url);
      const load = new Load(key, urls, new Random(7));
      load.start();
      await until(() => load.answered >= 40, 20_000);
      const ends = await Promise.all(replicaSet.replicas.map((replica) => replica.end()));
      await load.stop();
      expect(ends, replicaSet.first.log).to.deep.equal(replicaSet.replicas.map(() => ({ code: 0, signal: null })));
      const { outcomes } = load;
      expect(
        await findViolations(replicaSet.database, { wallet: "draining", outcomes, seen: replicaSet.vendor.seen }),
      ).to.deep.equal([]);
      expect(load.answered).to.be.at.least(40);
      expect(await unwritten("draining")).to.deep.equal([]);
      expect(await replicaSet.database("holds").where({ state: "held" })).to.deep.equal([]);
    });
  });
}
