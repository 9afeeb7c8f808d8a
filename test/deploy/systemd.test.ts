import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { CHECKOUT } from "../support/checkout.js";
import { temporaryDirectory } from "../support/directories.js";
import { configWith, deployed } from "./deployed-files.js";

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

  it("has an example of a configuration, whose state is where the service may write", () => {
    const file = join(directory(), "isogloss.yaml");
    writeFileSync(file, deployed("systemd/isogloss.yaml"));
    const { database, media, catalog } = configWith(directory(), file, ["ISOGLOSS_ADMIN_TOKEN"]);
    const state = `/var/lib/${valueOf("StateDirectory")}`;
    expect([database, media]).to.deep.equal([`${state}/isogloss.db`, { directory: `${state}/media` }]);
    expect(catalog).to.equal("/etc/isogloss/catalog.yaml");
    expect(valueOf("ExecStart")).to.match(/ --config \/etc\/isogloss\/isogloss\.yaml$/);
  });

  it("is installed with the scripts of packages that npm would leave out", () => {
    const { packages } = JSON.parse(readFileSync(join(CHECKOUT, "package-lock.json"), "utf8")) as {
      readonly packages: Readonly<Record<string, { readonly hasInstallScript?: boolean; readonly dev?: boolean }>>;
    };
    const scripted = Object.entries(packages)
      .filter(([, { hasInstallScript, dev }]) => hasInstallScript === true && dev !== true)
      .map(([path]) => path.replace(/^.*node_modules\//, ""));
    const [, allowed = ""] =
      /echo '(.*)' > \/opt\/isogloss\/package\.json\nnpm install/.exec(deployed("README.md")) ?? [];
    const { allowScripts } = JSON.parse(allowed) as { readonly allowScripts: object };
    expect(Object.keys(allowScripts)).to.deep.equal(scripted);
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
