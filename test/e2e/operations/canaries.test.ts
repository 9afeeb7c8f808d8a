/** No secret reaches a place where it could be read: one gateway, all kinds of calls, every place searched. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { type Database, openDatabase } from "../../../src/stores/drivers/database.js";
import { canariesIn } from "../../support/canaries.js";
import { emptyPlace, ENGINES, type Place } from "../../support/engines.js";
import { stopPostgresAtTheEnd } from "../../support/postgres-server.js";
import { type CanaryGateway, runCanaryGateway } from "./canary-gateway.js";
import { ANSWER, IMAGE_PARTS, OWN_KEY, QUESTION, REQUEST_ID } from "./canary-values.js";

stopPostgresAtTheEnd();

/** Everything that a database has, by its table: on SQLite the bytes of its files too. */
async function dumpOf(location: string): Promise<Map<string, string>> {
  const database = await openDatabase(location);
  try {
    const isFile = !location.includes("://");
    const tables = await (isFile ? sqliteTables(database) : postgresTables(database));
    const rows = await Promise.all(tables.map(async (table) => [table, await rowsOf(database, table)] as const));
    return new Map([...rows, ...(isFile ? [["its files", filesAt(location)] as const] : [])]);
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

const filesAt = (location: string) =>
  [`${location}-wal`, location]
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
const TABLES_WITH_TEXTS = new Set(["request_log", "tasks", "callbacks", "its files"]);

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
      place = await emptyPlace(engine);
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

    it("is in no table of the database", () => {
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
      expect(canariesIn(tables.get("request_log") ?? "", known)).to.deep.equal(["request"]);
      expect(places["the metrics"]).to.include("maker/chat");
      expect(places["the telemetry"]).to.include("maker/chat");
    });
  });
}
