import { join } from "node:path";
import { type OpenStores, openStores } from "../../src/stores/open.js";
import { temporaryDirectory } from "./directories.js";
import { writeMigratedFile } from "./migrated-file.js";
import { silentLog } from "./silent-log.js";

/** Stores on a database of their own for every test of a suite. */
export function temporaryStores(): () => OpenStores {
  const directory = temporaryDirectory();
  const file = () => join(directory(), "test.db");
  beforeEach(() => writeMigratedFile(file()));
  return storesAt(file);
}

/** The same on the database of each test. */
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
