import { spawnSync } from "node:child_process";
import { expect } from "chai";
import { readArguments } from "../../src/commands/arguments.js";
import { commands } from "../../src/commands/index.js";
import { callProgram } from "../support/commands/call-program.js";
import { temporaryDirectory } from "../support/directories.js";

const directory = temporaryDirectory();
const call = (...args: string[]) => callProgram(directory(), ...args);

/** The words that bash offers at the end of a command line. */
async function offered(line: string): Promise<string[]> {
  const { stdout } = await call("completion", "bash");
  const words = line.split(" ");
  const array = words.map((word) => `'${word}'`).join(" ");
  const asked = `COMP_WORDS=(${array}); COMP_CWORD=${words.length - 1}; _isogloss; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const shell = spawnSync("bash", ["-c", `${stdout}\n${asked}`], { encoding: "utf8" });
  expect(shell.stderr).to.equal("");
  return shell.stdout.split("\n").filter((word) => word !== "");
}

describe("isogloss completion", () => {
  for (const [line, wanted] of [
    ["isogloss wal", ["wallet"]],
    ["isogloss wallet c", ["create", "credit", "callback-secret"]],
    ["isogloss wallet create --c", ["--credit", "--config"]],
    ["isogloss wallet create alice --j", ["--json"]],
    ["isogloss serve --w", ["--workers"]],
    ["isogloss admin create bob --role o", ["operator", "owner"]],
    ["isogloss usage --by ", ["model", "wallet", "key", "day"]],
    ["isogloss serve --config ", []],
    ["isogloss nothing --", []],
  ] as const)
    it(`of bash offers ${wanted.join(", ") || "nothing"} after ${line}`, async () =>
      expect(await offered(line)).to.have.members([...wanted]));

  it("of bash offers every command", async () =>
    expect(await offered("isogloss ")).to.have.members([...commands.map(({ name }) => name), "--help", "--version"]));

  for (const [shell, wanted] of [
    ["zsh", [/^#compdef isogloss\n/, /'wallet create'\) found=\('--credit' '--config' '--json' '--help'\)/]],
    [
      "fish",
      [
        /-n __fish_use_subcommand -f -a wallet -d/,
        /from wallet; and __fish_seen_subcommand_from create' -l credit -r -d 'the first credit'/,
        /-l role -x -a 'read-only operator owner'/,
      ],
    ],
  ] as const)
    it(`of ${shell} has the commands, their actions and their options`, async () => {
      const { stdout } = await call("completion", shell);
      for (const part of wanted) expect(stdout).to.match(part);
    });

  it("needs a shell that it knows", async () => {
    const { code, stderr } = await call("completion", "tcsh");
    expect([code, stderr]).to.deep.equal([2, 'isogloss: SHELL must be one of bash, zsh, fish, not "tcsh"\n']);
  });
});

/** The words of an example as a shell reads them. */
const wordsOf = (line: string) =>
  [...(line.split(" > ")[0] ?? "").matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? "");

describe("the examples in the help of a command", () => {
  it("are there, and fit how it is called", async () => {
    for (const { load } of commands)
      for (const action of (await load()).actions) {
        expect(action.examples, action.name).not.to.deep.equal([]);
        for (const [line] of action.examples) {
          expect(`${line} `.startsWith(`${action.name} `), line).to.equal(true);
          const args = wordsOf(line).slice(action.name.split(" ").length);
          expect(() => readArguments(args, action), line).not.to.throw();
        }
      }
  });
});
