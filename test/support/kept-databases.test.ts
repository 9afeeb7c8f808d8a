import { expect } from "chai";
import pg from "pg";
import { type KeptDatabase, takeDatabase } from "./kept-databases.js";
import { type PostgresServer, postgresServer, stopPostgresAtTheEnd } from "./postgres-server.js";

stopPostgresAtTheEnd();

describe("kept databases of the server", () => {
  let server: PostgresServer;
  let template: string;
  const taken = new Set<KeptDatabase>();

  before(async () => {
    // Its own list of free databases, beside that of the other tests.
    server = { ...(await postgresServer()) };
    template = await server.create();
    const { statement, close } = await connected(template);
    await statement("CREATE TABLE things (id serial PRIMARY KEY, name text)");
    await statement("INSERT INTO things (name) VALUES ('of the template')");
    await close();
  });

  after(async () => {
    for (const { location } of taken) await server.drop(location);
    await server.drop(template);
  });

  async function take(): Promise<KeptDatabase> {
    const database = await takeDatabase(server, template);
    taken.add(database);
    return database;
  }

  it("are emptied to the rows of their template, and taken again", async () => {
    const first = await take();
    const { statement, close } = await connected(first.location);
    await statement("INSERT INTO things (name) VALUES ('of a test')");
    await statement("UPDATE things SET name = 'changed' WHERE id = 1");
    await close();
    await first.giveBack();
    const next = await take();
    expect(next.location).to.equal(first.location);
    await next.ask("INSERT INTO things (name) VALUES ('of another')");
    expect(await next.ask("SELECT id, name FROM things ORDER BY id")).to.deep.equal([
      { id: 1, name: "of the template" },
      { id: 2, name: "of another" },
    ]);
    await next.giveBack();
  });

  it("belong to one test at a time", async () => {
    const [one, other] = [await take(), await take()];
    expect(one.location).not.to.equal(other.location);
    await one.giveBack();
    await other.giveBack();
  });

  it("end the connections that a test has left", async () => {
    const database = await take();
    const { statement, ended } = await connected(database.location);
    await statement("SELECT 1");
    await database.giveBack();
    await ended;
  });

  for (const [what, change] of [
    ["a column", "ALTER TABLE things ADD COLUMN size integer"],
    ["a rule", "ALTER TABLE things ADD CONSTRAINT short CHECK (length(name) < 90)"],
    ["a table", "CREATE TABLE others (id integer)"],
    ["a function", "CREATE FUNCTION one() RETURNS integer LANGUAGE sql AS 'SELECT 1'"],
  ] as const)
    it(`are dropped where a test has added ${what}`, async () => {
      const changed = await take();
      const { statement, close } = await connected(changed.location);
      await statement(change);
      await close();
      await changed.giveBack();
      taken.delete(changed);
      const next = await take();
      expect(next.location).not.to.equal(changed.location);
      const name = new URL(changed.location).pathname.slice(1);
      expect(await next.ask(`SELECT 1 FROM pg_database WHERE datname = '${name}'`)).to.deep.equal([]);
      await next.giveBack();
    });
});

async function connected(location: string) {
  const client = new pg.Client({ connectionString: location });
  const ended = new Promise<void>((resolve) => client.on("end", resolve));
  client.on("error", () => undefined);
  await client.connect();
  return { statement: (text: string) => client.query(text), close: () => client.end(), ended };
}
