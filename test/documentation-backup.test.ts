/** The commands of a backup, as docs/backup.md has them. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { CHECKOUT } from "./support/checkout.js";
import { temporaryDirectory } from "./support/directories.js";
import { callProgram } from "./support/commands/call-program.js";

const hasSqlite = spawnSync("sqlite3", ["--version"]).status === 0;

describe("the backup of docs/backup.md", () => {
  const directory = temporaryDirectory();
  const page = readFileSync(join(CHECKOUT, "docs/backup.md"), "utf8");
  const [commands = ""] = /(?<=```sh\n)umask 077[^`]*/.exec(page) ?? [];

  for (const [what, media, wanted] of [
    ["without media", [], ["isogloss.db", "isogloss.db.secret"]],
    ["with media", ["a.mp4"], ["isogloss.db", "isogloss.db.secret", "media", "media/a.mp4"]],
  ] as const)
    it(`works ${what}`, async function () {
      if (!hasSqlite) this.skip();
      await callProgram(directory(), "migrate");
      writeFileSync(join(directory(), "data/isogloss.db.secret"), "");
      if (media.length > 0) mkdirSync(join(directory(), "data/media"));
      for (const name of media) writeFileSync(join(directory(), "data/media", name), "");
      const { status, stderr } = spawnSync("sh", ["-e", "-c", commands], { cwd: directory(), encoding: "utf8" });
      expect([status, stderr]).to.deep.equal([0, ""]);
      expect((readdirSync(join(directory(), "backup"), { recursive: true }) as string[]).sort()).to.deep.equal(wanted);
    });
});
