import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { CHECKOUT } from "../support/checkout.js";
import { temporaryDirectory } from "../support/directories.js";
import { deployed } from "./deployed-files.js";

const unit = deployed("systemd/isogloss.service");
const { bin } = JSON.parse(readFileSync(join(CHECKOUT, "package.json"), "utf8")) as {
  readonly bin: { readonly isogloss: string };
};

function valueOf(key: string): string | undefined {
  return new RegExp(`^${key}=(.*)$`, "m").exec(unit)?.[1];
}

describe("the systemd unit", () => {
  const directory = temporaryDirectory();

  it("starts the program of the package", () => {
    expect(valueOf("ExecStart")).to.contain(`/node_modules/isogloss/${bin.isogloss} serve `);
  });

  it("gives it more time than it needs to end its calls", () => {
    expect(Number(valueOf("TimeoutStopSec"))).to.be.at.least(45);
  });

  it("has no fault that systemd knows, and few rights", function () {
    // Other systems have no systemd.
    if (process.platform !== "linux") this.skip();
    const file = join(directory(), "isogloss.service");
    // The program of this machine is where it is.
    writeFileSync(file, unit.replace("ExecStart=/usr/bin/node", `ExecStart=${process.execPath}`));
    const run = (...args: string[]) =>
      execFileSync("systemd-analyze", [...args, file], { encoding: "utf8", stdio: "pipe" });
    expect(run("verify")).to.equal("");
    expect(run("security", "--offline=yes", "--threshold=25")).to.contain("Overall exposure level");
  });
});
