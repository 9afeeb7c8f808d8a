import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { CHECKOUT } from "../support/checkout.js";
import { suiteDirectory } from "../support/directories.js";

type Json = Readonly<Record<string, unknown>>;

const NOT_BUILT = "isogloss: the program is not built yet: run make build\n";

describe("npx isogloss in a checkout", () => {
  const directory = suiteDirectory();

  function run(checkout: string, ...words: string[]) {
    const { status, stdout, stderr } = spawnSync("npx", ["--offline", "isogloss", ...words], {
      cwd: checkout,
      encoding: "utf8",
      env: { ...process.env, npm_config_cache: join(directory(), "cache"), npm_config_update_notifier: "false" },
    });
    return { status, stdout, stderr };
  }

  it("says before a build what to do, and runs the program after it", () => {
    const checkout = join(directory(), "checkout");
    mkdirSync(checkout);
    cpSync(join(CHECKOUT, "bin"), join(checkout, "bin"), { recursive: true });
    // npx wants no more of it, and looks for no packages.
    const { name, version, type, bin } = JSON.parse(readFileSync(join(CHECKOUT, "package.json"), "utf8")) as Json;
    writeFileSync(join(checkout, "package.json"), JSON.stringify({ name, version, type, bin }));
    expect(run(checkout, "--version")).to.deep.equal({ status: 1, stdout: "", stderr: NOT_BUILT });

    const program = join(checkout, "build/bundle/src/main.js");
    mkdirSync(join(program, ".."), { recursive: true });
    writeFileSync(program, "#!/usr/bin/env node\nconsole.log(process.argv.slice(2).join());\n");
    chmodSync(program, 0o755);
    expect(run(checkout, "wallet", "--json")).to.deep.equal({ status: 0, stdout: "wallet,--json\n", stderr: "" });
  });
});
