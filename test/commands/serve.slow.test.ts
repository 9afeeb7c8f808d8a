import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createServer } from "node:http";
import { type AddressInfo, type Socket, createServer as createSocketServer } from "node:net";
import { createInterface } from "node:readline";
import { expect } from "chai";
import { temporaryDirectory } from "../support/directories.js";
import { eventuallyEquals } from "../support/until.js";
import { runProgram } from "../../src/commands/program.js";
import { callProgram, collectOutput, startProgram } from "../support/commands/call-program.js";

const CATALOG = `
providers: [{ id: acme, baseUrl: "http://127.0.0.1:9/v1" }]
models:
  - id: acme/small
    kind: text
    routes: [{ provider: acme, model: small, dialect: chat }]
    pricing: { input: 1, output: 2 }
`;
const LISTENING = /^isogloss listening on (http:\/\/127\.0\.0\.1:\d+)$/;

describe("isogloss serve", function () {
  this.timeout(60_000);
  const directory = temporaryDirectory();
  const started: ChildProcess[] = [];

  afterEach(() => {
    for (const child of started.splice(0)) child.kill("SIGKILL");
  });

  async function serve(): Promise<{ child: ChildProcess; url: string }> {
    const child = startProgram(directory(), ["serve", "--port", "0"]);
    started.push(child);
    if (child.stderr === null) throw new Error("the program's log is not connected");
    for await (const line of createInterface(child.stderr)) {
      const url = LISTENING.exec(line)?.[1];
      if (url === undefined) continue;
      child.stderr.resume();
      return { child, url };
    }
    throw new Error("it ended before it listened");
  }

  async function newKey(): Promise<{ id: string; key: string }> {
    await callProgram(directory(), "wallet", "create", "alice", "--credit", "1");
    const { stdout } = await callProgram(directory(), "key", "create", "--wallet", "alice", "--json");
    return JSON.parse(stdout) as { id: string; key: string };
  }

  async function modelsSeenBy(key: string, url: string): Promise<string[] | number> {
    const response = await fetch(`${url}/v1/models`, { headers: { authorization: `Bearer ${key}` } });
    if (response.status !== 200) return response.status;
    const { data } = (await response.json()) as { data: { id: string }[] };
    return data.map(({ id }) => id);
  }

  it("serves the catalog file beside it to a new key, and ends with 0 on SIGTERM", async () => {
    writeFileSync(join(directory(), "catalog.yaml"), CATALOG);
    const { child, url } = await serve();
    expect(await modelsSeenBy((await newKey()).key, url)).to.deep.equal(["acme/small"]);
    child.kill("SIGTERM");
    expect(await once(child, "exit")).to.deep.equal([0, null]);
  });

  for (const [second, what, ending] of [
    ["SIGHUP", "goes on draining", [0, null]],
    ["SIGTERM", "ends at once", [null, "SIGTERM"]],
  ] as const)
    it(`drains on SIGHUP, and ${what} on ${second} after it`, async () => {
      writeFileSync(join(directory(), "isogloss.yaml"), "drain: { delaySeconds: 1 }\n");
      const { child, url } = await serve();
      const isReady = async () => (await fetch(`${url}/readyz`)).ok;
      child.kill("SIGHUP");
      await eventuallyEquals(isReady, false);
      child.kill(second);
      expect(await once(child, "exit")).to.deep.equal(ending);
    });

  it("ends with 0 on SIGTERM also where the reader of its output has left", async () => {
    const { child } = await serve();
    child.stdout?.destroy();
    const exited = once(child, "exit");
    child.kill("SIGTERM");
    expect(await exited).to.deep.equal([0, null]);
  });

  for (const workers of ["1", "2"])
    it(`ends with 0 on a SIGTERM that comes before it serves, with --workers ${workers}`, async () => {
      const silent = createSocketServer().listen(0, "127.0.0.1");
      await once(silent, "listening");
      const { port } = silent.address() as AddressInfo;
      writeFileSync(join(directory(), "isogloss.yaml"), `database: postgres://alice:secret@127.0.0.1:${port}/none\n`);
      const child = startProgram(directory(), ["serve", "--port", "0", "--workers", workers]);
      started.push(child);
      const [socket] = (await once(silent, "connection")) as [Socket];
      child.kill("SIGTERM");
      expect(await once(child, "exit")).to.deep.equal([0, null]);
      socket.destroy();
      silent.close();
    });

  it("leaves a row in the audit log when the catalog file changes something", async () => {
    writeFileSync(join(directory(), "catalog.yaml"), CATALOG);
    for (const _start of [1, 2]) {
      const { child } = await serve();
      child.kill("SIGTERM");
      await once(child, "exit");
    }
    const { stdout } = await callProgram(directory(), "audit", "--json");
    const rows = JSON.parse(stdout) as Record<string, unknown>[];
    expect(rows).to.have.length(1);
    expect(rows[0]).to.deep.include({
      actor: "command line",
      operation: "applyCatalog",
      input: { changes: ["add provider acme", "add model acme/small"] },
    });
  });

  it("follows changes of other processes: admin tokens", async () => {
    const { url } = await serve();
    const { stdout } = await callProgram(directory(), "admin", "create", "alice", "--role", "read-only", "--json");
    const { id = "", token = "" } = JSON.parse(stdout) as Record<string, string>;
    const headers = { authorization: `Bearer ${token}` };
    const statusOf = async () => (await fetch(`${url}/admin/api/wallets`, { headers })).status;
    expect(await statusOf()).to.equal(200);
    await callProgram(directory(), "admin", "revoke", id);
    await eventuallyEquals(statusOf, 401);
  });

  it("follows changes of other processes: keys and catalog", async () => {
    const { url } = await serve();
    const { id, key } = await newKey();
    expect(await modelsSeenBy(key, url)).to.deep.equal([]);
    writeFileSync(join(directory(), "later.yaml"), CATALOG);
    expect((await callProgram(directory(), "catalog", "apply", "later.yaml")).code).to.equal(0);
    await eventuallyEquals(() => modelsSeenBy(key, url), ["acme/small"]);
    expect((await callProgram(directory(), "key", "revoke", id)).code).to.equal(0);
    await eventuallyEquals(() => modelsSeenBy(key, url), 401);
  });

  it("refuses to be a second one on the same database", async () => {
    await serve();
    const { code, stderr } = await callProgram(directory(), "serve", "--port", "0");
    expect([code, stderr]).to.deep.equal([
      1,
      `isogloss: another process already serves from ${join(directory(), "data/isogloss.db")}; SQLite ` +
        "takes one at a time\n",
    ]);
  });

  it("does not start on an invalid catalog file", async () => {
    writeFileSync(join(directory(), "catalog.yaml"), "models: [{ id: small }]\n");
    const { code, stderr } = await callProgram(directory(), "serve", "--port", "0");
    expect(code).to.equal(1);
    expect(stderr).to.contain("catalog.yaml:1:16: models[0].id must be <manufacturer>/<model name>");
  });

  it("does not start with a secret that is too short, also where nothing is encrypted", async () => {
    for (const name of ["ISOGLOSS_SECRET", "ISOGLOSS_SECRET_BEFORE"]) {
      const { code, stderr } = await collectOutput(directory(), (io) =>
        runProgram(["serve", "--port", "65535"], { ...io, environment: { [name]: "fifteen letters" } }),
      );
      expect([code, stderr]).to.deep.equal([1, `isogloss: ${name} must have at least 16 characters\n`]);
    }
  });

  it("does not start on an invalid port", async () => {
    const { code, stderr } = await callProgram(directory(), "serve", "--port", "65536");
    expect([code, stderr]).to.deep.equal([2, 'isogloss: --port must be a whole number from 0 to 65535, not "65536"\n']);
  });

  it("does not start on an empty host, which would be every address of the machine", async () => {
    const { code, stderr } = await callProgram(directory(), "serve", "--port", "0", "--host", "");
    expect([code, stderr]).to.deep.equal([2, "isogloss: --host must not be empty\n"]);
  });

  it("changes nothing where its port is taken, which another process may serve", async () => {
    writeFileSync(join(directory(), "catalog.yaml"), CATALOG);
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const { code, stderr } = await callProgram(directory(), "serve", "--port", String(port));
    other.close();
    expect([code, stderr]).to.deep.equal([
      1,
      `isogloss: port ${port} of 127.0.0.1 is taken; choose another with --port\n`,
    ]);
    expect((await callProgram(directory(), "catalog", "export")).stdout).not.to.contain("acme/small");
  });

  for (const [publicUrl, isSecure] of [
    ["https://gateway.example.test", true],
    [undefined, false],
  ] as const)
    it(`knows ${publicUrl ?? "its own address"} as the public one, on a port that the system chose`, async () => {
      const written = { admin: { token: "a token for tests" }, ...(publicUrl && { publicUrl }) };
      writeFileSync(join(directory(), "isogloss.yaml"), JSON.stringify(written));
      const { url } = await serve();
      const response = await fetch(`${url}/console/session`, {
        method: "POST",
        headers: { "x-isogloss-console": "1", "content-type": "application/json" },
        body: JSON.stringify({ token: written.admin.token }),
      });
      // A cookie is for TLS alone where clients come by an address of https.
      expect(response.status).to.equal(200);
      expect(/; Secure/.test(response.headers.get("set-cookie") ?? "")).to.equal(isSecure);
    });

  it("prints its address as JSON", async () => {
    const child = startProgram(directory(), ["serve", "--port", "0", "--json"]);
    started.push(child);
    if (child.stdout === null) throw new Error("the program's output is not connected");
    const [line] = (await once(createInterface(child.stdout), "line")) as [string];
    expect((JSON.parse(line) as { url: string }).url).to.match(/^http:\/\/127\.0\.0\.1:\d+$/);
  });
});
