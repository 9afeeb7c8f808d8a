/** What can be wrong with a PostgreSQL, and what to do about it. */
import { codeOf } from "../../errors/error-code.js";
import type { Database } from "../../stores/drivers/database.js";
import { sharesSessions } from "../../stores/drivers/shared-sessions.js";
import { type Finding, messageOf, problem, warning } from "./finding.js";

const CHECK = "database";
const REACH =
  "check the address, the user and the password in `database`, and whether the server runs and accepts this host";
const TLS = "for TLS end `database` with ?sslmode=verify-full, and &sslrootcert=FILE for a CA of your own";

interface Advice {
  readonly code?: RegExp;
  readonly message?: RegExp;
  readonly advice: string;
}

/** The first that fits. */
const ADVICES: readonly Advice[] = [
  { message: /several servers/, advice: "use a balancer for TCP or a virtual address, which follows the primary" },
  { message: /no encryption$/, advice: `${REACH}; ${TLS}` },
  { code: /^28/, advice: "check the user and the password in `database`, and pg_hba.conf of the server" },
  { code: /^3D000$/, advice: "make the database, encoded in UTF8, and let the user of the gateway own it" },
  { code: /^42501$/, advice: "let the user of the gateway own the tables, or give it all rights on them" },
  { code: /^53300$/, advice: "allow more connections (max_connections): each process opens up to 11" },
  { code: /CERT|SIGNED|^UNABLE_TO_|^ERR_(?:TLS|SSL)_/, advice: TLS },
  { message: /does not support SSL/, advice: "end `database` without sslmode, or switch TLS on at the server" },
  { message: /where UTF8 is needed$/, advice: "make a database with ENCODING 'UTF8' TEMPLATE template0, and name it" },
];

interface RoleRow {
  readonly role: string;
  readonly schema: string | null;
  readonly creates: boolean | null;
  /** Whose tables they are, where the role may not read and write those that every call needs. */
  readonly owner: string | null;
}

/** The tables that every call needs belong to one role. A right that is missing may be that of any of them. */
const ROLE = `
  SELECT current_user AS role, current_schema() AS schema,
    has_schema_privilege(current_schema(), 'CREATE') AS creates,
    (SELECT pg_get_userbyid(relowner)
      FROM pg_class AS known JOIN pg_class AS each USING (relnamespace, relowner, relkind)
      WHERE relnamespace = to_regnamespace(quote_ident(current_schema())) AND known.relname = 'schema_migrations'
        AND each.relname IN ('schema_migrations', 'wallets', 'holds', 'ledger', 'api_keys', 'request_log', 'tasks')
        AND relkind = 'r' AND NOT pg_has_role(relowner, 'USAGE')
        AND NOT (has_table_privilege(each.oid, 'SELECT') AND has_table_privilege(each.oid, 'INSERT')
          AND has_table_privilege(each.oid, 'UPDATE') AND has_table_privilege(each.oid, 'DELETE'))
      LIMIT 1) AS owner`;

const NO_ROLE: RoleRow = { role: "", schema: null, creates: null, owner: null };

export function serverFault(error: unknown): Finding {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const [code = "", message] = [codeOf(cause), messageOf(error)];
  const found = ADVICES.find((one) => one.code?.test(code) === true || one.message?.test(message) === true);
  return problem(CHECK, message, found?.advice ?? REACH);
}

/** A role that may not make tables, which each start needs, and sessions that are shared. */
export async function checkServer(database: Database): Promise<Finding[]> {
  const { rows } = (await database.raw(ROLE)) as { rows: RoleRow[] };
  const [{ role, schema, creates, owner } = NO_ROLE] = rows;
  if (schema === null)
    return [problem(CHECK, `${role} has no schema`, "make the first one of its search_path, or grant USAGE on it")];
  if (creates !== true) {
    const advice = `as its owner: GRANT USAGE, CREATE ON SCHEMA ${quoted(schema)} TO ${quoted(role)}`;
    return [problem(CHECK, `${role} may not make tables in the schema ${schema}, as each start does`, advice)];
  }
  if (owner !== null) {
    const grant = `GRANT ALL ON ALL TABLES IN SCHEMA ${quoted(schema)} TO ${quoted(role)}`;
    const advice = `let it own them, which later versions need; or, for this version, as ${owner}: ${grant}`;
    return [problem(CHECK, `${role} may not use the tables, which belong to ${owner}`, advice)];
  }
  if (!(await sharesSessions(database))) return [];
  const detail = "connections share sessions, as through a pooler in transaction mode: notices and settings are lost";
  return [warning(CHECK, detail, "let `database` lead to the server itself, or use the pooler's session mode")];
}

/** A name as statements write it. */
function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
