import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type OpenStores, openStores } from "../../src/stores/open.js";
import { silentLog } from "../support/silent-log.js";

/** A directory of its own for every test of a suite. */
export function temporaryDirectory(): () => string {
  let directory = "";
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), "isogloss-"));
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));
  return () => directory;
}

/** Memory where there is some to keep files in: tests need not wait for a disk. */
export function memoryOrDisk(): string {
  return existsSync("/dev/shm") ? "/dev/shm" : tmpdir();
}

/** Stores on a database of their own for every test of a suite. */
export function temporaryStores(): () => OpenStores {
  const directory = temporaryDirectory();
  return storesAt(() => join(directory(), "test.db"));
}

/** The same on the database that each test is given. */
export function storesAt(location: () => string): () => OpenStores {
  let stores: OpenStores;
  beforeEach(async () => {
    const surroundings = {
      presets: {},
      environment: { ISOGLOSS_SECRET: "a secret for tests" },
      log: silentLog,
    };
    stores = await openStores({ database: location() }, surroundings);
  });
  afterEach(() => stores.close());
  return () => stores;
}

const MADE_AT_ONCE = 10;

/** So many of something, made a few at a time: however slow a machine is, none waits in vain for a connection. */
export async function makeMany<Made>(count: number, make: (index: number) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  while (made.length < count) {
    const first = made.length;
    const few = Array.from({ length: Math.min(MADE_AT_ONCE, count - first) }, (_, offset) => make(first + offset));
    made.push(...(await Promise.all(few)));
  }
  return made;
}

/** The error that a promise ends with. */
export async function failureOf(promise: Promise<unknown>): Promise<Error> {
  const outcome: unknown = await promise.then(
    () => new Error("it did not fail"),
    (error: unknown) => error,
  );
  return outcome instanceof Error ? outcome : new Error(String(outcome));
}
