/** No secret reaches a place where it could be read: one gateway, all kinds of calls, every place searched. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { type Database, type Engine, openDatabase } from "../../../src/stores/drivers/database.js";
import { canariesIn } from "../../support/canaries.js";
import { emptyPlace, ENGINES, type Place } from "../../support/engines.js";
import { startPostgres } from "../../support/postgres-server.js";
import { type CanaryGateway, runCanaryGateway } from "./canary-gateway.js";
import { ANSWER, IMAGE_PARTS, OWN_KEY, QUESTION, REQUEST_ID } from "./canary-values.js";

/** On PostgreSQL a server of its own: its files have nothing of other tests. */
async function placeOn(engine: Engine): Promise<Place> {
  if (engine === "sqlite") return emptyPlace(engine);
  const server = await startPostgres();
  return { location: server.address, remove: () => server.stop() };
}

/** Everything that a database has: the rows of each table, and the bytes of its files and of its log of writes. */
async function dumpOf(location: string): Promise<Map<string, string>> {
  const database = await openDatabase(location);
  try {
    const isFile = !location.includes("://");
    const tables = await (isFile ? sqliteTables(database) : postgresTables(database));
    const rows = await Promise.all(tables.map(async (table) => [table, await rowsOf(database, table)] as const));
    return new Map([...rows, ...(isFile ? sqliteFiles(location) : await postgresFiles(database))]);
  } finally {
    await database.destroy();
  }
}

const sqliteTables = async (database: Database) =>
  ((await database("sqlite_master").where({ type: "table" }).select("name")) as { name: string }[]).map(
    ({ name }) => name,
  );

const postgresTables = async (database: Database) =>
  (
    (await database("information_schema.tables").where({ table_schema: "public" }).select("table_name as name")) as {
      name: string;
    }[]
  ).map(({ name }) => name);

async function rowsOf(database: Database, table: string): Promise<string> {
  const rows: Record<string, unknown>[] = await database(table).select();
  return rows
    .flatMap((row) => Object.values(row))
    .map((value) => (Buffer.isBuffer(value) ? `${value.toString("latin1")} ${value.toString("hex")}` : String(value)))
    .join("\n");
}

const FILES = { tables: "the files of tables", writes: "the log of writes" } as const;

type Files = readonly (readonly [string, string])[];

const sqliteFiles = (location: string): Files => [
  [FILES.tables, contentsOf([location])],
  [FILES.writes, contentsOf([`${location}-wal`])],
];

/** The log of writes is read before the checkpoint that puts all of it into the files of tables. */
async function postgresFiles(database: Database): Promise<Files> {
  const shown = (await database.raw("SHOW data_directory")) as { rows: { data_directory: string }[] };
  const found = await database("pg_database").where("datname", database.raw("current_database()")).select("oid");
  const [directory = "", [{ oid } = { oid: "" }]] = [shown.rows[0]?.data_directory, found as { oid: unknown }[]];
  const writes = contentsOf(numberedIn(join(directory, "pg_wal")));
  await database.raw("CHECKPOINT");
  return [
    [FILES.tables, contentsOf(numberedIn(join(directory, "base", String(oid))))],
    [FILES.writes, writes],
  ];
}

/** Tables and parts of the log of writes have numbers for names; files that come and go have not. */
const numberedIn = (directory: string) =>
  readdirSync(directory)
    .filter((name) => /^(?:\d+(?:\.\d+)?|[0-9A-F]{24})$/.test(name))
    .map((name) => join(directory, name));

const contentsOf = (files: readonly string[]) =>
  files
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, "latin1"))
    .join("\n");

/** The names and the bytes of all files below a directory. */
function treeAt(directory: string): string {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return entry.isFile() ? `${path}\n${readFileSync(path, "latin1")}` : path;
    })
    .join("\n");
}

/** The texts of clients are in the log of requests and with their tasks, and nowhere else. */
const TABLES_WITH_TEXTS = new Set<string>(["request_log", "tasks", "callbacks", ...Object.values(FILES)]);

const PLACES = [
  "the answers to clients",
  "the answers to administrators",
  "the metrics",
  "the telemetry",
  "the log",
  "the output",
  "the directory of media",
] as const;

for (const engine of ENGINES) {
  describe(`a secret (${engine})`, () => {
    let place: Place;
    let run: CanaryGateway;
    let tables: Map<string, string>;
    let places: Readonly<Record<(typeof PLACES)[number], string>>;

    before(async function () {
      this.timeout(120_000);
      place = await placeOn(engine);
      // Read while the log of writes still has what no checkpoint has moved.
      run = await runCanaryGateway(place.location);
      const { gateway, transcripts, collector } = run;
      tables = await dumpOf(place.location);
      places = {
        "the answers to clients": transcripts.clients.join("\n"),
        "the answers to administrators": transcripts.administrators.join("\n"),
        "the metrics": transcripts.metrics.join("\n"),
        "the telemetry": collector.text,
        "the log": gateway.logged(),
        "the output": gateway.printed(),
        "the directory of media": treeAt(join(gateway.directory, "data")),
      };
    });
    after(async () => {
      await run.stop();
      await place.remove();
    });

    it("is in use: the upstreams got it", () => {
      const names = ["the key of a provider", "a key in the environment", "a header in the environment"];
      const wanted = [...names, "the key of providers of videos"];
      expect(canariesIn(run.sent.join("\n"), run.canaries)).to.include.members(wanted);
    });

    for (const name of PLACES)
      it(`is not in ${name}`, () => {
        expect(places[name]).not.to.equal("");
        // A client may get its own key back, in a name or a member that it sent.
        const own = name === "the answers to clients" ? [OWN_KEY] : [];
        expect(canariesIn(places[name], run.canaries)).to.deep.equal(own);
      });

    it("is in no table, file or log of writes of the database", () => {
      const found = [...tables].map(([table, text]) => [table, canariesIn(text, run.canaries)]);
      expect(Object.fromEntries(found.filter(([, canaries]) => canaries?.length !== 0))).to.deep.equal({});
    });

    it("of a client's words is in the log of requests, and in no place for operators", () => {
      const texts = { question: QUESTION, answer: ANSWER };
      expect(canariesIn(tables.get("request_log") ?? "", texts)).to.deep.equal(["question", "answer"]);
      for (const name of ["the metrics", "the telemetry", "the log", "the output"] as const)
        expect(canariesIn(places[name], texts), name).to.deep.equal([]);
      const others = [...tables].filter(([table]) => !TABLES_WITH_TEXTS.has(table));
      expect(others.flatMap(([table, text]) => (canariesIn(text, texts).length > 0 ? [table] : []))).to.deep.equal([]);
    });

    it("of a client's image is nowhere", () => {
      for (const [name, text] of [...Object.entries(places), ...tables].filter(([name]) => name !== PLACES[0]))
        expect(
          IMAGE_PARTS.filter((part) => text.includes(part)),
          name,
        ).to.deep.equal([]);
    });

    it("would be found: what is no secret is found in the same places", () => {
      const known = { request: REQUEST_ID };
      for (const name of ["the answers to clients", "the answers to administrators", "the log"] as const)
        expect(canariesIn(places[name], known), name).to.deep.equal(["request"]);
      // SQLite has moved its log of writes to the file when the gateway has ended.
      for (const name of ["request_log", FILES.tables, ...(engine === "postgres" ? [FILES.writes] : [])])
        expect(canariesIn(tables.get(name) ?? "", known), name).to.deep.equal(["request"]);
      expect(places["the metrics"]).to.include("maker/chat");
      expect(places["the telemetry"]).to.include("maker/chat");
    });
  });
}
