import { readFileSync } from "node:fs";
import { expect } from "chai";
import { licencesPage, lockedPackages } from "../../tools/licences.js";

/** Licences that ask for no more than to be named. */
const PERMISSIVE =
  /^\(?(?:(?:MIT|ISC|Apache-2\.0|BSD-2-Clause|BSD-3-Clause|0BSD|WTFPL|BlueOak-1\.0\.0)(?: (?:OR|AND) )?)+\)?$/;

/** Its own code is compiled where no built one fits the machine. */
const MAY_RUN_A_SCRIPT = ["better-sqlite3"];

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const running = lockedPackages().filter(({ isForDevelopment }) => !isForDevelopment);

describe("the packages that run with the gateway", () => {
  it("are listed with their licences in docs/licences.md", () =>
    expect(readFileSync("docs/licences.md", "utf8"), "run npx tsx tools/licences.ts").to.equal(licencesPage()));

  it("have licences that ask for no more than to be named", () =>
    expect(running.filter(({ licence }) => !PERMISSIVE.test(licence))).to.deep.equal([]));

  it("are locked with the hash of their archive", () =>
    expect(lockedPackages().filter(({ integrity }) => !integrity?.startsWith("sha512-"))).to.deep.equal([]));

  it("run no script when they are installed, but for the native module", () =>
    expect(running.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name)).to.deep.equal(
      MAY_RUN_A_SCRIPT,
    ));

  it("are few: each direct one has its reason in docs/development.md", () => {
    const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Manifest;
    const all = { ...manifest.dependencies, ...manifest.optionalDependencies, ...manifest.devDependencies };
    const [, table = ""] = readFileSync("docs/development.md", "utf8").split("## Libraries");
    const names = Object.keys(all).filter((name) => !name.startsWith("@types/"));
    const isNamed = (name: string) => new RegExp(`(?<=[|,] )${name.replace(/[/.]/g, "\\$&")}(?=,| \\|)`).test(table);
    expect(names.filter((name) => !isNamed(name))).to.deep.equal([]);
  });
});
