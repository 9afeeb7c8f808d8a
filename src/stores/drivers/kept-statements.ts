/** Keeps the prepared statements of a connection to SQLite: preparing one takes longer than running it. */
import type { Database as Connection } from "better-sqlite3";

type Prepare = Connection["prepare"];

const MOST_STATEMENTS = 300;
/** SQLite executes many of them while it prepares them: they have no effect when they run again. */
const PRAGMA = /^\s*pragma/i;

/** From now on `prepare` returns a statement that was prepared before. The least recently used ones are given up. */
export function keepStatements(connection: Connection): void {
  const prepare = connection.prepare.bind(connection) as Prepare;
  const kept = new Map<string, ReturnType<Prepare>>();
  connection.prepare = ((sql: string) => {
    if (PRAGMA.test(sql)) return prepare(sql);
    const statement = kept.get(sql) ?? prepare(sql);
    kept.delete(sql);
    kept.set(sql, statement);
    const [oldest] = kept.size > MOST_STATEMENTS ? kept.keys() : [];
    if (oldest !== undefined) kept.delete(oldest);
    return statement;
  }) as Prepare;
}
