import { createServer } from "node:http";
import { once } from "node:events";
import { existsSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { dialectsOf, fallbackDialect, type Wire } from "../../src/registry.js";
import { temporaryDirectory } from "../support/directories.js";
import { endProgram, runningPrograms } from "../support/commands/running-programs.js";
import { callProgram, spawnProgram } from "../support/commands/call-program.js";

interface Welcome {
  readonly url: string;
  readonly key: string;
  readonly models: readonly string[];
  readonly curl: string;
  readonly video: { readonly create: string; readonly read: string };
}

describe("isogloss demo", function () {
  this.timeout(60_000);
  const directory = temporaryDirectory();
  const start = runningPrograms();
  const startForMachines = async () => {
    const running = await start(directory(), ["demo", "--port", "0", "--json"], "\n");
    return { running, welcome: JSON.parse(running.stdout) as Welcome };
  };

  it("prints lines that work when they are pasted, for a call and a video, and one admin token", async () => {
    const { stdout, stderr } = await start(directory(), ["demo", "--port", "0"], "Ctrl-C");
    expect(stdout.match(/^admin token +\S+$/gm)).to.have.length(1);
    expect(stderr).not.to.contain("token");
    expect(stdout).to.contain("The admin token is for the console");
    const url = /^base URL +(\S+)$/m.exec(stdout)?.[1] ?? "";
    const key = /^API key +(sk-iso-\w{43})$/m.exec(stdout)?.[1] ?? "";
    const [line = "", create = "", read = ""] = stdout.match(/^curl .*$/gm) ?? [];
    expect(line).to.contain(url).and.to.contain(key);
    const answer = fallbackDialect.readResponse(await follow(line));
    expect(answer.finish).to.equal("stop");
    expect(JSON.stringify(answer.parts)).to.contain("17*23 = 391.");
    await expectVideo(create, read, url);
  });

  it("serves every model it names, and makes a video with every model that makes videos", async () => {
    const { welcome } = await startForMachines();
    expect(welcome.models).to.include.members([
      "demo/assistant",
      ...[...dialectsOf("text").keys()].map((name) => `demo/assistant-${name}`),
    ]);
    const models = welcome.models.filter((id) => id.startsWith("demo/assistant"));
    const statuses = await Promise.all(
      models.map(async (model) => [model, await statusOf(welcome.curl.replaceAll("demo/assistant", model))] as const),
    );
    const failing = statuses.filter(([, status]) => status !== 200);
    expect(failing).to.deep.equal([
      ["demo/assistant-error-429", 429],
      ["demo/assistant-error-503", 502],
      ["demo/assistant-error-stream", 502],
      ["demo/assistant-cut", 502],
    ]);

    const videoModels = [...dialectsOf("video").keys()].map((name) => `demo/videographer-${name}`);
    expect(welcome.models).to.include.members(["demo/videographer", ...videoModels]);
    await Promise.all(
      videoModels.map(async (model) => {
        const { request_id: task } = await follow(welcome.video.create.replace("demo/videographer", model));
        const video = await finished(welcome.video.read.replace("TASK", String(task)));
        expect(video.status, `${model}: ${JSON.stringify(video)}`).to.equal("done");
        const { url } = video.video as { url: string };
        const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
        expect(bytes.toString("latin1", 4, 8), `${model}: ${url}`).to.equal("ftyp");
      }),
    );
  });

  it("keeps its wallet and makes a new key at every start", async () => {
    const first = await startForMachines();
    expect(await endProgram(first.running)).to.equal(0);
    expect(existsSync(join(directory(), "data", "isogloss.db"))).to.equal(true);
    const second = await startForMachines();
    expect(second.welcome.key).not.to.equal(first.welcome.key);
    expect(await statusOf(second.welcome.curl)).to.equal(200);
    const { balance_ticks } = JSON.parse(
      (await callProgram(directory(), "wallet", "show", "demo", "--json")).stdout,
    ) as { balance_ticks: number };
    expect(balance_ticks).to.be.within(990_000_000_000, 1_000_000_000_000);
  });

  it("prints in one sentence that its port is taken", async () => {
    const other = createServer();
    await once(other.listen(0, "127.0.0.1"), "listening");
    const { port } = other.address() as AddressInfo;
    try {
      const { code, stdout, stderr } = await spawnProgram(directory(), ["demo", "--port", String(port)]);
      const lines = stderr.replace(/^isogloss admin token, shown this once: .*\n/, "");
      expect({ code, stdout, lines }).to.deep.equal({
        code: 1,
        stdout: "",
        lines: `isogloss: port ${port} of 127.0.0.1 is taken; choose another with --port\n`,
      });
    } finally {
      other.close();
    }
  });
});

/** Makes a video as the printed lines do, and reads some of its bytes. */
async function expectVideo(create: string, read: string, url: string): Promise<void> {
  const made = await follow(create);
  expect(made).to.have.all.keys("request_id");
  const { request_id, status, model, video, usage } = await finished(read.replace("TASK", String(made.request_id)));
  expect({ request_id, status, model }).to.deep.equal({ ...made, status: "done", model: "demo/videographer" });
  expect(video).to.include({ duration: 6 });
  expect(usage).to.deep.equal({ cost_in_usd_ticks: 6 * 700_000_000 });
  const { url: media = "" } = video as { url?: string };
  expect(media).to.match(new RegExp(`^${url}/media/`));
  const answer = await fetch(media, { headers: { range: "bytes=4-7" } });
  expect([answer.status, answer.headers.get("content-type"), await answer.text()]).to.deep.equal([
    206,
    "video/mp4",
    "ftyp",
  ]);
}

/** Does what a printed line makes a shell do. */
function send(line: string): Promise<Response> {
  const [, url = "", ...rest] = [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([whole, quoted]) => quoted ?? whole);
  const headers = rest.flatMap((word, index) =>
    rest[index - 1] === "-H" ? [word.split(": ", 2) as [string, string]] : [],
  );
  const data = rest.indexOf("-d");
  return fetch(url, data < 0 ? { headers } : { method: "POST", headers, body: rest[data + 1] });
}

/** The answer about a task that has ended. */
async function finished(line: string): Promise<Wire> {
  for (;;) {
    const reported = await follow(line);
    if (reported.status !== "pending") return reported;
    await sleep(200);
  }
}

async function follow(line: string): Promise<Wire> {
  return (await (await send(line)).json()) as Wire;
}

async function statusOf(line: string): Promise<number> {
  const reply = await send(line);
  await reply.arrayBuffer();
  return reply.status;
}
