/** Directories that tests write to. */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A directory of its own for every test of a suite. */
export function temporaryDirectory(): () => string {
  let directory = "";
  beforeEach(() => {
    directory = mkdtempSync(join(memoryOrDisk(), "isogloss-"));
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));
  return () => directory;
}

/** A directory for all tests of a suite. */
export function suiteDirectory(): () => string {
  let directory = "";
  before(() => {
    directory = mkdtempSync(join(memoryOrDisk(), "isogloss-"));
  });
  after(() => rmSync(directory, { recursive: true, force: true }));
  return () => directory;
}

/** In memory where possible: tests need not wait for a disk. */
export function memoryOrDisk(): string {
  return existsSync("/dev/shm") ? "/dev/shm" : tmpdir();
}
