import { spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import type { Command } from "../../src/commands/index.js";
import { runProgram } from "../../src/commands/program.js";
import { nodeRuns } from "../support/checkout.js";
import { temporaryDirectory } from "../support/directories.js";
import { callProgram, collectOutput, spawnProgram } from "../support/commands/call-program.js";

/** The bytes of a page of SQLite. */
const PAGE = 4096;

/** Runs the program with arguments in a shell, in which "$@" is all of that. */
const inShell = (directory: string, script: string) =>
  spawnSync("sh", ["-c", script, "-", process.execPath, ...nodeRuns("src/main")], { cwd: directory, encoding: "utf8" });

describe("runProgram: the program", () => {
  const directory = temporaryDirectory();

  it("ends with 0 and prints JSON alone on standard output", async () => {
    const { code, stdout, stderr } = await spawnProgram(directory(), [
      "wallet",
      "create",
      "alice",
      "--credit",
      "900719.9254740993",
      "--json",
    ]);
    expect({ code, stdout, stderr }).to.deep.equal({
      code: 0,
      stdout: '{"name":"alice","balance_ticks":9007199254740993,"reserved_ticks":0,"spent_ticks":0}\n',
      stderr: "",
    });
  });

  it("ends with 1 when it fails, and prints the reason on one line", async () => {
    expect(await spawnProgram(directory(), ["wallet", "show", "nobody"])).to.deep.equal({
      code: 1,
      stdout: "",
      stderr: 'isogloss: there is no wallet "nobody"\n',
    });
  });

  it("names what is wrong with the database, without the statement that failed", async () => {
    await callProgram(directory(), "wallet", "create", "alice");
    const file = openSync(join(directory(), "data/isogloss.db"), "r+");
    writeSync(file, Buffer.alloc(8 * PAGE, 255), 0, 8 * PAGE, 3 * PAGE);
    closeSync(file);
    expect(await callProgram(directory(), "wallet", "list")).to.deep.equal({
      code: 1,
      stdout: "",
      stderr:
        "isogloss: the database cannot be used: database disk image is malformed; isogloss doctor names what to do\n",
    });
  });

  it("ends with 2 when it is called wrongly", async () => {
    const { code, stdout, stderr } = await spawnProgram(directory(), ["wallet", "show"]);
    expect({ code, stdout, stderr }).to.deep.equal({
      code: 2,
      stdout: "",
      stderr: "isogloss: NAME is missing: isogloss wallet show NAME\n",
    });
  });

  it("reports every problem of its config, each on its line", async () => {
    writeFileSync(join(directory(), "isogloss.yaml"), "listen: { port: no }\ncolour: red\n");
    const { code, stderr } = await callProgram(directory(), "wallet", "list");
    expect(code).to.equal(1);
    expect(stderr.replaceAll(directory(), "")).to.match(
      /^\/isogloss.yaml:1:17: listen.port must be.*\n\/isogloss.yaml:2:1: unknown key "colour".*\n$/,
    );
  });

  const wrongUsage: [string, string[], RegExp][] = [
    ["no command", [], /^isogloss COMMAND/],
    ["an unknown command", ["walet"], /^isogloss: there is no command "walet"; see isogloss --help\n$/],
    [
      "a group without its action",
      ["wallet"],
      /^isogloss: isogloss wallet is followed by create, credit, debit, list, show or callback-secret\n$/,
    ],
    ["an unknown action", ["key", "forget"], /^isogloss: isogloss key is followed by create, list, show or revoke\n$/],
    ["an invalid amount", ["wallet", "credit", "alice", "1e3"], /^isogloss: "1e3" is not an amount/],
    ["a negative amount", ["wallet", "credit", "alice", "-5"], /^isogloss: .*-5.*\n$/],
    ["a credit of zero", ["wallet", "credit", "alice", "0.00"], /^isogloss: a credit must be more than nothing\n$/],
    ["a wallet without a name", ["wallet", "create", ""], /^isogloss: NAME: the name of a wallet has 1 to 100/],
    ["a token without a name", ["admin", "create", " ", "--role", "owner"], /^isogloss: NAME: the name of a token has/],
    [
      "an idempotency key with a space",
      ["wallet", "credit", "alice", "1", "--idempotency-key", "a b"],
      /^isogloss: --idempotency-key: an idempotency key has 1 to 255/,
    ],
    ["a group with one action", ["secret"], /^isogloss: isogloss secret is followed by rotate\n$/],
    ["a key without its wallet", ["key", "create"], /^isogloss: --wallet is missing/],
  ];
  for (const [name, args, wanted] of wrongUsage) {
    it(`treats ${name} as wrong usage`, async () => {
      const { code, stdout, stderr } = await callProgram(directory(), ...args);
      expect([code, stdout]).to.deep.equal([2, ""]);
      expect(stderr).to.match(wanted);
    });
  }

  const helped: [string[], string[]][] = [
    [["--help"], ["serve", "demo", "simulate", "migrate", "catalog", "wallet", "key", "explain"]],
    [["help"], ["isogloss COMMAND"]],
    [
      ["wallet", "--help"],
      ["isogloss wallet create NAME [--credit USD]", "isogloss wallet show NAME"],
    ],
    [
      ["catalog", "apply", "--help"],
      ["isogloss catalog apply FILE [--prune] [--dry-run]", "--config FILE"],
    ],
    [["migrate", "--help"], ["isogloss migrate"]],
  ];
  for (const [args, wanted] of helped) {
    it(`prints help for ${args.join(" ")}`, async () => {
      const { code, stdout, stderr } = await callProgram(directory(), ...args);
      expect([code, stderr]).to.deep.equal([0, ""]);
      for (const part of wanted) expect(stdout).to.contain(part);
    });
  }

  it("prints the version of its package", async () => {
    const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
    expect(await callProgram(directory(), "--version")).to.include({ code: 0, stdout: `${version}\n`, stderr: "" });
  });

  it("never shows a stack, nor an error on more than one line", async () => {
    const broken: Command = { name: "broken", summary: "", load: () => Promise.reject(new Error("first\n  second")) };
    const { code, stderr } = await collectOutput(directory(), (io) => runProgram(["broken"], io, [broken]));
    expect([code, stderr]).to.deep.equal([1, "isogloss: first second\n"]);
  });

  it("shows what a gateway answered without obeying it", async () => {
    const load = () => Promise.reject(new Error("400 no \u001b]0;title\u0007"));
    const broken: Command = { name: "broken", summary: "", load };
    const { stderr } = await collectOutput(directory(), (io) => runProgram(["broken"], io, [broken]));
    expect(stderr).to.equal("isogloss: 400 no \\u{1b}]0;title\\u{7}\n");
  });

  describe("whose output cannot be written", () => {
    const isThere = existsSync("/dev/full");
    const cases: [name: string, script: string, code: number, stderr: string][] = [
      [
        "says so, and fails",
        '"$@" --version > /dev/full',
        1,
        "isogloss: the output cannot be written: ENOSPC: no space left on device, write\n",
      ],
      ["says nothing where the reader has left", '{ sleep 1; "$@" --version; echo $? >&3; } 3>&2 | true', 0, "1\n"],
      ["keeps its exit code for its messages", '"$@" nonsense 2> /dev/full', 2, ""],
    ];
    for (const [name, script, code, stderr] of cases)
      it(name, function () {
        if (!isThere) this.skip();
        const ended = inShell(directory(), script);
        expect([ended.status, ended.stderr]).to.deep.equal([code, stderr]);
      });
  });
});
