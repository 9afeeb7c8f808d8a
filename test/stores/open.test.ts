import { statSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { commandLine } from "../../src/commands/command-line.js";
import { type OpenStores, openServingStores, openStores } from "../../src/stores/open.js";
import { temporaryDirectory } from "../support/directories.js";
import { writeMigratedFile } from "../support/migrated-file.js";
import { silentLog } from "../support/silent-log.js";

const BYTES_PER_ROW = 200_000;
const ROWS = 200;
const LONGEST_WAIT_MS = 30_000;
/** A commit copies the log when it is longer than 1,000 pages of 4 KiB, and the last row comes on top. */
const MOST_BYTES_WITH_COMMITS = 4_500_000;

describe("stores on a file", () => {
  const directory = temporaryDirectory();
  const path = () => join(directory(), "test.db");
  const surroundings = { presets: {}, environment: {}, log: silentLog };
  beforeEach(() => writeMigratedFile(path()));

  /** Whether the log becomes longer than commits let it, while rows are written. */
  async function growsLonger({ audit, close }: OpenStores, isEnough: (rows: number) => boolean): Promise<boolean> {
    const row = { by: commandLine(), operation: "write", input: "a".repeat(BYTES_PER_ROW), outcome: "ok" };
    let size = 0;
    for (let rows = 0; size < MOST_BYTES_WITH_COMMITS && !isEnough(rows); rows += 1) {
      await audit.write(row);
      ({ size } = statSync(`${path()}-wal`));
    }
    await close();
    return size >= MOST_BYTES_WITH_COMMITS;
  }

  it("have their log copied by commits in a command", async () => {
    const stores = await openStores({ database: path() }, surroundings);
    expect(await growsLonger(stores, (rows) => rows === ROWS)).to.equal(false);
  });

  it("have their log copied by a thread in a process that serves, and not by commits", async () => {
    const stores = await openServingStores({ database: path() }, surroundings);
    const end = performance.now() + LONGEST_WAIT_MS;
    expect(await growsLonger(stores, () => performance.now() > end)).to.equal(true);
  });
});
