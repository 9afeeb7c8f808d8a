import type { Database as Connection } from "better-sqlite3";
import { statSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { currentWork, doWork } from "../../../src/errors/work.js";
import type { Database } from "../../../src/stores/drivers/database.js";
import { logFlusherOf } from "../../../src/stores/drivers/log-flusher.js";
import { Statement, changesOf, rowsOf, type Steps } from "../../../src/stores/drivers/steps.js";
import { writerOf } from "../../../src/stores/drivers/writer.js";
import { SqliteFile } from "../../../src/stores/drivers/sqlite-file.js";
import { forEachEngine } from "../../support/engines.js";
import { failureOf } from "../../support/promises.js";

const INSERT = new Statement((database, value) =>
  database("settings").insert({ name: value("name"), value: value("text") }),
);
const READ = new Statement((database, value) =>
  database("settings")
    .where({ name: value("name") })
    .select("value"),
);

function* write(name: string, text = "a text"): Steps<string> {
  yield* changesOf(INSERT.with({ name, text }));
  const [row] = yield* rowsOf<{ readonly value: string }>(READ.with({ name }));
  return row?.value ?? "";
}

function* writeAndFail(name: string): Steps<never> {
  yield* write(name);
  throw new Error("undone");
}

const namesIn = async (database: Database): Promise<readonly string[]> =>
  ((await database("settings").pluck("name")) as string[]).sort();

forEachEngine("writerOf", (database, { name }) => {
  it("resolves with the result of the steps, which see their own writes", async () => {
    expect(await writerOf(database()).write(() => write("a", "mine"))).to.equal("mine");
    expect(await namesIn(database())).to.deep.equal(["a"]);
  });

  it("reads what is committed, and not what another transaction is writing", async () => {
    const writer = writerOf(database());
    const read = () => writer.read(READ.with({ name: "a" }));
    expect(await read()).to.deep.equal([]);
    await writer.write(() => write("a", "mine"));
    expect(await read()).to.deep.equal([{ value: "mine" }]);
    const { rows } = await database().transaction(async (transaction) => {
      await transaction("settings").update({ value: "theirs" });
      const reading = read();
      // A file has one connection, which the transaction has.
      return { rows: name === "sqlite" ? reading : await reading };
    });
    expect(await rows).to.deep.equal([{ value: name === "sqlite" ? "theirs" : "mine" }]);
  });

  it("undoes the steps that fail, and no others of the same moment", async () => {
    const writer = writerOf(database());
    const [one, failed, other] = await Promise.all([
      writer.write(() => write("a")),
      failureOf(writer.write(() => writeAndFail("b"))),
      writer.write(() => write("c")),
    ]);
    expect([one, failed.message, other]).to.deep.equal(["a text", "undone", "a text"]);
    expect(await namesIn(database())).to.deep.equal(["a", "c"]);
  });

  it("rejects steps whose statement the database refuses", async () => {
    const writer = writerOf(database());
    await writer.write(() => write("a"));
    const [failed] = await Promise.all([failureOf(writer.write(() => write("a"))), writer.write(() => write("b"))]);
    expect(failed.message).to.match(/unique|duplicate/i);
    expect(await namesIn(database())).to.deep.equal(["a", "b"]);
  });

  it("gives an absent value as none", async () => {
    const nothing = new Statement((knex, value) =>
      knex.select(knex.raw("CAST(? AS TEXT) AS found", [value("absent")])),
    );
    const steps = function* (): Steps<unknown> {
      return (yield* rowsOf(nothing.with({})))[0];
    };
    expect(await writerOf(database()).write(steps)).to.deep.equal({ found: null });
  });
});

forEachEngine("writerOf on a file", (database, { name, location }) => {
  if (name !== "sqlite") return;

  interface Pool {
    acquireConnection(): Promise<Connection>;
    releaseConnection(connection: Connection): Promise<void>;
  }

  const connectionOf = async (): Promise<Connection> => {
    const pool = database().client as Pool;
    const connection = await pool.acquireConnection();
    await pool.releaseConnection(connection);
    return connection;
  };

  it("acquires the connection once, and not for each look before the first commit", async () => {
    interface Events {
      readonly pool: { on(event: "acquireSuccess", listener: () => void): void };
    }
    let acquired = 0;
    (database().client as Events).pool.on("acquireSuccess", () => (acquired += 1));
    const writer = writerOf(database());
    for (let count = 0; count < 3; count++) await writer.read(READ.with({ name: "a" }));
    expect(acquired).to.equal(1);
    await writer.write(() => write("a", "mine"));
    expect(await writer.read(READ.with({ name: "a" }))).to.deep.equal([{ value: "mine" }]);
    expect(acquired).to.equal(1);
  });

  it("commits what is pending together once", async () => {
    const connection = await connectionOf();
    const rows = () => Number(connection.prepare("SELECT count(*) FROM settings").pluck().get());
    let flushes = 0;
    const flusher = logFlusherOf(connection);
    const flush = flusher.flush.bind(flusher);
    flusher.flush = () => {
      flushes += 1;
      return flush();
    };
    const writer = writerOf(database());
    await Promise.all(Array.from({ length: 20 }, (_, count) => writer.write(() => write(`name ${count}`))));
    expect([rows(), flushes]).to.deep.equal([20, 1]);
  });

  it("resolves when the commit is on the disk, and not before", async () => {
    const flusher = logFlusherOf(await connectionOf());
    let release = (): void => undefined;
    flusher.flush = () => new Promise((resolve) => (release = resolve));
    let isDone = false;
    const writing = writerOf(database())
      .write(() => write("a"))
      .then(() => (isDone = true));
    await sleep(50);
    expect(isDone).to.equal(false);
    release();
    await writing;
    expect(isDone).to.equal(true);
  });

  it("rejects what could not be written to the disk", async () => {
    const flusher = logFlusherOf(await connectionOf());
    flusher.flush = () => Promise.reject(new Error("the disk is broken"));
    expect((await failureOf(writerOf(database()).write(() => write("a")))).message).to.equal("the disk is broken");
  });

  it("copies the log into the database after a flush that failed, so that nothing before it is lost", async () => {
    const connection = await connectionOf();
    const fails = [true];
    logFlusherOf(connection, async () => {
      if (fails.pop() === true) throw new Error("EIO");
    });
    const writer = writerOf(database());
    expect((await failureOf(writer.write(() => write("a")))).message).to.equal("EIO");
    await writer.write(() => write("b"));
    expect(statSync(`${location()}-wal`).size).to.equal(0);
    expect(await namesIn(database())).to.deep.equal(["a", "b"]);
  });

  it("repeats the whole group when a statement finds the database busy", async () => {
    let tries = 0;
    const busy = function* (): Steps<number> {
      yield* write("a");
      tries += 1;
      if (tries === 1) throw Object.assign(new Error("busy"), { code: "SQLITE_BUSY" });
      return tries;
    };
    const writer = writerOf(database());
    expect(await Promise.all([writer.write(() => write("b")), writer.write(busy)])).to.deep.equal(["a text", 2]);
    expect(await namesIn(database())).to.deep.equal(["a", "b"]);
  });

  it("runs the steps of each call as a part of that call", async () => {
    const writer = writerOf(database());
    const seen: (string | undefined)[] = [];
    const look = function* (): Steps<void> {
      seen.push(currentWork()?.name.call);
    };
    const ask = (call: string) => doWork({ work: "call", call }, () => writer.write(look));
    await Promise.all([ask("one"), ask("two"), writer.write(look)]);
    expect(seen).to.deep.equal(["one", "two", undefined]);
  });

  it("commits of others wait for the disk as before", async () => {
    await writerOf(database()).write(() => write("a"));
    expect((await connectionOf()).pragma("synchronous", { simple: true })).to.equal(2n);
  });

  it("waits for a lock of another process as long as each may", async () => {
    const other = new SqliteFile(location());
    other.exec("BEGIN IMMEDIATE");
    const writer = writerOf(database());
    const hasty = failureOf(writer.write(() => write("a"), { timeoutMs: 100 }));
    const patient = writer.write(() => write("b"), { timeoutMs: 10_000 });
    expect((await hasty).message).to.match(/locked/);
    other.exec("COMMIT");
    other.close();
    expect(await patient).to.equal("a text");
    expect(await namesIn(database())).to.deep.equal(["b"]);
  });
});
