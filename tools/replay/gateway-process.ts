import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, open, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stringify } from "yaml";
import { freePort } from "../../test/support/free-port.js";
import { CHECKOUT, nodeRuns } from "../../test/support/checkout.js";
import type { Gateway } from "./harness.js";
import { parseJson, textAt } from "./json.js";
import type { Lane } from "./lanes.js";

const program = nodeRuns("src/main");
const wallet = "replay";
const startSeconds = 60;

/** A real gateway in a process of its own, on SQLite in a temporary directory, with one model for every lane. */
export class GatewayProcess implements Gateway {
  private constructor(
    private readonly directory: string,
    private readonly child: ChildProcess,
    readonly url: string,
    readonly key: string,
  ) {}

  static async start(lanes: readonly Lane[], baseUrl: (lane: Lane) => string): Promise<GatewayProcess> {
    const directory = await mkdtemp(join(tmpdir(), "isogloss-replay-"));
    try {
      const port = await freePort();
      const config = await writeConfig(directory, port, lanes, baseUrl);
      await command(["wallet", "create", wallet, "--credit", "1000000", "--config", config, "--json"]);
      const made = await command(["key", "create", "--wallet", wallet, "--config", config, "--json"]);
      const key = textAt(parseJson(made), "key");
      if (key === undefined) throw new Error(`key create printed no key: ${made}`);
      const log = await open(logFile(directory), "w");
      const child = spawn(process.execPath, [...program, "serve", "--config", config], {
        cwd: CHECKOUT,
        stdio: ["ignore", log.fd, log.fd],
      });
      await log.close();
      const gateway = new GatewayProcess(directory, child, `http://127.0.0.1:${port}`, key);
      await gateway.untilReady();
      return gateway;
    } catch (error) {
      const log = await readFile(logFile(directory), "utf8").catch(() => "");
      await rm(directory, { recursive: true, force: true });
      throw new Error(
        `the gateway did not start: ${error instanceof Error ? error.message : String(error)}\n${log.slice(-4000)}`,
      );
    }
  }

  async close(): Promise<void> {
    if (this.child.exitCode === null) {
      const exited = new Promise((resolve) => this.child.once("exit", resolve));
      this.child.kill("SIGTERM");
      const impatience = setTimeout(() => this.child.kill("SIGKILL"), 10_000);
      await exited;
      clearTimeout(impatience);
    }
    await rm(this.directory, { recursive: true, force: true });
  }

  /** The last lines of the gateway's log. */
  async log(): Promise<string> {
    return (await readFile(logFile(this.directory), "utf8")).slice(-4000);
  }

  private async untilReady(): Promise<void> {
    const deadline = Date.now() + startSeconds * 1000;
    while (Date.now() < deadline) {
      if (this.child.exitCode !== null) throw new Error(`it exited with ${this.child.exitCode}`);
      const ready = await fetch(`${this.url}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (ready) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    this.child.kill("SIGKILL");
    throw new Error(`it was not ready after ${startSeconds} seconds`);
  }
}

function logFile(directory: string): string {
  return join(directory, "gateway.log");
}

async function writeConfig(
  directory: string,
  port: number,
  lanes: readonly Lane[],
  baseUrl: (lane: Lane) => string,
): Promise<string> {
  const catalog = {
    providers: lanes.map((lane) => ({
      id: `lane-${lane.index}`,
      ...(lane.preset === undefined ? {} : { preset: lane.preset }),
      baseUrl: baseUrl(lane),
      apiKey: "replay-upstream-key",
    })),
    models: lanes.map((lane) => ({
      id: lane.model,
      kind: "text",
      pricing: { input: 1, cachedInput: 0.1, output: 2 },
      routes: [{ provider: `lane-${lane.index}`, model: lane.upstreamModel, dialect: lane.dialect }],
    })),
  };
  const config = {
    listen: { host: "127.0.0.1", port },
    database: join(directory, "replay.db"),
    media: { directory: join(directory, "media") },
    admin: { token: "replay-admin-token-of-some-length" },
    catalog: join(directory, "catalog.yaml"),
    logs: { level: "warn" },
  };
  await writeFile(config.catalog, stringify(catalog));
  const file = join(directory, "isogloss.yaml");
  await writeFile(file, stringify(config));
  return file;
}

/** Runs a command to its end and returns its output. */
async function command(words: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [...program, ...words], { cwd: CHECKOUT, stdio: ["ignore", "pipe", "pipe"] });
  let printed = "";
  let complaint = "";
  child.stdout.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (complaint += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  if (code !== 0)
    throw new Error(`isogloss ${words.slice(0, 2).join(" ")} exited with ${String(code)}: ${complaint.slice(-1000)}`);
  return printed;
}
