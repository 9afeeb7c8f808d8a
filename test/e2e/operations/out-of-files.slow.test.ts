/** A process that may open no more files: no upstream is at fault. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { readdirSync } from "node:fs";
import { createInterface } from "node:readline";
import { json } from "node:stream/consumers";
import { expect } from "chai";
import { nodeRuns } from "../../support/checkout.js";
import { callProgram } from "../../support/commands/call-program.js";
import { temporaryDirectory } from "../../support/directories.js";
import { GatewayDirectory, modelOf } from "../../support/processes/gateway-directory.js";
import { Vendor } from "../../support/processes/vendor.js";
import { until } from "../../support/until.js";

const MOST_FILES = 200;
/** A breaker opens after ten. */
const CALLS = 12;

describe("a gateway that may open no more files", function () {
  this.timeout(90_000);
  const files = temporaryDirectory();
  const idle: Socket[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let vendor: Vendor;
  let directory: GatewayDirectory | undefined;
  let child: ChildProcess | undefined;
  let log = "";

  beforeEach(async () => {
    vendor = await Vendor.start();
    log = "";
  });

  afterEach(async () => {
    agent.destroy();
    for (const socket of idle.splice(0)) socket.destroy();
    child?.kill("SIGKILL");
    await vendor.upstream.stop();
    directory?.remove();
  });

  async function start({ directory: cwd }: GatewayDirectory): Promise<string> {
    const limited = `ulimit -n ${MOST_FILES}; exec "$@"`;
    child = spawn("sh", ["-c", limited, "-", process.execPath, ...nodeRuns("src/main"), "serve", "--json"], {
      cwd,
      env: { PATH: process.env.PATH },
      stdio: ["ignore", "pipe", "pipe"],
    });
    child.stderr?.on("data", (chunk: Buffer) => (log += chunk.toString()));
    if (child.stdout === null) throw new Error("its output is not connected");
    const ended = once(child, "exit").then(() => {
      throw new Error(`it did not start: ${log}`);
    });
    const [line] = (await Promise.race([once(createInterface(child.stdout), "line"), ended])) as [string];
    ended.catch(() => undefined);
    return (JSON.parse(line) as { url: string }).url;
  }

  async function call(url: string, key: string): Promise<{ status: number | undefined; code: unknown }> {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const sent = request(`${url}/v1/chat/completions`, { method: "POST", agent, headers });
    sent.end(JSON.stringify({ model: modelOf("chat"), max_tokens: 9, messages: [{ role: "user", content: "hi" }] }));
    const [response] = (await once(sent, "response")) as [import("node:http").IncomingMessage];
    const { error } = (await json(response)) as { error?: { code?: unknown } };
    return { status: response.statusCode, code: error?.code };
  }

  // The system's resolver has no file either, and says something else.
  for (const host of ["127.0.0.1", "localhost"])
    it(`says so with a 503, and avoids no route for it: to ${host}`, () => exhaust(host));

  async function exhaust(host: string): Promise<void> {
    directory = new GatewayDirectory(join(files(), "test.db"), vendor.upstream.baseUrl.replace("127.0.0.1", host));
    await callProgram(directory.directory, "wallet", "create", "alice", "--credit", "100");
    const { stdout } = await callProgram(directory.directory, "key", "create", "--wallet", "alice", "--json");
    const { key } = JSON.parse(stdout) as { key: string };
    const url = await start(directory);
    const { port } = new URL(url);
    // The connection of the calls is there before those that take all the rest.
    await new Promise((resolve) =>
      request(`${url}/healthz`, { agent }, (response) => {
        response.resume().on("end", resolve);
      }).end(),
    );
    for (let count = 0; count < MOST_FILES; count += 1)
      idle.push(connect(Number(port), "127.0.0.1").on("error", () => undefined));
    // A call that came before would leave a connection to the vendor.
    await until(() => readdirSync(`/proc/${child?.pid}/fd`).length >= MOST_FILES - 1);
    for (let made = 0; made < CALLS; made += 1)
      expect(await call(url, key), log).to.deep.equal({ status: 503, code: "overloaded" });
    expect(log).not.to.contain("route.avoided");
    for (const socket of idle.splice(0)) socket.destroy();
    await until(async () => (await call(url, key)).status === 200);
  }
});
