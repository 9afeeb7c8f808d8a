/** Three processes on one PostgreSQL and one bucket, behind a balancer: to clients and operators they are one. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { createKeyStore } from "../../../src/stores/keys/key-store.js";
import type { KeyRules } from "../../../src/stores/keys/key-rules.js";
import { findFaults } from "../../support/auditor.js";
import { callProgram } from "../../support/commands/call-program.js";
import { fund } from "../../support/money/holds.js";
import { findViolations } from "../../support/processes/invariants.js";
import { Load } from "../../support/processes/load.js";
import { Random } from "../../support/processes/random.js";
import { Cluster } from "../../support/soak/cluster.js";
import { CALL_PRICE, PRICED_BY_CALL } from "../../support/soak/soak-directory.js";
import { COUNTED } from "../../support/soak/soak-vendor.js";
import { dialectClients } from "../../support/videos/video-clients.js";
import { modelAt, vendors } from "../../support/videos/video-gateway.js";
import { until } from "../../support/until.js";

const CHAT = "/v1/chat/completions";
/** By a notice, and by looking for changes, which has time for a busy machine. */
const NOTIFIED_MS = 1_000;
const BY_LOOKING_MS = 20_000;
const LOST_ANSWERS = 20;
/** Parallel calls. */
const AT_ONCE = 40;
/** Who cannot renew for so long gives its calls away, as a busy machine made a process do with four seconds. */
const LEASE_MS = 15_000;

describe("three replicas behind a balancer, as one", function () {
  this.timeout(120_000);
  let cluster: Cluster;
  const urls = () => cluster.members.map(({ replica }) => replica.url);

  before(async () => {
    cluster = await Cluster.build(new Random(1), { isHasty: true, leaseMs: LEASE_MS });
    cluster.videoUpstream.trouble = () => undefined;
    cluster.receiver.choose = () => 204;
    await cluster.untilReady();
  });
  after(() => (cluster as Cluster | undefined)?.raze());
  afterEach(async () => expect(await findFaults(cluster.database)).to.deep.equal([]));

  const run = async (...args: string[]) => {
    const { code, stderr, stdout } = await callProgram(cluster.members[0]?.directory.directory ?? "", ...args);
    expect(code, stderr).to.equal(0);
    return stdout;
  };
  let made = 0;
  /** A key of a new wallet with this much for calls. */
  const keyOf = async (calls: bigint, rules: KeyRules = {}) => {
    const wallet = `wallet ${(made += 1)}`;
    await fund(cluster.database, wallet, calls * CALL_PRICE);
    return createKeyStore(cluster.database).create(wallet, "test", rules);
  };
  const call = (url: string, key: string, path: string, body?: object) =>
    fetch(url + path, {
      method: body === undefined ? "GET" : "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json", connection: "close" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const ask = async (url: string, key: string, model = PRICED_BY_CALL, content = "hi") => {
    const answer = await call(url, key, CHAT, { model, messages: [{ role: "user", content }] });
    await answer.text();
    return answer.status;
  };
  const allAnswer = async (status: number, key: string, model?: string) =>
    (await Promise.all(urls().map((url) => ask(url, key, model)))).every((found) => found === status);
  /** The statuses of parallel calls through the balancer, with their counts. */
  const askTogether = async (count: number, key: string, content?: string) => {
    await cluster.untilReady();
    const statuses = await Promise.all(
      Array.from({ length: count }, () => ask(cluster.balancer.url, key, PRICED_BY_CALL, content)),
    );
    const of = (wanted: number) => statuses.filter((status) => status === wanted).length;
    return { answered: of(200), unpaid: of(402), limited: of(429), busy: of(503) };
  };
  /** The number of answers until every call is refused for lack of money. On a busy machine some get a 503 at first. */
  const answersUntilUnpaid = async (key: string) => {
    for (let total = 0; ;) {
      const { answered, unpaid, busy } = await askTogether(AT_ONCE, key);
      expect(answered + unpaid + busy).to.equal(AT_ONCE);
      total += answered;
      if (unpaid === AT_ONCE) return total;
    }
  };

  it("accept a new key at once, and refuse a revoked one", async () => {
    const { id, secret } = await keyOf(1_000n);
    expect(await allAnswer(200, secret)).to.equal(true);
    await createKeyStore(cluster.database).revoke(id);
    await until(() => allAnswer(401, secret), NOTIFIED_MS);
  });

  it("refuse a key whose change no process was notified of, within seconds", async () => {
    const { id, secret } = await keyOf(1_000n);
    expect(await allAnswer(200, secret)).to.equal(true);
    await cluster.database("api_keys").where({ id }).update({ revoked_at: Date.now() });
    await until(() => allAnswer(401, secret), BY_LOOKING_MS);
  });

  const applyModel = (id: string) => {
    const [one] = cluster.members;
    const route = { provider: "at-chat", model: "inner", dialect: "chat" };
    const providers = [{ id: "at-chat", baseUrl: `${cluster.upstreamLinks[0]?.address}/chat` }];
    const catalog = { providers, models: [{ id, kind: "text", pricing: { perCall: 0.001 }, routes: [route] }] };
    writeFileSync(join(one?.directory.directory ?? "", "later.yaml"), JSON.stringify(catalog));
    return run("catalog", "apply", "later.yaml");
  };

  it("serve a new model at once", async () => {
    const { secret } = await keyOf(1_000n);
    const model = `acme/later-${made}`;
    await applyModel(model);
    await until(() => allAnswer(200, secret, model), NOTIFIED_MS);
  });

  it("follow a change of the catalog that no process was notified of, within seconds", async () => {
    const { secret } = await keyOf(1_000n);
    await applyModel("acme/silent");
    await until(() => allAnswer(200, secret, "acme/silent"), BY_LOOKING_MS);
    await cluster.database.transaction(async (transaction) => {
      await transaction("models").where({ id: "acme/silent" }).update({ enabled: 0 });
      await transaction("catalog_revision").increment("revision", 1);
    });
    await until(() => allAnswer(404, secret, "acme/silent"), BY_LOOKING_MS);
  });

  it("are notified again after all of their connections were lost", async () => {
    const { id, secret } = await keyOf(1_000n);
    for (const { link } of cluster.members) link.reset(() => true);
    await until(() => allAnswer(200, secret), BY_LOOKING_MS);
    const listening = async () =>
      (await cluster.database("pg_stat_activity").where({ application_name: "isogloss notices" })).length === 3;
    await until(listening, BY_LOOKING_MS);
    await createKeyStore(cluster.database).revoke(id);
    await until(() => allAnswer(401, secret), NOTIFIED_MS);
  });

  it("spend a wallet for ten calls on ten", async () => {
    const { secret } = await keyOf(10n);
    expect(await answersUntilUnpaid(secret)).to.equal(10);
  });

  it("spend a budget for ten calls on ten", async () => {
    const { secret } = await keyOf(1_000n, { limits: { ticksPerMonth: 10n * CALL_PRICE } });
    expect(await answersUntilUnpaid(secret)).to.equal(10);
  });

  it("count one rate for a key", async () => {
    const { secret } = await keyOf(1_000n, { limits: { requestsPerMinute: 6 } });
    const { answered, limited, busy } = await askTogether(AT_ONCE, secret);
    // One more comes free every ten seconds. A call that is refused with 503 may have been counted.
    expect(answered).to.be.within(Math.max(1, 6 - busy), 8);
    expect(answered + limited + busy).to.equal(AT_ONCE);
  });

  it("let a key have as many calls at once as its limit", async () => {
    const { secret } = await keyOf(1_000n, { limits: { mostConcurrent: 3 } });
    cluster.vendor.mostAtOnce = 0;
    const { answered, limited, busy } = await askTogether(AT_ONCE, secret, COUNTED);
    expect(cluster.vendor.mostAtOnce).to.be.within(1, 3);
    expect(answered + limited + busy).to.equal(AT_ONCE);
    expect(limited).to.be.greaterThan(0);
  });

  it("know each other's tasks, serve each other's videos, and call back once", async () => {
    const { secret } = await keyOf(10n ** 6n);
    cluster.receiver.hits.length = 0;
    const tasks: string[] = [];
    let archived = 0;
    for (const url of [...urls(), ...urls()]) {
      const [dialect, vendor = ""] = ["video-generation", vendors[tasks.length % vendors.length]];
      const client = dialectClients.get(dialect);
      const body = { ...client?.body(modelAt(vendor), "a paper boat"), callback_url: cluster.receiver.url };
      const answer = await call(url, secret, client?.path(modelAt(vendor)) ?? "", body);
      const text = await answer.text();
      expect(answer.status, text).to.equal(200);
      tasks.push(client?.taskOf(JSON.parse(text) as Record<string, unknown>) ?? "");
    }
    const read = async (url: string, task: string) => {
      const answer = await call(url, secret, `/v1/tasks/${task}`);
      return (await answer.json()) as { status: string; video?: { url: string } };
    };
    for (const task of tasks) {
      for (const url of urls()) await until(async () => (await read(url, task)).status === "done", BY_LOOKING_MS);
      const answers = await Promise.all(urls().map((url) => read(url, task)));
      const video = answers[0]?.video;
      for (const answer of answers) expect(answer).to.deep.equal(answers[0]);
      // Some vendors keep their videos themselves.
      if (video?.url.startsWith(cluster.videoUpstream.url) === true) continue;
      archived += 1;
      for (const url of urls()) {
        const shown = await fetch(new URL(new URL(video?.url ?? "").pathname, url));
        expect(cluster.videoUpstream.video.equals(Buffer.from(await shown.arrayBuffer())), url).to.equal(true);
      }
    }
    expect(archived).to.be.greaterThan(0);
    const keys = () => cluster.receiver.hits.map(({ headers }) => headers["idempotency-key"]);
    await until(() => keys().length >= tasks.length, BY_LOOKING_MS);
    expect(keys()).to.have.members(tasks);
  });

  const loadOf = (key: string, seed: number) => new Load(key, () => [cluster.balancer.url], new Random(seed));
  /**
   * Those without an answer, or with an error, though their upstream and their client did all for one. On a busy
   * machine some get a 503 before they reach an upstream, and are to be repeated.
   */
  const lostOf = ({ outcomes }: Load) =>
    outcomes.filter(({ fate, end, status }) => fate === "good" && end !== "answered" && status !== 503);

  it("lose no call in a rolling restart under load", async () => {
    const { wallet, secret } = await keyOf(10n ** 10n);
    const load = loadOf(secret, 2);
    cluster.vendor.seen.length = 0;
    load.start();
    for (const member of cluster.members) {
      const { code } = await member.replica.end();
      expect(code, member.replica.log).to.equal(0);
      await cluster.restart(member);
      await cluster.untilReady();
    }
    await load.stop();
    expect(lostOf(load)).to.deep.equal([]);
    expect(load.answered).to.be.greaterThan(50);
    const { outcomes } = load;
    const { seen } = cluster.vendor;
    expect(await findViolations(cluster.database, { wallet, outcomes, seen })).to.deep.equal([]);
  });

  for (const [held, rules] of [
    ["held one by one", { limits: { mostConcurrent: 1_000 } }],
    ["admitted from an allotment", {}],
  ] as const) {
    it(`charge calls once whose connection to PostgreSQL ends at the commit, ${held}`, async () => {
      const { wallet, secret } = await keyOf(10n ** 10n, rules);
      const [one] = cluster.members;
      if (one === undefined) throw new Error("the cluster has no members");
      const random = new Random(3);
      const load = new Load(secret, () => [one.replica.url], new Random(4));
      cluster.vendor.seen.length = 0;
      one.link.lost = 0;
      one.link.loseAnswers((sent) => sent.includes("COMMIT") && random.chance(0.15));
      // Which commits are lost is chance: settlements must be among them.
      const retries = () => one.replica.logged("settlement.retry").length;
      const retriesBefore = retries();
      load.start();
      await until(() => one.link.lost >= LOST_ANSWERS && retries() > retriesBefore, 60_000);
      one.link.loseAnswers(() => false);
      const answered = load.answered;
      await until(() => load.answered > answered + 20, 60_000);
      await load.stop();
      await until(async () => (await cluster.database("holds").where({ state: "held" })).length === 0, 60_000);
      const { outcomes } = load;
      const { seen } = cluster.vendor;
      expect(await findViolations(cluster.database, { wallet, outcomes, seen })).to.deep.equal([]);
    });
  }
});
