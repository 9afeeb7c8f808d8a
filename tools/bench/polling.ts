/**
 * Two thousand tasks that end one after the other while every twentieth poll hangs, against one gateway as operators
 * start it, on each engine. Measures how long the gateway takes to learn that a job has ended. Fails when more than
 * a twentieth takes longer than fifteen seconds.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type Database, openDatabase } from "../../src/stores/drivers/database.js";
import { dialectClients } from "../../test/support/videos/video-clients.js";
import { VideoUpstream } from "../../test/support/videos/video-upstream.js";
import { catalogOf, modelAt, vendors } from "../../test/support/videos/video-gateway.js";
import { ENGINES, emptyPlace } from "../../test/support/engines.js";
import { stopPostgres } from "../../test/support/postgres-server.js";

const TASKS = Number(process.env.ISOGLOSS_TASKS ?? 2_000);
const HUNG_POLLS = 0.05;
const MOST_MS = 15_000;
/** The jobs end within this time, the first of them this long after the last was created. */
const ENDING_MS = 60_000;
const BEFORE_MS = 10_000;
/** Until then even tasks whose polls hung repeatedly have ended. */
const AFTER_MS = 120_000;
const CALLERS = 16;
const PROMPT = "a paper boat";
const MAIN = fileURLToPath(new URL("../../build/src/main.js", import.meta.url));

async function main(): Promise<void> {
  const only = process.argv[2];
  for (const engine of ENGINES.filter((name) => only === undefined || only === name)) {
    const place = await emptyPlace(engine);
    try {
      const { delays, processorMs } = await measure(place.location);
      const [middle, most, last] = [0.5, 0.95, 1].map((share) =>
        Math.round(delays[Math.ceil(share * TASKS) - 1] ?? Infinity),
      );
      console.log(
        `${engine}: ${delays.length} of ${TASKS} ended; seen after ${middle} ms (p50), ${most} ms (p95), ` +
          `${last} ms (max); ${(processorMs / 1000).toFixed(1)} s of processor time`,
      );
      if (!((most ?? Infinity) <= MOST_MS)) process.exitCode = 1;
    } finally {
      await place.remove();
    }
  }
  await stopPostgres();
  console.log(
    process.exitCode === 1
      ? `FAILED: more than a twentieth took longer than ${MOST_MS} ms`
      : `nineteen of twenty within ${MOST_MS} ms`,
  );
}

interface Measured {
  /** Milliseconds from the end of a job to the end of its task, in ascending order. */
  readonly delays: readonly number[];
  /** Of the gateway, since all tasks were created. */
  readonly processorMs: number;
}

async function measure(location: string): Promise<Measured> {
  const readyAt = new Map<number, number>();
  const videoUpstream = new VideoUpstream();
  videoUpstream.isOver = ({ number }) => Date.now() >= (readyAt.get(number) ?? Infinity);
  videoUpstream.trouble = ({ url = "" }, body) =>
    !body.includes(PROMPT) && !url.startsWith("/videos/") && Math.random() < HUNG_POLLS ? "hang" : undefined;
  await videoUpstream.listen();
  const gateway = await startGateway(location, videoUpstream);
  const database = await openDatabase(location);
  try {
    await makeTasks(gateway);
    const before = processorMsOf(gateway.pid);
    const begin = Date.now() + BEFORE_MS;
    videoUpstream.jobs.forEach(({ number }, index) => readyAt.set(number, begin + (ENDING_MS * index) / TASKS));
    for (const end = begin + ENDING_MS + AFTER_MS; Date.now() < end && (await endsIn(database)).length < TASKS;)
      await sleep(500);
    const numbers = new Map(videoUpstream.jobs.map(({ id, number }) => [id, number]));
    const ends = await endsIn(database);
    const delays = ends.map(
      ({ upstream_id, finished_at }) => Number(finished_at) - (readyAt.get(numbers.get(upstream_id) ?? 0) ?? 0),
    );
    return { delays: delays.sort((one, other) => one - other), processorMs: processorMsOf(gateway.pid) - before };
  } finally {
    await database.destroy();
    await gateway.stop();
    videoUpstream.close();
  }
}

async function endsIn(database: Database): Promise<{ readonly upstream_id: string; readonly finished_at: bigint }[]> {
  return (await database("tasks").whereNotNull("finished_at").select("upstream_id", "finished_at")) as {
    upstream_id: string;
    finished_at: bigint;
  }[];
}

/** In all dialects in turn, at vendors of all of them. */
async function makeTasks({ url, key }: RunningGateway): Promise<void> {
  const clients = [...dialectClients.values()];
  let made = 0;
  const call = async () => {
    for (let number = (made += 1); number <= TASKS; number = made += 1) {
      const [dialectClient, vendor = ""] = [
        clients[number % clients.length],
        vendors[Math.floor(number / clients.length) % vendors.length],
      ];
      if (dialectClient === undefined) throw new Error("no dialect has a client");
      const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
      const answer = await fetch(url + dialectClient.path(modelAt(vendor)), {
        method: "POST",
        headers,
        body: JSON.stringify(dialectClient.body(modelAt(vendor), PROMPT)),
      });
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(`a task was refused: ${answer.status} ${text}`);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, call));
}

interface RunningGateway {
  readonly url: string;
  readonly key: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** All times are the default ones. */
async function startGateway(database: string, videoUpstream: VideoUpstream): Promise<RunningGateway> {
  const directory = mkdtempSync(join(tmpdir(), "isogloss-bench-"));
  const { providers, models } = catalogOf(videoUpstream);
  writeFileSync(join(directory, "isogloss.yaml"), JSON.stringify({ database, listen: { port: 0 } }));
  writeFileSync(
    join(directory, "catalog.yaml"),
    JSON.stringify({ providers: providers.map(({ apiKey: _, ...provider }) => provider), models }),
  );
  const run = (...args: string[]) =>
    execFileSync(process.execPath, [MAIN, ...args, "--json"], { cwd: directory, encoding: "utf8" });
  run("wallet", "create", "bench", "--credit", "100000");
  const { key } = JSON.parse(run("key", "create", "--wallet", "bench")) as { readonly key: string };
  const child = spawn(process.execPath, [MAIN, "serve", "--json"], {
    cwd: directory,
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [line] = (await once(createInterface(child.stdout), "line")) as [string];
  const stop = async () => {
    const exited = once(child, "exit");
    child.kill("SIGTERM");
    await exited;
    rmSync(directory, { recursive: true, force: true });
  };
  return { ...(JSON.parse(line) as { readonly url: string }), key, pid: child.pid ?? 0, stop };
}

/** Linux counts in hundredths of a second. */
function processorMsOf(pid: number): number {
  const [user = 0, system = 0] =
    readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ").slice(11, 13).map(Number) ?? [];
  return (user + system) * 10;
}

await main();
