import { createRequire } from "node:module";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { REBUILD, unloadedDriver } from "../../../src/stores/drivers/sqlite-file.js";
import { temporaryDirectory } from "../../support/directories.js";

const load = createRequire(import.meta.url);

describe("the driver of SQLite", () => {
  const directory = temporaryDirectory();

  function loading(name: string): unknown {
    try {
      return load(join(directory(), name));
    } catch (error) {
      return error;
    }
  }

  it("that was made for another version of Node is not built for this one", () => {
    writeFileSync(join(directory(), "better_sqlite3.node"), "of another version");
    expect(unloadedDriver(loading("better_sqlite3.node"))).to.include(`not built for Node ${process.versions.node}`);
  });

  for (const { name, text } of [
    { name: "release 12", text: "Could not locate the bindings file. Tried:\n → /better-sqlite3/build/a.node" },
    { name: "release 13", text: "Cannot find module '/better-sqlite3-later/prebuilds/linux-x64.node'" },
  ])
    it(`that was never made is not built, as ${name} words it`, () => {
      expect(unloadedDriver(new Error(text))).to.include("not built");
    });

  it("is built by a command that every release of npm has, and by one more where that builds nothing", () => {
    expect(REBUILD)
      .to.include("npm rebuild better-sqlite3")
      .and.to.include("npm install-scripts approve better-sqlite3");
  });

  it("is no fault where a file cannot be opened", () => {
    expect(unloadedDriver(new Error("unable to open database file"))).to.equal(undefined);
  });
});
