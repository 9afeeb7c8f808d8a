/** Makes converted streamed calls to a gateway of its own, and finds the files and functions that such a call runs. */
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { ScriptedUpstream, streams } from "../../test/support/upstream.js";
import { vendorForms } from "../../test/support/vendor-forms/index.js";
import { CoverageSession, functionsRun, onlyInCall, type RoadCounts } from "./coverage.js";

const BUILD = fileURLToPath(new URL("../../build/", import.meta.url));
const MAIN = join(BUILD, "src/main.js");
const MODEL = "maker/measured";
/** Long enough for the work that a call leaves to timers: its rows, its settlement. */
const SETTLE_MS = 1500;

/** A client of `messages` streams from a `chat` upstream. */
export async function measureConvertedStream(): Promise<RoadCounts> {
  const upstream = await ScriptedUpstream.start();
  const directory = mkdtempSync(join(tmpdir(), "isogloss-measure-"));
  try {
    upstream.plays(streams(vendorForms.get("chat")?.words.stream ?? []));
    const key = prepare(directory, upstream.baseUrl);
    return await inGateway(directory, async (url, session) => {
      // The first call also fills pools, caches and compiled schemas.
      await call(url, key);
      await sleep(SETTLE_MS);
      await session.take();
      await sleep(2 * SETTLE_MS);
      const idle = functionsRun(await session.take(), pathToFileURL(BUILD).href);
      await call(url, key);
      await sleep(SETTLE_MS);
      return onlyInCall(functionsRun(await session.take(), pathToFileURL(BUILD).href), idle);
    });
  } finally {
    await upstream.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

function prepare(directory: string, baseUrl: string): string {
  const catalog = {
    providers: [{ id: "one", baseUrl, apiKey: "an-upstream-key" }],
    models: [
      {
        id: MODEL,
        kind: "text",
        pricing: { input: 1, output: 2 },
        routes: [{ provider: "one", model: "measured", dialect: "chat" }],
      },
    ],
  };
  writeFileSync(join(directory, "isogloss.yaml"), JSON.stringify({ listen: { port: 0 } }));
  writeFileSync(join(directory, "catalog.yaml"), JSON.stringify(catalog));
  const run = (...args: string[]) =>
    execFileSync(process.execPath, [MAIN, ...args, "--json"], { cwd: directory, encoding: "utf8" });
  run("wallet", "create", "measure", "--credit", "1000");
  return (JSON.parse(run("key", "create", "--wallet", "measure")) as { readonly key: string }).key;
}

async function inGateway<Result>(
  directory: string,
  measure: (url: string, session: CoverageSession) => Promise<Result>,
): Promise<Result> {
  const gateway = spawn(process.execPath, ["--inspect=127.0.0.1:0", MAIN, "serve", "--json"], {
    cwd: directory,
    stdio: ["ignore", "pipe", "pipe"],
  });
  try {
    const [inspector, ready] = await Promise.all([inspectorOf(gateway), lineOf(gateway)]);
    const session = await CoverageSession.open(inspector);
    const result = await measure((JSON.parse(ready) as { readonly url: string }).url, session);
    session.close();
    return result;
  } finally {
    const exited = once(gateway, "exit");
    gateway.kill("SIGKILL");
    await exited;
  }
}

async function lineOf({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error("The gateway's output is not piped.");
  const [line] = (await once(createInterface(stdout), "line")) as [string];
  return line;
}

/** Node prints the address of its inspector on standard error. */
async function inspectorOf({ stderr }: ChildProcess): Promise<string> {
  if (stderr === null) throw new Error("The gateway's errors are not piped.");
  return new Promise((resolve, reject) => {
    const lines = createInterface(stderr);
    lines.on("line", (line) => {
      const url = /ws:\/\/\S+/.exec(line)?.[0];
      if (url !== undefined) resolve(url);
    });
    lines.on("close", () => reject(new Error("The gateway ended before its inspector listened.")));
  });
}

async function call(url: string, key: string): Promise<void> {
  const response = await fetch(`${url}/v1/messages`, {
    method: "POST",
    headers: { "x-api-key": key, "content-type": "application/json", "anthropic-version": "2023-06-01" },
    body: JSON.stringify({
      model: MODEL,
      max_tokens: 100,
      stream: true,
      messages: [{ role: "user", content: "What is the capital of Norway?" }],
    }),
  });
  const text = await response.text();
  if (!text.includes("message_stop")) throw new Error(`The call failed with ${response.status}: ${text}`);
}
