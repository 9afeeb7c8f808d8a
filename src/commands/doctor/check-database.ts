/** Whether the database can be opened, is sound and has the current schema. Nothing is changed. */
import { existsSync, statSync } from "node:fs";
import type { Config } from "../../config/types.js";
import { type Database, engineAt, engineOf, openDatabase } from "../../stores/drivers/database.js";
import { REBUILD, unloadedDriver } from "../../stores/drivers/sqlite-file.js";
import { takesWrites } from "../../stores/drivers/takes-writes.js";
import { migrations } from "../../stores/migrations/index.js";
import { checkServer, serverFault } from "./check-server.js";
import { type Finding, messageOf, ok, problem, warning } from "./finding.js";

const CHECK = "database";
const MIGRATE = "run: isogloss migrate (isogloss serve does the same at its start)";
const PRIMARY = "let `database` lead to the primary; if it does, look at its default_transaction_read_only";
const REPAIR =
  "stop the gateway, keep a copy of the file, and restore the last backup or recover with sqlite3 .recover";
/** As SQLite says it. */
const DAMAGE = /malformed|not a database/;
/** Rights of users other than the owner. */
const OF_OTHERS = 0o077;

export interface DatabaseFindings {
  readonly findings: readonly Finding[];
  /** Whether its tables are those of this version, so that it can be read. */
  readonly isCurrent: boolean;
  /** The clock of the server minus that of this machine. Absent for a file. */
  readonly clockAheadMs?: number | undefined;
}

export async function checkDatabase({ database: location }: Pick<Config, "database">): Promise<DatabaseFindings> {
  if (engineAt(location) !== "sqlite") return open(location);
  if (!existsSync(location))
    return { findings: [warning(CHECK, `${location} does not exist yet`, MIGRATE)], isCurrent: false };
  const found = await open(location);
  return { ...found, findings: [...found.findings, ...checkRights(location)] };
}

/** A file that an older version made, or a copy of one. It has what clients wrote. */
function checkRights(location: string): Finding[] {
  const rights = statSync(location).mode & 0o777;
  // Windows has no such rights.
  if (process.getuid === undefined || (rights & OF_OTHERS) === 0) return [];
  const detail = `other users may read or write ${location}: its mode is ${rights.toString(8)}`;
  return [warning(CHECK, detail, `chmod go-rwx ${location}*`)];
}

async function open(location: string): Promise<DatabaseFindings> {
  let database: Database;
  try {
    database = await openDatabase(location);
  } catch (error) {
    return { findings: [faultFinding(error, location)], isCurrent: false };
  }
  try {
    return await look(database, location);
  } catch (error) {
    return { findings: [faultFinding(error, location)], isCurrent: false };
  } finally {
    await database.destroy();
  }
}

function faultFinding(error: unknown, location: string): Finding {
  if (engineAt(location) !== "sqlite") return serverFault(error);
  const unloaded = error instanceof Error ? unloadedDriver(error.cause) : undefined;
  if (unloaded !== undefined) return problem(CHECK, unloaded, REBUILD);
  const message = messageOf(error);
  const detail = message.includes(location) ? message : `${location}: ${message}`;
  return problem(CHECK, detail, DAMAGE.test(message) ? REPAIR : rightsAdvice(location));
}

function rightsAdvice(location: string): string {
  return `let the user of the gateway read and write ${location}, the files beside it and their directory`;
}

async function look(database: Database, location: string): Promise<DatabaseFindings> {
  const isFile = engineOf(database) === "sqlite";
  const fault = isFile ? await faultOf(database) : undefined;
  if (fault !== undefined)
    return { findings: [problem(CHECK, `${location} is damaged: ${fault}`, REPAIR)], isCurrent: false };
  if (!(await takesWrites(database))) {
    const unwritten = isFile
      ? problem(CHECK, `${location} cannot be written`, rightsAdvice(location))
      : problem(CHECK, "it takes no writes, as a standby", PRIMARY);
    return { findings: [unwritten], isCurrent: false };
  }
  const clockAheadMs = isFile ? undefined : await clockOf(database);
  const ofServer = isFile ? [] : await checkServer(database);
  if (ofServer.some(({ state }) => state === "problem")) return { findings: ofServer, isCurrent: false, clockAheadMs };
  const found = await checkSchema(database, isFile ? location : "PostgreSQL");
  return { ...found, findings: [...ofServer, ...found.findings], clockAheadMs };
}

async function checkSchema(database: Database, where: string): Promise<DatabaseFindings> {
  const applied = await appliedMigrations(database);
  const missing = migrations.filter(({ name }) => !applied.has(name));
  const known = new Set(migrations.map(({ name }) => name));
  if (missing.length > 0) {
    const detail = `its schema lacks ${missing.length} of ${migrations.length} migrations`;
    return { findings: [warning(CHECK, detail, MIGRATE)], isCurrent: false };
  }
  const newer = [...applied].filter((name) => !known.has(name));
  if (newer.length > 0) {
    const detail = `its schema is of a newer version: ${newer.join(", ")}`;
    return { findings: [warning(CHECK, detail, "use that version everywhere")], isCurrent: true };
  }
  return { findings: [ok(CHECK, `${where} is sound and has the current schema`)], isCurrent: true };
}

async function faultOf(database: Database): Promise<string | undefined> {
  const rows: { quick_check: string }[] = await database.raw("PRAGMA quick_check(1)");
  const found = rows[0]?.quick_check;
  return found === "ok" ? undefined : (found ?? "it cannot be checked");
}

async function appliedMigrations(database: Database): Promise<ReadonlySet<string>> {
  if (!(await hasMigrations(database))) return new Set();
  const rows: { name: string }[] = await database("schema_migrations").select("name");
  return new Set(rows.map(({ name }) => name));
}

/** The query builder finds only tables that the role may use. Another role's table must not be taken for none. */
async function hasMigrations(database: Database): Promise<boolean> {
  if (engineOf(database) === "sqlite") return database.schema.hasTable("schema_migrations");
  const { rows } = (await database.raw("SELECT to_regclass('schema_migrations') IS NOT NULL AS is_there")) as {
    rows: { is_there: boolean }[];
  };
  return rows[0]?.is_there === true;
}

async function clockOf(database: Database): Promise<number> {
  const before = Date.now();
  const { rows } = await database.raw<{ rows: { at: string | bigint }[] }>(
    "SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT) AS at",
  );
  return Number(rows[0]?.at) - (before + Date.now()) / 2;
}
