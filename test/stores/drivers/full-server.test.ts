import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import pg from "pg";
import { type Database, openDatabase } from "../../../src/stores/drivers/database.js";
import { postgresServer, stopPostgresAtTheEnd } from "../../support/postgres-server.js";
import { failureOf } from "../../support/promises.js";

stopPostgresAtTheEnd();

const USER = `few_${process.pid}`;
const MOST = 2;
const ROOM_AFTER_MS = 500;

describe("a server with no connection left", () => {
  let address: string;
  let administration: pg.Client;
  let few: URL;
  let open: Database[];

  beforeEach(async () => {
    open = [];
    address = await (await postgresServer()).create();
    administration = new pg.Client(address);
    await administration.connect();
    await administration.query(`CREATE ROLE ${USER} LOGIN PASSWORD 'few' CONNECTION LIMIT ${MOST}`);
    few = Object.assign(new URL(address), { username: USER, password: "few" });
  });

  afterEach(async () => {
    await Promise.all(open.map((database) => database.destroy()));
    await administration.query(`DROP ROLE ${USER}`);
    await administration.end();
    await (await postgresServer()).drop(address);
  });

  const opened = async () => {
    const database = await openDatabase(few.href);
    open.push(database);
    return database;
  };

  /** Uses all connections until the returned function is called. */
  const fill = async (): Promise<() => Promise<void>> => {
    const clients = Array.from({ length: MOST }, () => new pg.Client(few.href));
    for (const client of clients) await client.connect();
    return async () => void (await Promise.all(clients.map((client) => client.end())));
  };

  it("lets statements wait for the connections that work", async () => {
    const database = await opened();
    const asked = Array.from({ length: 40 }, () => database.raw("SELECT pg_sleep(0.05)"));
    expect((await Promise.allSettled(asked)).filter(({ status }) => status === "rejected")).to.deep.equal([]);
  });

  it("is asked again where no connection works", async () => {
    const free = await fill();
    const opening = opened();
    await sleep(ROOM_AFTER_MS);
    await free();
    await (await opening).raw("SELECT 1");
  });

  it("is the reason where none comes", async () => {
    const free = await fill();
    expect((await failureOf(opened())).message).to.contain("too many connections for role");
    await free();
  });
});
