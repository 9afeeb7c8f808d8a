/** Many clients spend one wallet through several processes on one database, one of which is killed meanwhile. */
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { createKeyStore } from "../../../src/stores/keys/key-store.js";
import { findFaults } from "../../support/auditor.js";
import { type DialectClient } from "../../support/dialect-clients/dialect-client.js";
import { dialectClients } from "../../support/dialect-clients/index.js";
import { forEachEngine } from "../../support/engines.js";
import { amountsOf, fund } from "../../support/money/holds.js";
import { GatewayDirectory } from "../../support/processes/gateway-directory.js";
import { Replica } from "../../support/processes/replica.js";
import { Vendor } from "../../support/processes/vendor.js";
import { until } from "../../support/until.js";
import { textOf } from "../../support/wire-streams.js";

const MODEL = "acme/by-call";
const PRICE = 10_000_000n;
const CALLS = 60;
const CLIENTS = 24;
const KILLED_AFTER = 15;
/** Calls come through every dialect, half of them for streams. */
const SPOKEN = ["chat", "messages", "generate-content", "responses"].map((name) => dialectClients.get(name));

forEachEngine("a wallet for some calls that several processes serve", (database, { name, location }) => {
  if (name === "sqlite") return;
  let vendor: Vendor;
  let directory: GatewayDirectory;
  let replicas: Replica[];
  let key: string;

  beforeEach(async () => {
    vendor = await Vendor.start();
    directory = new GatewayDirectory(location(), vendor.upstream.baseUrl);
    await fund(database(), "alice", BigInt(CALLS) * PRICE);
    ({ secret: key } = await createKeyStore(database()).create("alice", "test"));
  });
  afterEach(async () => {
    await Promise.all(replicas.map((replica) => replica.end("SIGKILL")));
    await vendor.upstream.stop();
    directory.remove();
  });

  /** The status of an answer that came whole. */
  async function ask(replica: Replica, client: DialectClient, stream: boolean): Promise<number | "broken"> {
    const [{ headers }] = client.credentials(key);
    try {
      const response = await fetch(replica.url + client.path(MODEL, stream), {
        method: "POST",
        headers: { "content-type": "application/json", ...client.headers, ...headers },
        body: JSON.stringify({ ...client.body(MODEL), ...(stream ? client.streaming : {}) }),
      });
      const text = await textOf(response);
      return response.status === 200 && stream && !client.goodEnd.test(text) ? "broken" : response.status;
    } catch {
      return "broken";
    }
  }

  /** Every client asks one of the running processes after the other, until the wallet stays empty. */
  async function spend(onAnswer: (answered: number) => void): Promise<Map<number | "broken", number>> {
    const statuses = new Map<number | "broken", number>();
    const count = (status: number | "broken") => statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const isSpent = async () => (await amountsOf(database(), "alice")).spent >= BigInt(CALLS) * PRICE;
    let asked = 0;
    const client = async () => {
      for (;;) {
        const running = replicas.filter((replica) => replica.isRunning);
        const number = (asked += 1);
        const [replica, spoken] = [running[number % running.length], SPOKEN[number % SPOKEN.length]];
        if (replica === undefined || spoken === undefined) throw new Error("nothing runs");
        const status = await ask(replica, spoken, number % 3 === 0);
        count(status);
        if (status === 200) onAnswer(statuses.get(200) ?? 0);
        if (status === 402 && (await isSpent())) return;
        if (status !== 200) await sleep(100);
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    return statuses;
  }

  for (const processes of [2, 3])
    it(`is charged for all of them and no more by ${processes}, one of which is killed`, async function () {
      this.timeout(90_000);
      replicas = await Promise.all(
        Array.from({ length: processes }, () => Replica.start(directory.directory, { isHasty: true })),
      );
      const statuses = await spend((answered) => {
        if (answered === KILLED_AFTER) replicas[0]?.send("SIGKILL");
      });
      const states = () => database()("holds").distinct("state").pluck<string[]>("state");
      await until(async () => !(await states()).includes("held"), 20_000);
      await until(async () => (await amountsOf(database(), "alice")).reserved === 0n, 20_000);
      const settled = await database()("holds").where({ state: "settled" }).pluck<bigint[]>("charged_ticks");
      expect(settled).to.deep.equal(Array.from({ length: CALLS }, () => PRICE));
      expect(await amountsOf(database(), "alice")).to.include({ balance: 0n, reserved: 0n });
      expect(await findFaults(database())).to.deep.equal([]);
      expect([...statuses.keys()].filter((status) => ![200, 402, 503, "broken"].includes(status))).to.deep.equal([]);
      // What the killed process answered from its allotment, it could not charge any more.
      const [answered = 0, broken = 0] = [statuses.get(200), statuses.get("broken")];
      expect(answered).to.be.within(CALLS - broken, CALLS + CLIENTS);
    });
});
