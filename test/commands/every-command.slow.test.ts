/** What holds for every command: help with examples, JSON for programs, colours for people, completion. */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { optionsOf, type Signature, usageLine } from "../../src/commands/arguments.js";
import { commands } from "../../src/commands/index.js";
import { runProgram } from "../../src/commands/program.js";
import type { Environment } from "../../src/config/interpolate.js";
import { callProgram } from "../support/commands/call-program.js";
import { suiteDirectory, temporaryDirectory } from "../support/directories.js";

const loaded = await Promise.all(commands.map(async ({ name, load }) => ({ name, actions: (await load()).actions })));
const actions: readonly Signature[] = loaded.flatMap((command) => command.actions);
const ESCAPE = "\u001B";
const CATALOG = `
providers: [{ id: acme, baseUrl: "http://127.0.0.1:9/v1", apiKey: sk-acme }]
models:
  - id: acme/small
    kind: text
    routes: [{ provider: acme, model: s, dialect: chat }]
    pricing: { input: 1, output: 1 }
`;

/** A call that succeeds, or why there is none here: those have tests of their own. */
const CALLS: Readonly<Record<string, readonly string[] | "serves" | "needs a gateway" | "needs a task">> = {
  serve: "serves",
  demo: "serves",
  simulate: "serves",
  migrate: [],
  "catalog apply": ["catalog.yaml"],
  "catalog export": [],
  "catalog check": ["catalog.yaml"],
  "wallet create": ["bob", "--credit", "1"],
  "wallet credit": ["alice", "1"],
  "wallet debit": ["alice", "1"],
  "wallet list": [],
  "wallet show": ["alice"],
  "wallet callback-secret": ["alice"],
  "key create": ["--wallet", "alice"],
  "key list": [],
  "key show": ["KEY"],
  "key revoke": ["KEY"],
  "secret rotate": [],
  "task list": [],
  "task show": "needs a task",
  "task resolve": "needs a task",
  "task redeliver": "needs a task",
  "admin create": ["carol", "--role", "operator"],
  "admin list": [],
  "admin revoke": ["ADMIN"],
  audit: [],
  usage: [],
  explain: ["chat", "messages", "tools"],
  init: [],
  chat: "needs a gateway",
  doctor: ["--offline"],
  completion: ["fish"],
};

describe("every command", () => {
  const directory = temporaryDirectory();

  /** The program as a person calls it: on a terminal. */
  async function onTerminal(args: readonly string[], environment: Environment = {}) {
    const written = { stdout: "", stderr: "" };
    const code = await runProgram([...args], {
      stdout: { isTTY: true, write: (text) => (written.stdout += text) },
      stderr: { isTTY: true, write: (text) => (written.stderr += text) },
      environment,
      directory: directory(),
    });
    return { code, ...written };
  }

  /** A database with what the calls name. */
  async function prepared(args: readonly string[]): Promise<string[]> {
    const json = async (...call: string[]) =>
      JSON.parse((await callProgram(directory(), ...call, "--json")).stdout) as { readonly id: string };
    writeFileSync(join(directory(), "catalog.yaml"), CATALOG);
    await callProgram(directory(), "catalog", "apply", "catalog.yaml");
    await callProgram(directory(), "wallet", "create", "alice", "--credit", "5");
    const { id: key } = await json("key", "create", "--wallet", "alice");
    const { id: admin } = await json("admin", "create", "dora", "--role", "operator");
    return args.map((word) => ({ KEY: key, ADMIN: admin })[word] ?? word);
  }

  it("is in the table of calls", () =>
    expect(Object.keys(CALLS)).to.have.members(actions.map((action) => action.name)));

  for (const action of actions)
    it(`${action.name} has help with examples, without colours`, async () => {
      const { code, stdout, stderr } = await onTerminal([...action.name.split(" "), "--help"]);
      expect([code, stderr]).to.deep.equal([0, ""]);
      expect(stdout).to.include(usageLine(action)).and.not.to.include(ESCAPE);
      for (const [call, purpose] of action.examples) expect(stdout).to.include(`  # ${purpose}\n  isogloss ${call}\n`);
      for (const name of Object.keys(optionsOf(action))) expect(stdout).to.include(`  --${name} `);
    });

  for (const [name, args] of Object.entries(CALLS)) {
    if (typeof args === "string") continue;
    const run = async (more: readonly string[], environment: Environment) => {
      const words = name === "init" ? [] : await prepared(args);
      return onTerminal([...name.split(" "), ...words, ...more], environment);
    };

    it(`${name} has no colours where NO_COLOR is set`, async () => {
      const { code, stdout, stderr } = await run([], { NO_COLOR: "1" });
      expect(code, stderr).to.equal(0);
      expect(stdout).not.to.equal("");
      expect(stdout).not.to.include(ESCAPE);
    });

    it(`${name} prints one line of JSON, and no progress, even on a terminal`, async () => {
      const { code, stdout, stderr } = await run(["--json"], {});
      expect([code, stderr]).to.deep.equal([0, ""]);
      expect(stdout)
        .to.match(/^[^\n]+\n$/)
        .and.not.to.include(ESCAPE);
      expect(() => JSON.parse(stdout) as unknown).not.to.throw();
    });
  }
});

describe("completion of every command", () => {
  const directory = suiteDirectory();
  const scripts = new Map<string, string>();
  before(async () => {
    for (const shell of ["bash", "zsh", "fish"])
      scripts.set(shell, (await callProgram(directory(), "completion", shell)).stdout);
  });
  const scriptOf = (shell: string) => scripts.get(shell) ?? expect.fail(`${shell} has no script`);

  /** What bash offers at the end of each of these command lines. */
  function offered(lines: readonly string[]): string[][] {
    const asked = lines.map((line) => {
      const words = line.split(" ");
      const array = words.map((word) => `'${word}'`).join(" ");
      return `COMP_WORDS=(${array}); COMP_CWORD=${words.length - 1}; _isogloss; echo "\${COMPREPLY[*]}"`;
    });
    const { stdout, stderr } = spawnSync("bash", ["-c", `${scriptOf("bash")}\n${asked.join("\n")}`], {
      encoding: "utf8",
    });
    expect(stderr).to.equal("");
    return stdout
      .trimEnd()
      .split("\n")
      .map((line) => line.split(" "));
  }

  for (const action of actions) {
    const options = Object.entries(optionsOf(action));
    const names = options.map(([name]) => `--${name}`);

    it(`of bash offers the options of ${action.name}, and their words`, () => {
      const chosen = options.flatMap(([name, { choices }]) =>
        choices === undefined ? [] : [[name, choices] as const],
      );
      const lines = [`isogloss ${action.name} --`, ...chosen.map(([name]) => `isogloss ${action.name} --${name} `)];
      expect(offered(lines)).to.deep.equal([names, ...chosen.map(([, choices]) => [...choices])]);
    });

    it(`of zsh has the options of ${action.name}`, () =>
      expect(scriptOf("zsh")).to.include(`found=(${names.map((name) => `'${name}'`).join(" ")})`));

    it(`of fish has the options of ${action.name}`, () => {
      const [first, second] = action.name.split(" ");
      const seen = `__fish_seen_subcommand_from ${first}`;
      const when = second === undefined ? seen : `${seen}; and __fish_seen_subcommand_from ${second}`;
      for (const [name] of options) expect(scriptOf("fish")).to.include(`-n '${when}' -l ${name} `);
    });
  }
});
