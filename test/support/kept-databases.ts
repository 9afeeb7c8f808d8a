/**
 * Migrated databases on the server of the tests that later tests use again. For a new one the server copies a thousand
 * files, its first connection reads the catalog anew, and the first audit plans its queries anew.
 */
import { createHash } from "node:crypto";
import { Socket } from "node:net";
import pg from "pg";
import type { PostgresServer } from "./postgres-server.js";

/** A migrated database that one test has at a time. */
export interface KeptDatabase {
  readonly location: string;
  /** The rows of a query. It is planned once for all tests that have this database. */
  ask(query: string): Promise<readonly object[]>;
  /** Empties it for the next test, or drops it if it is not as it was. */
  giveBack(): Promise<void>;
}

const free = new WeakMap<PostgresServer, KeptDatabase[]>();

/** A database that no other test has, made from the template unless one is free. */
export async function takeDatabase(server: PostgresServer, template: string): Promise<KeptDatabase> {
  return free.get(server)?.pop() ?? openKept(server, await server.create(template));
}

/** Deleted rows stay in its files, and each query would read them. */
const MOST_BYTES = 8 * 1024 * 1024;
const FIRST_OWN_IDENTIFIER = 16_384;
const LONGEST_END_MILLISECONDS = 5_000;

/** Ends the connections of others: few tests leave one. */
const END_OTHERS = `SELECT pg_terminate_backend(pid, ${LONGEST_END_MILLISECONDS})
  FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`;

/** Every definition, with the rights of others, as one text. */
const DEFINITIONS = [
  `SELECT t::text FROM pg_class t WHERE t.oid >= ${FIRST_OWN_IDENTIFIER}`,
  `SELECT t::text FROM pg_attribute t WHERE t.attrelid >= ${FIRST_OWN_IDENTIFIER}`,
  ...["pg_attrdef", "pg_constraint", "pg_event_trigger", "pg_namespace", "pg_trigger"].map(
    (table) => `SELECT t::text FROM ${table} t`,
  ),
  `SELECT t::text FROM pg_proc t WHERE t.oid >= ${FIRST_OWN_IDENTIFIER}`,
  "SELECT datacl::text FROM pg_database WHERE datname = current_database()",
  "SELECT s.setconfig::text FROM pg_db_role_setting s JOIN pg_database d ON d.oid = s.setdatabase " +
    "WHERE d.datname = current_database()",
];
const LOOK = `SELECT
  (SELECT md5(string_agg(text, ' ' ORDER BY text)) FROM (${DEFINITIONS.join(" UNION ALL ")}) AS all_of (text)) AS print,
  (SELECT SUM(pg_relation_size(oid)) FROM pg_class WHERE oid >= ${FIRST_OWN_IDENTIFIER}) AS bytes`;

async function openKept(server: PostgresServer, location: string): Promise<KeptDatabase> {
  const client = await connect(location);
  const print = (await ask(client, LOOK))[0] as Look;
  const empty = await emptying(client);
  const kept: KeptDatabase = {
    location,
    ask: (query) => ask(client, query).catch(() => askAnew(location, query)),
    async giveBack() {
      if (await isEmptied(client, print, empty).catch(() => false)) {
        free.set(server, [...(free.get(server) ?? []), kept]);
      } else {
        await client.end().catch(() => undefined);
        await server.drop(location);
      }
    },
  };
  return kept;
}

/** A test may end every connection of its database. Then the next statement fails. */
async function connect(location: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: location, application_name: "tests" });
  client.on("error", () => undefined);
  await client.connect();
  const { stream } = client.connection;
  // It keeps no process that has run all its tests.
  if (stream instanceof Socket) stream.unref();
  return client;
}

async function askAnew(location: string, query: string): Promise<readonly object[]> {
  const client = await connect(location);
  return ask(client, query).finally(() => client.end());
}

interface Look {
  readonly print: string;
  readonly bytes: string;
}

/** Whether it is as before. If it has other definitions it is not emptied. */
async function isEmptied(client: pg.Client, { print }: Look, empty: string): Promise<boolean> {
  await ask(client, END_OTHERS);
  const now = (await ask(client, LOOK))[0] as Look;
  if (now.print !== print || Number(now.bytes) >= MOST_BYTES) return false;
  await client.query(empty);
  return true;
}

async function ask(client: pg.Client, text: string): Promise<readonly object[]> {
  const name = createHash("sha1").update(text).digest("hex");
  return (await client.query<object>({ name, text })).rows;
}

interface Table {
  readonly name: string;
  readonly rows: string | null;
}

/** Statements that bring every table and its numbers to what migrations wrote. Its own rules do not hold for them. */
async function emptying(client: pg.Client): Promise<string> {
  const found = await client.query<{ name: string }>(
    "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  const numbers = await client.query<{ name: string; next: string; isUsed: boolean }>(
    `SELECT format('%I.%I', schemaname, sequencename) AS name, COALESCE(last_value, start_value) AS next,
      last_value IS NOT NULL AS "isUsed" FROM pg_sequences`,
  );
  const tables: Table[] = [];
  for (const { name } of found.rows) {
    const { rows } = await client.query<{ rows: string | null }>(`SELECT json_agg(t)::text AS rows FROM ${name} t`);
    tables.push({ name, rows: rows[0]?.rows ?? null });
  }
  return [
    "BEGIN; SET LOCAL session_replication_role = replica",
    ...tables.map(({ name }) => `DELETE FROM ${name}`),
    ...tables.flatMap(({ name, rows }) =>
      rows === null
        ? []
        : [
            `INSERT INTO ${name} OVERRIDING SYSTEM VALUE ` +
              `SELECT * FROM json_populate_recordset(NULL::${name}, ${client.escapeLiteral(rows)})`,
          ],
    ),
    ...numbers.rows.map(({ name, next, isUsed }) => `SELECT setval('${name}', ${next}, ${isUsed})`),
    "COMMIT",
  ].join("; ");
}
