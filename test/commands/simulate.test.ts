import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect } from "chai";
import { dialects } from "../../src/registry.js";
import { temporaryDirectory } from "../support/directories.js";
import { endProgram, runningPrograms } from "../support/commands/running-programs.js";
import { callProgram } from "../support/commands/call-program.js";

describe("isogloss simulate", () => {
  const directory = temporaryDirectory();
  const start = runningPrograms();

  it("prints the base URL of each dialect, serves them, and ends with 0 on SIGTERM", async () => {
    const running = await start(directory(), ["simulate", "--port", "0"], [...dialects.keys()].at(-1) ?? "");
    for (const [name, dialect] of dialects) {
      const baseUrl = new RegExp(`^${name} +(http://127\\.0\\.0\\.1:\\d+/${name})$`, "m").exec(running.stdout)?.[1];
      const reply = await fetch(`${baseUrl}${dialect.endpoint.path.replace("{model}", "assistant")}`, {
        method: "POST",
        body: "{}",
      });
      expect([
        reply.status,
        dialect.isError((await reply.json()) as Parameters<typeof dialect.isError>[0]),
      ]).to.deep.equal([400, true]);
    }
    expect(await endProgram(running)).to.equal(0);
  });

  it("prints the same as JSON", async () => {
    const { stdout } = await start(directory(), ["simulate", "--port", "0", "--json"], "\n");
    const { url, dialects: baseUrls } = JSON.parse(stdout) as { url: string; dialects: Record<string, string> };
    expect(baseUrls).to.deep.equal(Object.fromEntries([...dialects.keys()].map((name) => [name, `${url}/${name}`])));
  });

  it("prints in one sentence that its port is taken", async () => {
    const other = createServer();
    await once(other.listen(0, "127.0.0.1"), "listening");
    const { port } = other.address() as AddressInfo;
    try {
      const { code, stderr } = await callProgram(directory(), "simulate", "--port", String(port));
      expect([code, stderr]).to.deep.equal([
        1,
        `isogloss: port ${port} of 127.0.0.1 is taken; choose another with --port\n`,
      ]);
    } finally {
      other.close();
    }
  });

  it("treats an invalid port as wrong usage", async () => {
    expect(await callProgram(directory(), "simulate", "--port", "70000")).to.deep.include({ code: 2, stdout: "" });
  });
});
