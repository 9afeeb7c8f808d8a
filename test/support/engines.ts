import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { type Database, type Engine, openDatabase } from "../../src/stores/drivers/database.js";
import { migrate } from "../../src/stores/migrations/migrate.js";
import { type AskDatabase, findFaults } from "./auditor.js";
import { takeDatabase } from "./kept-databases.js";
import { writeMigratedFile } from "./migrated-file.js";
import { type PostgresServer, postgresServer, stopPostgresAtTheEnd } from "./postgres-server.js";
import { memoryOrDisk } from "./directories.js";

/** A database for one test. */
export interface Place {
  /** Its address, as in a config. */
  readonly location: string;
  /** Reads faster than a connection that is new, where there is such a way. */
  readonly ask?: AskDatabase;
  remove(): Promise<void>;
}

type MakePlace = () => Promise<Place>;

const EMPTY: Readonly<Record<Engine, MakePlace>> = {
  async sqlite() {
    const directory = mkdtempSync(join(memoryOrDisk(), "isogloss-"));
    return {
      location: join(directory, "test.db"),
      remove: async () => rmSync(directory, { recursive: true, force: true }),
    };
  },
  async postgres() {
    const server = await postgresServer();
    const location = await server.create();
    return { location, remove: () => server.drop(location) };
  },
};

/** An empty place for a database. The caller removes it. */
export function emptyPlace(engine: Engine): Promise<Place> {
  return EMPTY[engine]();
}

const MIGRATED: Readonly<Record<Engine, MakePlace>> = {
  async sqlite() {
    const place = await EMPTY.sqlite();
    await writeMigratedFile(place.location);
    return place;
  },
  async postgres() {
    const server = await postgresServer();
    const { location, ask, giveBack } = await takeDatabase(server, await migratedTemplate(server));
    return { location, ask, remove: giveBack };
  },
};

/** On PostgreSQL a copy of a migrated database is much faster than its migrations. */
const templates = new WeakMap<PostgresServer, Promise<string>>();

function migratedTemplate(server: PostgresServer): Promise<string> {
  const made = templates.get(server) ?? server.create().then((location) => migrateAt(location).then(() => location));
  templates.set(server, made);
  return made;
}

async function migrateAt(location: string): Promise<void> {
  const database = await openDatabase(location);
  await migrate(database).finally(() => database.destroy());
}

/** The context of a suite that runs on every engine. All of it is new for each test. */
export interface EngineUnderTest {
  readonly name: Engine;
  /** The address of the open database, for other processes. */
  location(): string;
}

export const ENGINES: readonly Engine[] = ["sqlite", "postgres"];

/** Runs a suite on each engine, with an open and migrated database of its own for every test. */
export function forEachEngine(title: string, suite: (database: () => Database, engine: EngineUnderTest) => void): void {
  forEachLocation(title, MIGRATED, (location, name, ask) => {
    let database: Database;
    beforeEach(async () => {
      database = await openDatabase(location());
    });
    suite(() => database, { name, location });
    // After every test the ledger must balance.
    afterEach(async () => expect(await findFaults(database, ask())).to.deep.equal([]));
    afterEach(() => database.destroy());
  });
}

/** Runs a suite on each engine, with an empty place for a database for every test. */
export function forEachEmptyPlace(title: string, suite: (location: () => string, engine: Engine) => void): void {
  forEachLocation(title, EMPTY, suite);
}

/** Runs a suite on each engine, with a migrated database that nobody has opened, and that is not audited. */
export function forEachMigratedPlace(title: string, suite: (location: () => string, engine: Engine) => void): void {
  forEachLocation(title, MIGRATED, suite);
}

function forEachLocation(
  title: string,
  make: Readonly<Record<Engine, MakePlace>>,
  suite: (location: () => string, engine: Engine, ask: () => AskDatabase | undefined) => void,
): void {
  stopPostgresAtTheEnd();
  for (const name of ENGINES) {
    describe(`${title} (${name})`, () => {
      let place: Place;
      beforeEach(async () => {
        place = await make[name]();
      });
      suite(
        () => place.location,
        name,
        () => place.ask,
      );
      afterEach(() => place.remove());
    });
  }
}
