import { createServer } from "node:http";
import { once } from "node:events";
import { existsSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect } from "chai";
import { dialectsOf, fallbackDialect, type Wire } from "../../src/registry.js";
import { temporaryDirectory } from "../stores/support.js";
import { endProgram, runningPrograms } from "./running.js";
import { callProgram, spawnProgram } from "./support.js";

interface Welcome {
  readonly url: string;
  readonly key: string;
  readonly models: readonly string[];
  readonly curl: string;
}

describe("isogloss demo", () => {
  const directory = temporaryDirectory();
  const start = runningPrograms();
  const startForMachines = async () => {
    const running = await start(directory(), ["demo", "--port", "0", "--json"], "\n");
    return { running, welcome: JSON.parse(running.stdout) as Welcome };
  };

  it("prints a line that works when it is pasted", async () => {
    const { stdout } = await start(directory(), ["demo", "--port", "0"], "Ctrl-C");
    const url = /^base URL +(\S+)$/m.exec(stdout)?.[1] ?? "";
    const key = /^API key +(sk-iso-\w{43})$/m.exec(stdout)?.[1] ?? "";
    const line = /^curl .*$/m.exec(stdout)?.[0] ?? "";
    expect(line).to.contain(url).and.to.contain(key);
    const answer = fallbackDialect.readResponse(await follow(line));
    expect(answer.finish).to.equal("stop");
    expect(JSON.stringify(answer.parts)).to.contain("17*23 = 391.");
  });

  it("serves every model it names", async () => {
    const { welcome } = await startForMachines();
    expect(welcome.models).to.include.members(["demo/assistant", ...[...dialectsOf("text").keys()].map((name) => `demo/assistant-${name}`)]);
    const statuses = new Map<string, number>();
    for (const model of welcome.models.filter((id) => id.startsWith("demo/assistant"))) {
      const line = welcome.curl.replaceAll("demo/assistant", model);
      statuses.set(model, await statusOf(line));
    }
    const failing = [...statuses].filter(([, status]) => status !== 200);
    expect(failing).to.deep.equal([["demo/assistant-error-429", 429], ["demo/assistant-error-503", 502], ["demo/assistant-error-stream", 502], ["demo/assistant-cut", 502]]);
  });

  it("keeps its wallet and gives a fresh key at every start", async () => {
    const first = await startForMachines();
    expect(await endProgram(first.running)).to.equal(0);
    expect(existsSync(join(directory(), "data", "isogloss.db"))).to.equal(true);
    const second = await startForMachines();
    expect(second.welcome.key).not.to.equal(first.welcome.key);
    expect(await statusOf(second.welcome.curl)).to.equal(200);
    const { balance_ticks } = JSON.parse((await callProgram(directory(), "wallet", "show", "demo", "--json")).stdout) as { balance_ticks: number };
    expect(balance_ticks).to.be.within(990_000_000_000, 1_000_000_000_000);
  });

  it("says in one sentence that its port is taken", async () => {
    const other = createServer();
    await once(other.listen(0, "127.0.0.1"), "listening");
    const { port } = other.address() as AddressInfo;
    try {
      const { code, stdout, stderr } = await spawnProgram(directory(), ["demo", "--port", String(port)]);
      expect({ code, stdout, stderr }).to.deep.equal({
        code: 1,
        stdout: "",
        stderr: `isogloss: port ${port} of 127.0.0.1 is taken; choose another with --port\n`,
      });
    } finally {
      other.close();
    }
  });
});

/** Does what a printed line tells a shell to do. */
function send(line: string): Promise<Response> {
  const [, url = "", ...rest] = [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([whole, quoted]) => quoted ?? whole);
  const headers = rest.flatMap((word, index) => (rest[index - 1] === "-H" ? [word.split(": ", 2) as [string, string]] : []));
  return fetch(url, { method: "POST", headers, body: rest[rest.indexOf("-d") + 1] });
}

async function follow(line: string): Promise<Wire> {
  return (await (await send(line)).json()) as Wire;
}

async function statusOf(line: string): Promise<number> {
  const reply = await send(line);
  await reply.arrayBuffer();
  return reply.status;
}
