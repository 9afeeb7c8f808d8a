import { type ChildProcess, spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect } from "chai";
import { stringify } from "yaml";
import { createLog } from "../../src/commands/log.js";
import { readableLines } from "../../src/commands/readable-log.js";
import { logEvent } from "../../src/observability/log-event.js";
import { nodeRuns } from "../support/checkout.js";
import { temporaryDirectory } from "../support/directories.js";
import { forEachEngine } from "../support/engines.js";

const LOGS = { level: "trace", requestLog: false, requestLogRetentionDays: 1 } as const;
const TIME = /^\d\d:\d\d:\d\d\.\d{3} /;

interface Where {
  readonly isTTY?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
  readonly isJson?: boolean;
}

/** A log that is written at once, and what was written. */
function logAt({ isTTY = true, environment = { NO_COLOR: "1" }, isJson = false }: Where = {}) {
  let written = "";
  const output = { isTTY, write: (text: string) => (written += text) };
  const io = { stdout: output, stderr: output, environment, directory: "." };
  const format = readableLines({ io, flag: (name) => name === "json" && isJson });
  return { log: createLog({ logs: LOGS }, output, { format }), written: () => written };
}

describe("the log at a terminal", () => {
  const fields: readonly [string, object, string][] = [
    ["a word", { wallet: "alice" }, "wallet=alice"],
    ["a number", { status: 200 }, "status=200"],
    ["several", { a: true, b: null }, "a=true b=null"],
    ["a text with spaces", { reason: "it is away" }, 'reason="it is away"'],
    ["an empty text", { code: "" }, 'code=""'],
    ["a text like a field", { code: "a=b" }, 'code="a=b"'],
    ["a list", { models: ["a", "b c"] }, 'models=["a","b c"]'],
    ["an object", { usage: { input: 1 } }, 'usage={"input":1}'],
    ["text on two lines", { detail: "one\ntwo" }, 'detail="one\\ntwo"'],
    ["a sequence for terminals", { path: "\u001b[2J" }, "path=\\u{1b}[2J"],
    ["a sequence of one byte", { path: "\u009b2J" }, "path=\\u{9b}2J"],
    ["a change of direction", { path: "a\u202eb" }, "path=a\\u{202e}b"],
    ["a name that steers", { "\u001bc": 1 }, "\\u{1b}c=1"],
    ["letters of any script", { wallet: "ж" }, "wallet=ж"],
  ];
  for (const [what, given, shown] of fields)
    it(`shows fields with ${what}`, () => {
      const { log, written } = logAt();
      log.error(given, "It failed.");
      expect(written().replace(TIME, "")).to.equal(`ERROR It failed. ${shown}\n`);
    });

  it("shows local time, level, event, message and fields", () => {
    const { log, written } = logAt();
    const before = new Date();
    logEvent(log, "catalog.price_missing", { models: ["a"] });
    const [line] = written().split("\n");
    expect(line).to.match(TIME);
    expect([before, new Date()].map((time) => time.toTimeString().slice(0, 8))).to.include(line?.slice(0, 8));
    const message = "Some models have no price. Calls to them are refused.";
    expect(line?.replace(TIME, "")).to.equal(`WARN  catalog.price_missing ${message} models=["a"]`);
  });

  it("shows the stack of an error below, indented", () => {
    const { log, written } = logAt();
    const error = new Error("first\u001b[2J\nsecond");
    logEvent(log, "request.failed_unexpectedly", { requestId: "r", err: error });
    const [head, ...below] = written().trimEnd().split("\n");
    expect(head).to.match(/ request\.failed_unexpectedly .* requestId=r$/);
    expect(below.slice(0, 2)).to.deep.equal(["    Error: first\\u{1b}[2J", "    second"]);
    expect(below[2]).to.match(/^ {8}at /);
  });

  const colours: readonly [string, Where, boolean][] = [
    ["in a terminal", { environment: {} }, true],
    ["with an empty NO_COLOR", { environment: { NO_COLOR: "" } }, true],
    ["not with NO_COLOR", { environment: { NO_COLOR: "1" } }, false],
    ["not in a terminal without them", { environment: { TERM: "dumb" } }, false],
  ];
  for (const [where, given, isColoured] of colours)
    it(`has colours: ${where}`, () => {
      const { log, written } = logAt(given);
      log.error("It failed.");
      expect(written().includes("\u001b[31mERROR\u001b[0m")).to.equal(isColoured);
      expect(written().includes("\u001b")).to.equal(isColoured);
    });

  const programs: readonly [string, Where][] = [
    ["in a pipe or a file", { isTTY: false }],
    ["with --json", { isJson: true }],
  ];
  for (const [where, given] of programs)
    it(`is JSON ${where}`, () => {
      const { log, written } = logAt(given);
      log.error({ status: 500 }, "It failed.");
      const { time, ...line } = JSON.parse(written()) as Record<string, unknown>;
      expect(time).to.be.a("number");
      expect(line).to.deep.equal({ level: 50, status: 500, msg: "It failed." });
    });
});

/** Starts the program at a real pseudo terminal, and collects lines of it until there are enough. Ctrl+C ends it. */
function atTerminal() {
  const directory = temporaryDirectory();
  const started: ChildProcess[] = [];
  afterEach(() => {
    for (const child of started.splice(0)) child.kill("SIGKILL");
  });

  async function linesWith(event: string, count: number, ...args: readonly string[]): Promise<string[]> {
    const program = [process.execPath, ...nodeRuns("src/main"), "serve", "--port", "0", ...args];
    const command = `exec ${program.map((part) => `'${part}'`).join(" ")}`;
    const child = spawn("script", ["-qec", command, "/dev/null"], {
      cwd: directory(),
      env: { PATH: process.env.PATH, SHELL: "/bin/sh", NO_COLOR: "1" },
      stdio: ["pipe", "pipe", "ignore"],
    });
    started.push(child);
    const found: string[] = [];
    for await (const line of createInterface(child.stdout)) {
      if (!line.includes(event)) continue;
      found.push(line);
      if (found.length === count) child.stdin.write("\u0003");
    }
    if (found.length < count) throw new Error("it ended without the event");
    return found;
  }

  return { directory, linesWith };
}

describe("isogloss serve in a terminal", () => {
  const { directory, linesWith } = atTerminal();

  it("writes readable lines", async () => {
    const [line] = await linesWith("catalog.file_absent", 1);
    expect(line).to.match(
      /^\d\d:\d\d:\d\d\.\d{3} INFO {2}catalog\.file_absent There is no catalog file\. .*catalog=\S+catalog\.yaml$/,
    );
  });

  it("warns where the config names a catalog file that is not there", async () => {
    writeFileSync(join(directory(), "isogloss.yaml"), "catalog: ./catalogue.yaml\n");
    const [line] = await linesWith("catalog.named_file_absent", 1);
    expect(line).to.match(/ WARN {2}catalog\.named_file_absent The config names .*catalog=\S+catalogue\.yaml$/);
  });

  it("names what the catalog file no longer has", async () => {
    const provider = (id: string) => ({ id, baseUrl: "http://127.0.0.1:1", auth: "none" });
    const write = (...ids: string[]) =>
      writeFileSync(join(directory(), "catalog.yaml"), stringify({ providers: ids.map(provider) }));
    write("a", "b");
    const [first = ""] = await linesWith("catalog.file_applied", 1, "--json");
    expect(JSON.parse(first)).to.have.property("changed").deep.equal(["provider a", "provider b"]);
    expect(JSON.parse(first)).not.to.have.property("kept");
    write("b");
    const [second = ""] = await linesWith("catalog.file_applied", 1, "--json");
    expect(JSON.parse(second)).to.deep.include({ changed: [], kept: ["provider a"] });
  });

  it("writes JSON with --json", async () => {
    const [line = ""] = await linesWith("catalog.file_absent", 1, "--json");
    expect(JSON.parse(line)).to.include({ event: "catalog.file_absent", level: 30 });
  });
});

forEachEngine("isogloss serve --workers in a terminal", (_database, { name, location }) => {
  if (name === "sqlite") return;
  const { directory, linesWith } = atTerminal();
  const model = { id: "a/b", kind: "text", routes: [{ provider: "a", model: "b", dialect: "chat" }] };
  const providers = [{ id: "a", baseUrl: "http://127.0.0.1:1", auth: "none" }];
  beforeEach(() => {
    writeFileSync(join(directory(), "isogloss.yaml"), stringify({ database: location() }));
    writeFileSync(join(directory(), "catalog.yaml"), stringify({ providers, models: [model] }));
  });

  it("writes readable lines in each of them", async () => {
    const lines = await linesWith("catalog.price_missing", 2, "--workers", "2");
    const readable = /^\d\d:\d\d:\d\d\.\d{3} WARN {2}catalog\.price_missing Some .* worker=(\d)\b/;
    expect(lines.map((line) => readable.exec(line)?.[1]).sort(), lines.join("\n")).to.deep.equal(["1", "2"]);
  });

  it("writes JSON with --json in each of them", async () => {
    const lines = await linesWith("catalog.price_missing", 2, "--workers", "2", "--json");
    const workers = lines.map((line) => (JSON.parse(line) as { worker: number }).worker);
    expect(workers.sort()).to.deep.equal([1, 2]);
  });
});
