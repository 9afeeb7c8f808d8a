import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import type { Database } from "../../../src/stores/drivers/database.js";
import { createKeyStore } from "../../../src/stores/keys/key-store.js";
import { Replica } from "../../support/processes/replica.js";
import { fund } from "../../support/money/holds.js";
import { forEachEngine } from "../../support/engines.js";
import { isQuiet } from "../../support/tasks/crash-engine.js";
import { until } from "../../support/until.js";
import { Receiver } from "../../support/callbacks/receiver.js";
import { rowsOf } from "../../support/tasks/tasks.js";
import { VideoGatewayDirectory } from "./processes/video-gateway-directory.js";
import { dialectClients } from "../../support/videos/video-clients.js";
import { VideoUpstream } from "../../support/videos/video-upstream.js";
import { call, modelAt, vendors } from "../../support/videos/video-gateway.js";
import { eventually } from "../../support/until.js";

/** Enough that both gateways poll all the time. `make soak` makes more. */
const TASKS = process.env.ISOGLOSS_CRASHES === undefined ? 80 : 200;
const AT_ONCE = 8;
const PROMPT = "a paper boat";
const POLL_SECONDS = [0.3, 0.6];
/** The tolerance by which a wait may end early. */
const SPREAD = 0.1;
const CONFIG = { tasks: { pollSeconds: POLL_SECONDS }, callbacks: { allowPrivateAddresses: true } };
const WAIT_MS = 60_000;
/** How often the whole test repeats. */
const ROUNDS = Number(process.env.ISOGLOSS_CRASHES ?? 1);

const ROUND_NAMES = Array.from({ length: ROUNDS }, (_, round) => (ROUNDS > 1 ? ` (round ${round + 1})` : ""));

for (const round of ROUND_NAMES)
  forEachEngine(`two gateways on one database${round}`, (database, { name, location }) => {
    // SQLite serves one process.
    if (name === "sqlite") return;
    let videoUpstream: VideoUpstream;
    let receiver: Receiver;
    let directory: VideoGatewayDirectory;
    let key: string;
    let running: Replica[];

    beforeEach(async () => {
      [videoUpstream, receiver, running] = [new VideoUpstream(), new Receiver(), []];
      await Promise.all([videoUpstream.listen(), receiver.listen()]);
      directory = new VideoGatewayDirectory(location(), videoUpstream, CONFIG);
      await fund(database(), "alice", 10n ** 15n);
      ({ secret: key } = await createKeyStore(database()).create("alice", "test"));
    });

    afterEach(async () => {
      await Promise.all(running.map((replica) => replica.end("SIGKILL")));
      videoUpstream.close();
      receiver.close();
      directory.remove();
    });

    const start = async (isHasty = false): Promise<Replica> => {
      const replica = await Replica.start(directory.directory, { isHasty });
      running.push(replica);
      return replica;
    };

    /** The number of tasks in all dialects, at each gateway in turn. */
    const make = async (count: number, gateways: readonly Replica[]): Promise<string[]> => {
      const reported = [...dialectClients.values()];
      const tasks: string[] = [];
      const makeOne = async (index: number) => {
        const [dialectClient, gateway, vendor = ""] = [
          reported[index % reported.length],
          gateways[index % gateways.length],
          vendors[Math.floor(index / reported.length) % vendors.length],
        ];
        if (dialectClient === undefined || gateway === undefined) throw new Error("no client uses this dialect");
        const ask = () =>
          call({ url: gateway.url, key }, "POST", dialectClient.path(modelAt(vendor)), {
            ...dialectClient.body(modelAt(vendor), PROMPT),
            callback_url: receiver.url,
          });
        // On a slow machine a call may not get access to its wallet in time. It has left nothing then, and gets a
        // retry-after.
        const answer = await eventually(ask, ({ status, headers }) => status !== 503 || !headers.has("retry-after"));
        expect(answer.status, answer.text).to.equal(200);
        tasks.push(dialectClient.taskOf(answer.json));
      };
      for (let index = 0; index < count; index += AT_ONCE)
        await Promise.all(
          Array.from({ length: Math.min(AT_ONCE, count - index) }, (_, offset) => makeOne(index + offset)),
        );
      return tasks;
    };

    it(`poll ${TASKS} tasks no more often than one would, and end, charge and call back each once`, async function () {
      this.timeout(WAIT_MS * 2);
      const polls = new Map<string, number[]>();
      videoUpstream.pollsUntilDone = 3;
      videoUpstream.trouble = ({ url = "", method }, body) => {
        // Some have the job's ID in their request.
        const job = url + body;
        if (method !== "DELETE" && !body.includes(PROMPT) && !url.startsWith("/videos/"))
          polls.set(job, [...(polls.get(job) ?? []), performance.now()]);
        return undefined;
      };
      const gateways = await Promise.all([start(), start()]);
      const tasks = await make(TASKS, gateways);
      await until(() => isQuiet(database()), WAIT_MS);
      const ended = (gateway: Replica) => gateway.logged("task.ended").map(({ task }) => String(task));
      // While one of them is stopped, the other does all the work.
      for (let more = 0; more < 3 && gateways.some((gateway) => ended(gateway).length === 0); more += 1) {
        tasks.push(...(await make(AT_ONCE * 2, gateways)));
        await until(() => isQuiet(database()), WAIT_MS);
      }
      // The output of a process comes through a pipe, after its effects.
      await until(() => gateways.flatMap(ended).length >= tasks.length);

      expect(polls.size).to.equal(tasks.length);
      for (const [job, times] of polls) {
        expect(times, job).to.have.lengthOf(videoUpstream.pollsUntilDone + 1);
        const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0));
        waits.forEach((wait, index) =>
          expect(wait, `${job} after poll ${index + 1}`).to.be.at.least(shortestWait(index + 1)),
        );
      }
      for (const [index, gateway] of gateways.entries())
        expect(ended(gateway).length, `tasks that gateway ${index} ended`).to.be.greaterThan(0);
      expect(gateways.flatMap(ended)).to.have.members(tasks);
      expect(receiver.hits.map(({ headers }) => headers["idempotency-key"])).to.have.members(tasks);
      expect(videoUpstream.fetched.length, "videos that were fetched more than once").to.equal(
        new Set(videoUpstream.fetched.map(({ path }) => path)).size,
      );
      expect((await database()("holds").where({ state: "settled" })).length).to.equal(tasks.length);
    });

    it("take over each other's tasks: a replica that stalled beyond its leases writes nothing", async function () {
      this.timeout(WAIT_MS * 2);
      const count = 16;
      videoUpstream.pollsUntilDone = 0;
      const still = await start(true);
      const gate = openable();
      // A request that is repeated on a busy machine is held once more.
      const held = new Set<string>();
      // Some polls and some downloads are under way, without an answer.
      videoUpstream.retryPolicy = (path) => {
        if (!/^\/(videos|video-generation\/v1\/videos\/0b)/.test(path)) return undefined;
        held.add(path);
        return gate.promise;
      };
      const tasks = await make(count, [still]);
      // Each task waits for an answer or is over, and its callback is recorded: one that is sent now would be late.
      await until(async () => held.size + (await endedIn(database())) === count, WAIT_MS);
      expect(held).to.have.lengthOf.at.least(count / 2);
      await stopBetweenTransactions(still, database());
      videoUpstream.retryPolicy = () => undefined;
      const other = await start(true);
      await until(() => isQuiet(database()), WAIT_MS);
      const before = await everything(database());

      gate.open();
      still.send("SIGCONT");
      await until(() => late(still) > 0, WAIT_MS);
      expect(await still.end(), still.log).to.deep.equal({ code: 0, signal: null });
      const changed = (await everything(database())).filter((row) => !before.includes(row));
      expect(changed, "rows that it changed").to.deep.equal([]);
      expect(other.logged("task.ended").length).to.be.greaterThan(0);
      expect(receiver.hits.map(({ headers }) => headers["idempotency-key"])).to.have.members(tasks);
    });
  });

/** Stopped in a transaction, it would block the others until the server ended it. */
async function stopBetweenTransactions(replica: Replica, database: Database): Promise<void> {
  for (;;) {
    replica.send("SIGSTOP");
    await sleep(100);
    const open = await database("pg_stat_activity")
      .whereRaw("datname = current_database()")
      .whereLike("state", "idle in transaction%")
      .select("pid");
    if (open.length === 0) return;
    replica.send("SIGCONT");
    await sleep(30);
  }
}

function shortestWait(polls: number): number {
  return (POLL_SECONDS[polls] ?? POLL_SECONDS.at(-1) ?? 0) * 1_000 * (1 - SPREAD);
}

/** How often a gateway found that its task belongs to another one when it was about to write. */
function late(replica: Replica): number {
  return [...replica.logged("task.already_ended"), ...replica.logged("task.polls_late")].length;
}

/** How many tasks are over, with their callbacks. */
async function endedIn(database: Database): Promise<number> {
  return (await database("callbacks").whereNotNull("outcome").select("task_id")).length;
}

/** The rows that never change once tasks have ended. */
async function everything(database: Database): Promise<string[]> {
  const tables = ["wallets", "ledger", "holds", "tasks", "callbacks", "deliveries"];
  const rows = await Promise.all(
    tables.map(async (table) => (await rowsOf(database, table)).map((row) => `${table} ${writtenOf(row)}`)),
  );
  return rows.flat();
}

function writtenOf(row: object): string {
  return JSON.stringify(row, (_name, value: unknown) => (typeof value === "bigint" ? String(value) : value));
}

function openable(): { readonly promise: Promise<void>; open(): void } {
  let open = () => {};
  const promise = new Promise<void>((resolve) => (open = resolve));
  return { promise, open: () => open() };
}
